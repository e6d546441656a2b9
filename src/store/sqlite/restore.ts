import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { reason, StoreError } from '../error.ts';
import { filesOf, keepPrivate } from '../files/private.ts';
import { alone, type Take } from './alone.ts';
import { asideOf, backupsOf, databaseOf } from './backups.ts';
import { eraseAgain, erasuresIn, erasuresOf } from './erased.ts';
import { foreignIn } from './foreign.ts';
import { isOurs, refuseNewer } from './migrations.ts';

/**
 * Puts a copy in the place of the database at `path`. What was there is kept under another name, which is given; null: nothing was there.
 * Rejects with a `StoreError`, and leaves everything as it was, if a program holds the database or the copy is none of this program. `waiting` is
 * called if that can only be told after a while. `erased`: of so many people the data was deleted since the copy was made, and is again at the next start.
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
        // Where the database cannot be read, its newest copy knows of nearly all deletions.
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

/** A copy that lies beside another database was surely not meant for this one: whoever named it has not said where the database is. */
function refuseOthers(copy: string, path: string): void {
  const other = databaseOf(dirname(resolve(copy)));
  if (other === null || other === resolve(path) || !existsSync(other)) return;
  throw new StoreError(
    `'${copy}' is a copy of ${other}, and ${path} would be replaced. Stop the program that holds ${other}, then: DATABASE=${other} npm run restore -- ${copy}`,
  );
}

/** A whole, checked copy that nobody holds. */
function bring(copy: string, fresh: string, path: string): void {
  if (!existsSync(copy)) throw new StoreError(`There is no file '${copy}'.`);
  // A pipe would be read for ever, and a folder not at all.
  if (!statSync(copy).isFile()) throw new StoreError(`'${copy}' is no file: name a copy that the program made.`);
  try {
    copyFileSync(copy, fresh);
    keepPrivate(fresh);
    const client = new Database(fresh);
    try {
      // First what runs nothing of the file: a trigger or a virtual table would be run by the rest.
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

/** Takes the database once it is certain that nobody uses it, and gives the deletions it knows of; null: it is damaged, which may be why somebody restores it. */
function held(path: string, take: Take): ReturnType<typeof erasuresIn> | null {
  let client: Database.Database | null = null;
  try {
    client = new Database(path);
    // It goes as it is: who finds the lock free knows that nobody holds it any more.
    take(client);
    return erasuresIn(client);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    return null;
  } finally {
    client?.close();
  }
}

/** Moves the database and what SQLite keeps beside it out of the way. Gives the new name. */
function setAside(path: string, now: number): string {
  const kept = asideOf(path, now);
  const [to, ...beside] = filesOf(kept);
  renameSync(path, to!);
  for (const [i, file] of filesOf(path).slice(1).entries()) if (existsSync(file)) renameSync(file, beside[i]!);
  return kept;
}
