/** What a process that was killed has claimed on PostgreSQL is free within seconds; what one that only stands still has claimed stays its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/postgres/open.ts';
import { liveMark } from '../../src/table/model/outbox/jobs.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { row } from '../contracts/store/rows.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';

const cluster = isAtHand ? await startCluster() : null;
afterAll(() => cluster?.end());

/** A claim lasts longer than the test. */
const until = Date.now() + 3_600_000;

/** A process that claims a post and a computer's turn of the table. Resolves when it has. */
async function claiming(address: string, name: string, table: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [new URL('claiming.ts', import.meta.url).pathname, address, name, table, String(until)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout!, 'data')) as [Buffer];
  expect(String(said).trim()).toBe('claimed 1 1');
  return child;
}

async function withTables(store: Store, tables: readonly string[]): Promise<void> {
  for (const [i, id] of tables.entries()) {
    await store.commit([
      ['addTable', { ...row, id, phase: 'playing', channel: `${i}` }],
      ['putJob', 'think', id, id, i],
      ['queue', id, 'board', true, i],
    ]);
  }
}

test('claims of a killed process are free within seconds, those of one that stands still are not', needsPostgres, async () => {
  const address = await cluster!.create('alive');
  const store = await openStore(address);
  onTestFinished(() => store.close());
  let calls = 0;
  store.onCall(() => calls++);
  await withTables(store, ['killed', 'still', 'older', 'later']);
  const killed = await claiming(address, `${liveMark}one`, 'killed');
  const still = await claiming(address, `${liveMark}two`, 'still');
  // A release before this holds no lock, so only its time frees what it has.
  const older = await claiming(address, 'three', 'older');
  const later = await claiming(address, `${liveMark}four`, 'later');
  still.kill('SIGSTOP');
  const gone = [once(killed, 'exit'), once(older, 'exit')];
  for (const one of [killed, older]) one.kill('SIGKILL');
  await Promise.all(gone);
  const began = performance.now();
  const free = async () => ({
    jobs: (await store.claimJobs('think', `${liveMark}me`, Date.now(), until, 9)).map(({ key }) => key),
    posts: (await store.claim(`${liveMark}me`, Date.now(), until, 9)).map(({ table, before }) => [table, before !== null]),
  });
  expect(await free(), 'it may only have lost its connection').toEqual({ jobs: [], posts: [] });
  await expect.poll(() => calls, { timeout: 60_000, interval: 100 }).toBeGreaterThan(0);
  console.log(`free after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  // What it carried may have arrived, so it is looked for in the channel first.
  expect(await free()).toEqual({ jobs: ['killed'], posts: [['killed', true]] });
  // Several looks later.
  calls = 0;
  later.kill('SIGKILL');
  await expect.poll(() => calls, { timeout: 60_000, interval: 100 }).toBeGreaterThan(0);
  expect(await free()).toEqual({ jobs: ['later'], posts: [['later', true]] });
  expect(cluster!.errors()).toEqual([]);
});
