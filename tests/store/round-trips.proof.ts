/** How often an answer waits for PostgreSQL in turn: with its table in memory, and on a worker that has not seen what another one changed. Prints it. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/postgres/open.ts';
import { ada, bob, must, openTestContext } from '../table/context.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';
import { countRoundTrips } from './round-trips.ts';

const cluster = isAtHand ? await startCluster() : null;
afterAll(() => cluster?.end());

/** What an answer may take in turn, at the most: the first of a worker begins the numbers of its connection. */
const most = { warm: 5, cold: 8 };

test('an answer waits for the database a few times', needsPostgres, async () => {
  const store = await openStore(await cluster!.create('trips'));
  onTestFinished(() => store.close());
  const workers = ['one', 'two'].map((prefix) => openTestContext({ store, prefix }));
  const { id } = await workers[0]!.hand.beginTurns([ada, bob], { length: 'long' });
  const trips = countRoundTrips();
  onTestFinished(trips.end);
  const counted: { [how in keyof typeof most]: { statements: number; inSeries: number }[] } = { warm: [], cold: [] };
  for (let i = 0; i < 24; i++) {
    // The other one is asked every third time, and has to read what has changed.
    const { hand, tables, request } = workers[i % 3 === 2 ? 1 : 0]!;
    const how = i % 3 === 1 ? 'warm' : 'cold';
    const person = (await workers[0]!.hand.asked(id, ada)) ? ada : bob;
    if (how === 'warm') await hand.asked(id, person);
    const { ref, decision } = (await workers[0]!.hand.asked(id, person))!;
    const picked = decision.options.find((one) => ['gain', 'pass', 'yes', '1'].includes(one.id))!.id;
    trips.take();
    await must(tables.answer(id, person.id, ref, [picked], request()));
    counted[how].push(trips.take());
  }
  for (const [how, all] of Object.entries(counted)) {
    const mean = (what: 'statements' | 'inSeries') => (all.reduce((sum, one) => sum + one[what], 0) / all.length).toFixed(1);
    console.log(`${how}: ${mean('statements')} statements, ${mean('inSeries')} in turn (${all.map(({ inSeries }) => inSeries).join(' ')})`);
  }
  for (const how of ['warm', 'cold'] as const) expect(Math.max(...counted[how].map(({ inSeries }) => inSeries)), how).toBeLessThanOrEqual(most[how]);
});
