/** Every "ruling N" that tests and code cite is under this number in the game's RULINGS.md, and every ruling has a test that cites it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';

const root = resolve(import.meta.dirname, '../..');

const textsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

/** The numbers under the page's heading "Rulings". */
const numbersIn = (page: string): number[] => {
  const [, rulings = ''] = /^## Rulings$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(page) ?? [];
  return [...rulings.matchAll(/^(\d+)\. /gm)].map(([, n]) => Number(n));
};

/** The rulings cited in words (`ruling 7`, `rulings 22–24`) or, in the rulings' own test files, at the beginning of a test's name (`'7: …'`). */
function citedIn(text: string): number[] {
  const inWords = [...text.matchAll(/\brulings? (\d+)(?:[–-](\d+))?/gi)].flatMap(([, from, to]) => [Number(from), Number(to ?? from)]);
  const asNames = [...text.matchAll(/\b(?:test|describe)\('(\d+): /g)].map(([, n]) => Number(n));
  return [...inWords, ...asNames];
}

describe.each(games.map(({ command }) => command))('%s', (game) => {
  // A game whose rules leave nothing open needs no page.
  const page = join(root, `src/games/${game}/RULINGS.md`);
  const rulings = existsSync(page) ? numbersIn(readFileSync(page, 'utf8')) : [];
  const inTests = textsIn(`tests/games/${game}`).flatMap(citedIn);

  test('rulings are numbered without a gap', () => expect(rulings).toEqual(rulings.map((_, i) => i + 1)));

  test('what is cited stands there', () => {
    const cited = [...inTests, ...textsIn(`src/games/${game}`).flatMap(citedIn)];
    expect(cited.filter((n) => !rulings.includes(n))).toEqual([]);
  });

  test('every ruling is tested by its number', () => expect(rulings.filter((n) => !inTests.includes(n))).toEqual([]));
});
