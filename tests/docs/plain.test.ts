/** The pages for players, owners and new engineers use none of the words that docs/style.md refuses. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = [
  ...['README.md', '.env.example', 'CHANGELOG.md', 'CONTRIBUTING.md'],
  ...['architecture', 'computer', 'hosting', 'limits', 'privacy', 'reliability', 'scale', 'terms', 'time'].map((name) => `docs/${name}.md`),
];
const refused = /\b(?:whoever|whomever|thereof|in place of|of one[’']s own|at the least|once more|everybody|anew)\b/giu;

test('finds a refused word', () => {
  expect('Whoever asks is told anew.'.match(refused)).toEqual(['Whoever', 'anew']);
});

test.each(pages)('%s is plain', (page) => {
  const found = readFileSync(page, 'utf8')
    .split('\n')
    .flatMap((line, n) => (line.match(refused) ?? []).map((word) => `line ${n + 1}: ${word}`));
  expect(found, 'docs/style.md says what to write instead').toEqual([]);
});
