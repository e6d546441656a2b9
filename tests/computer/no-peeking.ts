/** Declares the proofs that no computer peeks, over random games of every game with a mind. */
import { describe, expect, test } from 'vitest';
import { copyJson } from '../../src/kernel/copy.ts';
import { decisions } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import type { Core, Seat } from '../../src/kernel/types.ts';
import { playRandom } from '../standing/play.ts';
import { checkCast, checkImagined, checkInformationSet, checkPlayable, checkThought, checkTruth, checkTryOut } from './peeking.ts';
import { minded } from './people.ts';

/** How rarely each check runs: once in this many positions on average, over `games` random games. */
export interface Rarely {
  games: number;
  informationSet: number;
  thought: number;
  /** Once in this many questions: a try-out. */
  tryOut: number;
  /** Once in this many of those positions: whether the truth is among what is dealt. */
  truth: number;
  /** Once in this many answers: a look at the middle of the answer, if it depends on luck. */
  cast: number;
}

export function proveNoPeeking({ games, informationSet, thought, truth, tryOut, cast }: Rarely): void {
  describe.each(minded)('%s', (_, one) => {
    test.each(Array.from({ length: games }, (_, n) => n))('game %i: no computer sees more than its seat', async (n) => {
      const random = fastRandom(n + 1);
      let looked = 0;
      const tried: { state: Core; seat: Seat }[] = [];
      playRandom(one.standing, n, {
        before(state, _, answer) {
          if (random.below('cast', cast) === 0) checkCast(one, state, answer, random);
        },
        after(state) {
          if (state.outcome) return;
          for (const seat of [null, ...state.seats]) {
            // Every game is checked at least once, however short it is.
            if ((seat !== null && state.gone.includes(seat)) || (looked > 0 && random.below('informationSet', informationSet) > 0)) continue;
            looked++;
            checkInformationSet(one, state, seat, random);
            checkImagined(one, state, seat, random);
            checkPlayable(one, state, seat, random);
            if (seat !== null && random.below('truth', truth) === 0) checkTruth(one, state, seat, random);
          }
          for (const { seat } of decisions(one.game.rules, state)) if (random.below('thought', thought) === 0) checkThought(one, state, seat, random);
          for (const { seat } of decisions(one.game.rules, state)) {
            if (tried.length === 0 || random.below('tryOut', tryOut) === 0) tried.push({ state: copyJson(state), seat });
          }
        },
      });
      for (const { state, seat } of tried) await checkTryOut(one, state, seat, random);
      expect(looked).toBeGreaterThan(0);
    });
  });
}
