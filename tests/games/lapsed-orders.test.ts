/**
 * Games saved when everyone began with standing orders can go on: orders that a seat may never have left lapse, orders it must have left stay.
 * `saved/` holds positions as those rules wrote them, with the end of their logs.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lift, type Saved } from '../../src/kernel/migrate.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { apply, decisions, order } from '../../src/kernel/run.ts';
import type { Core, Event } from '../../src/kernel/types.ts';
import { checkJson, checkLeaks, checkWords } from '../standing/checks.ts';
import { checkOrders } from '../standing/orders.ts';
import { randomAnswer, type Standing, seedOf } from '../standing/play.ts';
import { standing as candidateStanding } from './candidate/standing.ts';
import { standing as presidentStanding } from './president/standing.ts';

type OldGame = Saved & { state: { orders: { [seat: string]: string[] } }; log: Event[] };
interface Old {
  name: string;
  standing: Standing;
  begunWith: string[];
  /** An order that nobody began with. */
  own: string;
  saved: OldGame;
}

const read = (path: string): [string, OldGame][] => Object.entries(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')));
const candidate = { standing: candidateStanding as unknown as Standing, begunWith: ['pass-again-small'], own: 'pass-again' };
const president = { standing: presidentStanding as unknown as Standing, begunWith: ['parry', 'tie-first'], own: 'block-never' };
const olds: Old[] = [
  ...read('candidate/saved/rules-3.json').map(([name, saved]) => ({ ...candidate, name: `Candidate, ${name}`, saved })),
  ...read('president/saved/rules-2.json').map(([name, saved]) => ({ ...president, name: `Le Jeu du Président, ${name}`, saved })),
];

describe.each(olds)('$name', ({ standing, begunWith, own, saved }) => {
  const { game } = standing;
  const lifted = (old: OldGame = saved): Core => lift(game.rules, structuredClone(old));

  test('what everybody began with lapses, what somebody has left stays', () => {
    const before = saved.state.orders;
    for (const [seat, left] of Object.entries(before)) {
      expect(left).toEqual(expect.arrayContaining(begunWith));
      expect(lifted().orders[seat]).toEqual(left.filter((id) => !begunWith.includes(id)));
    }
    const [first] = (saved.state as unknown as Core).seats;
    const mine = { ...saved, state: { ...saved.state, orders: { ...before, [first!]: [...begunWith, own] } } };
    expect(lifted(mine).orders[first!]).toEqual([own]);
  });

  test('whoever wants it leaves the order anew', () => {
    const state = lifted();
    const left = order(game.rules, state, state.seats[0]!, begunWith);
    expect(left).toMatchObject({ ok: true, value: { state: { orders: { [state.seats[0]!]: begunWith } } } });
  });

  test('it goes on to its end, and its log can still be read', () => {
    checkWords(game, lifted(), saved.log);
    let state = lifted();
    const chance = openRandom(startRandom(seedOf(5)), () => {});
    for (let n = 0; !state.outcome; n++) {
      const asked = chance.pick('who', decisions(game.rules, state));
      const options = asked.options.filter(({ id }) => !standing.shuns?.includes(id));
      const done = apply(game.rules, state, randomAnswer({ ...asked, options }, chance));
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      state = done.value.state;
      if (n > 60) continue;
      checkJson(state);
      checkWords(game, state, done.value.events);
      checkLeaks(standing, state, chance, false);
      for (const seat of state.seats) checkOrders(game, state, seat);
    }
    expect(state.outcome).not.toBe(null);
  });
});
