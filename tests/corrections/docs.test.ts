/** The examples of `docs/correcting-values.md` are lines of the program, and the tests try them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { corrections } from './list.ts';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, 'docs/correcting-values.md'), 'utf8');
const examples = [...text.matchAll(/```diff\n (\S+)\n-(.*)\n\+(.*)\n```/g)].map(([, file, from, to]) => ({ file: file!, from: from!, to: to! }));

test('there are a dozen', () => expect(examples.length).toBeGreaterThanOrEqual(12));

test.each(examples)('$file: $from', ({ file, from, to }) => {
  const lines = readFileSync(resolve(root, file), 'utf8').split('\n');
  expect(lines.filter((line) => line === from).length, 'this very line, to be found without a doubt').toBeGreaterThanOrEqual(1);
  expect(to).not.toBe(from);
  const tried = corrections.flatMap(({ game, edits }) => edits.map((edit) => ({ ...edit, file: `src/games/${game}/${edit.file}` })));
  expect(
    tried.some((edit) => edit.file === file && from.includes(edit.from)),
    'tried by a correction of the list',
  ).toBe(true);
});
