import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import { StoreError } from '../../src/store/error.ts';
import { getTableConfig } from '../../src/store/sqlite/drizzle.ts';
import { connect, openStore } from '../../src/store/sqlite/open.ts';
import * as schema from '../../src/store/sqlite/schema.ts';
import type { TableRow } from '../../src/table/store.ts';
import { ada, bob, must, openTestHall, why } from '../table/hall.ts';

const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const migrations = join(import.meta.dirname, '../../migrations');
const isSql = (name: string) => name.endsWith('.sql');
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
  outcome: null,
  postChannel: null,
  postMessage: null,
  created: 1,
  updated: 1,
};

describe('the database', () => {
  test('writes through to the disk, keeps references whole, and reads while it writes', () => {
    const { client } = connect(fresh());
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map((name) => client.pragma(name, { simple: true }))).toEqual(['wal', 2, 1]);
    client.close();
  });

  test('has every table, column and index of the schema once the migrations are applied, and applies them once', () => {
    const path = fresh();
    openStore(path).close();
    openStore(path).close();
    const raw = new Database(path);
    expect(raw.prepare('SELECT count(*) AS n FROM __drizzle_migrations').get()).toEqual({ n: readdirSync(migrations).filter(isSql).length });
    for (const table of Object.values(schema)) {
      const { name, columns, indexes } = getTableConfig(table);
      const made = raw.prepare('SELECT name, [notnull] AS required FROM pragma_table_info(?)').all(name);
      const declared = columns.map((column) => ({ name: column.name, required: Number(column.notNull) }));
      // A column that came later stands last in the database.
      const byName = (list: { name: string }[]) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      expect(byName(made as { name: string }[]), name).toEqual(byName(declared));
      const found = raw.prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL").pluck().all(name);
      expect(found.sort(), name).toEqual(indexes.map((index) => index.config.name).sort());
    }
    raw.close();
  });

  test('of a newer program, of something else, or nowhere: each is refused with what to do', () => {
    const newer = fresh();
    openStore(newer).close();
    const raw = new Database(newer);
    raw.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)").run();
    raw.close();
    expect(() => openStore(newer)).toThrow(/newer version of this program/);

    const garbage = fresh();
    writeFileSync(garbage, 'This is a shopping list and certainly no database.'.repeat(50));
    expect(() => openStore(garbage)).toThrow(StoreError);
    expect(() => openStore(join(folder, 'nowhere', 'x.db'))).toThrow(/folder .* does not exist/);
  });

  test('is as it was when a migration fails', () => {
    const path = fresh();
    const raw = new Database(path);
    raw.exec('CREATE TABLE tables (mine text)');
    raw.close();
    expect(() => openStore(path)).toThrow(/could not be brought up to date, and is as it was/);
    const after = new Database(path);
    const names = after.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> '__drizzle_migrations'").all();
    expect(names).toEqual([{ name: 'tables' }]);
    after.close();
  });
});

describe('a unit of work', () => {
  test('is kept as a whole or not at all', () => {
    const store = openStore(':memory:');
    const failing = () =>
      store.unit((db) => {
        db.addTable(row);
        db.addRequest('r', 1);
        throw new Error('halfway');
      });
    expect(failing).toThrow('halfway');
    expect([store.table(row.id), store.seen('r')]).toEqual([null, false]);
    store.unit((db) => db.addTable(row));
    expect(store.table(row.id)).toEqual(row);
  });

  test('that failed leaves no number behind that later lines would be written under', () => {
    const store = openStore(':memory:');
    const line = { n: 1, answer: 0, to: null, message: { key: 'said', args: { a: 1 } }, at: 1 };
    const failing = () =>
      store.unit((db) => {
        db.addTable(row);
        db.addMessage(row.id, line);
        throw new Error('halfway');
      });
    expect(failing).toThrow('halfway');
    store.unit((db) => {
      db.addTable(row);
      db.addMessage(row.id, line);
    });
    expect(store.publicSince(row.id, 0)).toEqual([line]);
  });

  test('refuses a promise, so that nothing can be written outside it', () => {
    const store = openStore(':memory:');
    expect(() => store.unit(async (db) => db.addTable(row))).toThrow(/promise/);
    expect(store.table(row.id)).toBeNull();
  });

  test('saves a row only over the version before', () => {
    const store = openStore(':memory:');
    store.unit((db) => {
      db.addTable(row);
      expect(db.saveTable({ ...row, version: 3 })).toBe(false);
      expect(db.saveTable({ ...row, version: 2, outcome: { winners: [], message: { key: 'x' } }, options: {} })).toBe(true);
    });
    expect(store.table(row.id)).toMatchObject({ version: 2, outcome: { winners: [] }, options: {} });
  });

  test('leaves one table gathering or playing in a channel', () => {
    const store = openStore(':memory:');
    const add = (id: string, phase: TableRow['phase']) => store.unit((db) => db.addTable({ ...row, id, phase }));
    add('a', 'over');
    add('b', 'closed');
    add('c', 'playing');
    expect(() => add('d', 'gathering')).toThrow(/UNIQUE/);
    expect([store.active('1'), store.latest('1')]).toEqual(['c', 'c']);
  });

  test('keeps messages for some apart from those for all, whatever the seats are called', () => {
    const store = openStore(':memory:');
    store.unit((db) => {
      db.addTable(row);
      const add = (n: number, to: string[] | null) => db.addMessage(row.id, { n, answer: n, to, message: { key: `m${n}` }, at: 1 });
      add(1, null);
      add(2, ['A']);
      add(3, ['AB', 'B']);
      add(4, []);
    });
    const keys = (seat: string | null) => store.log(row.id, seat, 99, 99).map(({ n }) => n);
    expect([keys('A'), keys('B'), keys('AB'), keys(null)]).toEqual([[2, 1], [3, 1], [3, 1], [1]]);
    expect(store.publicSince(row.id, 0)).toEqual([{ n: 1, answer: 1, to: null, message: { key: 'm1' }, at: 1 }]);
  });
});

