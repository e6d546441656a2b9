/** When another process was faster, a unit of work starts over with fresh reads, and refuses what can no longer be done. */
import { expect, test } from 'vitest';
import { Conflict, type Store } from '../../src/table/model/store/store.ts';
import { ada, bob, must, openTestContext, place, why } from './context.ts';
import { interrupted } from './interrupted.ts';

test('an answer that another process overtook is checked anew, and refused as stale', async () => {
  const one = openTestContext();
  const { id, a } = await one.hand.beginTurns();
  const { ref } = (await one.hand.asked(id, a))!;
  const store = interrupted(one.store, 'commit', () => must(one.tables.answer(id, a.id, ref, ['gain'], 'theirs')));
  const two = openTestContext({ store, prefix: 'two' });
  expect(await why(two.tables.answer(id, a.id, ref, ['draw'], 'mine'))).toBe('stale');
  expect((await one.store.answers(id, 0)).at(-1)).toMatchObject({ picked: ['gain'] });
  expect(two.logged).toEqual([]);
});

test('what does not stand in its way is done all the same', async () => {
  const one = openTestContext();
  const { id, a, b } = await one.hand.beginTurns();
  const store = interrupted(one.store, 'commit', () => one.tables.meet(id, { ...a, name: 'Adele' }));
  const two = openTestContext({ store, prefix: 'two' });
  await must(two.tables.resign(id, b.id, 'bye'));
  const table = (await one.tables.find(id))!;
  expect([table.phase, table.people.map(({ name }) => name)]).toEqual(['over', ['Adele', 'Bob']]);
});

test('the same request at the same moment in two processes is carried out once', async () => {
  const one = openTestContext();
  const { id, a } = await one.hand.beginTurns();
  const { ref } = (await one.hand.asked(id, a))!;
  const store = interrupted(one.store, 'commit', () => must(one.tables.answer(id, a.id, ref, ['gain'], 'same')));
  const two = openTestContext({ store, prefix: 'two' });
  expect((await must(two.tables.answer(id, a.id, ref, ['gain'], 'same'))).events).toMatchObject([{ message: { key: 'demo.gain' } }]);
  expect((await one.store.answers(id, 0)).filter(({ picked }) => picked[0] === 'gain')).toHaveLength(1);
});

test('a request that another process carries out before the table is read, and after it was unknown, is not refused', async () => {
  const one = openTestContext();
  const { id, a } = await one.hand.beginTurns();
  const { ref } = (await one.hand.asked(id, a))!;
  const store = interrupted(one.store, 'sitting', () => must(one.tables.answer(id, a.id, ref, ['gain'], 'same')));
  const two = openTestContext({ store, prefix: 'two' });
  expect((await must(two.tables.answer(id, a.id, ref, ['gain'], 'same'))).events).toMatchObject([{ message: { key: 'demo.gain' } }]);
  expect((await one.store.answers(id, 0)).filter(({ picked }) => picked[0] === 'gain')).toHaveLength(1);
});

test('what was read ahead counts for the table of that moment only', async () => {
  const one = openTestContext();
  const { id, a } = await one.hand.beginTurns();
  const { ref } = (await one.hand.asked(id, a))!;
  // The other process has never seen the table, and reads it after another answer: with what it read ahead, that one would go untold.
  const store = interrupted(one.store, 'sitting', () => must(one.tables.answer(id, a.id, ref, ['gain'], 'theirs')));
  let reads = 0;
  const press: Store['press'] = (...given) => {
    reads++;
    return one.store.press(...given);
  };
  const two = openTestContext({ store: { ...store, press }, prefix: 'two' });
  expect(await why(two.tables.answer(id, a.id, ref, ['draw'], 'mine'))).toBe('stale');
  expect(reads).toBe(2);
  expect(two.logged).toEqual([]);
});

test('an answer that another process is about to post while it is taken back is said to be taken back', async () => {
  const one = openTestContext();
  const { id, a } = await one.hand.beginTurns();
  await must(one.hand.answer(id, a, 'gain'));
  const store = interrupted(one.store, 'commit', () => one.outbox.due(one.clock.now, 1));
  const two = openTestContext({ store, prefix: 'two' });
  expect(await must(two.tables.undo(id, a.id, 'back'))).toMatchObject({ events: [{ message: { key: 'table.took-back' } }] });
});

