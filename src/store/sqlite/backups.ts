/** Copies of the database beside it: one for each hour in which something changed, and one before every migration, each kept for seven days. */
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Database } from 'better-sqlite3';
import { beside, databaseBeside } from '../files/beside.ts';
import { carryingOf, filesOf } from '../files/private.ts';

const hour = 3_600_000;
const keptMs = 7 * 24 * hour;

/** Where a database's copies are. */
const backups = '-backups';
export const folderOf = (path: string): string => beside(path, backups);

/** The database whose copies are in this folder; null: this isn't a folder of copies. */
export const databaseOf = (folder: string): string | null => databaseBeside(folder, backups);

export interface Backup {
  file: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** All copies of a database, newest first. */
export function backupsOf(path: string): Backup[] {
  const folder = folderOf(path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const at = timeIn(name);
      return at === null ? [] : [{ file: join(folder, name), at }];
    })
    .sort((a, b) => b.at - a.at);
}

/** Copies the database while it is in use, with SQLite's online backup. Returns the file. */
export async function backUp(client: Database, path: string, now: number): Promise<string> {
  const file = newFile(path, now, '');
  const part = `${file}.part`;
  try {
    await client.backup(part);
    finish(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  forget(path, now);
  return file;
}

/** Copies it synchronously, for a start that must not go on without a copy. */
export function backUpNow(client: Database, path: string, now: number, why: string): string {
  const file = newFile(path, now, `-${why}`);
  const part = `${file}.part`;
  client.prepare('VACUUM INTO ?').run(part);
  finish(part, file);
  return file;
}

/** Gives a complete copy its name: an aborted one never gets it. */
function finish(part: string, file: string): void {
  chmodSync(part, 0o600);
  renameSync(part, file);
}

/** Removes unfinished copies of a program that was killed. Nobody else may be making one. */
export function removeUnfinished(path: string): void {
  const folder = folderOf(path);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${basename(path, '.db')}-`) && /\.db\.part(-\w+)?$/.test(name)) rmSync(join(folder, name), { force: true });
  }
}

/** Removes copies older than seven days, but never the newest; also equally old leftovers of a restore, or of a killed `migrate-to`. */
export function forget(path: string, now: number): void {
  const carrying = carryingOf(path);
  if (existsSync(carrying) && statSync(carrying).mtimeMs < now - keptMs) for (const one of filesOf(carrying)) rmSync(one, { force: true });
  for (const { file, at } of backupsOf(path).slice(1)) if (at < now - keptMs) rmSync(file, { force: true });
  for (const { file, at } of setAsideOf(path)) if (at < now - keptMs) for (const one of filesOf(file)) rmSync(one, { force: true });
}

const setAside = '.before-restore-';

/** The name that a restore at that time gives the database it sets aside. */
export const asideOf = (path: string, now: number): string => `${path}${setAside}${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}`;

/** The databases that were set aside, each by its main file. */
function setAsideOf(path: string): Backup[] {
  const begins = `${basename(path)}${setAside}`;
  return readdirSync(dirname(resolve(path))).flatMap((name) => {
    const [, day, clock] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)$/.exec(name.startsWith(begins) ? name.slice(begins.length) : '') ?? [];
    return day && clock ? [{ file: join(dirname(resolve(path)), name), at: Date.parse(`${day}T${clock.replaceAll('-', ':')}Z`) }] : [];
  });
}

function newFile(path: string, now: number, why: string): string {
  const folder = folderOf(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const time = new Date(now)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return join(folder, `${basename(path, '.db')}-${time}${why}.db`);
}

/** The time in a copy's name, in milliseconds since 1970. */
function timeIn(name: string): number | null {
  const [, day, clock] = /-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z(?:-[a-z-]+)?\.db$/.exec(name) ?? [];
  return day && clock ? Date.parse(`${day}T${clock.replaceAll('-', ':')}Z`) : null;
}
