/** Reminders among processes on one PostgreSQL: what one that died had taken and not said, another says, once. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/postgres/open.ts';
import { expectNotedOrLate, expectTakenOver } from '../table/time/owed.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';

const cluster = isAtHand ? await startCluster() : null;
afterAll(() => cluster?.end());

test.each([
  ['over', expectTakenOver],
  ['noted', expectNotedOrLate],
])('a reminder is said by one process, whatever dies: %s', needsPostgres, async (name, expectIt) => {
  const store = await openStore(await cluster!.create(`reminders_${name}`));
  onTestFinished(() => store.close());
  await expectIt(store);
  expect(cluster!.errors()).toEqual([]);
});
