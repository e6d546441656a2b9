/**
 * A claim costs the same no matter how many posts wait, on both engines, and is one statement on PostgreSQL no matter how many it takes. Prints the
 * times.
 */
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore as openPostgres, prepare } from '../../src/store/postgres/open.ts';
import { connect, storeOn } from '../../src/store/sqlite/open.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';

const [few, many] = [40, 50_000];
/** The number of claims whose median counts. */
const rounds = 101;
/** Even ten times would be far below the thousandfold difference in rows. */
const mostTimes = 3;

const columns = 'id, game, phase, channel, lang, host, options, version, undos, answers, messages, announced, to_act, created, updated';
/** Games that each have a post waiting; `numbers` yields the numbers from 1 up as `n`. */
const filling = (numbers: string) => `
  INSERT INTO tables (${columns}) SELECT 't' || n, 'campaign', 'playing', 'c' || n, 'en', 'u', '{}', 1, 0, 1, 1, 1, '[]', n, n FROM ${numbers};
  INSERT INTO errands ("table", kind, fresh, due) SELECT 't' || n, 'board', true, n FROM ${numbers}`;

let made = 0;
const cluster = isAtHand ? await startCluster() : null;
afterAll(() => cluster?.end());

async function onSqlite(waiting: number): Promise<Store> {
  const connection = connect(':memory:');
  connection.client.exec(
    filling(`(WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${waiting}) SELECT n FROM numbers)`),
  );
  return storeOn(connection);
}

async function onPostgres(waiting: number): Promise<Store> {
  const address = await cluster!.create(`waiting${waiting}_${++made}`);
  await prepare(address);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`${filling(`generate_series(1, ${waiting}) n`)}; ANALYZE`);
  await client.end();
  return openPostgres(address);
}

const engines: { [engine: string]: { open: (waiting: number) => Promise<Store>; needs: object } } = {
  SQLite: { open: onSqlite, needs: {} },
  PostgreSQL: { open: onPostgres, needs: needsPostgres },
};

/** How long it takes to claim `limit` deliveries, in ms. Releases them afterwards. */
async function timeOf(store: Store, limit: number): Promise<number> {
  const began = performance.now();
  const claimed = await store.claim('me', many, many + 1, limit);
  const took = performance.now() - began;
  expect(claimed.map(({ table }) => table)).toEqual(Array.from({ length: limit }, (_, i) => `t${i + 1}`));
  await store.commit(claimed.map(({ table }) => ['release', table, 'me'] as const));
  return took;
}

const median = (all: number[]): number => all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!;

describe.each(Object.entries(engines))('on %s', (_, { open, needs }) => {
  test.each([1, 30])('a claim of %i costs the same with 50,000 posts waiting as with forty', needs, async (limit) => {
    const [quiet, busy] = [await open(few), await open(many)];
    onTestFinished(() => Promise.all([quiet.close(), busy.close()]).then(() => {}));
    const took: { quiet: number[]; busy: number[] } = { quiet: [], busy: [] };
    for (let i = 0; i < rounds; i++) {
      took.quiet.push(await timeOf(quiet, limit));
      took.busy.push(await timeOf(busy, limit));
    }
    const [before, after] = [median(took.quiet), median(took.busy)];
    console.log(`${expect.getState().currentTestName}: ${before.toFixed(2)} and ${after.toFixed(2)} ms, ${(after / before).toFixed(2)} times`);
    expect(after / before).toBeLessThan(mostTimes);
  });
});

test('on PostgreSQL a claim of thirty is one statement', needsPostgres, async () => {
  const store = await onPostgres(31);
  onTestFinished(() => store.close());
  await timeOf(store, 1);
  const sent: unknown[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    sent.push(given[0]);
    return Reflect.apply(query, this, given);
  } as typeof query;
  onTestFinished(() => {
    pg.Client.prototype.query = query;
  });
  expect(await store.claim('me', many, many + 1, 30)).toHaveLength(30);
  expect(sent).toHaveLength(1);
});
