/** A drill: copies of the database, and restoring one. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { startPlayground } from '../../src/playground/index.ts';
import { backUpNow, backupsOf, folderOf } from '../../src/store/sqlite/backups.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { openOwnStore } from '../../src/store/sqlite/own.ts';
import { restore as bringBack } from '../../src/store/sqlite/restoring/restore.ts';
import { ada, must, openTestContext } from '../table/context.ts';
import { run, start, temporaryFolder } from './program.ts';

const hour = 3_600_000;
const patience = { timeout: 60_000 };
const quiet = { error: () => {}, warn: () => {}, info: () => {} };
const isPrivate = (file: string) => (statSync(file).mode & 0o077) === 0;

/** A context on its own database, with a clock that both the games and the copies follow. */
async function context() {
  const path = join(temporaryFolder(), 'games.db');
  const time = { now: 1_800_000_000_000 };
  const store = await openOwnStore(path, { log: quiet, now: () => time.now });
  onTestFinished(() => store.stop());
  const played = openTestContext({ store });
  const pass = (ms: number) => {
    time.now += ms;
    played.clock.now = time.now;
  };
  return { ...played, path, store, pass, copies: () => backupsOf(path).length };
}

test('every hour in which something has changed leaves a copy, kept for seven days', async () => {
  const { hand, store, pass, copies } = await context();
  await store.backUpIfDue();
  expect([copies(), store.lastBackup()]).toEqual([0, null]);
  const { id, a } = await hand.beginTurns();
  await store.backUpIfDue();
  expect(copies()).toBe(1);
  pass(hour / 2);
  await must(hand.answer(id, a, 'pair'));
  await store.backUpIfDue();
  expect(copies(), 'half an hour later').toBe(1);
  pass(hour / 2);
  await store.backUpIfDue();
  expect(copies(), 'an hour later').toBe(2);
  pass(hour);
  await store.backUpIfDue();
  expect(copies(), 'after an hour of rest').toBe(2);
  pass(7 * 24 * hour);
  await must(hand.answer(id, a, 'one'));
  await store.backUpIfDue();
  expect(copies(), 'a week later').toBe(1);
});

test('what a killed migrate-to has left beside the database goes after seven days', async () => {
  const { store, path, pass } = await context();
  const left = `${path}.carrying`;
  writeFileSync(left, 'half of it');
  utimesSync(left, 1_800_000_000, 1_800_000_000);
  pass(7 * 24 * hour);
  await store.backUpIfDue();
  expect(existsSync(left)).toBe(true);
  pass(hour);
  await store.backUpIfDue();
  expect(existsSync(left)).toBe(false);
});

test('since when a copy could not be made is known until one is', async () => {
  const { hand, store, path, pass } = await context();
  await hand.beginTurns();
  expect(store.backupDue()).toBe(null);
  writeFileSync(folderOf(path), 'no folder');
  await store.backUpIfDue();
  expect(store.backupDue()).toBe(1_800_000_000_000);
  pass(hour);
  await store.backUpIfDue();
  expect(store.backupDue(), 'an hour later').toBe(1_800_000_000_000);
  rmSync(folderOf(path));
  await store.backUpIfDue();
  expect([store.backupDue(), backupsOf(path).length]).toEqual([null, 1]);
});

test('how long the oldest post waits is known, a failing one from its first failure on', async () => {
  const { hand, store, outbox } = await context();
  expect(store.figures()!.deliveries).toEqual({ waiting: 0, parked: 0, oldest: null });
  await hand.beginTurns();
  const { waiting, oldest } = store.figures()!.deliveries;
  expect([waiting, typeof oldest]).toEqual([1, 'number']);
  const [delivery] = await outbox.due(oldest! + 1000, 10);
  await outbox.failed(delivery!, 'Discord is away', oldest! + 1000, oldest! + 600_000);
  expect(store.figures()!.deliveries).toEqual({ waiting: 1, parked: 0, oldest: oldest! + 1000 });
});

test('a copy made in the middle of a game goes on as that game did', async () => {
  const { hand, tables, store, path } = await context();
  const { id, a } = await hand.beginTurns();
  await must(hand.answer(id, a, 'pair'));
  await store.backUpIfDue();
  const [copy] = backupsOf(path);
  const other = openTestContext({ path: copy!.file, prefix: 'copy' });
  expect(await must(other.tables.snapshot(id, a.id))).toEqual(await must(tables.snapshot(id, a.id)));
  await other.store.close();
});

