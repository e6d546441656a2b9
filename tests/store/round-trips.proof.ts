/** How often an answer waits for PostgreSQL in turn: with its table in memory, and on a worker that has not seen what another one changed. Prints it. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/postgres/open.ts';
import { ada, bob, must, openTestContext } from '../table/context.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';
import { countRoundTrips } from './round-trips.ts';

const cluster = isAtHand ? await startCluster() : null;
afterAll(() => cluster?.end());

/** What an answer may take in turn, in the mean: the first on each connection asks for numbers that are known there after it. */
const most = { warm: 6, cold: 7.5 };

test('an answer waits for the database a few times', needsPostgres, async () => {
  const store = await openStore(await cluster!.create('trips'));
  onTestFinished(() => store.close());
  const workers = ['one', 'two'].map((prefix) => openTestContext({ store, prefix }));
  const { id } = await workers[0]!.hand.beginTurns([ada, bob], { length: 'long' });
  // All connections are there.
  await Promise.all(Array.from({ length: 10 }, () => store.version(id)));
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
  for (const how of ['warm', 'cold'] as const) {
    const all = counted[how];
    const mean = (what: 'statements' | 'inSeries') => all.reduce((sum, one) => sum + one[what], 0) / all.length;
    const [statements, inSeries] = [mean('statements'), mean('inSeries')];
    console.log(`${how}: ${statements.toFixed(1)} statements, ${inSeries.toFixed(1)} in turn (${all.map((one) => one.inSeries).join(' ')})`);
    expect(inSeries, how).toBeLessThan(most[how]);
  }
});
