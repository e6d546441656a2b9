/** What a turn asks of sensible people: few presses, counted on the very controls that Discord is sent. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { sit } from './sitting.ts';

const quantile = (list: readonly number[], part: number): number => [...list].sort((a, b) => a - b)[Math.floor(part * (list.length - 1))]!;

describe.each(games.map((game) => [game.command, game] as const))('/%s', (_, game) => {
  const { min, max } = game.rules.players;
  test.each([...new Set([min, max])])('among %i a turn takes three presses at the median, and hardly ever more than five', {
    timeout: 300_000,
  }, (people) => {
    const visits = [0, 1, 2].flatMap((n) => sit(game, people, n).visits);
    expect(visits.length).toBeGreaterThan(50);
    expect(quantile(visits, 0.5)).toBeLessThanOrEqual(3);
    expect(quantile(visits, 0.95)).toBeLessThanOrEqual(5);
  });
});
