/** Repeats, after a dump is restored, the deletions of people's data that were made since the dump. */

import type { Pool } from '../drizzle/postgres.ts';
import { type Deletion, erasedAgain, howMany } from '../erased-again.ts';
import { everyoneIn } from '../schema/naming.ts';
import { schema } from './dialect.ts';
import { connect } from './open.ts';

/** All deletions that the database knows. */
export async function erasuresOn(pool: Pool): Promise<Deletion[]> {
  const { rows } = await pool.query<{ hash: string; salt: string; at: string | number }>('SELECT hash, salt, at FROM erasures');
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

const everyone = everyoneIn(schema, [
  "SELECT one->>'user' FROM tables, jsonb_array_elements(former::jsonb) one",
  "SELECT rest::jsonb->>'by' FROM tables",
  'SELECT jsonb_array_elements_text(asked::jsonb) FROM proposals',
  'SELECT jsonb_array_elements_text(agreed::jsonb) FROM proposals',
]);

/** Records whose data was deleted since the dump: a worker deletes it when it starts. Returns how many people. Rejects with a `StoreError`. */
export async function eraseAgainOn(address: string, known: readonly Deletion[], now: number): Promise<number> {
  const pool = await connect(address);
  try {
    const { rows: named } = await pool.query<{ user: string | null }>(everyone);
    const users = named.flatMap(({ user }) => (user === null ? [] : [user]));
    const rows = erasedAgain(known, await erasuresOn(pool), users, now);
    for (const { hash, salt, at, user, alias } of rows) {
      await pool.query(
        `INSERT INTO erasures (hash, salt, at, "user", alias) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (hash) DO UPDATE SET salt = excluded.salt, at = excluded.at, "user" = excluded."user", alias = excluded.alias`,
        [hash, salt, at, user, alias],
      );
    }
    return howMany(rows);
  } finally {
    await pool.end();
  }
}
