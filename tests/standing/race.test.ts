/** After every answer of a random game its race fits one line, in every language, and the line names the leader first. */
import { describe, expect, test } from 'vitest';
import type { Core } from '../../src/kernel/types.ts';
import { standings } from '../games/standings.ts';
import { playRandom, type Standing } from './play.ts';
import { raceFault } from './race.ts';

/** States of game 0: every tenth, or all of a short game. */
function statesOf(standing: Standing): Core[] {
  const states: Core[] = [];
  playRandom(standing, 0, { after: (state) => void (!state.outcome && states.push(structuredClone(state))) });
  return states.length < 100 ? states : states.filter((_, i) => i % 10 === 0);
}

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  const states = statesOf(standing);

  test('names its leader', () => {
    for (const state of states) expect(raceFault(standing.game, state)).toBeNull();
  });

  test('a game that says nothing of the race is found, and one that names another first', () => {
    const { game } = standing;
    const { standing: _, ...mute } = game;
    expect(raceFault(mute, states[0]!)).toContain('has no');
    const isTurned = (state: Core): boolean =>
      raceFault({ ...game, tally: (view) => Object.fromEntries(Object.entries(game.tally(view)).map(([seat, n]) => [seat, -n])) }, state) !== null;
    expect(states.some(isTurned)).toBe(true);
  });
});
