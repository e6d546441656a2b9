/**
 * Zoe plays in all four games, chooses settings, proposes and is invited, and then has her data deleted. After the stated time, no byte of her id or
 * name is left in the database, beside it, in its copies, incidents or logs, or in any table of a PostgreSQL server.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openIncidents } from '../../src/store/files/incidents.ts';
import { openStore as openPostgres } from '../../src/store/postgres/open.ts';
import { backupsOf } from '../../src/store/sqlite/backups.ts';
import { openOwnStore } from '../../src/store/sqlite/own.ts';
import { restore } from '../../src/store/sqlite/restoring/restore.ts';
import type { Person } from '../../src/table/model/types.ts';
import { must, openTestContext, type TestContext } from '../table/context.ts';
import { needsPostgres, startCluster } from '../tools/cluster.ts';
import { temporaryFolder } from './program.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const quiet = { error: () => {}, warn: () => {}, info: () => {} };
const zoe: Person = { id: '991234567890123456', name: 'Zebulonia' };
const bob: Person = { id: '100000000000000002', name: 'Bob' };
const guild = '200000000000000001';

/** Answers with the first available option, whenever it is their turn, up to `times` times. */
async function play({ tables, request }: TestContext, id: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    for (const { id: user } of [zoe, bob]) {
      const { asked } = await must(tables.snapshot(id, user));
      if (!asked) continue;
      const open = asked.decision.options.filter(({ blocked }) => !blocked).map((one) => one.id);
      await tables.answer(id, user, asked.ref, open.slice(0, Math.max(1, asked.decision.min)), request());
    }
  }
}

/** Leaves behind everything that a person can: does everything there is to do. */
async function live(context: TestContext): Promise<void> {
  const { tables, request, beats } = context;
  const open = async (game: string, channel: string, host: Person, invited: Person[]) =>
    must(tables.open({ game, place: { guild, channel }, host, invited, options: {}, lang: 'en', clock: '24+12', request: request() }));
  for (const [n, { command }] of games.entries()) {
    for (const [round, ends] of [true, false].entries()) {
      const { id } = await open(command, `30000000000000${n}${round}`, n % 2 ? zoe : bob, [n % 2 ? bob : zoe]);
      await must(tables.accept(id, n % 2 ? bob : zoe, request()));
      await play(context, id, 6);
      tables.looked(id, zoe.id, (await tables.meet(id, zoe))!);
      const { orders } = await must(tables.snapshot(id, zoe.id));
      if (orders?.offered[0]) await tables.order(id, zoe.id, [orders.offered[0].id], request());
      await tables.propose(id, zoe, 'draw', null, request());
      await tables.propose(id, bob, 'hand', { id: '100000000000000009', name: 'Nobody else' }, request());
      await tables.snooze(id, zoe.id, 60 * minute, request());
      await tables.unshown(id, zoe.id, new Error('Words fail.'));
      if (ends) await tables.resign(id, bob.id, request());
    }
  }
  await open('campaign', '3000000000000098', bob, [zoe]);
  await open('candidate', '3000000000000099', zoe, []);
  await must(tables.changeSettings(zoe.id, { zone: 'Europe/Paris', dm: true, unlisted: true }, request()));
  await must(tables.takeOff(zoe.id, '2027-02-01', '2027-02-03', request()));
  await tables.meetKind(zoe.id, 'campaign', 'card');
  await tables.meet((await tables.of(zoe.id))[0]!.id, { ...zoe, name: `${zoe.name} II` });
  await beats.beat(null);
}

/** The files in and below a folder that contain one of these words. */
function filesWith(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) => {
    if (!one.isFile()) return [];
    const file = join(one.parentPath, one.name);
    const bytes = readFileSync(file);
    const found = [bytes, ...(bytes.subarray(0, 15).toString() === 'SQLite format 3' ? archivesIn(file) : [])];
    return words.some((word) => found.some((one) => one.includes(word))) ? [one.name] : [];
  });
}

/** The archives in a database, unpacked. */
function archivesIn(file: string): string[] {
  const client = new Database(file, { readonly: true });
  try {
    return client
      .prepare<[], Buffer>('SELECT game FROM archives')
      .pluck()
      .all()
      .map((game) => inflateRawSync(game).toString());
  } finally {
    client.close();
  }
}

const words = [zoe.id, zoe.name];

