/** Whatever a post folds into a count, readers still learn who gained or lost by an answer, and which place it hit. */
import { describe, expect, test } from 'vitest';
import { standings } from '../games/standings.ts';
import { countedHeads, foldingFaults } from './folding.ts';
import type { Standing } from './play.ts';

/** Sentences that tell an effect, which even a small game has enough of. */
const causes: { readonly [command: string]: readonly string[] } = {
  campaign: ['told.wins', 'gains', 'shifts', 'key'],
  candidate: ['count'],
  'moi-president': ['tries', 'lays', 'takes'],
  president: ['journey', 'joined'],
};

const counting = (standing: Standing, key: string): Standing => ({
  ...standing,
  game: { ...standing.game, counted: { ...standing.game.counted, [key]: 'planted' } },
});

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (command, standing) => {
  test.each([0, 1])('game %i: a full post names who gained or lost, and where', (n) => {
    expect(foldingFaults(standing, n)).toEqual([]);
  });

  test('no headline may be counted away, and one that may is found', () => {
    const { game } = standing;
    expect(countedHeads(game)).toEqual([]);
    const [head] = game.headlines;
    expect(countedHeads(counting(standing, head!).game)).toEqual([head]);
  });

  test.each(causes[command] ?? [])('a game that lets %s be counted away is found', (key) => {
    expect([0, 1, 2, 3].some((n) => foldingFaults(counting(standing, key), n).length > 0)).toBe(true);
  });
});
