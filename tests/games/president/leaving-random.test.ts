/** Random games in which people leave standing orders and leave the table for good: nothing throws, no card is lost, every viewer can be shown the table. */

import { expect, test } from 'vitest';
import { infosCards } from '../../../src/games/president/data/infos.ts';
import { mediaCards } from '../../../src/games/president/data/media.ts';
import { president } from '../../../src/games/president/game.ts';
import type { President } from '../../../src/games/president/state.ts';
import { orderIds } from '../../../src/games/president/vocabulary.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import type { Result } from '../../../src/kernel/result.ts';
import { apply, decisions, leave, order, start } from '../../../src/kernel/run.ts';
import { checkJson, checkLeaks, checkWords, outputs } from '../../standing/checks.ts';
import { randomAnswer, seedOf } from '../../standing/play.ts';
import { standing } from './standing.ts';

const { rules } = president;

function taken<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const mediaOf = (state: President): string[] => [...state.media, ...Object.values(state.candidates).flatMap(({ media }) => media)].sort();

test('with orders and leavers, twenty games end, and every card is somewhere', () => {
  const chance = openRandom(startRandom(seedOf(77)), () => {});
  let [left, alone, steps] = [0, 0, 0];
  for (let n = 0; n < 20; n++) {
    const seats = president.seats.slice(0, 2 + (n % 5));
    let state = start(rules, { seats, options: { rounds: n % 2 === 0 ? '20' : 'off' }, seed: seedOf(1000 + n) }).state;
    while (!state.outcome) {
      const here = seats.filter((seat) => !state.gone.includes(seat));
      const what = chance.below('what', 120);
      const ordered = orderIds.filter(() => chance.below('id', 4) === 0);
      const done =
        what === 0
          ? taken(leave(rules, state, chance.pick('leaver', here)))
          : what < 8
            ? taken(order(rules, state, chance.pick('seat', here), ordered))
            : taken(apply(rules, state, randomAnswer(chance.pick('who', decisions(rules, state)), chance)));
      if (what === 0) left++;
      state = done.state;
      expect(mediaOf(state)).toEqual([...mediaCards].sort());
      // One Infos card may be followed just now.
      expect(state.infos.length).toBeGreaterThanOrEqual(infosCards.length - (state.outcome ? 2 : 3));
      checkJson(state);
      checkWords(president, state, done.events);
      if (++steps % 4 === 0) checkLeaks(standing, state, chance, false);
      if (steps % 80 === 0) for (const viewer of [...seats, null]) outputs(president, state, viewer);
    }
    if (state.outcome.message.key === 'won.alone') alone++;
  }
  expect(left).toBeGreaterThan(12);
  expect(alone).toBeGreaterThan(3);
});
