import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import type { Store } from '../table/store.ts';
import { prepareChanges } from './changes.ts';
import { drizzle, migrate, readMigrationFiles } from './drizzle.ts';
import { prepareReads } from './reads.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../migrations');

/** The database cannot be used; the message says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** One connection that writes every commit through to the disk before anything is said about it. Migrations are applied together or not at all. */
export function connect(path: string) {
  const folder = dirname(resolve(path));
  if (path !== ':memory:' && !existsSync(folder))
    throw new StoreError(`The database '${path}' cannot be made: the folder '${folder}' does not exist.`);
  let client: Database.Database;
  try {
    client = new Database(path);
    client.pragma('journal_mode = WAL');
    client.pragma('synchronous = FULL');
    client.pragma('foreign_keys = ON');
    client.pragma('busy_timeout = 5000');
  } catch (error) {
    throw new StoreError(`The database '${path}' cannot be opened: ${reason(error)}. Choose another path, or move that file away.`, { cause: error });
  }
  const db = drizzle(client);
  try {
    bringUpToDate(client, path, () => migrate(db, { migrationsFolder }));
  } catch (error) {
    client.close();
    throw error;
  }
  return { client, db };
}

export type Connection = ReturnType<typeof connect>;

/** Opens the SQLite store at `path`, or a fresh one in memory for `:memory:`. */
export function openStore(path: string): Store {
  const { client, db } = connect(path);
  const reads = prepareReads(db);
  const changes = prepareChanges(db);
  const run = client.transaction((work: () => unknown) => work());
  return {
    ...reads,
    unit<T>(work: (given: typeof changes) => T): T {
      // The transaction hands back what `work` returned.
      return run.immediate(() => work(changes)) as T;
    },
    close: () => {
      client.close();
    },
  };
}

/** Applies what is missing; a database of a newer program is refused before anything is touched. */
function bringUpToDate(client: Database.Database, path: string, apply: () => void): void {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const began = client.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get();
  const applied = began ? (client.prepare('SELECT max(created_at) AS at FROM __drizzle_migrations').get() as { at: number | null }).at : null;
  if (Number(applied ?? 0) > newest) {
    throw new StoreError(`The database '${path}' was written by a newer version of this program. Install that version, or choose another path.`);
  }
  try {
    apply();
  } catch (error) {
    throw new StoreError(`The database '${path}' could not be brought up to date, and is as it was: ${reason(error)}.`, { cause: error });
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
