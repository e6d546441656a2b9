/** Random games in which people leave standing orders and leave the table for good: nothing throws, no card is lost, every viewer can be shown the table. */

import { expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { orderIds } from '../../../src/games/moi-president/vocabulary.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import type { Result } from '../../../src/kernel/result.ts';
import { apply, decisions, leave, order, start } from '../../../src/kernel/run.ts';
import { checkJson, checkLeaks, checkWords, outputs } from '../../standing/checks.ts';
import { randomAnswer, seedOf } from '../../standing/play.ts';
import { allCards } from './scenario.ts';
import { standing } from './standing.ts';

const { rules } = moiPresident;

function taken<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

test('with orders and leavers, sixty games end, and every card is somewhere', () => {
  const chance = openRandom(startRandom(seedOf(77)), () => {});
  let [left, alone] = [0, 0];
  for (let n = 0; n < 60; n++) {
    const seats = moiPresident.seats.slice(0, 2 + (n % 4));
    let { state } = start(rules, { seats, options: { cap: n % 3 === 0 }, seed: seedOf(1000 + n) });
    const cards = allCards(state);
    for (let step = 0; !state.outcome; step++) {
      const here = seats.filter((seat) => !state.gone.includes(seat));
      const what = chance.below('what', 60);
      const done =
        what === 0
          ? taken(leave(rules, state, chance.pick('leaver', here)))
          : what < 6
            ? taken(
                order(
                  rules,
                  state,
                  chance.pick('seat', here),
                  orderIds.filter(() => chance.below('id', 4) === 0),
                ),
              )
            : taken(apply(rules, state, randomAnswer(chance.pick('who', decisions(rules, state)), chance)));
      if (what === 0) left++;
      state = done.state;
      expect(allCards(state)).toEqual(cards);
      checkJson(state);
      checkWords(moiPresident, state, done.events);
      checkLeaks(standing, state, chance, false);
      if (step % 40 === 0) for (const viewer of [...seats, null]) outputs(moiPresident, state, viewer);
    }
    if (state.outcome.message.key === 'won.alone') alone++;
  }
  expect(left).toBeGreaterThan(40);
  expect(alone).toBeGreaterThan(5);
});
