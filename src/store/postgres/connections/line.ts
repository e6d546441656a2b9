/** One connection, with everything prepared on it. Sends statements without waiting for one another; the server answers in order. */
import { Conflict } from '../../../table/model/store/store.ts';
import { prepareChanges, prepareReads } from '../../access/index.ts';
import type { Pool, PoolClient } from '../../drizzle/postgres.ts';
import { prepareNumbers } from '../../statements/lines.ts';
import { type Asking, groundOf, type Step } from '../../statements/statements.ts';
import { prepareClaims } from '../claims.ts';
import { engineOf, run } from '../dialect.ts';
import { isGone, plain } from '../errors.ts';

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

/** How many connections reads share. */
const sharedLines = 2;

export interface Shared {
  /** Asks on a shared connection, without waiting for what others ask there. Rejects with the driver's errors, made plain. */
  use<T>(ask: (line: Line) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Connections that all reads share, so that none waits for a free one while the database is far away. The statements of one read are sent together:
 * nothing comes between them.
 */
export function openShared(pool: Pool): Shared {
  const lines: (Promise<PoolClient> | null)[] = Array.from({ length: sharedLines }, () => null);
  let next = 0;
  const drop = (at: number, line: Promise<PoolClient>, isLost: boolean): void => {
    if (lines[at] !== line) return;
    lines[at] = null;
    line.then(
      (client) => client.release(isLost),
      () => {},
    );
  };
  const connect = (at: number): Promise<PoolClient> => {
    const coming = pool.connect();
    lines[at] = coming;
    coming.then(
      (client) => void client.once('error', () => drop(at, coming, true)),
      () => drop(at, coming, true),
    );
    return coming;
  };
  return {
    async use(ask) {
      const at = next++ % sharedLines;
      const coming = lines[at] ?? connect(at);
      try {
        return await ask(lineOn(await coming));
      } catch (error) {
        const why = plain(error);
        if (isGone(why)) drop(at, coming, true);
        throw why;
      }
    },
    async close() {
      for (const [at, line] of lines.entries()) {
        if (line) drop(at, line, false);
        await line?.catch(() => {});
      }
    },
  };
}
