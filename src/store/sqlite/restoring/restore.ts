import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { reason, StoreError } from '../../error.ts';
import { filesOf, keepPrivate } from '../../files/private.ts';
import { asideOf, backupsOf, databaseOf } from '../backups.ts';
import { alone, type Take } from '../holding/alone.ts';
import { isOurs, refuseNewer } from '../migrations.ts';
import { eraseAgain, erasuresIn, erasuresOf } from './erased.ts';
import { foreignIn } from './foreign.ts';

/**
 * Replaces the database at `path` with a copy. Keeps the old database under another name, `kept`; null: there was none.
 * Rejects with a `StoreError`, and leaves everything as it was, if a program holds the database or the copy isn't this program's. Calls `waiting` if
 * it takes a while to find out. `erased`: how many people had their data deleted since the copy was made; the next start deletes it again.
 */
export async function restore(
  copy: string,
  path: string,
  now: number,
  waiting: (why: string) => void,
): Promise<{ kept: string | null; erased: number }> {
  refuseOthers(copy, path);
  if (path === ':memory:') throw new StoreError('DATABASE is :memory:, and there is nothing to restore in memory.');
  const fresh = `${path}.restoring`;
  rmSync(fresh, { force: true });
  try {
    bring(copy, fresh, path);
    return await alone(
      path,
      (take, letGo) => {
        const isThere = existsSync(path);
        // If the database can't be read, its newest copy knows nearly all deletions.
        const [newest] = backupsOf(path);
        const erasures = (isThere ? held(path, take) : null) ?? (newest ? erasuresOf(newest.file) : []);
        const erased = eraseAgain(fresh, erasures, now);
        const kept = isThere ? setAside(path, now) : null;
        renameSync(fresh, path);
        letGo();
        return { kept, erased };
      },
      { atOnce: true, waiting },
    );
  } finally {
    for (const file of filesOf(fresh)) rmSync(file, { force: true });
  }
}

/** Refuses a copy that lies beside another database: it was surely meant for that one, and the caller forgot to say where the database is. */
function refuseOthers(copy: string, path: string): void {
  const other = databaseOf(dirname(resolve(copy)));
  if (other === null || other === resolve(path) || !existsSync(other)) return;
  throw new StoreError(
    `'${copy}' is a copy of ${other}, and ${path} would be replaced. Stop the program that holds ${other}, then: DATABASE=${other} npm run restore -- ${copy}`,
  );
}

/** Makes a complete, verified copy that nobody holds. */
function bring(copy: string, fresh: string, path: string): void {
  if (!existsSync(copy)) throw new StoreError(`There is no file '${copy}'.`);
  // Reading a pipe would never end, and a folder can't be read at all.
  if (!statSync(copy).isFile()) throw new StoreError(`'${copy}' is no file: name a copy that the program made.`);
  try {
    copyFileSync(copy, fresh);
    keepPrivate(fresh);
    const client = new Database(fresh);
    try {
      // First the checks that run nothing in the file: the others could run a trigger or a virtual table.
      client.pragma('trusted_schema = OFF');
      if (!isOurs(client)) throw new Error('it is not of this program');
      refuseNewer(client, path);
      const foreign = foreignIn(client);
      if (foreign !== null) throw new Error(`${foreign}. Restore a copy that the program made`);
      if (client.pragma('integrity_check', { simple: true }) !== 'ok') throw new Error('it is damaged');
      client.exec('DROP TABLE IF EXISTS lease');
      client.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      client.close();
    }
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(`'${copy}' cannot be restored: ${reason(error)}.`, { cause: error });
  }
}

/** Claims the database once certain that nobody uses it, and returns the deletions it knows; null: damaged, perhaps why it is being restored. */
function held(path: string, take: Take): ReturnType<typeof erasuresIn> | null {
  let client: Database.Database | null = null;
  try {
    client = new Database(path);
    // The lease needs no release: the lock will be free, which shows that the holder is gone.
    take(client);
    return erasuresIn(client);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    return null;
  } finally {
    client?.close();
  }
}

/** Moves the database and its side files out of the way. Returns the new name. */
function setAside(path: string, now: number): string {
  const kept = asideOf(path, now);
  const [to, ...beside] = filesOf(kept);
  renameSync(path, to!);
  for (const [i, file] of filesOf(path).slice(1).entries()) if (existsSync(file)) renameSync(file, beside[i]!);
  return kept;
}
