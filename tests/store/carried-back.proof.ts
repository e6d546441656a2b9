/** Games move from a file to a server and back without a missing or changed row, and a `migrate-to` that is killed leaves nothing half done. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { carryBack, carryOver } from '../../src/store/carry-over/index.ts';
import { shapes } from '../../src/store/carry-over/shape.ts';
import { prepare } from '../../src/store/postgres/open.ts';
import { openOwnStore } from '../../src/store/postgres/own.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { root, temporaryFolder } from '../owner/program.ts';
import { ada, bob, must, openTestContext } from '../table/context.ts';
import { type Cluster, needsPostgres, startCluster } from '../tools/cluster.ts';

let cluster: Cluster;
let made = 0;
const empty = () => cluster.create(`back${++made}`);

/** What the program notes about itself in a file. It is not carried over. */
const ofTheFile = ['__drizzle_migrations', 'lease'];

/** Every row of every table, as stored. */
function dump(path: string): { [table: string]: unknown[] } {
  const client = new Database(path, { readonly: true });
  client.defaultSafeIntegers();
  const all = client.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").pluck().all();
  const names = all.filter((name) => !ofTheFile.includes(name));
  const rows = names.map((name) => {
    const all = client.prepare<[], unknown[]>(`SELECT * FROM "${name}"`).raw().all();
    return [name, all.map((row) => JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))).sort()];
  });
  client.close();
  return Object.fromEntries(rows);
}

/** A file with games in all stages and at least one row in every table. Where no game has left one, it is a row that is hard to carry. */
async function fullFile(): Promise<string> {
  const path = join(temporaryFolder(), 'games.db');
  const context = openTestContext({ path });
  const { id, a } = await context.hand.beginTurns();
  await must(context.hand.answer(id, a, 'pair'));
  const over = await context.hand.begin([ada, bob], {}, '2');
  await must(context.tables.resign(over.id, bob.id, 'bye'));
  const place = { guild: null, channel: '3' };
  await must(context.tables.open({ game: 'demo', place, host: bob, invited: [], options: {}, lang: 'fr', request: '1200000012582912369' }));
  await context.store.close();
  const client = new Database(path);
  const hard = {
    integer: '9007199254740991',
    text: `'L''été « à 2 » — "\n" 🗳 \\N {},'`,
    blob: `x'${deflateRawSync('[{"a":1}]', { level: 9 }).toString('hex')}'`,
  };
  const types = client.prepare<[string, string], string>('SELECT lower(type) FROM pragma_table_info(?) WHERE name = ?').pluck();
  for (const { name, columns } of shapes()) {
    if (client.prepare(`SELECT 1 FROM "${name}"`).get()) continue;
    const values = columns.map((column) => {
      if (column.name === 'table') return `'${id}'`;
      return column.type === 'boolean' ? '1' : hard[types.get(name, column.name) as keyof typeof hard];
    });
    client.exec(`INSERT INTO "${name}" (${columns.map((column) => `"${column.name}"`).join()}) VALUES (${values.join()})`);
  }
  client.close();
  for (const [name, rows] of Object.entries(dump(path))) expect(rows.length, name).toBeGreaterThan(0);
  return path;
}

const script = join(root, 'src/scripts/migrate-to.ts');
const env = (from: string, to: string) => ({ PATH: process.env.PATH, DATABASE: from, MIGRATE_TO: to });
const runs = (from: string, to: string) => spawnSync(process.execPath, [script], { env: env(from, to), encoding: 'utf8' });

