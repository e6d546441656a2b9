/** A PostgreSQL database as the program uses it: beside others, and copied by whoever looks after the server. */
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

/** Opens the database at this address. Rejects with a `StoreError` that says what to do. */
export async function openOwnStore(address: string, { log, deletions }: OwnOptions): Promise<OwnStore> {
  const pool = await connect(address);
  const store = storeOn(pool);
  log.info(
    { database: nameOf(address) },
    'games are kept on a PostgreSQL server; copies of it are made by pg_dump or by whoever runs it, not by this program',
  );
  // Whoever asks wants an answer at once: these are at most ten seconds old, or as old as the last connection.
  let figures = await count(pool);
  const counting = setInterval(() => {
    count(pool).then(
      (found) => {
        figures = found;
      },
      () => {},
    );
  }, countEveryMs).unref();
  const keep = async () => {
    try {
      if (deletions !== undefined) keepDeletions(deletions, await erasuresOn(pool));
    } catch (error) {
      log.error({ err: error }, 'could not keep outside the database whose data was deleted, and will try again');
    }
  };
  // Other workers' as well.
  const keeping = setInterval(() => void keep(), keepEveryMs).unref();
  return {
    ...store,
    keepDeletions: keep,
    lastBackup: () => undefined,
    backupDue: () => undefined,
    reserve: (slots, slotMs) => reserve(pool, slots, slotMs),
    figures: () => figures,
    backUpIfDue: async () => {},
    stop() {
      for (const timer of [counting, keeping]) clearInterval(timer);
      return store.close();
    },
  };
}
