import { resolve } from 'node:path';
import { compatibleFrom, isCompatible, tooNew } from '../compatible.ts';
import { readMigrationFiles } from '../drizzle/core.ts';
import type { ClientBase } from '../drizzle/postgres.ts';
import { reason, StoreError } from '../error.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../migrations/postgres');

/** Processes that start at the same time wait for this lock; only chance keeps the number from being used by another program. */
const lock = 0x68757374;

/** From which release on the database may be used; null: it doesn't say. */
async function writtenIn(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('compatible') IS NOT NULL AS there");
  if (!rows[0]!.there) return null;
  const found = await client.query<{ since: string | null }>('SELECT max(since) AS since FROM compatible');
  return found.rows[0]!.since === null ? null : Number(found.rows[0]!.since);
}

/** When the newest migration applied here was made, in milliseconds since 1970; null: no program has played here. */
async function appliedTo(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>("SELECT to_regclass('migrations') IS NOT NULL AS there");
  if (!rows[0]!.there) return null;
  const { rows: found } = await client.query<{ made: string | null }>('SELECT max(made) AS made FROM migrations');
  return Number(found[0]!.made ?? 0);
}

/** Throws a `StoreError` unless the tables match this program's, down to the last migration: code that reads them all must know them all. */
export async function refuseOtherThanOurs(client: ClientBase, name: string): Promise<void> {
  const applied = await appliedTo(client);
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (applied === null) throw new StoreError(`The database ${name} holds no games of this program.`);
  if (applied > newest) throw new StoreError(tooNew(name, 'one'));
  if (applied < newest)
    throw new StoreError(`The database ${name} was written by an older version of this program. Bring it up to date first (npm run migrate).`);
}

async function write(client: ClientBase, from: number): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS compatible (since bigint PRIMARY KEY)');
  await client.query('DELETE FROM compatible');
  await client.query('INSERT INTO compatible (since) VALUES ($1)', [from]);
}

/**
 * Applies the missing migrations, all or none, one process at a time. Throws a `StoreError` if a newer program wrote this database and doesn't allow
 * this one to use it.
 */
export async function bringUpToDate(client: ClientBase, name: string): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder });
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${lock})`);
    const applied = await appliedTo(client);
    // No `IF NOT EXISTS`, because a role without CREATE can still play.
    if (applied === null) await client.query('CREATE TABLE migrations (made bigint PRIMARY KEY, hash text NOT NULL)');
    const last = applied ?? 0;
    const newest = all.at(-1)?.folderMillis ?? 0;
    if (!isCompatible(newest, last, await writtenIn(client))) throw new StoreError(tooNew(name, 'one'));
    for (const { folderMillis, hash, sql } of all) {
      if (folderMillis <= last) continue;
      for (const statement of sql) await client.query(statement);
      await client.query('INSERT INTO migrations (made, hash) VALUES ($1, $2)', [folderMillis, hash]);
    }
    if (last < newest) await write(client, compatibleFrom(all));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${name} could not be brought up to date, and is as it was: ${reason(error)}.`, { cause: error });
  }
}
