/** Which older releases can still use a database that a newer release has upgraded. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { carryOver } from '../../src/store/carry-over/index.ts';
import { compatibleFrom, expands, isCompatible } from '../../src/store/compatible.ts';
import { readMigrationFiles } from '../../src/store/drizzle/core.ts';
import { openStore as openPostgres } from '../../src/store/postgres/open.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { must, openTestContext } from '../table/context.ts';
import { needsPostgres, startCluster } from '../tools/cluster.ts';

const migrations = (folder: string) => readMigrationFiles({ migrationsFolder: join(import.meta.dirname, '../..', folder) });
/** A migration of a future release. */
const later = 99_999_999_999_999;
const refused = /newer version of this program, beside which this one may not run\. Install that version/;

test('a migration that only adds shuts out nobody, any other whoever lacks it', () => {
  const [old, adds, changes] = [
    { folderMillis: 1, sql: ['CREATE TABLE a (b text)'] },
    { folderMillis: 2, sql: ['-- expand: nobody reads it yet.\nCREATE TABLE c (d text)'] },
    { folderMillis: 3, sql: ['DROP TABLE a'] },
  ] as const;
  expect([old, adds, changes].map((one) => compatibleFrom([old, adds, changes].slice(0, one.folderMillis)))).toEqual([1, 1, 3]);
  expect([isCompatible(1, 2, 1), isCompatible(1, 3, 3), isCompatible(1, 2, null), isCompatible(2, 2, null)]).toEqual([true, false, false, true]);
});

test('both engines have the same migrations that only add', () => {
  const [here, there] = ['migrations', 'migrations/postgres'].map((folder) => migrations(folder).filter(expands));
  expect(here!.map(({ sql }) => sql[0]!.split('\n')[0])).toEqual(there!.map(({ sql }) => sql[0]!.split('\n')[0]));
  // A column that may be empty is left so by a release that doesn't know it.
  const adds = /^CREATE (TABLE|INDEX|UNIQUE INDEX) |^ALTER TABLE \S+ ADD (COLUMN )?\S+ \w+;$/;
  for (const { sql } of [...here!, ...there!]) for (const one of sql) expect(one.replace(/^--.*\n/, '').trim()).toMatch(adds);
});

test('a database is brought up to date by a step of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'games.db');
  const script = join(import.meta.dirname, '../../src/scripts/migrate.ts');
  const env = { PATH: process.env.PATH, DATABASE: path };
  expect(execFileSync(process.execPath, [script], { env, encoding: 'utf8' })).toBe(`${path} is up to date.\n`);
  const raw = new Database(path, { readonly: true });
  expect(raw.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get()).toBe(migrations('migrations').length);
  raw.close();
});

test('a file of a newer release is played on where that says so, and carried nowhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'games.db');
  await openStore(path).close();
  const raw = new Database(path);
  onTestFinished(() => void raw.close());
  const since = raw.prepare('SELECT since FROM compatible').pluck().get();
  expect(since).toBe(compatibleFrom(migrations('migrations')));
  raw.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', ?)").run(later);
  const context = openTestContext({ path });
  const { id, a } = await context.hand.begin();
  await must(context.hand.answer(id, a, '1'));
  await context.store.close();
  await expect(carryOver(path, 'postgres://nobody@localhost/none')).rejects.toThrow(refused);
  raw.prepare('UPDATE compatible SET since = ?').run(later);
  expect(() => openStore(path)).toThrow(refused);
});

test('so is a PostgreSQL database', { ...needsPostgres, timeout: 60_000 }, async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.end());
  const address = await cluster.create('games');
  await (await openPostgres(address)).close();
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  client.on('error', () => {});
  const { rows } = await client.query<{ since: string }>('SELECT since FROM compatible');
  expect(rows.map(({ since }) => Number(since))).toEqual([compatibleFrom(migrations('migrations/postgres'))]);
  await client.query("INSERT INTO migrations (made, hash) VALUES ($1, 'x')", [later]);
  const store = await openPostgres(address);
  expect(await store.playing()).toEqual([]);
  await store.close();
  await client.query('UPDATE compatible SET since = $1', [later]);
  await expect(openPostgres(address)).rejects.toThrow(refused);
  await client.end();
});
