/** Runs the tests of the table and the store again on PostgreSQL: a third of the files in a short proof. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isAtHand, needsPostgres } from '../tools/cluster.ts';
import { isPostgres, usePostgres } from '../tools/engines.ts';
import { someOf } from '../tools/often.ts';

/** Tests about SQLite alone, without a store, with a server of their own, or that take long: `postgres.proof.ts` covers those. */
const notHere = [
  'store/archive',
  'store/commits',
  'store/kill',
  'store/old',
  'store/schemas',
  'store/sqlite',
  'store/carry-over',
  'store/lost-server',
  'store/version',
]
  .concat(['table/time/calendar'])
  .map((name) => `${name}.test.ts`);

if (isAtHand) {
  const end = await usePostgres();
  afterAll(end);
  const tests = join(import.meta.dirname, '..');
  const all = ['store', 'table'].flatMap((room) =>
    readdirSync(join(tests, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  );
  const files = all.filter((name) => name.endsWith('.test.ts') && !notHere.includes(name)).sort();
  for (const name of someOf(files)) describe(`${name} on PostgreSQL`, async () => void (await import(join(tests, name))));
  test('was PostgreSQL', () => expect(isPostgres()).toBe(true));
} else {
  test('on PostgreSQL', needsPostgres, () => {});
}
