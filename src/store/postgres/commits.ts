/** Commits, each in its own transaction on its own connection: the server writes those that arrive together with one sync. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Change, Conflict, StoreBusy, StoreInDoubt, type Versions } from '../../table/model/store/store.ts';
import type { Pool, PoolClient } from '../drizzle/postgres.ts';
import { type Asking, make } from '../statements/statements.ts';
import { type Line, lineOn, readThrough, writeThrough } from './connections/line.ts';
import { busy, isBusy, isGone, meaning, plain } from './errors.ts';

/** How long to wait before the next try, in milliseconds. */
const betweenTries = 100;
/** How long to look for the outcome of a commit that may or may not have been made, in milliseconds. */
const patienceInDoubt = 10_000;

/** The connection was lost while the server was committing: it may have, or not. */
class InDoubt extends Error {
  override name = 'InDoubt';
  readonly transaction: string;
  constructor(transaction: string, cause: unknown) {
    super('The connection was lost during a commit.', { cause });
    this.transaction = transaction;
  }
}

/** The work of one transaction, and how to see that it was done: absent where doing it twice does no harm. */
export interface Unit<T> {
  work(line: Line): Asking<T>;
  expected?: Versions;
  isThere?(line: Line): Asking<boolean>;
}

/** Uses a connection and returns it to the pool, or destroys it if it is lost. */
export async function using<T>(pool: Pool, use: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    return await use(client);
  } catch (error) {
    const why = plain(error);
    isLost = isGone(why) || why instanceof InDoubt;
    throw why;
  } finally {
    client.release(isLost);
  }
}

/** Tries again for `patience` milliseconds while the database can't be reached. Rejects with `StoreBusy` after that. */
export async function patiently<T>(patience: number, attempt: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + patience; ; await wait(betweenTries)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Error) || !isBusy(error)) throw error;
      if (performance.now() >= until) throw busy(error);
    }
  }
}

/**
 * Carries a unit out exactly once: begins it again only if the first try left nothing. Rejects with `StoreInDoubt` if that can't be determined for
 * `doubt` milliseconds.
 */
export const carryOut = <T>(pool: Pool, unit: Unit<T>, patience: number, doubt = patienceInDoubt): Promise<T> =>
  patiently(patience, async () => {
    let done: { value: T } | undefined;
    try {
      await using(pool, async (client) => {
        await transact(lineOn(client), unit, (made) => {
          done = { value: made };
        });
      });
    } catch (error) {
      if (!(error instanceof InDoubt)) throw meaning(plain(error));
      if (!(await wasDone(pool, error, unit, doubt))) throw error.cause;
    }
    return done!.value;
  });

async function transact<T>(line: Line, { work, expected = new Map() }: Unit<T>, made: (value: T) => void): Promise<void> {
  const { client } = line;
  const sent: Promise<unknown>[] = [];
  const send = <R>(running: Promise<R>): Promise<R> => {
    running.catch(() => {});
    sent.push(running);
    return running;
  };
  void send(client.query('BEGIN'));
  const number = send(client.query<{ number: string }>(nameTransaction));
  for (const [table, version] of expected) void send(holdVersion(client, table, version));
  let transaction: string;
  try {
    made(await writeThrough(work(line), sent));
    await Promise.all(sent);
    transaction = (await number).rows[0]!.number;
  } catch (error) {
    line.forget();
    // The first that failed is why the others did; and none may still be on its way.
    const first = (await Promise.allSettled(sent)).find((one) => one.status === 'rejected');
    await client.query('ROLLBACK').catch(() => {});
    throw first?.reason ?? error;
  }
  await commit(line, transaction);
}

async function commit({ client, forget }: Line, transaction: string): Promise<void> {
  try {
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error(`The server answered COMMIT with ${command}.`);
  } catch (error) {
    forget();
    const why = plain(error);
    throw isGone(why) ? new InDoubt(transaction, why) : why;
  }
}

const nameTransaction = { name: 'transaction', text: 'SELECT pg_current_xact_id()::text AS number' };

/** Checks the version of a table, and locks the table against changes until the end of the transaction. */
async function holdVersion(client: PoolClient, table: string, expected: number | null): Promise<void> {
  const { rows } = await client.query<{ version: string }>({
    name: 'version',
    text: 'SELECT version FROM tables WHERE id = $1 FOR SHARE',
    values: [table],
  });
  const found = rows[0] ? Number(rows[0].version) : null;
  if (found !== expected) throw new Conflict(`Table ${table} is no longer at version ${expected}.`);
}

/** Whether a transaction whose connection was lost was committed. Rejects with `StoreInDoubt` if that can't be determined in time. */
async function wasDone<T>(pool: Pool, doubt: InDoubt, unit: Unit<T>, patience: number): Promise<boolean> {
  try {
    return await lookForIt(pool, doubt, unit, performance.now() + patience);
  } catch (error) {
    throw error instanceof StoreBusy ? new StoreInDoubt('Nobody can tell whether a commit was made.', { cause: error }) : error;
  }
}

async function lookForIt<T>(pool: Pool, doubt: InDoubt, { isThere }: Unit<T>, until: number): Promise<boolean> {
  for (;;) {
    const status = await patiently(Math.max(0, until - performance.now()), () => using(pool, (client) => statusOf(client, doubt.transaction)));
    if (status === 'aborted') return false;
    if (status === 'in progress') {
      if (performance.now() >= until) throw new StoreBusy('A commit has not ended.', { cause: doubt });
      await wait(betweenTries);
      continue;
    }
    // After a crash, the server may reuse the number of a transaction that left no trace.
    if (!isThere) return true;
    return patiently(Math.max(0, until - performance.now()), () =>
      using(pool, (client) => {
        const line = lineOn(client);
        return readThrough(line, isThere(line));
      }),
    );
  }
}

async function statusOf(client: PoolClient, transaction: string): Promise<string> {
  try {
    const { rows } = await client.query<{ status: string | null }>('SELECT pg_xact_status($1::text::xid8) AS status', [transaction]);
    return rows[0]?.status ?? 'committed';
  } catch (error) {
    // The server crashed and no longer knows this number.
    if (plain(error).code === '22023') return 'aborted';
    throw error;
  }
}

/** A list of changes as a unit: it was done if its request and the versions of the tables it saved are there. */
export const unitOf = (changes: readonly Change[], expected?: Versions): Unit<void> => ({
  ...(expected && { expected }),
  *work(line) {
    for (const change of changes) yield* make(line.changes, change);
  },
  *isThere({ reads }) {
    for (const [what, given] of changes) {
      if (what === 'addRequest' && !(yield* reads.seen(given))) return false;
      if ((what === 'addTable' || what === 'saveTable') && ((yield* reads.version(given.id)) ?? 0) < given.version) return false;
    }
    return true;
  },
});
