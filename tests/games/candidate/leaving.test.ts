/** Players leave at random moments: the others always play on to the end. */
import { expect, test } from 'vitest';
import { stateIds, votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { applyInPlace, decisions, leave, start } from '../../../src/kernel/run.ts';
import { randomAnswer, seedOf } from '../../standing/play.ts';

/** Nothing is lost: all cards and all votes are somewhere. */
function whole(state: Candidate): void {
  const hands = state.seats.flatMap((seat) => state.candidacies[seat]!.hand);
  const laid = (state.contest?.boxes ?? []).flatMap((box) => box.laid.map(({ card }) => card));
  expect([...hands, ...laid, ...state.deck, ...state.discard].sort()).toEqual(Object.keys(state.cards).sort());
  const toCome = candidate.rules.view(state, null).primaries.reduce((sum, { votes }) => sum + votes, 0);
  const inPlay = (state.contest?.kind === 'primary' ? state.contest.boxes : [])
    .filter(({ stage }) => stage !== 'done')
    .flatMap(({ states }) => states);
  const waiting = state.sites
    .filter((site) => !state.remaining.includes(site.primary) && site.primary !== state.contest?.primary)
    .flatMap(({ states }) => states);
  const won = state.seats.flatMap((seat) => state.candidacies[seat]!.won);
  const counted = new Set([...won, ...state.undecided, ...inPlay, ...waiting]);
  expect(toCome + votesIn(...counted)).toBe(votesIn(...stateIds));
}

test.each(Array.from({ length: 24 }, (_, i) => i))('game %i', (n) => {
  const chance = openRandom(startRandom(seedOf(n + 900)), () => {});
  const options = { 'super-tuesday': n % 2 === 0, 'extended-convention': n % 3 === 0, 'sealed-convention': n % 5 === 0 };
  let { state } = start(candidate.rules, { seats: ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (n % 4)), options, seed: seedOf(n) });
  for (let count = 0; !state.outcome; count++) {
    expect(count).toBeLessThan(20_000);
    const open = decisions(candidate.rules, state);
    expect(open.length).toBeGreaterThan(0);
    if (chance.below('leaves', 400) === 0) {
      const left = leave(
        candidate.rules,
        state,
        chance.pick(
          'leaver',
          state.seats.filter((seat) => !state.gone.includes(seat)),
        ),
      );
      if (!left.ok) throw new Error(JSON.stringify(left.error));
      state = left.value.state;
    } else expect(applyInPlace(candidate.rules, state, randomAnswer(chance.pick('who', open), chance)).ok).toBe(true);
    if (count % 50 === 0) whole(state);
  }
  expect(state.outcome.winners).toHaveLength(1);
  expect(state.gone).not.toContain(state.outcome.winners[0]);
});
