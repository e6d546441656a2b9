/** What is said of how many choices a usual game has is what sensible people make in one. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { sit } from './sitting.ts';

const tables = games.flatMap((game) =>
  Object.entries(game.choices).map(([people, choices]) => [game.command, Number(people), choices, game] as const),
);

test.each(tables)('%s among %d: about %d choices each', (_, people, choices, game) => {
  const made = Array.from({ length: 5 }, (_unused, n) => sit(game, people, n).choices).sort((a, b) => a - b);
  expect(made[2]! / choices).toBeGreaterThan(0.6);
  expect(made[2]! / choices).toBeLessThan(1.6);
});
