/** The figures about this program in `docs/compared.md` are counted again. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { files, textOf } from '../tools/imports.ts';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(resolve(root, 'docs/compared.md'), 'utf8');
/** The figures in a sentence of the page. Throws if the sentence is missing. */
const figures = (sentence: RegExp): number[] => {
  const found = sentence.exec(page);
  if (!found) throw new Error(`docs/compared.md does not say ${sentence} any more.`);
  return found.slice(1).map(Number);
};

test('how long files are', () => {
  const lengths = files
    .filter((file) => !file.startsWith('playground/'))
    .map((file) => textOf(file).trimEnd().split('\n').length)
    .sort((a, b) => a - b);
  const [half, most] = figures(/half of the files have fewer than (\d+) lines, none has more than (\d+)/);
  expect(lengths[Math.floor(lengths.length / 2)]!).toBeLessThan(half!);
  expect(lengths.at(-1)!).toBeLessThanOrEqual(most!);
});

test('how many golden games there are at least', () => {
  const games = readdirSync(resolve(root, 'tests/golden')).filter((file) => file !== 'released-keys.txt');
  const [said] = figures(/golden games, (\d+) against/);
  expect(games.length).toBeGreaterThanOrEqual(said!);
});

test('how many cards of Campaign are written as they read', () => {
  const cards = files
    .filter((file) => file.startsWith('games/campaign/rules/cards/'))
    .flatMap((file) => [...textOf(file).matchAll(/^ *card\(\s*'([MO]\d+)'/gm)].map(([, id]) => id));
  expect(figures(/: (\d+) cards of two or three lines/)).toEqual([new Set(cards).size]);
});
