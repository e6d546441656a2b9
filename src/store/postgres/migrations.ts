import { resolve } from 'node:path';
import { readMigrationFiles } from '../drizzle/core.ts';
import type { ClientBase } from '../drizzle/postgres.ts';
import { reason, StoreError } from '../error.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../migrations/postgres');

/** Whoever starts at the same time waits for this lock; the number is nobody else's by chance alone. */
const lock = 0x68757374;

/** Applies what is missing, all of it or nothing, one process after the other. Throws a `StoreError` if a newer program wrote this database. */
export async function bringUpToDate(client: ClientBase, name: string): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder });
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${lock})`);
    // Not `IF NOT EXISTS`: whoever may not make tables may play all the same.
    const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('migrations') IS NOT NULL AS there");
    if (!rows[0]!.there) await client.query('CREATE TABLE migrations (made bigint PRIMARY KEY, hash text NOT NULL)');
    const applied = await client.query<{ made: string | null }>('SELECT max(made) AS made FROM migrations');
    const last = Number(applied.rows[0]!.made ?? 0);
    if (last > (all.at(-1)?.folderMillis ?? 0))
      throw new StoreError(`The database ${name} was written by a newer version of this program. Install that version, or choose another one.`);
    for (const { folderMillis, hash, sql } of all) {
      if (folderMillis <= last) continue;
      for (const statement of sql) await client.query(statement);
      await client.query('INSERT INTO migrations (made, hash) VALUES ($1, $2)', [folderMillis, hash]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${name} could not be brought up to date, and is as it was: ${reason(error)}.`, { cause: error });
  }
}
