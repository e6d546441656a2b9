/** Spaces the requests of all processes to Discord: a duty records until when slots are taken, by the server's clock. */
import type { Pool } from '../drizzle/postgres.ts';

/** Nobody reserves further ahead than this, in milliseconds: a later time means that the server's clock was set back. */
const farAhead = 120_000;

const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const taken = `CASE WHEN duties.until BETWEEN ${now} AND ${now} + ${farAhead} THEN duties.until ELSE ${now} END`;
const reserving = `INSERT INTO duties (name, holder, until) VALUES ('requests', '', ${now} + $1::bigint)
  ON CONFLICT (name) DO UPDATE SET until = ${taken} + $1::bigint
  RETURNING (until - $1::bigint - ${now})::int AS first`;

/** Reserves this many slots of `slotMs` milliseconds each. Returns how many milliseconds it is until the first begins. */
export async function reserve(pool: Pool, slots: number, slotMs: number): Promise<number> {
  const { rows } = await pool.query<{ first: number }>({ name: 'reserve', text: reserving, values: [slots * slotMs] });
  return Math.max(0, rows[0]!.first);
}
