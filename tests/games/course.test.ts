/** How a race went: every game's tally matches what everyone sees at its end. */
import { describe, expect, test } from 'vitest';
import { mostTurns } from '../../src/table/looking-back/course.ts';
import { finishedGame } from '../standing/course.ts';
import { standings } from './standings.ts';

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  const { game, final } = standing;
  const { state, course } = finishedGame(standing, 0);

  test('counts at the end what its final board says', () => {
    const view = game.rules.view(state, null);
    const { tally } = course.at(-1)!;
    expect(Object.keys(tally).length).toBeGreaterThan(0);
    expect(final(view).totals).toMatchObject(tally);
  });

  test('begins with everybody, and goes on turn by turn', () => {
    expect(Object.keys(course[0]!.tally).sort()).toEqual([...state.seats].sort());
    const turns = course.map(({ turn }) => turn);
    expect(turns[0]).toBe(0);
    expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b));
    expect(course.length).toBeGreaterThan(2);
    expect(course.length).toBeLessThanOrEqual(mostTurns);
  });

  test('moves', () => expect(new Set(course.map(({ tally }) => JSON.stringify(tally))).size).toBeGreaterThan(2));
});
