/**
 * A lock of the operating system, which ends with the process however that ends: an exclusive transaction on an empty file beside the database. The
 * file stays: if it were removed, two programs could lock two files of the same name.
 */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import Database from 'better-sqlite3';
import { keepPrivate } from '../../files/private.ts';
import { isBusy } from '../transactions.ts';

export interface Lock {
  release(): void;
}

/** `others`: a process that is alive or still ending has it. `none`: locks aren't available here, as on some network file systems. */
export type Locked = Lock | 'others' | 'none';

const lockFileOf = (path: string): string => `${path}.lock`;

/** Takes the lock of the database at `path`, without waiting for it. */
export function tryLock(path: string): Locked {
  const file = lockFileOf(path);
  let client: Database.Database | undefined;
  try {
    keepPrivate(file);
    client = new Database(file, { timeout: 0 });
    client.pragma('locking_mode = EXCLUSIVE');
    client.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    client?.close();
    return isBusy(error) ? 'others' : 'none';
  }
  const holding = client;
  return { release: () => void holding.close() };
}

/** Identifies whose locks this process can see: by the kernel's boot, which containers share; on systems other than Linux, by the machine. */
export const here: string = (() => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
})();
