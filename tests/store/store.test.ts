import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Change, Conflict, type TableRow } from '../../src/table/model/store.ts';
import { newcomer } from '../../src/table/work/loaded.ts';
import { ada, bob, change, must, openTestContext, why } from '../table/context.ts';
import { openStore } from '../tools/engines.ts';

const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const fresh = () => join(folder, `${++files}.db`);

const row: TableRow = {
  id: 'abcdefghij',
  game: 'demo',
  phase: 'gathering',
  guild: null,
  channel: '1',
  lang: 'fr',
  host: '7',
  options: { length: 'short', kind: true },
  expires: 5,
  version: 1,
  undos: 0,
  answers: 0,
  messages: 0,
  announced: 0,
  queued: 0,
  storyFrom: -1,
  storyTo: null,
  chapter: null,
  toAct: [],
  since: {},
  called: [],
  callMessage: null,
  clock: '24+12',
  banks: { A: { left: 5, from: null, zero: null, turn: 1 } },
  paused: null,
  away: ['A'],
  outcome: null,
  postChannel: null,
  postMessage: null,
  advised: false,
  previous: null,
  created: 1,
  updated: 1,
};

/** A change that no database takes: nobody sits at a table that is not there. */
const impossible: Change = ['putPerson', 'nowhere', newcomer(ada, 0)];

describe('a unit of work', () => {
  test('is kept as a whole or not at all', async () => {
    const store = openStore(':memory:');
    await expect(store.commit([['addTable', row], ['addRequest', '1', 1], impossible])).rejects.toThrow(/foreign key/i);
    expect([await store.table(row.id), await store.seen('1')]).toEqual([null, false]);
    await store.commit([['addTable', row]]);
    expect(await store.table(row.id)).toEqual(row);
  });

  test('that failed leaves no number behind that later lines would be written under', async () => {
    const store = openStore(':memory:');
    const line = { n: 1, answer: 0, to: null, message: { key: 'said', args: { a: 1 } }, at: 1 };
    const written: Change[] = [
      ['addTable', row],
      ['addMessage', row.id, line],
    ];
    await expect(store.commit([...written, impossible])).rejects.toThrow();
    await store.commit(written);
    expect(await store.publicSince(row.id, 0)).toEqual([line]);
  });

  test('saves a row only over the version before', async () => {
    const store = openStore(':memory:');
    await store.commit([['addTable', row]]);
    await expect(store.commit([['saveTable', { ...row, version: 3 }]])).rejects.toThrow(Conflict);
    await store.commit([['saveTable', { ...row, version: 2, outcome: { winners: [], message: { key: 'x' } }, options: {} }]]);
    expect(await store.table(row.id)).toMatchObject({ version: 2, outcome: { winners: [] }, options: {} });
  });

  test('is refused where a table it rests on is another by now', async () => {
    const store = openStore(':memory:');
    await store.commit([['addTable', row]]);
    const resting = (versions: [string, number | null][]) => store.commit([['addRequest', '1', 1]], new Map(versions));
    await expect(resting([[row.id, 2]])).rejects.toThrow(Conflict);
    await expect(resting([['nowhere', 1]])).rejects.toThrow(Conflict);
    await expect(resting([[row.id, null]])).rejects.toThrow(Conflict);
    expect(await store.seen('1')).toBe(false);
    await resting([
      [row.id, 1],
      ['nowhere', null],
    ]);
    expect(await store.seen('1')).toBe(true);
  });

  test('carries a request out once', async () => {
    const store = openStore(':memory:');
    const add = (id: string) =>
      store.commit([
        ['addTable', { ...row, id, channel: id }],
        ['addRequest', '1', 1],
      ]);
    await add('a');
    await expect(add('b')).rejects.toThrow(Conflict);
    expect(await store.table('b')).toBeNull();
  });

  test('leaves one table gathering or playing in a channel', async () => {
    const store = openStore(':memory:');
    const add = (id: string, phase: TableRow['phase']) => store.commit([['addTable', { ...row, id, phase }]]);
    await add('a', 'over');
    await add('b', 'closed');
    await add('c', 'playing');
    await expect(add('d', 'gathering')).rejects.toThrow(Conflict);
    expect([await store.active('1'), await store.latest('1')]).toEqual(['c', 'c']);
  });

  test('keeps messages for some apart from those for all, whatever the seats are called', async () => {
    const store = openStore(':memory:');
    await change(store, (db) => {
      db.addTable(row);
      const add = (n: number, to: string[] | null) => db.addMessage(row.id, { n, answer: n, to, message: { key: `m${n}` }, at: 1 });
      add(1, null);
      add(2, ['A']);
      add(3, ['AB', 'B']);
      add(4, []);
    });
    const keys = async (seat: string | null) => (await store.log(row.id, seat, 99, 99)).map(({ n }) => n);
    expect([await keys('A'), await keys('B'), await keys('AB'), await keys(null)]).toEqual([[2, 1], [3, 1], [3, 1], [1]]);
    expect(await store.publicSince(row.id, 0)).toEqual([{ n: 1, answer: 1, to: null, message: { key: 'm1' }, at: 1 }]);
  });
});

