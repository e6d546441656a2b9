/** Invariants that hold whatever anyone plays. */
import { describe, expect, test } from 'vitest';
import { deckSize } from '../../../src/games/campaign/data/numbers.ts';
import { states, tileOf } from '../../../src/games/campaign/data/states.ts';
import { inPlay, tokensLeft, votesOf, winnerOf } from '../../../src/games/campaign/rules/table.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import { issues, sides } from '../../../src/games/campaign/vocabulary.ts';
import { decisions } from '../../../src/kernel/run.ts';
import { playRandom } from '../../standing/play.ts';
import { standing } from './standing.ts';

const { rules } = standing.game;

function check(state: Campaign): void {
  for (const side of sides) {
    if (tokensLeft(state, side) < 0) throw new Error(`${side} has more than twelve tokens out.`);
    if (state.phase !== 'playing') continue;
    const { hand, deck, discard } = state.campaigners[side];
    const aside = [...(state.active === side ? state.played : []), ...(state.media?.by === side ? [state.media.card] : [])];
    const all = [...hand, ...deck, ...discard, ...aside];
    if (all.length !== deckSize || new Set(all).size !== deckSize) throw new Error(`${side} plays with ${all.length} cards.`);
  }
  const places = [...state.unused, ...state.tiles.map((tile) => tile.id), ...sides.flatMap((side) => state.campaigners[side].won)];
  // All twenty are also accounted for between a win and the choice of the next state.
  if (places.length !== states.length || new Set(places).size !== states.length) throw new Error(`There are ${places.length} states.`);
  const settled = decisions(rules, state).every((one) => one.ask.key !== 'ask.turn') || state.tiles.every((tile) => winnerOf(tile) === null);
  if (!settled) throw new Error('A state stands won at the beginning of a turn.');
}

/** The white circles that bear a token, over all states. */
const decided = (state: Campaign): Set<string> =>
  new Set(
    state.tiles.flatMap((tile) =>
      issues.flatMap((issue) => tile[issue].flatMap((circle, i) => (circle.printed === null && circle.token ? [`${tile.id} ${issue} ${i}`] : []))),
    ),
  );

describe('in random games', () => {
  test.each(
    Array.from({ length: 24 }, (_, n) => n + 1000),
  )('game %i: cards, tokens and states are all there; undecided voters never come back', (n) => {
    let before = new Set<string>();
    const { state: end } = playRandom(standing, n, {
      after(core) {
        // The game is Campaign Manager, so the state is its own.
        const state = core as Campaign;
        if (state.outcome) return;
        check(state);
        const now = decided(state);
        for (const circle of before) if (inPlay(state, circle.split(' ')[0]!) && !now.has(circle)) throw new Error(`${circle} is undecided again.`);
        before = now;
      },
    });
    const state = end as Campaign;
    const [obama, mccain] = [votesOf(state, 'obama'), votesOf(state, 'mccain')];
    const { winners, message } = state.outcome!;
    if (message.key === 'won.votes') expect({ obama, mccain }[winners[0]!]).toBeGreaterThanOrEqual(270);
    else expect(Math.max(obama, mccain)).toBeLessThan(270);
    const left = [...state.unused, ...state.tiles.map((tile) => tile.id)].reduce((votes, id) => votes + tileOf(id).votes, 0);
    expect(obama + mccain + left).toBe(538);
  });
});
