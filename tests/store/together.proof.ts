/** Several processes on one PostgreSQL: they call each other, even across a lost connection, and one of them holds each duty. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/postgres/open.ts';
import { type Cluster, needsPostgres, startCluster } from '../tools/cluster.ts';

let cluster: Cluster;
let made = 0;

async function two() {
  const address = await cluster.create(`together${++made}`);
  const stores = await Promise.all([openStore(address), openStore(address)]);
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  return stores as [(typeof stores)[number], (typeof stores)[number]];
}

describe('processes on one PostgreSQL', needsPostgres, () => {
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster?.end());

  const listeners = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()";
  const listening = (n: number) => expect.poll(async () => (await cluster.query(`SELECT 1 ${listeners}`)).rowCount, { timeout: 10_000 }).toBe(n);

  test('hear each other, and not themselves; a connection that was lost and is made anew counts as a call', async () => {
    const [one, other] = await two();
    const waiting: (() => void)[] = [];
    const next = () => new Promise<void>((done) => waiting.push(done));
    other.onCall(() => waiting.shift()?.());
    await listening(1);
    const first = next();
    await one.callOthers();
    await first;

    const again = next();
    await cluster.query(`SELECT pg_terminate_backend(pid) ${listeners}`);
    await again;
    const after = next();
    await one.callOthers();
    await after;

    let heard = 0;
    const called = new Promise<void>((done) => {
      one.onCall(() => {
        heard++;
        done();
      });
    });
    await listening(2);
    // Calls arrive in order, so a process's own call would come before the other's.
    await one.callOthers();
    await other.callOthers();
    await called;
    expect(heard).toBe(1);
    await listening(2);
    expect(heard).toBe(1);
  });

  test('tell each other things, which are no calls, and nothing of which is stored', async () => {
    const [one, other] = await two();
    const heard: string[] = [];
    let calls = 0;
    one.onTold((words) => heard.push(`one heard ${words}`));
    other.onTold((words) => heard.push(`other heard ${words}`));
    other.onCall(() => calls++);
    await listening(2);
    const long = `{"a": "${'b'.repeat(6900)}"}`;
    await one.tellOthers(long);
    await other.tellOthers('two words');
    await expect.poll(() => heard.toSorted()).toEqual(['one heard two words', `other heard ${long}`]);
    expect(calls).toBe(0);
  });

  test('share a duty: one has it until its time is over, and may go on with it', async () => {
    const [one, other] = await two();
    const asked = await Promise.all([one.takeOn('sweep', 'one', 0, 10), other.takeOn('sweep', 'other', 0, 10)]);
    expect(asked.filter(Boolean)).toHaveLength(1);
    const [holder, idle] = asked[0] ? (['one', 'other'] as const) : (['other', 'one'] as const);
    expect(await other.takeOn('sweep', idle, 9, 20)).toBe(false);
    expect(await one.takeOn('sweep', holder, 9, 20)).toBe(true);
    expect(await one.takeOn('sweep', idle, 19, 30)).toBe(false);
    expect(await one.takeOn('sweep', idle, 20, 30)).toBe(true);
    expect(await other.takeOn('commands', holder, 20, 30), 'another duty is free').toBe(true);
  });

  test('look before they claim: where nothing is due, nothing is begun', async () => {
    const [one, other] = await two();
    const number = async () => Number((await cluster.query('SELECT pg_current_xact_id()::text AS number')).rows[0].number);
    const numbersTaken = async () => {
      const before = await number();
      for (const store of [one, other]) expect(await store.claim('somebody', 1000, 2000, 5)).toEqual([]);
      return (await number()) - before - 1;
    };
    // The server sometimes runs its own housekeeping.
    await expect.poll(numbersTaken).toBe(0);
  });
});
