import { resolve } from 'node:path';
import type { Database } from 'better-sqlite3';
import { compatibleFrom, isCompatible, tooNew } from '../compatible.ts';
import { readMigrationFiles } from '../drizzle/core.ts';
import { type BetterSQLite3Database, migrate } from '../drizzle/sqlite.ts';
import { reason, StoreError } from '../error.ts';
import { inWords } from './reasons.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../migrations');
/** The first migration of a version that overwrites what it deletes, in milliseconds since 1970. */
const overwriting = 1_795_534_825_241;
const newest = (): number => readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;

/** When the newest migration applied here was made, in milliseconds since 1970; null if this is not a game database yet. */
export function appliedTo(client: Database): number | null {
  const began = client.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get();
  if (!began) return null;
  const at = client.prepare<[], number | null>('SELECT max(created_at) FROM __drizzle_migrations').pluck().get() ?? null;
  return at === null ? null : Number(at);
}

/** The statements that make the database as it was after the migration of that time. */
export const migrationsUpTo = (applied: number): string[] =>
  readMigrationFiles({ migrationsFolder }).flatMap(({ folderMillis, sql }) => (folderMillis <= applied ? sql : []));

/** Whether this is a database of this program, of any version. */
export const isOurs = (client: Database): boolean => appliedTo(client) !== null;

/** From which release on the database may be used, as recorded by the program that wrote it; null: not recorded. */
function writtenIn(client: Database): number | null {
  if (!client.prepare("SELECT 1 FROM sqlite_master WHERE name = 'compatible'").get()) return null;
  return client.prepare<[], number | null>('SELECT max(since) FROM compatible').pluck().get() ?? null;
}

/** Throws, before touching anything, if a newer program wrote this database; with `isUsed`, only if that program doesn't allow this one to use it. */
export function refuseNewer(client: Database, path: string, isUsed = false): void {
  if (!isCompatible(newest(), appliedTo(client) ?? 0, isUsed ? writtenIn(client) : null)) throw new StoreError(tooNew(`'${path}'`, 'path'));
}

/** Applies the missing migrations, all or none; calls `before` first if there is something to lose. */
export function bringUpToDate(client: Database, db: BetterSQLite3Database, path: string, before?: (client: Database) => void): void {
  const applied = appliedTo(client);
  try {
    const isOld = applied !== null && applied < newest();
    if (isOld) before?.(client);
    migrate(db, { migrationsFolder });
    if (applied === null || isOld) {
      const from = compatibleFrom(readMigrationFiles({ migrationsFolder }));
      client.exec(
        `CREATE TABLE IF NOT EXISTS compatible (since INTEGER PRIMARY KEY); DELETE FROM compatible; INSERT INTO compatible VALUES (${from})`,
      );
    }
    // Earlier versions left deleted data in the free parts of the file.
    if (isOld && applied < overwriting) client.exec('VACUUM');
  } catch (error) {
    const told = inWords(error, path);
    if (told instanceof StoreError) throw told;
    throw new StoreError(`The database '${path}' could not be brought up to date, and is as it was: ${reason(error)}.`, { cause: error });
  }
}