/** Starts it, and resolves once it waits for another process in the middle of its work. */
async function startedAndHeld(from: string, to: string) {
  const child = spawn(process.execPath, [script], { env: env(from, to), stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const held = "SELECT 1 FROM pg_stat_activity WHERE application_name = 'hustings migrate-to' AND wait_event_type = 'Lock'";
  while ((await cluster.query(held)).rowCount === 0) {
    if (child.exitCode !== null) throw new Error('It ended before it was held.');
    await wait(20);
  }
  return child;
}

async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('a file, a server, and a file again', { ...needsPostgres, timeout: 120_000 }, () => {
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster?.end());

  test('hold the same rows in every table', async () => {
    const path = await fullFile();
    const address = await empty();
    await carryOver(path, address);
    const back = join(temporaryFolder(), 'back.db');
    const { status, stdout, stderr } = runs(address, back);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^tables +3 rows .* the same on both sides$/m);
    expect(stdout).toContain(`DATABASE=${back}`);
    expect(dump(back)).toEqual(dump(path));
    const schemaOf = (file: string) => {
      const client = new Database(file, { readonly: true });
      const all = client.prepare("SELECT type, name, sql FROM sqlite_master WHERE name <> 'lease' ORDER BY type, name").all();
      expect(client.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      client.close();
      return all;
    };
    expect(schemaOf(back)).toEqual(schemaOf(path));
    // Carrying the returned file over again yields the same rows.
    const again = await empty();
    const first = await carryOver(path, await empty());
    expect((await carryOver(back, again)).tables).toEqual(first.tables);
  });

  test('a game goes on in the file where it was on the server', async () => {
    const path = join(temporaryFolder(), 'games.db');
    const context = openTestContext({ path });
    const { id, a } = await context.hand.beginTurns();
    await must(context.hand.answer(id, a, 'pair'));
    await context.store.close();
    const address = await empty();
    await carryOver(path, address);
    const back = join(temporaryFolder(), 'back.db');
    const quiet = { error: () => {}, warn: () => {}, info: () => {} };
    const worker = await openOwnStore(address, { log: quiet });
    expect((await carryBack(address, back)).isPlayed).toBe(true);
    await worker.stop();
    const next = openTestContext({ path: back, prefix: 'next' });
    await must(next.hand.answer(id, a, 'one'));
    await must(next.tables.undo(id, a.id, 'back'));
    expect((await next.hand.asked(id, a))?.decision.ask.key).toBe('demo.which');
    await next.store.close();
  });

  test('killed on the way to a file, it leaves none, and the next one begins anew', async () => {
    const address = await empty();
    await carryOver(await fullFile(), address);
    const back = join(temporaryFolder(), 'back.db');
    const holder = await connected(address);
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE reviews IN ACCESS EXCLUSIVE MODE');
    const child = await startedAndHeld(address, back);
    expect(existsSync(`${back}.carrying`)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(back)).toBe(false);
    await holder.query('ROLLBACK');
    expect(runs(address, back)).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(`${back}.carrying`)).toBe(false);
    await openStore(back).close();
  });

  test('killed on the way to a server, it leaves no row there, and the next one begins anew', async () => {
    const path = await fullFile();
    const before = dump(path);
    const address = await empty();
    await prepare(address);
    const holder = await connected(address);
    await holder.query(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END'`);
    await holder.query('CREATE TRIGGER hold BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION hold()');
    await holder.query('SELECT pg_advisory_lock(1)');
    const child = await startedAndHeld(path, address);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await holder.query('SELECT pg_advisory_unlock(1)');
    await expect
      .poll(async () => (await cluster.query("SELECT 1 FROM pg_stat_activity WHERE application_name = 'hustings migrate-to'")).rowCount)
      .toBe(0);
    for (const { name } of shapes()) expect((await holder.query(`SELECT 1 FROM "${name}"`)).rowCount, name).toBe(0);
    await holder.query('DROP TRIGGER hold ON messages');
    expect(runs(path, address)).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(`${path}.carrying`)).toBe(false);
    expect(dump(path)).toEqual(before);
  });

  test('nothing that is there is written over', async () => {
    const address = await empty();
    const path = await fullFile();
    await carryOver(path, address);
    const before = readFileSync(path);
    await expect(carryBack(address, path)).rejects.toThrow(/is there already/);
    expect(readFileSync(path).equals(before)).toBe(true);
    const other = join(temporaryFolder(), 'other.db');
    writeFileSync(`${other}-wal`, 'of another file');
    await expect(carryBack(address, other)).rejects.toThrow(/other\.db-wal' is there already/);
    const none = join(temporaryFolder(), 'none.db');
    await expect(carryBack(await empty(), none)).rejects.toThrow(/holds no games of this program/);
    expect(existsSync(none)).toBe(false);
    expect(runs(path, none)).toMatchObject({ status: 1 });
  });

  test('a row that arrives changed is kept by neither', async () => {
    const address = await empty();
    await carryOver(await fullFile(), address);
    const client = await connected(address);
    // Larger than SQLite's integers, so it would be rounded.
    await client.query("INSERT INTO requests (id, at) VALUES ('99999999999999999999', 1)");
    const back = join(temporaryFolder(), 'back.db');
    await expect(carryBack(address, back)).rejects.toThrow(/'requests' is not the same on both sides/);
    expect([back, `${back}.carrying`].map((file) => existsSync(file))).toEqual([false, false]);
  });
});
