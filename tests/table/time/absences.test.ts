import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { histories } from './absences.ts';

test.each(
  games.map((game) => [game.command, game] as const),
)('%s: half of those who play end every wait, and one alone ends nobody’s game', async (_, game) => {
  const { waits } = await histories(game, 14, 4);
  expect(waits).toBeGreaterThan(0);
});