test('the database and its copies are for their owner alone, also one that was open to all', async () => {
  const { hand, store, path } = await context();
  await hand.begin();
  await store.backUpIfDue();
  const folder = folderOf(path);
  const files = [path, `${path}-wal`, `${path}-shm`, folder, ...readdirSync(folder).map((name) => join(folder, name))];
  expect(files.filter((file) => !isPrivate(file))).toEqual([]);

  const old = join(temporaryFolder(), 'old.db');
  writeFileSync(old, '');
  chmodSync(old, 0o644);
  await openStore(old).close();
  expect(isPrivate(old)).toBe(true);
});

test('a migration is preceded by a copy of what was there', async () => {
  const path = join(temporaryFolder(), 'games.db');
  await openStore(path).close();
  expect(backupsOf(path)).toEqual([]);
  const raw = new Database(path);
  const latest = raw.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get();
  raw.prepare('DELETE FROM __drizzle_migrations WHERE created_at = ?').run(latest);
  raw.close();
  // The migration fails because what it creates is already there. The copy was made all the same.
  await expect(openOwnStore(path, { log: quiet })).rejects.toThrow(/could not be brought up to date/);
  const [copy] = backupsOf(path);
  expect(copy?.file).toMatch(/-before-update\.db$/);
  const kept = new Database(copy!.file, { readonly: true });
  expect(kept.prepare('SELECT count(*) FROM __drizzle_migrations WHERE created_at = ?').pluck().get(latest)).toBe(0);
  kept.close();
});

test('a copy that was broken off counts for none, and is removed at the next start', async () => {
  const { store, path, hand } = await context();
  await hand.begin();
  await store.backUpIfDue();
  const [whole] = backupsOf(path);
  const broken = join(folderOf(path), 'games-2027-01-15T09-00-00Z-before-update.db.part');
  const foreign = join(folderOf(path), 'other-2027-01-15T09-00-00Z.db.part');
  for (const file of [broken, `${broken}-journal`, foreign]) writeFileSync(file, 'half');
  await store.stop();
  const next = await openOwnStore(path, { log: quiet });
  onTestFinished(() => next.stop());
  expect(backupsOf(path)).toEqual([whole]);
  expect([broken, `${broken}-journal`, foreign].map((file) => existsSync(file))).toEqual([false, false, true]);
});

test('a copy made before a migration bears its name once it is whole', () => {
  const path = join(temporaryFolder(), 'games.db');
  const raw = new Database(path);
  onTestFinished(() => void raw.close());
  const at = 1_800_000_000_000;
  const name = 'games-2027-01-15T08-00-00Z-before-update.db';
  mkdirSync(join(folderOf(path), `${name}.part`), { recursive: true });
  // If the unfinished copy can't be written, no finished one appears.
  expect(() => backUpNow(raw, path, at, 'before-update')).toThrow();
  expect(backupsOf(path)).toEqual([]);
  rmdirSync(join(folderOf(path), `${name}.part`));
  backUpNow(raw, path, at, 'before-update');
  expect(readdirSync(folderOf(path))).toEqual([name]);
});

const restore = (database: string, ...args: string[]) => run('npm', ['run', '--silent', 'restore', '--', ...args], { DATABASE: database });

test('the drill: play, lose the database, restore the copy, play on', patience, async () => {
  const { hand, store, path } = await context();
  const { id, a } = await hand.beginTurns();
  await store.backUpIfDue();
  const answers = await store.answers(id, 0);
  await must(hand.answer(id, a, 'gain'));
  const [copy] = backupsOf(path);

  const refused = restore(path, copy!.file);
  expect(await refused.ended).toBe(1);
  expect(refused.errors()).toMatch(new RegExp(`held by another copy of this program: process ${process.pid} `));
  await store.stop();

  const named = restore(path);
  expect(await named.ended).toBe(1);
  expect(named.said()).toContain(copy!.file);

  const done = restore(path, copy!.file);
  expect(await done.ended, done.said()).toBe(0);
  const again = openTestContext({ path, prefix: 'again' });
  expect(await again.store.answers(id, 0)).toEqual(answers);
  await must(again.hand.answer(id, a, 'gain'));
  await again.store.close();
  const [, kept] = /are kept as (.*)\.\n/.exec(done.said())!;
  const before = openStore(kept!);
  expect(await before.answers(id, 0)).toHaveLength(answers.length + 1);
  await before.close();
});

