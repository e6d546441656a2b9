/** How a SQLite file is created, upgraded, and refused. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test } from 'vitest';
import { StoreError } from '../../src/store/error.ts';
import { configOf, schema } from '../../src/store/sqlite/dialect.ts';
import { connect, openStore } from '../../src/store/sqlite/open.ts';
import { ada, bob, openTestContext } from '../table/context.ts';

const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const migrations = join(import.meta.dirname, '../../migrations');
const isSql = (name: string) => name.endsWith('.sql');
const fresh = () => join(folder, `${++files}.db`);

describe('the database', () => {
  test('writes through to the disk, keeps references whole, and reads while it writes', () => {
    const { client } = connect(fresh());
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map((name) => client.pragma(name, { simple: true }))).toEqual(['wal', 2, 1]);
    client.close();
  });

  test('has every table, column and index of the schema once the migrations are applied, and applies them once', async () => {
    const path = fresh();
    await openStore(path).close();
    await openStore(path).close();
    const raw = new Database(path);
    expect(raw.prepare('SELECT count(*) AS n FROM __drizzle_migrations').get()).toEqual({ n: readdirSync(migrations).filter(isSql).length });
    for (const table of Object.values(schema)) {
      const { name, columns, indexes } = configOf(table);
      const made = raw.prepare('SELECT name, [notnull] AS required FROM pragma_table_info(?)').all(name);
      const declared = columns.map((column) => ({ name: column.name, required: Number(column.notNull) }));
      // Columns added later come last in the database.
      const byName = (list: { name: string }[]) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      expect(byName(made as { name: string }[]), name).toEqual(byName(declared));
      const found = raw.prepare("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL").pluck().all(name);
      expect(found.sort(), name).toEqual(indexes.map((index) => index.config.name).sort());
    }
    raw.close();
  });

  test('of a newer program, of something else, or nowhere: each is refused with what to do', async () => {
    const newer = fresh();
    await openStore(newer).close();
    const raw = new Database(newer);
    raw.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)").run();
    raw.exec('DELETE FROM compatible');
    raw.close();
    expect(() => openStore(newer)).toThrow(/newer version of this program/);

    const garbage = fresh();
    writeFileSync(garbage, 'This is a shopping list and certainly no database.'.repeat(50));
    expect(() => openStore(garbage)).toThrow(StoreError);
    expect(() => openStore(join(folder, 'nowhere', 'x.db'))).toThrow(/folder .* does not exist/);
  });

  test('is read where an older version has packed what it kept', async () => {
    const path = fresh();
    const { store, hand } = openTestContext({ store: openStore(path) });
    const { id } = await hand.begin([ada, bob]);
    const before = await store.standing(id);
    expect(before!.turns).toHaveLength(1);
    const raw = new Database(path);
    const [{ state }] = raw.prepare('SELECT state FROM turns').all() as [{ state: string }];
    raw.prepare('UPDATE turns SET state = ?').run(deflateRawSync(state));
    raw.close();
    expect(await store.standing(id)).toEqual(before);
    await store.close();
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