/** A database with the files beside it, and a clock for all of it. */
async function owned(folder: string) {
  const path = join(folder, 'games.db');
  const time = { now: 1_800_000_000_000 };
  const store = await openOwnStore(path, { log: quiet, now: () => time.now });
  const incidents = openIncidents(path);
  const context = openTestContext({ store, games, keepIncident: incidents.keep, lifetimes: { whole: 30 * minute } });
  const pass = async (ms: number) => {
    time.now += ms;
    context.clock.now = time.now;
    await context.tables.sweep();
    await context.beats.beat(null);
    await store.backUpIfDue();
  };
  return { ...context, context, store, path, time, pass };
}

test('no byte of theirs is left in the database, beside it, in copies, incidents and logs', async () => {
  const folder = temporaryFolder();
  const { context, tables, store, path, pass } = await owned(folder);
  onTestFinished(() => store.stop());
  await live(context);
  await pass(60 * minute);
  expect(filesWith(folder, words), 'they can be found').toEqual(expect.arrayContaining(['games.db']));
  expect(filesWith(folder, words).length, 'in a copy too').toBeGreaterThan(1);
  expect(filesWith(folder, ['"form":1']), 'packed games are looked into').toEqual(expect.arrayContaining(['games.db']));
  await tables.erase(zoe.id);
  expect(await tables.of(zoe.id)).toEqual([]);
  await pass(16 * minute);
  await pass(minute);
  const copies = backupsOf(path).map(({ file }) => file.split('/').at(-1));
  expect(
    filesWith(folder, words).filter((file) => !copies.includes(file)),
    'after 17 minutes, but for copies',
  ).toEqual([]);
  await pass(60 * minute);
  await pass(7 * day + 60 * minute);
  expect(filesWith(folder, words), 'after seven days').toEqual([]);
  const logged = JSON.stringify([context.logged, context.detailed]);
  expect([context.logged.length > 7, words.filter((word) => logged.includes(word))]).toEqual([true, []]);
}, 120_000);

test.each(['whose database is there', 'whose database is lost'])('a copy of before, %s, forgets them too', async (how) => {
  const folder = temporaryFolder();
  const { context, tables, store, path, pass, time } = await owned(folder);
  await live(context);
  await pass(60 * minute);
  const [before] = backupsOf(path);
  await tables.erase(zoe.id);
  await pass(61 * minute);
  await store.stop();
  if (how.endsWith('lost')) rmSync(path);
  expect(await restore(before!.file, path, time.now, () => {})).toMatchObject({ erased: 1 });
  const next = await owned(folder);
  onTestFinished(() => next.store.stop());
  next.time.now = time.now;
  await next.context.goOnErasing();
  expect([await next.tables.of(zoe.id), await next.store.namedAt(zoe.id)]).toEqual([[], []]);
  await next.pass(16 * minute);
  await next.pass(minute);
  for (const { file } of backupsOf(path)) rmSync(file);
  await next.pass(8 * day);
  expect(filesWith(folder, words)).toEqual([]);
  expect((await next.store.over('campaign', '-', bob.id, 9)).length, 'the games of others are there').toBeGreaterThan(0);
}, 120_000);

test('on PostgreSQL no row of any table names them', { ...needsPostgres, timeout: 120_000 }, async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.end());
  const address = await cluster.create('games');
  const store = await openPostgres(address);
  const context = openTestContext({ store, games, lifetimes: { whole: 30 * minute } });
  await live(context);
  context.clock.now += 60 * minute;
  await context.tables.sweep();
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const naming = async () => {
    const { rows: tables } = await client.query<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(`SELECT t::text AS text FROM "${name}" t`);
      if (rows.some(({ text }) => words.some((word) => text.includes(word)))) found.push(name);
    }
    const { rows } = await client.query<{ game: Buffer }>('SELECT game FROM archives');
    expect(rows.length, 'games that are packed').toBeGreaterThan(3);
    if (rows.some(({ game }) => words.some((word) => inflateRawSync(game).includes(word)))) found.push('archives');
    return found;
  };
  expect(await naming()).toEqual(expect.arrayContaining(['people', 'settings', 'days_off', 'met', 'presences', 'proposals', 'tables']));
  await context.tables.erase(zoe.id);
  context.clock.now += 16 * minute;
  await context.tables.sweep();
  expect(await naming()).toEqual([]);
  await client.end();
  await store.close();
});
