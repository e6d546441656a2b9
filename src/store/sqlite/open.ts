import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import type { PressRow } from '../../table/model/store/press.ts';
import type { Store } from '../../table/model/store/store.ts';
import { prepareChanges, prepareReads } from '../access/index.ts';
import { drizzle } from '../drizzle/sqlite.ts';
import { reason, StoreError } from '../error.ts';
import { keepPrivate } from '../files/private.ts';
import { prepareNumbers } from '../statements/lines.ts';
import { type Asked, type Asking, eachRead, groundOf, make, untilClosed } from '../statements/statements.ts';
import { prepareClaims } from './claims.ts';
import { engineOf } from './dialect.ts';
import { bringUpToDate, refuseNewer } from './migrations.ts';
import { inWords } from './reasons.ts';
import { busyTimeout, openAtOnce, openCommits, patiently, patience as usual } from './transactions.ts';

export interface ConnectOptions {
  /** Looks at the opened database before anything in it is changed; if it throws, the database is closed again. */
  first?(client: Database.Database): void;
  /** Called before migrations are applied to a database that isn't empty. */
  beforeMigrations?(client: Database.Database): void;
}

/** One connection that writes every commit through to the disk before reporting it. Applies all migrations or none. */
export function connect(path: string, { first, beforeMigrations }: ConnectOptions = {}) {
  const client = open(path);
  const db = drizzle(client);
  try {
    refuseNewer(client, path, true);
    first?.(client);
    bringUpToDate(client, db, path, beforeMigrations);
    client.pragma(`busy_timeout = ${busyTimeout}`);
  } catch (error) {
    client.close();
    throw inWords(error, path);
  }
  return { client, db };
}

function open(path: string): Database.Database {
  const folder = dirname(resolve(path));
  if (path !== ':memory:' && !existsSync(folder))
    throw new StoreError(`The database '${path}' cannot be made: the folder '${folder}' does not exist.`);
  let client: Database.Database | undefined;
  try {
    keepPrivate(path);
    client = new Database(path);
    client.pragma('journal_mode = WAL');
    client.pragma('synchronous = FULL');
    client.pragma('foreign_keys = ON');
    // Overwrites what is deleted, instead of leaving it in the file until something else needs the space.
    client.pragma('secure_delete = ON');
    client.pragma('busy_timeout = 5000');
    return client;
  } catch (error) {
    client?.close();
    const told = inWords(error, path);
    if (told instanceof StoreError) throw told;
    throw new StoreError(`The database '${path}' cannot be opened: ${reason(error)}. Choose another path, or move that file away.`, { cause: error });
  }
}

export type Connection = ReturnType<typeof connect>;

/** Opens the SQLite store at `path`, or a fresh one in memory for `:memory:`. */
export const openStore = (path: string): Store => storeOn(connect(path));

/**
 * The store on an open connection. Calls `check` inside every transaction, before anything else; it may throw. A commit waits `patience` milliseconds
 * for another program.
 */
export function storeOn({ client, db }: Connection, check: () => void = () => {}, patience: number = usual): Store {
  const atOnce = openAtOnce(client);
  const ground = groundOf(engineOf(client, db));
  const reads = prepareReads(ground);
  const numbers = prepareNumbers(ground);
  const changes = prepareChanges(ground, numbers);
  const claims = prepareClaims(ground);
  const isDue = patiently((holder: string, now: number) => atOnce(claims.isDue(holder, now)));
  const isJobDue = patiently((...given: Parameters<typeof claims.isJobDue>) => atOnce(claims.isJobDue(...given)));
  const { commit, within, finish } = openCommits(client, {
    make: (change) => atOnce(make(changes, change)),
    version: (table) => atOnce(reads.version(table)),
    check,
    undone: numbers.forget,
    patience,
  });
  return untilClosed({
    ...eachRead(
      reads,
      patiently((ask) => atOnce(ask(reads))),
    ),
    // SQLite answers at once, so nothing is read that may not be needed.
    press: patiently((table: string, request: string) => atOnce(pressOf(reads, table, request))),
    commit,
    claim: async (holder, now, ...rest) => ((await isDue(holder, now)) ? within(() => atOnce(claims.claim(holder, now, ...rest))) : []),
    claimJobs: async (kind, holder, now, ...rest) =>
      (await isJobDue(kind, holder, now)) ? within(() => atOnce(claims.claimJobs(kind, holder, now, ...rest))) : [],
    takeOn: (...given) => within(() => atOnce(claims.takeOn(...given))),
    takeCall: (...given) => within(() => atOnce(claims.takeCall(...given))),
    callOthers: async () => {},
    onCall: () => {},
    tellOthers: async () => {},
    onTold: () => {},
    async close() {
      if (!client.open) return;
      finish();
      client.close();
    },
  });
}

function* pressOf({ seen, version }: Asked, table: string, request: string): Asking<PressRow> {
  return { isSeen: yield* seen(request), version: yield* version(table), ahead: null };
}
