/** Two people who press at the same instant, on two workers, cause no error: neither in the programs' logs nor in PostgreSQL's. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/postgres/open.ts';
import { ada, bob, openTestContext } from '../table/context.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';

const cluster = isAtHand ? await startCluster() : null;
afterAll(() => cluster?.end());
const games = 25;

test('two who press at once are both answered, and it is no error', needsPostgres, async () => {
  const address = await cluster!.create('games');
  const workers = ['one', 'two'].map(async (prefix) => {
    const store = await openStore(address);
    onTestFinished(() => store.close());
    return openTestContext({ store, prefix });
  });
  const [one, two] = [await workers[0]!, await workers[1]!];
  let both = 0;
  for (let i = 0; i < games; i++) {
    const { id } = await one.hand.begin([ada, bob], {}, `${i}`);
    const asked = [(await one.hand.asked(id, ada))!, (await two.hand.asked(id, bob))!];
    const told = await Promise.all([
      one.tables.answer(id, ada.id, asked[0]!.ref, ['1'], `${i}-ada`),
      two.tables.answer(id, bob.id, asked[1]!.ref, ['1'], `${i}-bob`),
    ]);
    if (told.every(({ ok }) => ok)) both++;
    // Both workers get the same press.
    const again = (await one.hand.asked(id, ada))!;
    const same = await Promise.all([one, two].map(({ tables }) => tables.answer(id, ada.id, again.ref, ['1'], `${i}-same`)));
    expect(same.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await one.store.answers(id, 0)).toHaveLength(3);
  }
  expect(both).toBe(games);
  expect([...one.logged, ...two.logged]).toEqual([]);
  expect(cluster!.errors()).toEqual([]);
});
