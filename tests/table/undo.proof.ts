/** After anything is taken back, it is as if it had never happened. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../src/kernel/run.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { ada, bob, cleo, must, openTestContext } from './context.ts';
import { type Demo, demoGame } from './demo-game.ts';

/**
 * Random play with random attempts to take back. After every step, the remaining answers lead to the state (except for the numbers of its frames),
 * the log tells only those answers, chance never goes back, and `canUndo` is always right.
 */
test('whatever is answered and taken back, state, log and chance agree', async () => {
  const cards = ['gain', 'draw', 'roll', 'ask', 'pair', 'again', 'pass'];
  const takenBack = { total: 0, others: 0 };
  const step = fc.record({ who: fc.nat(2), undo: fc.nat(2).map((n) => n === 0), pick: fc.nat(59) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 50 }), fc.nat(1), async (steps, restarts) => {
      let context = openTestContext();
      const { store } = context;
      const people = [ada, bob, cleo];
      const { id } = await context.hand.begin(people, { length: 'long' });
      const seats = (await context.tables.find(id))!.seats;
      const opening = await stateOf(store, id);
      let drawn: { [purpose: string]: number } = {};
      for (const [i, { who, undo, pick }] of steps.entries()) {
        if (restarts && i % 7 === 3) context = openTestContext({ store, prefix: `r${i}` });
        const { tables, request, hand } = context;
        const person = people[who]!;
        const before = await must(tables.snapshot(id, person.id));
        const last = (await store.answers(id, 0)).at(-1);
        if (undo) {
          const done = await tables.undo(id, person.id, request());
          expect(done.ok ? 'taken' : done.error.why).toBe(before.canUndo ? 'taken' : 'no-undo');
          if (done.ok) takenBack.total++;
          if (done.ok && last !== undefined && (await store.answers(id, 0)).at(-1)?.n === last.n) takenBack.others++;
        } else if (before.asked) {
          const { options } = before.asked.decision;
          const free = options.map((one) => one.id).filter((one) => cards.includes(one) || !['boom', 'dear'].includes(one));
          await must(hand.answer(id, person, free[pick % free.length]!));
        }
        const standing = await store.answers(id, 0);
        const state = await stateOf(store, id);
        expect(plain(fold(demoGame.rules, opening, standing))).toEqual(plain(state));
        for (const purpose in drawn) expect(state.random.drawn[purpose] ?? 0).toBeGreaterThanOrEqual(drawn[purpose]!);
        drawn = state.random.drawn;
        const told = new Set((await store.log(id, seats[person.id]!, 9999, 9999)).map(({ answer }) => answer));
        for (const { n } of standing) told.delete(n);
        const tookBack = (await store.log(id, null, 9999, 9999)).filter(({ message }) => message.key === 'table.took-back');
        for (const { answer } of tookBack) told.delete(answer);
        told.delete(0);
        expect([...told]).toEqual([]);
      }
    }),
    { numRuns: 80 },
  );
  // Otherwise this test would have tested nothing.
  expect(takenBack.total).toBeGreaterThan(30);
  expect(takenBack.others).toBeGreaterThan(3);
});

const stateOf = async (store: Store, id: string) => JSON.parse((await store.position(id))!.state) as Demo;

/** The state without the numbers of frames, which others' undone answers shift. */
function plain(state: object): unknown {
  return JSON.parse(JSON.stringify(state, (key, value) => (key === '#' || key === 'next' ? undefined : value)));
}
