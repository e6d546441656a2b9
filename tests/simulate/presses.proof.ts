/**
 * What a turn asks of sensible people: few presses, counted on the very controls that Discord is sent; how often a game is handed on; and that the
 * pages give the true number of choices in a usual game.
 */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { onlyLong } from '../tools/often.ts';
import { type Sat, sit } from './sitting.ts';

const known = new Map<string, Sat>();
/** The first games with this many people, each played once. */
const sittings = (game: Game, people: number, many: number): Sat[] =>
  Array.from({ length: many }, (_, n) => {
    const name = `${game.command} ${people} ${n}`;
    const sat = known.get(name) ?? sit(game, people, n);
    known.set(name, sat);
    return sat;
  });

const quantile = (list: readonly number[], part: number): number => [...list].sort((a, b) => a - b)[Math.floor(part * (list.length - 1))]!;

/** Presses per turn, including Play, at the median and at the 95th percentile: the goal for every game, and the figures each has reached. */
const ofATurn = { median: 3, p95: 5 };
const reached: { [command: string]: typeof ofATurn } = {
  president: { median: 1, p95: 2 },
  'moi-president': { median: 2, p95: 3 },
  campaign: { median: 3, p95: 4 },
};

/** The most a median game may ask for under the preselected options: hand-offs, and presses of each player. */
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
    const visits = sittings(game, people, 3).flatMap((sat) => sat.visits);
    expect(visits.length).toBeGreaterThan(50);
    const { median, p95 } = reached[game.command] ?? ofATurn;
    expect(quantile(visits, 0.5)).toBeLessThanOrEqual(median);
    expect(quantile(visits, 0.95)).toBeLessThanOrEqual(p95);
  });

  const noAim = { skip: true, meta: { needs: `an aim for hand-offs in ${game.command}` } };
  const aimed = { ...(most[game.command] ? onlyLong : noAim), timeout: 600_000 };
  test('a median game among as many as there may be does not wait too often for somebody', aimed, () => {
    // The median of twenty differs by five or more from one set to the next.
    const played = sittings(game, max, 30);
    const median = (list: number[]) => quantile(list, 0.5);
    expect(median(played.map(({ handOffs }) => handOffs))).toBeLessThanOrEqual(most[game.command]!.handOffs);
    expect(median(played.map(({ presses }) => presses))).toBeLessThanOrEqual(most[game.command]!.presses);
  });

  test.each(
    Object.entries(game.choices).map(([people, choices]) => [Number(people), choices] as const),
  )('among %i about %d choices each', (people, choices) => {
    const made = sittings(game, people, 5)
      .map((sat) => sat.choices)
      .sort((a, b) => a - b);
    expect(made[2]! / choices).toBeGreaterThan(0.6);
    expect(made[2]! / choices).toBeLessThan(1.6);
  });
});

/** With fewer players than the maximum: the median of twenty. */
test.each([2, 3])('president among %i is handed on at most 60 times', (people) => {
  const game = games.find(({ command }) => command === 'president')!;
  expect(
    quantile(
      sittings(game, people, 20).map(({ handOffs }) => handOffs),
      0.5,
    ),
  ).toBeLessThanOrEqual(60);
});
