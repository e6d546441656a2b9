/** What a turn asks of sensible people: few presses, counted on the very controls that Discord is sent. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { sit } from './sitting.ts';

const quantile = (list: readonly number[], part: number): number => [...list].sort((a, b) => a - b)[Math.floor(part * (list.length - 1))]!;

/** Presses of a turn, Play included, at the median and of one turn in twenty: what is asked for of every game, and what each has reached. */
const ofATurn = { median: 3, p95: 5 };
const reached: { [command: string]: typeof ofATurn } = {
  president: { median: 1, p95: 2 },
  'moi-president': { median: 2, p95: 3 },
  campaign: { median: 3, p95: 4 },
};

/** What a median game may ask for at the options as they are preselected: hand-offs, and presses of each. */
const most: { [command: string]: { handOffs: number; presses: number } } = {
  president: { handOffs: 60, presses: 20 },
  candidate: { handOffs: 120, presses: 120 },
  'moi-president': { handOffs: 70, presses: 30 },
  campaign: { handOffs: 75, presses: 160 },
};

describe.each(games.map((game) => [game.command, game] as const))('/%s', (_, game) => {
  const { min, max } = game.rules.players;
  test.each([...new Set([min, max])])('among %i a turn takes at most three presses at the median, and hardly ever more than five', {
    timeout: 300_000,
  }, (people) => {
    const visits = [0, 1, 2].flatMap((n) => sit(game, people, n).visits);
    expect(visits.length).toBeGreaterThan(50);
    const { median, p95 } = reached[game.command] ?? ofATurn;
    expect(quantile(visits, 0.5)).toBeLessThanOrEqual(median);
    expect(quantile(visits, 0.95)).toBeLessThanOrEqual(p95);
  });

  const aimed = { skip: !most[game.command], meta: { needs: `an aim for hand-offs in ${game.command}` }, timeout: 600_000 };
  test('a median game among as many as there may be does not wait too often for somebody', aimed, () => {
    // The median of fewer games differs by five and more from one twenty to the next.
    const played = Array.from({ length: 60 }, (_, n) => sit(game, max, n));
    const median = (list: number[]) => quantile(list, 0.5);
    expect(median(played.map(({ handOffs }) => handOffs))).toBeLessThanOrEqual(most[game.command]!.handOffs);
    expect(median(played.map(({ presses }) => presses))).toBeLessThanOrEqual(most[game.command]!.presses);
  });
});
