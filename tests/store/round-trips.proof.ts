/**
 * How many sequential round trips to PostgreSQL an answer needs: with its table in memory, and on a worker that hasn't seen another one's changes.
 * Prints them.
 */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/postgres/open.ts';
import { ada, bob, must, openTestContext } from '../table/context.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';
import { countRoundTrips } from './round-trips.ts';

const cluster = isAtHand ? await startCluster() : null;
afterAll(() => cluster?.end());

/**
 * The most sequential round trips an answer can need, on average. The first on each connection asks for numbers that the connection knows afterwards.
 */
const most = { warm: 3.4, cold: 4.7 };

test('an answer waits for the database a few times', needsPostgres, async () => {
  const store = await openStore(await cluster!.create('trips'));
  onTestFinished(() => store.close());
  const workers = ['one', 'two'].map((prefix) => openTestContext({ store, prefix }));
  const { id } = await workers[0]!.hand.beginTurns([ada, bob], { length: 'long' });
  // Opens all connections first.
  await Promise.all(Array.from({ length: 10 }, () => store.version(id)));
  const trips = countRoundTrips();
  onTestFinished(trips.end);
  const counted: { [how in keyof typeof most]: { statements: number; inSeries: number }[] } = { warm: [], cold: [] };
  for (let i = 0; i < 24; i++) {
    // Every third answer goes to the other worker, which has to read what has changed.
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

test('reads of many presses at once wait for the database once, as on one connection', needsPostgres, async () => {
  const store = await openStore(await cluster!.create('many'));
  onTestFinished(() => store.close());
  const { hand } = openTestContext({ store });
  const { id } = await hand.beginTurns([ada, bob], { length: 'long' });
  const many = () => Promise.all(Array.from({ length: 40 }, () => store.current(id)));
  await many();
  const trips = countRoundTrips();
  onTestFinished(trips.end);
  await many();
  expect(trips.take()).toEqual({ statements: 40, inSeries: 1 });
});