/** The cards of the demo game that can be played again and again and have no bug. */
const cards = ['gain', 'draw', 'roll', 'ask', 'pair', 'again', 'pass', 'one', 'two', 'yes', 'no', '1', '2'];

test('of two processes that answer one question at the same moment, one is acknowledged, each time', async () => {
  const one = openTestContext();
  const two = openTestContext({ store: one.store, prefix: 'two' });
  const { id } = await one.hand.begin([ada, bob], { length: 'long' });
  let acknowledged = 0;
  for (let i = 0; i < 25; i++) {
    const who = (await one.hand.asked(id, ada)) ? ada : bob;
    const asked = await one.hand.asked(id, who);
    if (!asked) break;
    const { ref, decision } = asked;
    const safe = decision.options.map((option) => option.id).filter((option) => cards.includes(option));
    const pick = (n: number) => [safe[n % safe.length]!];
    const [mine, theirs] = [one.tables.answer(id, who.id, ref, pick(i), `one ${i}`), two.tables.answer(id, who.id, ref, pick(i + 1), `two ${i}`)];
    const told = await Promise.all([why(mine), why(theirs)]);
    expect(told.filter((each) => each === 'taken').length, told.join()).toBeLessThanOrEqual(1);
    acknowledged += told.filter((each) => each === 'taken').length;
    const version = await one.store.version(id);
    for (const { tables } of [one, two]) expect((await must(tables.snapshot(id, who.id))).table.version).toBe(version);
  }
  expect(acknowledged).toBeGreaterThan(5);
  expect((await one.store.answers(id, 0)).length).toBe(acknowledged);
  expect([...one.logged, ...two.logged]).toEqual([]);
});

test('two games opened at once in one channel: one of them is told of the other', async () => {
  const { tables, request } = openTestContext();
  const open = (host: typeof ada) => tables.open({ game: 'demo', place, host, invited: [], options: {}, lang: 'en', request: request() });
  const both = await Promise.all([open(ada), open(bob)]);
  const opened = both.find((told) => told.ok)!;
  expect(both.find((told) => told !== opened)).toEqual({ ok: false, error: { why: 'channel-taken', table: (await must(opened)).id } });
});

test('answers that arrive together at one table are taken in their order', async () => {
  const { tables, hand, store } = openTestContext();
  const { id, a, b } = await hand.begin();
  const [his, hers] = [(await hand.asked(id, a))!.ref, (await hand.asked(id, b))!.ref];
  const all = [
    [a, his, '1'],
    [b, hers, '1'],
    [a, his, '2'],
  ] as const;
  const told = await Promise.all(all.map(([who, ref, n], i) => why(tables.answer(id, who.id, ref, [n], `r${i}`))));
  expect(told).toEqual(['taken', 'taken', 'stale']);
  expect((await store.answers(id, 0)).map(({ seat }) => seat)).toEqual(['A', 'B']);
});

test('where others are faster again and again, nothing is changed, and it is an incident', async () => {
  const context = openTestContext();
  const { id, a } = await context.hand.beginTurns();
  let tries = 0;
  const commit = async () => {
    tries++;
    throw new Conflict('faster');
  };
  const two = openTestContext({ store: { ...context.store, commit }, prefix: 'two' });
  await expect(two.hand.answer(id, a, 'gain')).rejects.toThrow(/Incident/);
  expect(tries).toBe(5);
  expect(two.logged).toHaveLength(1);
});

test('a table that changes between two reads is read anew', async () => {
  const context = openTestContext();
  const { id, a } = await context.hand.beginTurns();
  let between: (() => Promise<unknown>) | null = () => must(context.hand.answer(id, a, 'gain'));
  const store: Store = {
    ...context.store,
    async standing(table) {
      const act = between;
      between = null;
      await act?.();
      return context.store.standing(table);
    },
  };
  const { table, view } = await must(openTestContext({ store, prefix: 'two' }).tables.snapshot(id, null));
  expect([table.toAct, view]).toMatchObject([['B'], { points: { A: 1, B: 0 } }]);
});

test('a table of which something else was changed before its game was first read shows its game', async () => {
  const context = openTestContext();
  const { id, a } = await context.hand.beginTurns();
  const next = openTestContext({ store: context.store, prefix: 'next' });
  await next.tables.meet(id, { ...a, name: 'Adele' });
  expect((await next.hand.asked(id, a))?.decision.ask.key).toBe('demo.turn');
});
