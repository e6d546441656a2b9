/** One program a database: two real processes on one file. */
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPlayground } from '../../src/playground/index.ts';
import type { OwnStore } from '../../src/store/held.ts';
import { type Holder, leaseMs, me, takeLease } from '../../src/store/sqlite/lease.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { openOwnStore } from '../../src/store/sqlite/own.ts';
import { node, run, start, temporaryFolder } from './program.ts';

const patience = { timeout: 60_000 };

async function ground() {
  const place = await startPlayground({ port: 0 });
  onTestFinished(() => place.stop());
  const database = join(temporaryFolder(), 'games.db');
  return { database, start: () => start({ DISCORD_API: place.api, DISCORD_TOKEN: place.token, DATABASE: database }) };
}

/** As if its holder had given no sign of life for long. */
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

const log = { error: () => {}, info: () => {} };
function open(path: string, now: () => number, onLost = () => {}): OwnStore {
  const store = openOwnStore(path, { log, now, onLost });
  onTestFinished(() => store.stop().catch(() => {}));
  return store;
}

test('a unit of work of one that was overtaken changes nothing', async () => {
  const path = join(temporaryFolder(), 'games.db');
  const told: string[] = [];
  const first = open(path, Date.now, () => told.push('lost'));
  await first.commit([['addRequest', 'one', 1]]);
  lapse(path);
  const second = open(path, Date.now);
  await expect(first.commit([['addRequest', 'two', 2]])).rejects.toThrow(/held by another copy/);
  await expect(first.commit([['addRequest', 'three', 3]])).rejects.toThrow(/held by another copy/);
  expect(told).toEqual(['lost']);
  expect(await Promise.all(['one', 'two', 'three'].map(second.seen))).toEqual([true, false, false]);
});

test('a holder on another machine is believed until its time is over', async () => {
  const path = join(temporaryFolder(), 'games.db');
  await openStore(path).close();
  const elsewhere = `
    import Database from 'better-sqlite3';
    import { takeLease } from ${JSON.stringify(new URL('../../src/store/sqlite/lease.ts', import.meta.url).href)};
    const client = new Database(${JSON.stringify(path)});
    takeLease(client, { path: 'x', as: { pid: 77, host: 'elsewhere', space: '', run: 'theirs' }, now: () => 1000 });
  `;
  expect(await run(node, ['--input-type=module', '-e', elsewhere], {}).ended).toBe(0);
  expect(() => open(path, () => 1000 + leaseMs - 1)).toThrow(/process 77 on elsewhere, since 1970-01-01 00:00 UTC/);
  expect(() => open(path, () => 1000 + leaseMs)).not.toThrow();
});

describe('a holder of this name and process number', () => {
  const held = (by: Partial<Holder>) => {
    const client = new Database(':memory:');
    onTestFinished(() => void client.close());
    takeLease(client, { path: 'x', as: { ...me, run: 'theirs', ...by }, now: () => 1000 });
    return (now: number) => takeLease(client, { path: 'x', now: () => now });
  };

  test('in another container is believed until its time is over', () => {
    const take = held({ space: 'another' });
    expect(() => take(1000 + leaseMs - 1)).toThrow(/held by another copy/);
    expect(() => take(1000 + leaseMs)).not.toThrow();
  });

  test('among the same processes has died: its number was given anew', () => {
    expect(() => held({})(1001)).not.toThrow();
  });

  test('may be this very program, which holds it once', () => {
    expect(() => held({ run: me.run })(1001)).toThrow(/held by another copy/);
  });
});

test('the row of an earlier version is believed, and taken over in time', () => {
  const client = new Database(':memory:');
  onTestFinished(() => void client.close());
  client.exec('CREATE TABLE lease (one INTEGER PRIMARY KEY CHECK (one = 1), fence INTEGER, pid INTEGER, host TEXT, since INTEGER, until INTEGER)');
  client.prepare('INSERT INTO lease VALUES (1, 4, 77, ?, 0, 5000)').run('elsewhere');
  expect(() => takeLease(client, { path: 'x', now: () => 4999 })).toThrow(/process 77 on elsewhere/);
  takeLease(client, { path: 'x', now: () => 5000 }).check();
  expect(client.prepare('SELECT fence FROM lease').pluck().get()).toBe(5);
});
