/** Deletions of people's data that were made after a dump of the database: they are made in what it brings back as well. */
import { randomUUID } from 'node:crypto';
import { formerMark } from '../../table/model/former.ts';
import { hashOf } from '../../table/people/erasing.ts';
import type { Pool } from '../drizzle/postgres.ts';
import type { Deletion } from './deletions.ts';
import { connect } from './open.ts';

/** All deletions that the database knows of. */
export async function erasuresOn(pool: Pool): Promise<Deletion[]> {
  const { rows } = await pool.query<{ hash: string; salt: string; at: string | number }>('SELECT hash, salt, at FROM erasures');
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

/** All who are named anywhere in the database. */
const everyone = `
  SELECT "user" FROM people UNION SELECT host FROM tables UNION SELECT "user" FROM settings UNION SELECT "user" FROM days_off UNION SELECT "user" FROM met
  UNION SELECT "user" FROM presences UNION SELECT "user" FROM looks UNION SELECT "user" FROM reminders UNION SELECT "user" FROM ratings
  UNION SELECT one->>'user' FROM tables, jsonb_array_elements(former::jsonb) one UNION SELECT rest::jsonb->>'by' FROM tables
  UNION SELECT "by" FROM proposals UNION SELECT about FROM proposals UNION SELECT refuser FROM proposals
  UNION SELECT jsonb_array_elements_text(asked::jsonb) FROM proposals UNION SELECT jsonb_array_elements_text(agreed::jsonb) FROM proposals`;

/** Notes whose data was deleted since the dump was made: a worker deletes it when it starts. Gives how many they are. Rejects with a `StoreError`. */
export async function eraseAgainOn(address: string, known: readonly Deletion[], now: number): Promise<number> {
  const pool = await connect(address);
  try {
    const before = new Map((await erasuresOn(pool)).map(({ hash, at }) => [hash, at]));
    const since = known.filter(({ hash, at }) => at > (before.get(hash) ?? 0));
    const { rows } = await pool.query<{ user: string | null }>(everyone);
    const users = rows.flatMap(({ user }) => (user === null ? [] : [user]));
    const salts = [...new Set(since.map(({ salt }) => salt))];
    const ids = new Map(salts.flatMap((salt) => users.map((user) => [hashOf(salt, user), user] as const)));
    for (const { hash, salt, at } of since) {
      const user = ids.get(hash) ?? null;
      await pool.query(
        `INSERT INTO erasures (hash, salt, at, "user", alias) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (hash) DO UPDATE SET salt = excluded.salt, at = excluded.at, "user" = excluded."user", alias = excluded.alias`,
        [hash, salt, user === null ? at : now, user, user === null ? null : `${formerMark}${randomUUID().slice(0, 8)}`],
      );
    }
    return since.filter(({ hash }) => ids.has(hash)).length;
  } finally {
    await pool.end();
  }
}
