/** The contract of every store, no matter which engine: everything the port asks and changes (`table/model/store/store.ts`). */
import { afterAll, expect, test } from 'vitest';
import { prepareChanges } from '../../src/store/access/index.ts';
import { engineOf } from '../../src/store/sqlite/dialect.ts';
import { connect } from '../../src/store/sqlite/open.ts';
import { prepareNumbers } from '../../src/store/statements/lines.ts';
import { groundOf } from '../../src/store/statements/statements.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { gameTests } from './store/games.ts';
import { jobTests } from './store/jobs.ts';
import { leavingTests } from './store/leaving.ts';
import { noted } from './store/noted.ts';
import { outboxTests } from './store/outbox.ts';
import { peopleTests } from './store/people.ts';
import { ratingTests } from './store/ratings.ts';
import { reviewTests } from './store/reviews.ts';
import { unitTests } from './store/units.ts';

/** The names of all changes. */
function changes(): string[] {
  const { client, db } = connect(':memory:');
  const ground = groundOf(engineOf(client, db));
  const names = Object.keys(prepareChanges(ground, prepareNumbers(ground)));
  client.close();
  return names;
}

/** Declares the contract's tests. `open` returns an empty store. */
export function storeContract(open: () => Promise<Store>): void {
  const { fresh, used, close, asked } = noted(open);
  afterAll(close);
  for (const declare of [unitTests, gameTests, peopleTests, outboxTests, jobTests, leavingTests, ratingTests, reviewTests]) declare(fresh);

  // Must run last: it looks at everything the tests before it ran.
  test('nothing of the port is left out', () => {
    expect([...asked(), ...changes()].filter((name) => !used.has(name))).toEqual([]);
  });
}
