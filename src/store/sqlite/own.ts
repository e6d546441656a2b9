/** The database as the program holds it: exclusively, watched, and copied every hour. */
import type { OwnOptions, OwnStore } from '../held.ts';
import { backUp, backUpNow, backupsOf, forget, removeUnfinished } from './backups.ts';
import { type Alone, alone } from './holding/alone.ts';
import { LeaseLost, signMs } from './holding/lease.ts';
import { type Connection, connect, storeOn } from './open.ts';
import { openScrubbing } from './scrub.ts';

const backUpEveryMs = 3_600_000;
const lookEveryMs = 60_000;

const deliveries = `SELECT count(*) FILTER (WHERE NOT parked) AS waiting, count(*) FILTER (WHERE parked) AS parked,
  min(coalesce(failing, due)) FILTER (WHERE NOT parked) AS oldest FROM errands`;
const games = "SELECT count(*) FROM tables WHERE phase = 'playing'";

function figuresOf(client: Connection['client']): OwnStore['figures'] {
  const waiting = client.prepare<[], NonNullable<ReturnType<OwnStore['figures']>>['deliveries']>(deliveries);
  const playing = client.prepare<[], number>(games).pluck();
  return () => ({ deliveries: waiting.get()!, games: playing.get()! });
}

/**
 * Opens the database at `path` for this program alone; if another one may still hold it, says so and waits. Rejects with a `StoreError` that says who
 * holds it.
 */
export async function openOwnStore(path: string, options: OwnOptions): Promise<OwnStore> {
  if (path === ':memory:') return inMemory();
  const { log, now = Date.now, signal } = options;
  let held: Alone | null = null;
  const waiting = (why: string) => log.warn({ why }, 'another copy of Hustings may hold the database, waiting for it to stop or to renew its lease');
  const connection = await alone(
    path,
    (take) =>
      connect(path, {
        first: (client) => {
          held = take(client);
          removeUnfinished(path);
        },
        beforeMigrations: (client) => {
          const file = backUpNow(client, path, now(), 'before-update');
          log.info({ file }, 'upgrading the database, with a copy from before');
        },
      }),
    { waiting, now, ...(signal && { signal }) },
  );
  return watched(connection, held!, path, options);
}

/** The store of the program that holds the database, until it is overtaken. */
function watched(connection: Connection, held: Alone, path: string, { log, onLost = () => {}, now = Date.now }: OwnOptions): OwnStore {
  const { client } = connection;
  let isLost = false;
  /** Reports a lost lease, once. */
  const guarded = (act: () => void) => {
    try {
      act();
    } catch (error) {
      if (error instanceof LeaseLost && !isLost) {
        isLost = true;
        onLost(error);
      }
      throw error;
    }
  };
  const store = storeOn(connection, () => guarded(held.check));

  const copies = openCopies(client, path, log, now);
  const scrub = openScrubbing(client, now, () => guarded(held.check));
  const renewing = setInterval(() => {
    try {
      guarded(held.renew);
    } catch (error) {
      if (!isLost) log.error({ err: error }, 'could not renew the lease on the database');
    }
  }, signMs).unref();
  const look = async () => {
    try {
      if (!isLost) await scrub();
    } catch (error) {
      if (!isLost) log.error({ err: error }, 'could not clear what was deleted from the database, and will try again');
    }
    return copies.makeIfDue();
  };
  const backing = setInterval(() => void look(), lookEveryMs).unref();

  return {
    ...store,
    lastBackup: copies.last,
    backupDue: copies.due,
    figures: figuresOf(client),
    backUpIfDue: look,
    keepDeletions: async () => {},
    async stop() {
      clearInterval(renewing);
      clearInterval(backing);
      await copies.idle();
      if (!client.open) return;
      // Commits everything that waits before another program may take over.
      await store.commit([]).catch(() => {});
      if (!isLost) held.release();
      await store.close();
    },
  };
}

interface Copies {
  /** When the newest copy was made, in milliseconds since 1970; null: none yet. */
  last(): number | null;
  /** Since when a copy has been due that could not be made; null: none is due. */
  due(): number | null;
  /** Makes a copy if the last one is an hour old and something has changed since. Never rejects. */
  makeIfDue(): Promise<void>;
  /** Resolves when no copy is being made. */
  idle(): Promise<void>;
}

/** The copies of a database, made one at a time. */
function openCopies(client: Connection['client'], path: string, log: OwnOptions['log'], now: () => number): Copies {
  // A person's deletion counts as a change: copies from before it expire, and there must be a newer one.
  const changed = client
    .prepare<[], number | null>('SELECT max(at) FROM (SELECT max(updated) AS at FROM tables UNION ALL SELECT max(at) FROM erasures)')
    .pluck();
  let last = backupsOf(path)[0]?.at ?? null;
  let forgotten = Number.NEGATIVE_INFINITY;
  let due: number | null = null;
  let working: Promise<void> = Promise.resolve();
  const copy = async () => {
    const began = now();
    const newest = changed.get() ?? null;
    const isDue = newest !== null && (last === null || (newest >= last && began >= last + backUpEveryMs));
    try {
      if (began >= forgotten + backUpEveryMs) {
        forget(path, began);
        forgotten = began;
      }
      if (!isDue) return;
      await backUp(client, path, began);
      last = began;
      due = null;
    } catch (error) {
      if (isDue) due ??= began;
      log.error({ err: error }, 'could not back up the database, trying again in a minute');
    }
  };
  return {
    last: () => last,
    due: () => due,
    makeIfDue() {
      working = working.then(copy);
      return working;
    },
    idle: () => working,
  };
}

function inMemory(): OwnStore {
  const connection = connect(':memory:');
  const store = storeOn(connection);
  return {
    ...store,
    lastBackup: () => null,
    backupDue: () => null,
    figures: figuresOf(connection.client),
    backUpIfDue: async () => {},
    keepDeletions: async () => {},
    stop: async () => store.close(),
  };
}
