/** Declares the proofs that no computer peeks, over so many random games of every game that has a mind. */
import { describe, expect, test } from 'vitest';
import { decisions } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import { playRandom } from '../standing/play.ts';
import { checkCast, checkImagined, checkInformationSet, checkPlayable, checkThought, checkTruth } from './peeking.ts';
import { minded } from './people.ts';

/** One position in so many is looked at in each way. */
export interface Rarely {
  games: number;
  informationSet: number;
  thought: number;
  /** And of these positions one in so many, for the truth among what is dealt. */
  truth: number;
  /** One answer in so many is looked at in its middle, if it is left to luck. */
  cast: number;
}

export function proveNoPeeking({ games, informationSet, thought, truth, cast }: Rarely): void {
  describe.each(minded)('%s', (_, one) => {
    test.each(Array.from({ length: games }, (_, n) => n))('game %i: no computer sees more than its seat', (n) => {
      const random = fastRandom(n + 1);
      let looked = 0;
      playRandom(one.standing, n, {
        before(state, _, answer) {
          if (random.below('cast', cast) === 0) checkCast(one, state, answer, random);
        },
        after(state) {
          if (state.outcome) return;
          for (const seat of [null, ...state.seats]) {
            // Every game at least once, however short it is.
            if ((seat !== null && state.gone.includes(seat)) || (looked > 0 && random.below('informationSet', informationSet) > 0)) continue;
            looked++;
            checkInformationSet(one, state, seat, random);
            checkImagined(one, state, seat, random);
            checkPlayable(one, state, seat, random);
            if (seat !== null && random.below('truth', truth) === 0) checkTruth(one, state, seat, random);
          }
          for (const { seat } of decisions(one.game.rules, state)) if (random.below('thought', thought) === 0) checkThought(one, state, seat, random);
        },
      });
      expect(looked).toBeGreaterThan(0);
    });
  });
}
