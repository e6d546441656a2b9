/**
 * Carries all games of a SQLite file over to an empty PostgreSQL database, or back to a new file, and proves that nothing is missing. All or nothing.
 */
import { existsSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Database } from 'better-sqlite3';
import { nameOf } from '../address.ts';
import type { ClientBase } from '../drizzle/postgres.ts';
import { reason, StoreError } from '../error.ts';
import { carryingOf, filesOf } from '../files/private.ts';
import { plain } from '../postgres/errors.ts';
import { refuseOtherThanOurs } from '../postgres/migrations.ts';
import { onServer, prepare } from '../postgres/open.ts';
import { tryLock } from '../sqlite/holding/lock.ts';
import { connect } from '../sqlite/open.ts';
import { fileSide, removeCarrying, snapshotOf } from './file.ts';
import { countIn, isUsed, serverSide } from './server.ts';
import { quoted, shapes } from './shape.ts';
import { type Carried, carryTables } from './tables.ts';

interface CarriedOver {
  tables: Carried[];
  /** A program was playing on the source: what it has written since is not in the target. */
  isPlayed: boolean;
}

/** The application name of these connections on the server; a worker's differs. */
const called = 'hustings migrate-to';

/** Carries the file's games over. Rejects with a `StoreError`, and leaves the target as it was, if anything is wrong. */
export async function carryOver(path: string, address: string): Promise<CarriedOver> {
  const { client: source, isPlayed } = snapshotOf(path);
  try {
    await prepare(address);
    return { tables: await onServer(address, called, (target) => toServer(source, target, nameOf(address))), isPlayed };
  } finally {
    source.close();
    removeCarrying(path);
  }
}

async function toServer(source: Database, target: ClientBase, name: string): Promise<Carried[]> {
  await target.query('BEGIN');
  try {
    // Nobody can start playing here meanwhile.
    for (const { name: table } of shapes()) await target.query(`LOCK TABLE ${quoted(table)} IN EXCLUSIVE MODE`);
    for (const shape of shapes()) {
      const held = await countIn(target, shape);
      if (held > 0) throw new StoreError(`The database ${name} is not empty: ${held} rows in '${shape.name}'. Choose an empty one (createdb).`);
    }
    const carried = await carryTables(fileSide(source), serverSide(target));
    await target.query('COMMIT');
    return carried;
  } catch (error) {
    await target.query('ROLLBACK').catch(() => {});
    throw failed(error, `${name} is as it was`);
  }
}

/**
 * Carries the games of a server, as they are at one moment, to a file that doesn't exist yet. Rejects with a `StoreError` if anything is wrong. The
 * file gets its name once it is complete: if the process is killed earlier, there is no such file, and the next run removes the leftovers.
 */
export async function carryBack(address: string, path: string): Promise<CarriedOver> {
  if (!existsSync(dirname(resolve(path)))) throw new StoreError(`The database '${path}' cannot be made: its folder does not exist.`);
  refuseTaken(path);
  // No program can start playing under this name meanwhile.
  const lock = tryLock(path);
  if (lock === 'others') throw new StoreError(`Another program holds '${path}'. Name a file that nobody uses.`);
  try {
    refuseTaken(path);
    removeCarrying(path);
    return await onServer(address, called, (source) => toFile(source, nameOf(address), path));
  } finally {
    removeCarrying(path);
    if (lock !== 'none') lock.release();
  }
}

/** SQLite would read leftover side files (such as a WAL) into a new database of the same name. */
function refuseTaken(path: string): void {
  const taken = [...filesOf(path), `${path}-journal`].find((file) => existsSync(file));
  if (taken !== undefined) throw new StoreError(`'${taken}' is there already. Name a file that is not, or move that one away.`);
}

async function toFile(source: ClientBase, name: string, path: string): Promise<CarriedOver> {
  await refuseOtherThanOurs(source, name);
  const isPlayed = await isUsed(source);
  const fresh = carryingOf(path);
  try {
    const { client: target } = connect(fresh);
    try {
      await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      target.exec('BEGIN');
      const tables = await carryTables(serverSide(source), fileSide(target));
      target.exec('COMMIT');
      target.pragma('wal_checkpoint(TRUNCATE)');
      target.close();
      renameSync(fresh, path);
      return { tables, isPlayed };
    } finally {
      target.close();
    }
  } catch (error) {
    throw failed(error, `no file was made`);
  }
}

const failed = (error: unknown, and: string): StoreError =>
  error instanceof StoreError ? error : new StoreError(`The games could not be carried over, and ${and}: ${reason(plain(error))}.`, { cause: error });
