/** The store on a PostgreSQL server, which many processes may use at once. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../../table/model/store/store.ts';
import { prepareReads } from '../access/index.ts';
import { nameOf } from '../address.ts';
import { Client, type ClientBase, Pool, type PoolClient } from '../drizzle/postgres.ts';
import { reason, StoreError } from '../error.ts';
import { type Asking, eachRead, groundOf, untilClosed } from '../statements/statements.ts';
import { carryOut, patiently, unitOf, using } from './commits.ts';
import { openCalls } from './connections/calls.ts';
import { type Line, lineOn, openShared, readThrough } from './connections/line.ts';
import { idleEngine } from './dialect.ts';
import { isGone, meaning, plain } from './errors.ts';
import { bringUpToDate } from './migrations.ts';
import { refuseOldServer } from './version.ts';

/** How long a read or a commit waits for a server that cannot be reached, in milliseconds. Discord waits for three seconds. */
const usual = 1500;
/** How long a start waits for a server that is also starting, in milliseconds. */
const patienceAtStart = 10_000;

/**
 * Opens connections to the database at this address, once its tables are up to date. Throws a `StoreError` that says what to do; `signal` ends the
 * wait for a server, with an `AbortError`.
 */
export async function connect(address: string, signal?: AbortSignal): Promise<Pool> {
  await prepare(address, signal);
  return poolOf(address);
}

/** Connections to a database whose tables are known to be up to date; each is made when it is first needed. */
export function poolOf(address: string): Pool {
  const pool = new Pool({
    connectionString: address,
    application_name: 'hustings',
    max: 10,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    // Nothing here takes a hundredth of this: a longer wait means that someone holds a lock, or that the server is gone.
    statement_timeout: 5000,
    query_timeout: 10_000,
    idleTimeoutMillis: 60_000,
  });
  // The next user of a lost connection notices; an idle one is no reason to exit.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** Brings the tables up to date, on a connection without a time limit. Throws a `StoreError` that says what to do. */
export const prepare = (address: string, signal?: AbortSignal): Promise<void> =>
  onServer(address, 'hustings', (client) => bringUpToDate(client, nameOf(address)), signal);

/**
 * Does something on a separate connection, with `called` as its application name on the server. Waits for a server that is starting; rejects with a
 * `StoreError` that says what to do if there is none, or one older than this program needs.
 */
export async function onServer<T>(address: string, called: string, act: (client: ClientBase) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const name = nameOf(address);
  for (const until = performance.now() + patienceAtStart; ; await wait(250, null, { signal })) {
    const client = new Client({ connectionString: address, application_name: called, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await refuseOldServer(client, name);
      return await act(client);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (isGone(plain(error)) && performance.now() < until) continue;
      throw new StoreError(
        `The database ${name} cannot be opened: ${reason(error)}. Is the server running, is the database made (createdb), and is DATABASE right?`,
        { cause: error },
      );
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Opens the store at this address (`postgres://…`). */
export const openStore = async (address: string): Promise<Store> => storeOn(await connect(address));

/** The store on these connections, which it closes. Waits `patience` milliseconds for a server that can't be reached. */
export function storeOn(pool: Pool, patience: number = usual, doubt?: number): Store {
  const { callOthers, onCall, tellOthers, onTold, claimsAs, ...calls } = openCalls(pool);
  const shared = openShared(pool);
  return untilClosed({
    ...eachRead(questions, (ask) => patiently(patience, () => shared.use((line) => readThrough(line, ask(line.reads))))),
    commit: async (changes, expected) => {
      if (changes.length > 0 || expected?.size) await carryOut(pool, unitOf(changes, expected), patience, doubt);
    },
    claim: (holder, ...given) => {
      claimsAs(holder);
      return takeAtOnce(pool, patience, ({ claims }) => claims.claim(holder, ...given));
    },
    claimJobs: (kind, holder, ...given) => {
      claimsAs(holder);
      return takeAtOnce(pool, patience, ({ claims }) => claims.claimJobs(kind, holder, ...given));
    },
    takeOn: (...given) => takeAtOnce(pool, patience, ({ claims }) => claims.takeOn(...given)),
    takeCall: (...given) => takeAtOnce(pool, patience, ({ claims }) => claims.takeCall(...given)),
    callOthers: () => patiently(patience, callOthers),
    onCall,
    // What nobody hears now is of no use later.
    tellOthers,
    onTold,
    async close() {
      await calls.close().catch(() => {});
      await shared.close();
      await pool.end();
    },
  });
}

/** Claims something in one statement. If the connection is lost meanwhile, what it may have claimed is free again once the claim runs out. */
const takeAtOnce = async <T>(pool: Pool, patience: number, ask: (line: Line) => Asking<T>): Promise<T> => {
  const take = (client: PoolClient) => {
    const line = lineOn(client);
    return readThrough(line, ask(line));
  };
  try {
    return await patiently(patience, () => using(pool, take));
  } catch (error) {
    throw error instanceof Error ? meaning(error) : error;
  }
};

/** Lists all questions of the port by name. */
const questions = prepareReads(groundOf(idleEngine()));
