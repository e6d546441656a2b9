/** Thousands of histories. */
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { often } from '../../tools/often.ts';
import { histories } from './absences.ts';

const each = often(500);

test.each(games.map((game) => [game.command, game] as const))('%s', { timeout: 900_000 }, async (_, game) => {
  const seen = await histories(game, each, 2027);
  console.log(seen);
  expect(seen.histories).toBe(each);
  for (const often of [seen.waits, seen.trolled, seen.restarts]) expect(often).toBeGreaterThan(each / 20);
});
