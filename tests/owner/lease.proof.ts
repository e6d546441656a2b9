/** One program per database: two real processes on one file. */
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { startPlayground } from '../../src/playground/index.ts';
import type { OwnStore } from '../../src/store/held.ts';
import { alone } from '../../src/store/sqlite/holding/alone.ts';
import { leaseMs, takeLease } from '../../src/store/sqlite/holding/lease.ts';
import { tryLock } from '../../src/store/sqlite/holding/lock.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { openOwnStore } from '../../src/store/sqlite/own.ts';
import { often } from '../tools/often.ts';
import { crash } from './crashes.ts';
import { start, temporaryFolder } from './program.ts';

const patience = { timeout: 60_000 };

async function ground() {
  const place = await startPlayground({ port: 0 });
  onTestFinished(() => place.stop());
  const database = join(temporaryFolder(), 'games.db');
  return { database, start: () => start({ DISCORD_API: place.api, DISCORD_TOKEN: place.token, DATABASE: database }) };
}

/** As if its holder had given no sign of life for a long time. */
function lapse(database: string): void {
  const raw = new Database(database);
  raw.prepare('UPDATE lease SET until = 0').run();
  raw.close();
}

test('a second program says who holds the database, and stops; after the first has ended it may', patience, async () => {
  const { start } = await ground();
  const first = start();
  await first.says('"ready"');
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.errors()).toContain(`held by another copy of this program: process ${first.pid} on ${hostname()}, since 20`);
  expect(second.errors().trim().split('\n')).toHaveLength(1);
  // It waited for a sign of life first, and said so once.
  expect(second.log().filter(({ msg }) => msg.includes('waiting for it to stop'))).toHaveLength(1);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const third = start();
  await third.says('"ready"');
});

test('a killed program holds nothing: the next one starts at once', patience, async () => {
  const { start } = await ground();
  const first = start();
  await first.says('"ready"');
  first.kill('SIGKILL');
  await first.ended;
  await start().says('"ready"');
});

test(
  'a program that was stopped in its sleep and overtaken writes nothing when it wakes, says who has the database, and ends',
  patience,
  async () => {
    const { database, start } = await ground();
    const first = start();
    await first.says('"ready"');
    first.kill('SIGSTOP');
    lapse(database);
    const second = start();
    await second.says('"ready"');
    first.kill('SIGCONT');
    expect(await first.ended).toBe(1);
    expect(first.errors()).toContain(`held by another copy of this program: process ${second.pid}`);
    second.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
);

const kills = often(12);

test('killed again and again where nobody reads its end, and process numbers begin anew, it is back each time without a doubt', async () => {
  const { waits, zombies, said } = await crash(kills);
  expect(said).toEqual([]);
  expect(waits).toHaveLength(kills);
  expect(zombies).toBeGreaterThan(0);
});

test('a start that waits ends when told to', patience, async () => {
  const { start } = await ground();
  const first = start();
  await first.says('"ready"');
  const second = start();
  await second.says('waiting for it to stop');
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

const log = { error: () => {}, warn: () => {}, info: () => {} };
async function open(path: string, onLost = () => {}): Promise<OwnStore> {
  const store = await openOwnStore(path, { log, onLost });
  onTestFinished(() => store.stop().catch(() => {}));
  return store;
}

test('a unit of work of one that was overtaken changes nothing', async () => {
  const path = join(temporaryFolder(), 'games.db');
  const told: string[] = [];
  const first = await open(path, () => told.push('lost'));
  await first.commit([['addRequest', 'one', 1]]);
  lapse(path);
  const second = await open(path);
  await expect(first.commit([['addRequest', 'two', 2]])).rejects.toThrow(/held by another copy/);
  await expect(first.commit([['addRequest', 'three', 3]])).rejects.toThrow(/held by another copy/);
  expect(told).toEqual(['lost']);
  expect(await Promise.all(['one', 'two', 'three'].map(second.seen))).toEqual([true, false, false]);
});

/** A database held from another machine. This one can't see its lock, if it has one. */
async function heldElsewhere(): Promise<{ path: string; sign(): void; release(): void }> {
  const path = join(temporaryFolder(), 'games.db');
  await openStore(path).close();
  const client = new Database(path);
  onTestFinished(() => void client.close());
  const lease = takeLease(client, { path, as: { pid: 77, host: 'elsewhere' } });
  return { path, sign: () => client.prepare('UPDATE lease SET until = until + 1').run(), release: lease.release };
}

test('a holder on another machine is waited for; its sign of life ends the start with who it is', async () => {
  const { path, sign } = await heldElsewhere();
  const told: string[] = [];
  const waiting = (why: string) => {
    told.push(why);
    sign();
  };
  await expect(alone(path, (take) => take(new Database(path)), { waiting })).rejects.toThrow(/process 77 on elsewhere, since 20/);
  expect(told).toEqual([expect.stringContaining('process 77 on elsewhere')]);
});

test('as soon as it ends, whoever waited goes on', async () => {
  const { path, release } = await heldElsewhere();
  const client = new Database(path);
  onTestFinished(() => void client.close());
  const held = await alone(path, (take) => take(client), { waiting: release });
  held.check();
  held.release();
});

test('whoever gives no sign of life for half a minute is overtaken, whatever the clocks say', { timeout: 3 * leaseMs }, async () => {
  const { path } = await heldElsewhere();
  const raw = new Database(path);
  onTestFinished(() => void raw.close());
  // The holder's clock ran three days ahead.
  raw.prepare('UPDATE lease SET until = until + 259200000').run();
  (await open(path)).commit([]);
  expect(raw.prepare('SELECT fence FROM lease').pluck().get()).toBe(2);
});

test('the lock is had once, also within a program, and is free as soon as it is let go', () => {
  const path = join(temporaryFolder(), 'games.db');
  const first = tryLock(path);
  expect(first).toEqual({ release: expect.any(Function) });
  expect(tryLock(path)).toBe('others');
  if (typeof first === 'object') first.release();
  const again = tryLock(path);
  expect(again).toEqual({ release: expect.any(Function) });
  if (typeof again === 'object') again.release();
});

test('whoever overtook one that still has the lock takes it with a sign of life, once it is free', async () => {
  const path = join(temporaryFolder(), 'games.db');
  await openStore(path).close();
  const asleep = tryLock(path);
  const client = new Database(path);
  onTestFinished(() => void client.close());
  const held = await alone(path, (take) => take(client));
  if (typeof asleep === 'object') asleep.release();
  held.renew();
  expect(tryLock(path)).toBe('others');
  held.release();
});

test('the row of an earlier version is believed, and taken over in time', () => {
  const client = new Database(':memory:');
  onTestFinished(() => void client.close());
  client.exec(`CREATE TABLE lease (one INTEGER PRIMARY KEY CHECK (one = 1), fence INTEGER, pid INTEGER, host TEXT, since INTEGER, until INTEGER,
    space TEXT NOT NULL DEFAULT '', run TEXT NOT NULL DEFAULT '')`);
  client.prepare("INSERT INTO lease VALUES (1, 4, 77, 'elsewhere', 0, 5000, 'a', 'b')").run();
  expect(() => takeLease(client, { path: 'x', isLocked: true, now: () => 4999 })).toThrow(/process 77 on elsewhere/);
  takeLease(client, { path: 'x', now: () => 5000 }).check();
  expect(client.prepare('SELECT fence FROM lease').pluck().get()).toBe(5);
});
