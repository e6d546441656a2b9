/** One connection, with everything prepared on it. Sends statements without waiting for one another; the server answers in order. */
import { Conflict } from '../../table/model/store.ts';
import { prepareChanges } from '../changes/index.ts';
import type { PoolClient } from '../drizzle/postgres.ts';
import { prepareReads } from '../reads/index.ts';
import { prepareNumbers } from '../statements/numbers.ts';
import { type Asking, groundOf, type Step } from '../statements/statements.ts';
import { prepareClaims } from './claims.ts';
import { engineOf, run } from './dialect.ts';
import { plain } from './errors.ts';

export type Line = ReturnType<typeof lineOn>;
type Rows = readonly unknown[];

const none: Rows = [];

async function carry(step: Step): Promise<Rows> {
  const { found, written } = await run(step).catch((error: unknown) => {
    throw plain(error);
  });
  if (step.orConflict !== undefined && written !== 1) throw new Conflict(step.orConflict);
  return found;
}

/** Prepares everything on a connection. */
function prepareOn(client: PoolClient) {
  const ground = groundOf(engineOf(client));
  const numbers = prepareNumbers(ground);
  return { reads: prepareReads(ground), changes: prepareChanges(ground, numbers), claims: prepareClaims(ground), forget: numbers.forget };
}

const lines = new WeakMap<PoolClient, ReturnType<typeof prepareOn>>();

export function lineOn(client: PoolClient) {
  let prepared = lines.get(client);
  if (!prepared) {
    prepared = prepareOn(client);
    lines.set(client, prepared);
  }
  const { reads, changes, claims, forget } = prepared;
  return { client, reads, changes, claims, forget };
}

/** Carries out reads. Statements of one yield see the same moment. */
export async function readThrough<T>({ client }: Line, asking: Asking<T>): Promise<T> {
  let next = asking.next();
  while (!next.done) {
    const steps = next.value;
    if (steps.length === 1) {
      next = asking.next([await carry(steps[0]!)]);
      continue;
    }
    const begun = client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const found = steps.map(carry);
    // The other name of COMMIT: what looks for commits on the line finds only those that write.
    const [, results] = await Promise.all([begun, Promise.all(found), client.query('END')]);
    next = asking.next(results);
  }
  return next.value;
}

/**
 * Carries out changes, inside an open transaction. Nobody waits for statements that only write: `sent` gets the promise of each statement, in order.
 */
export async function writeThrough<T>(asking: Asking<T>, sent: Promise<unknown>[]): Promise<T> {
  const send = (step: Step): Promise<Rows> => {
    const running = carry(step);
    // The caller looks at all of them at the end.
    running.catch(() => {});
    sent.push(running);
    return running;
  };
  let next = asking.next();
  while (!next.done) {
    const steps = next.value;
    const found = steps.map(send);
    next = asking.next(steps.some(({ asks }) => asks) ? await Promise.all(found) : steps.map(() => none));
  }
  return next.value;
}