describe('a new process', () => {
  test('goes on in the middle of a card, with what may be taken back', async () => {
    const path = fresh();
    const first = openTestContext({ path });
    const { id, a, b } = await first.hand.beginTurns();
    await must(first.hand.answer(id, a, 'pair'));
    const before = await must(first.tables.snapshot(id, a.id));
    await first.store.close();

    const second = openTestContext({ path, prefix: 'next' });
    expect(second.loaded()).toBe(0);
    expect(await must(second.tables.snapshot(id, a.id))).toEqual(before);
    expect((await must(second.tables.undo(id, a.id, 'u'))).snapshot.asked?.decision.ask.key).toBe('demo.turn');
    await second.store.close();

    const third = openTestContext({ path, prefix: 'third' });
    expect((await third.hand.asked(id, a))?.decision.ask.key).toBe('demo.turn');
    expect(await why(third.tables.answer(id, a.id, before.asked!.ref, ['one'], 'old'))).toBe('stale');
    expect((await must(third.tables.undo(id, a.id, 'u'))).snapshot.asked?.decision.ask.key).toBe('demo.turn');
    expect(await why(third.hand.answer(id, b, 'gain'))).toBe('stale');
  });

  test('lifts a state of older rules, which nobody can take back from any more', async () => {
    const path = fresh();
    const old = openTestContext({ path, rules: { version: 1, migrations: {} } });
    const { id, a } = await old.hand.beginTurns();
    await must(old.hand.answer(id, a, 'pair'));
    await old.store.close();
    const now = openTestContext({ path, prefix: 'now' });
    expect((await now.hand.asked(id, a))?.decision.ask.key).toBe('demo.which');
    expect((await must(now.tables.snapshot(id, a.id))).canUndo).toBe(false);
    await must(now.hand.answer(id, a, 'one'));
    expect((await now.store.position(id))?.rules).toBe(2);
    expect((await must(now.tables.undo(id, a.id, 'u'))).snapshot.asked?.decision.ask.key).toBe('demo.which');
    await now.store.close();
    const older = openTestContext({ path, rules: { version: 1, migrations: {} } });
    await expect(older.tables.snapshot(id, a.id)).rejects.toThrow(/newer rules/);
  });

  test('beside another on the same file notices what that has done', async () => {
    const path = fresh();
    const one = openTestContext({ path });
    const { id, a, b } = await one.hand.beginTurns();
    const two = openTestContext({ path, prefix: 'two' });
    const { ref } = (await two.hand.asked(id, a))!;
    await must(one.hand.answer(id, a, 'gain'));
    expect(await why(two.tables.answer(id, a.id, ref, ['gain'], 'late'))).toBe('stale');
    expect((await two.tables.find(id))?.toAct).toEqual(['B']);
    await must(two.hand.answer(id, b, 'gain'));
    expect(await why(one.tables.resign(id, a.id, 'bye'))).toBe('taken');
    expect((await one.store.answers(id, 0)).map(({ kind }) => kind)).toEqual([...Array(6).fill('answer'), 'resign']);
  });
});

describe('memory', () => {
  test('holds tables that were touched, and lets go of the idle and the many', async () => {
    const context = openTestContext({ lifetimes: { loaded: 3, idle: 1000 } });
    const ids: string[] = [];
    for (const channel of ['1', '2', '3', '4', '5']) ids.push((await context.hand.begin([ada, bob], {}, channel)).id);
    expect(context.loaded()).toBe(3);
    context.clock.now += 600;
    await context.tables.find(ids[4]!);
    context.clock.now += 600;
    await context.tables.sweep();
    expect(context.loaded()).toBe(1);
    for (const id of ids) expect((await context.tables.find(id))?.phase).toBe('playing');
  });

  test('of requests goes back a week', async () => {
    const context = openTestContext();
    await context.hand.begin();
    expect(await context.store.seen('test-1')).toBe(true);
    context.clock.now += 6 * 24 * 3_600_000;
    await context.tables.sweep();
    expect(await context.store.seen('test-1')).toBe(true);
    context.clock.now += 2 * 24 * 3_600_000;
    await context.tables.sweep();
    expect(await context.store.seen('test-1')).toBe(false);
  });
});
