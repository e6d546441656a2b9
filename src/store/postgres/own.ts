/** A PostgreSQL database as the program uses it: shared with others, and backed up by the server's administrator. */
import { randomUUID } from 'node:crypto';
import { nameOf } from '../address.ts';
import type { Pool } from '../drizzle/postgres.ts';
import type { OwnOptions, OwnStore } from '../held.ts';
import { keepDeletions } from './deletions.ts';
import { erasuresOn } from './erased.ts';
import { connect, storeOn } from './open.ts';
import { reserve } from './pace.ts';

const countEveryMs = 10_000;
const keepEveryMs = 3_600_000;

const counted = `SELECT (SELECT count(*) FROM errands WHERE NOT parked)::int AS waiting, (SELECT count(*) FROM errands WHERE parked)::int AS parked,
  (SELECT min(coalesce(failing, due)) FROM errands WHERE NOT parked) AS oldest,
  (SELECT count(*) FROM tables WHERE phase = 'playing')::int AS games`;

async function count(pool: Pool): Promise<ReturnType<OwnStore['figures']>> {
  const { rows } = await pool.query<{ waiting: number; parked: number; oldest: string | number | null; games: number }>(counted);
  const { games, oldest, ...deliveries } = rows[0]!;
  return { deliveries: { ...deliveries, oldest: oldest === null ? null : Number(oldest) }, games };
}

/** How long one process reports the figures for all of them: two counts, with some room. */
const holdMs = 2.5 * countEveryMs;

/** Opens the database at this address. Rejects with a `StoreError` that says what to do. */
export async function openOwnStore(address: string, { log, deletions, signal }: OwnOptions): Promise<OwnStore> {
  const pool = await connect(address, signal);
  const store = storeOn(pool);
  log.info(
    { database: nameOf(address) },
    'games are kept on a PostgreSQL server; copies of it are made by pg_dump or by whoever runs it, not by this program',
  );
  const holder = randomUUID();
  const isMine = () => store.takeOn('figures', holder, Date.now(), Date.now() + holdMs);
  // Callers need the figures at once: these are at most ten seconds old, or as old as the last connection.
  let figures = (await isMine()) ? await count(pool) : null;
  const counting = setInterval(async () => {
    try {
      figures = (await isMine()) ? await count(pool) : null;
    } catch {
      // Try again next time.
    }
  }, countEveryMs).unref();
  const keep = async () => {
    try {
      if (deletions !== undefined) keepDeletions(deletions, await erasuresOn(pool));
    } catch (error) {
      log.error({ err: error }, 'could not keep outside the database whose data was deleted, and will try again');
    }
  };
  // Keeps the deletions that other workers made as well.
  const keeping = setInterval(() => void keep(), keepEveryMs).unref();
  return {
    ...store,
    keepDeletions: keep,
    lastBackup: () => undefined,
    backupDue: () => undefined,
    reserve: (slots, slotMs) => reserve(pool, slots, slotMs),
    figures: () => figures,
    pool: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    backUpIfDue: async () => {},
    async stop() {
      for (const timer of [counting, keeping]) clearInterval(timer);
      // Another process takes over reporting, soon if not at once.
      if (figures) await store.takeOn('figures', holder, Date.now(), 0).catch(() => {});
      await store.close();
    },
  };
}