test('what is no database of this program is not restored, and nothing is changed', patience, async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'games.db');
  await openTestContext({ path }).store.close();
  writeFileSync(join(folder, 'list.txt'), 'milk, eggs');
  new Database(join(folder, 'other.db')).exec('CREATE TABLE mine (x)').close();
  const files = readdirSync(folder);
  for (const [name, why] of [
    ['list.txt', /list\.txt' cannot be restored/],
    ['other.db', /not of this program/],
    ['none.db', /There is no file/],
  ] as const) {
    const refused = restore(path, join(folder, name));
    expect(await refused.ended).toBe(1);
    expect(refused.errors()).toMatch(why);
  }
  expect(readdirSync(folder)).toEqual(files);
});

const bring = (copy: string, path: string) => bringBack(copy, path, Date.now(), () => {});

test.each([
  ['a trigger', 'CREATE TRIGGER evil AFTER INSERT ON answers BEGIN DELETE FROM people; END', /holds a trigger 'evil' that this program did not make/],
  ['a view', 'CREATE VIEW evil AS SELECT 1', /holds a view 'evil'/],
  ['a table of its own', 'CREATE TABLE evil (x)', /holds a table 'evil'/],
  ['an index of its own', 'CREATE INDEX evil ON answers (n)', /holds an index 'evil'/],
  ['a virtual table', 'CREATE VIRTUAL TABLE evil USING fts5(x)', /holds a virtual table 'evil'/],
  ['a view in the place of a table', 'ALTER TABLE people RENAME TO others; CREATE VIEW people AS SELECT * FROM others', /'others'|view 'people'/],
  ['a table that is not as we make it', "ALTER TABLE people ADD evil TEXT DEFAULT 'x'", /its table 'people' is not as this program makes it/],
])('a copy with %s is not restored, and the owner reads why', async (_, sql, why) => {
  const folder = temporaryFolder();
  const path = join(folder, 'games.db');
  await openTestContext({ path: join(folder, 'copy.db') }).store.close();
  new Database(join(folder, 'copy.db')).exec(sql).close();
  const files = readdirSync(folder);
  await expect(bring(join(folder, 'copy.db'), path)).rejects.toThrow(why);
  expect(readdirSync(folder)).toEqual(files);
});

test('a pipe or a folder is not restored, and nobody waits for it', async () => {
  const folder = temporaryFolder();
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  for (const copy of [join(folder, 'pipe'), folder]) await expect(bring(copy, join(folder, 'games.db'))).rejects.toThrow(/is no file: name a copy/);
});

test('a copy that an older version made is restored', async () => {
  const folder = temporaryFolder();
  const [copy, path] = [join(folder, 'old.db'), join(folder, 'games.db')];
  new Database(copy).exec(readFileSync(join(import.meta.dirname, '../store/old/database.sql'), 'utf8')).close();
  expect(await bring(copy, path)).toEqual({ kept: null, erased: 0 });
  expect(existsSync(path)).toBe(true);
});

test('the program makes its first copy soon after the start, if there is something to copy', patience, async () => {
  const place = await startPlayground({ port: 0 });
  onTestFinished(() => place.stop());
  const path = join(temporaryFolder(), 'games.db');
  const before = openTestContext({ path });
  await before.hand.begin([ada, { id: '2', name: 'Bea' }]);
  await before.store.close();
  copyFileSync(path, `${path}.first`);
  const bot = start({ DISCORD_API: place.api, DISCORD_TOKEN: place.token, DATABASE: path });
  await bot.says('"ready"');
  bot.kill('SIGTERM');
  expect(await bot.ended).toBe(0);
  expect(backupsOf(path)).toHaveLength(1);
  expect(existsSync(`${path}-wal`)).toBe(false);
});

test('a copy of another database is not put where somebody forgot to say which is meant', patience, async () => {
  const { hand, path, store } = await context();
  await hand.beginTurns();
  await store.backUpIfDue();
  const [copy] = backupsOf(path);
  const elsewhere = join(temporaryFolder(), 'hustings.db');
  const refused = restore(elsewhere, copy!.file);
  expect(await refused.ended).toBe(1);
  expect(refused.errors()).toContain(`DATABASE=${path} npm run restore -- ${copy!.file}`);
  expect(existsSync(elsewhere)).toBe(false);
});
