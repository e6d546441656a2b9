import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { fold } from '../../src/kernel/run.ts';
import { checkJson, checkLeaks, checkSecondClick, checkWords } from './checks.ts';
import { playRandom, type Standing, seedOf } from './play.ts';

/**
 * Declares the standing checks of one game: `games` random games, looked at after every answer. A game's `random.test.ts` plays a few,
 * its `random.proof.ts` many.
 */
export function testRandomGames(standing: Standing, games: number): void {
  const { game } = standing;
  describe(`${game.command}: ${games} random games`, () => {
    const batches = Math.min(10, games);
    test.each(Array.from({ length: batches }, (_, i) => i))('batch %i: JSON, second click, leaks, words, replay', (batch) => {
      const chance = openRandom(startRandom(seedOf(batch + 99)), () => {});
      for (let n = batch; n < games; n += batches) {
        let count = 0;
        const { opening, state, answers } = playRandom(standing, n, {
          after: (now, answer, events) => {
            count++;
            checkJson(now);
            checkSecondClick(game, now, answer);
            checkWords(game, now, events);
            checkLeaks(standing, now, chance, (count + n) % 61 === 0);
          },
          ordered: (now, _seat, _picked, events) => {
            checkJson(now);
            checkWords(game, now, events);
            checkLeaks(standing, now, chance, false);
          },
        });
        expect(isDeepStrictEqual(fold(game.rules, opening, answers), state), `game ${n}: replaying the answers gives the same state`).toBe(true);
      }
    });
  });
}
