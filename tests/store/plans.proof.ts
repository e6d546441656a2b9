/** On PostgreSQL too, no statement reads a whole table, with 100,000 games stored. Prints how long looking back and claiming take. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, prepare } from '../../src/store/postgres/open.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { openRecords } from '../../src/table/records/records.ts';
import type { Context } from '../../src/table/work/work.ts';
import { type Cluster, needsPostgres, startCluster } from '../tools/cluster.ts';
import { backlog, due, games, playing, stored } from './filling.ts';
import { postgresStatements, small } from './plans.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)];

describe('PostgreSQL with 100,000 games', needsPostgres, () => {
  let cluster: Cluster;
  let client: pg.Client;
  let store: Store;
  beforeAll(async () => {
    cluster = await startCluster();
    const address = await cluster.create('many');
    await prepare(address);
    client = new pg.Client({ connectionString: address });
    client.on('error', () => {});
    await client.connect();
    await client.query(stored(games, playing));
    await client.query(due);
    await client.query('SET plan_cache_mode = force_generic_plan');
    store = await openStore(address);
  });
  afterAll(async () => {
    await store?.close();
    await client?.end();
    await cluster?.end();
  });

  /** The tables that a statement scans completely, regardless of its parameters. */
  async function readWhole(text: string): Promise<string[]> {
    const given = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
    await client.query(`PREPARE one AS ${text}`);
    try {
      const values = given === 0 ? '' : `(${Array(given).fill('NULL').join()})`;
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (FORMAT JSON) EXECUTE one${values}`);
      return all(rows[0]!['QUERY PLAN'][0].Plan).flatMap((node) =>
        node['Node Type'] === 'Seq Scan' && !small.includes(node['Relation Name']!) ? [node['Relation Name']!] : [],
      );
    } finally {
      await client.query('DEALLOCATE one');
    }
  }

  test('no statement reads a table from end to end, and a planted one is seen', async () => {
    const texts = postgresStatements();
    expect(texts.length).toBeGreaterThan(100);
    const found: string[] = [];
    for (const text of texts) if ((await readWhole(text)).length > 0) found.push(text);
    expect(found).toEqual([]);
    expect(await readWhole('select id from tables where lang = $1')).toEqual(['tables']);
  });

  test('what looks back, and what claims, is told in milliseconds', async () => {
    const context = { store, games: [], clock: () => Date.UTC(2027, 0, 9), look: (_: unknown, act: () => unknown) => act() } as unknown as Context;
    const records = openRecords(context);
    const asked: { [what: string]: () => Promise<unknown> } = {
      '/replay': () => store.over('campaign', 'c1', 'u1', 25),
      '/stats': () => records.scores('great', 'u1'),
      '/leaderboard': () => records.leaderboard('great', null, 'ever'),
      'the same made anew': () => store.results('great'),
      '/games': () => store.tablesWith('u1'),
      'told nobody': () => store.untold(),
      'thoughts nobody wrote': () => store.commit([['putMissingThoughts', 1]]),
      'thirty jobs of thousands': () => store.claimJobs('think', 'me', games, games + 1, 30),
      'old requests': () => store.commit([['dropRequests', 1000]]),
      'one claim of 50,000': () => store.claim('me', games, games + 1, 1),
      'thirty claims of 50,000': () => store.claim('me', games, games + 1, 30),
    };
    const took: { [what: string]: number } = {};
    for (const [what, ask] of Object.entries(asked)) {
      await ask();
      const began = performance.now();
      const came = await ask();
      took[what] = performance.now() - began;
      process.stdout.write(`${what}: ${took[what].toFixed(1)} ms\n`);
      if (Array.isArray(came) && what.includes('claim')) expect(came.length).toBeGreaterThan(0);
    }
    // Rows of three thousand people, against the 25,000 games they come from, which would still have to be rated.
    for (const what of ['/stats', '/leaderboard']) expect(3 * took[what]!).toBeLessThan(took['the same made anew']!);
    // A claim takes each table once, the longest due first.
    const [first, ...rest] = await store.claim('you', games, games + 1, 5);
    expect(rest).toHaveLength(4);
    expect(first!.table).toBe(`t${games - backlog + 1 + 62}`);
  });
});
