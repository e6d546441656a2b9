/** The requests of all processes to Discord, one after the other: a duty says until when slots are taken, by the server's clock. */
import type { Pool } from '../drizzle/postgres.ts';

/** Nobody reserves as far ahead as this, in milliseconds: where it stands there, the server's clock was set back. */
const farAhead = 120_000;

const now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const taken = `CASE WHEN duties.until BETWEEN ${now} AND ${now} + ${farAhead} THEN duties.until ELSE ${now} END`;
const reserving = `INSERT INTO duties (name, holder, until) VALUES ('requests', '', ${now} + $1::bigint)
  ON CONFLICT (name) DO UPDATE SET until = ${taken} + $1::bigint
  RETURNING (until - $1::bigint - ${now})::int AS first`;

/** Reserves so many slots of so many milliseconds. Gives how long it is until the first begins, in milliseconds. */
export async function reserve(pool: Pool, slots: number, slotMs: number): Promise<number> {
  const { rows } = await pool.query<{ first: number }>({ name: 'reserve', text: reserving, values: [slots * slotMs] });
  return Math.max(0, rows[0]!.first);
}
