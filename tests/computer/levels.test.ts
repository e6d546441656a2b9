/** Which levels each game offers. */
import { describe, expect, test } from 'vitest';
import { levels, levelsIn, nearestLevel, strongestIn, trustIn } from '../../src/computer/levels.ts';
import { games } from '../../src/games/index.ts';

describe('the levels of a game', () => {
  test('are all of them, unless it says that fewer differ in strength, and none without a mind', () => {
    expect(levelsIn({ mind: {} })).toEqual(['novice', 'regular', 'expert']);
    expect(levelsIn({ mind: { levels: ['novice', 'regular'] } })).toEqual(['novice', 'regular']);
    expect(levelsIn({})).toEqual([]);
  });

  test('that it does not offer are played as the nearest that it does', () => {
    const [two, one, ends] = [
      { mind: { levels: ['novice', 'regular'] } },
      { mind: { levels: ['regular'] } },
      { mind: { levels: ['novice', 'expert'] } },
    ] as const;
    expect(levels.map((level) => nearestLevel(two, level))).toEqual(['novice', 'regular', 'regular']);
    expect(levels.map((level) => nearestLevel(one, level))).toEqual(['regular', 'regular', 'regular']);
    expect(levels.map((level) => nearestLevel(ends, level))).toEqual(['novice', 'novice', 'expert']);
    expect([two, one, ends, { mind: {} }].map(strongestIn)).toEqual(['regular', 'regular', 'expert', 'expert']);
  });

  test('stand in order in every game, each once', () => {
    for (const game of games) expect(levelsIn(game)).toEqual(levels.filter((level) => levelsIn(game).includes(level)));
  });

  test('are as many as we measured to beat the one before (docs/balance.md)', () => {
    const offered = Object.fromEntries(games.map((game) => [game.command, levelsIn(game).join(' ')]));
    const [two, three] = ['novice regular', 'novice regular expert'];
    expect(offered).toMatchObject({ campaign: three, candidate: three, 'moi-president': three, president: two });
  });
});

test('chances are believed as among the strongest who play, people as regulars', () => {
  const trust = { novice: 0.7, regular: 1.1, expert: 0.9 };
  expect(trustIn({ trust }, ['novice', 'novice'])).toBe(0.7);
  expect(trustIn({ trust }, ['novice', null])).toBe(1.1);
  expect(trustIn({ trust }, [null, 'expert', 'novice'])).toBe(0.9);
  expect(trustIn({ trust: 0.6 }, [null, 'expert'])).toBe(0.6);
  expect(trustIn({}, ['expert'])).toBe(1);
});
