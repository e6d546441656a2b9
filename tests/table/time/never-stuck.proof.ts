import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { often } from '../../tools/often.ts';
import { neverStuck } from './never-stuck.ts';

test('a small game is never stuck, whatever people do or leave undone', { timeout: 900_000 }, async () => {
  for (let seed = 1; seed <= often(5); seed++) {
    const seen = await neverStuck(undefined, [2, 3, 4], 1500, seed);
    console.log(seed, seen);
    expect(seen.decided).toBeGreaterThan(0);
  }
});

test.each(games.map((game) => [game.command, game] as const))('%s is never stuck', { timeout: 900_000 }, async (_, game) => {
  const seen = await neverStuck([game], [2, 3, 4, 5, 6], often(1000), 7);
  console.log(seen);
  expect(seen.decided).toBeGreaterThan(0);
});