describe('a new process', () => {
  test('goes on in the middle of a card, with what may be taken back', () => {
    const path = fresh();
    const first = openTestHall({ path });
    const { id, a, b } = first.hand.beginTurns();
    must(first.hand.answer(id, a, 'pair'));
    const before = must(first.tables.glance(id, a.id));
    first.store.close();

    const second = openTestHall({ path, prefix: 'next' });
    expect(second.loaded()).toBe(0);
    expect(must(second.tables.glance(id, a.id))).toEqual(before);
    expect(must(second.tables.undo(id, a.id, 'u')).glance.asked?.decision.ask.key).toBe('demo.turn');
    second.store.close();

    const third = openTestHall({ path, prefix: 'third' });
    expect(third.hand.asked(id, a)?.decision.ask.key).toBe('demo.turn');
    expect(why(third.tables.answer(id, a.id, before.asked!.ref, ['one'], 'old'))).toBe('stale');
    expect(why(third.tables.undo(id, a.id, 'u'))).toBe('repeated');
    expect(why(third.hand.answer(id, b, 'gain'))).toBe('stale');
  });

  test('lifts a state of older rules, which nobody can take back from any more', () => {
    const path = fresh();
    const old = openTestHall({ path, rules: { version: 1, migrations: {} } });
    const { id, a } = old.hand.beginTurns();
    must(old.hand.answer(id, a, 'pair'));
    old.store.close();
    const now = openTestHall({ path, prefix: 'now' });
    expect(now.hand.asked(id, a)?.decision.ask.key).toBe('demo.which');
    expect(must(now.tables.glance(id, a.id)).canUndo).toBe(false);
    must(now.hand.answer(id, a, 'one'));
    expect(now.store.position(id)?.rules).toBe(2);
    expect(must(now.tables.undo(id, a.id, 'u')).glance.asked?.decision.ask.key).toBe('demo.which');
    now.store.close();
    expect(() => openTestHall({ path, rules: { version: 1, migrations: {} } }).tables.glance(id, a.id)).toThrow(/newer rules/);
  });

  test('beside another on the same file notices what that has done', () => {
    const path = fresh();
    const one = openTestHall({ path });
    const { id, a, b } = one.hand.beginTurns();
    const two = openTestHall({ path, prefix: 'two' });
    const { ref } = two.hand.asked(id, a)!;
    must(one.hand.answer(id, a, 'gain'));
    expect(why(two.tables.answer(id, a.id, ref, ['gain'], 'late'))).toBe('stale');
    expect(two.tables.find(id)?.toAct).toEqual(['B']);
    must(two.hand.answer(id, b, 'gain'));
    expect(why(one.tables.resign(id, a.id, 'bye'))).toBe('taken');
    expect(one.store.answers(id, 0).map(({ kind }) => kind)).toEqual([...Array(6).fill('answer'), 'resign']);
  });
});

describe('memory', () => {
  test('holds tables that were touched, and lets go of the idle and the many', () => {
    const hall = openTestHall({ lives: { loaded: 3, idle: 1000 } });
    const ids = ['1', '2', '3', '4', '5'].map((channel) => hall.hand.begin([ada, bob], {}, channel).id);
    expect(hall.loaded()).toBe(3);
    hall.clock.now += 600;
    hall.tables.find(ids[4]!);
    hall.clock.now += 600;
    hall.tables.sweep();
    expect(hall.loaded()).toBe(1);
    for (const id of ids) expect(hall.tables.find(id)?.phase).toBe('playing');
  });

  test('of requests goes back a week', () => {
    const hall = openTestHall();
    hall.hand.begin();
    expect(hall.store.seen('test-1')).toBe(true);
    hall.clock.now += 6 * 24 * 3_600_000;
    hall.tables.sweep();
    expect(hall.store.seen('test-1')).toBe(true);
    hall.clock.now += 2 * 24 * 3_600_000;
    hall.tables.sweep();
    expect(hall.store.seen('test-1')).toBe(false);
  });
});
