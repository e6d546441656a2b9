/** Explains why a database can't be used, naming the file and saying what to do. */
import Database from 'better-sqlite3';
import { reason, StoreError } from '../error.ts';
import { folderOf } from './backups.ts';

const full = (path: string): string => `The disk with the database '${path}' is full`;
const room = (): string => 'Make room there, and start again: nothing is lost.';

/** What is wrong and what to do about it, by the beginnings of SQLite's codes. */
const known: readonly [code: string, wrong: (path: string) => string, todo: (path: string) => string][] = [
  [
    'SQLITE_CORRUPT',
    (path) => `The database '${path}' is damaged`,
    (path) => `\`npm run restore\` goes back to a copy in '${folderOf(path)}'; what is there now is kept.`,
  ],
  [
    'SQLITE_NOTADB',
    (path) => `'${path}' is no database`,
    (path) => `Choose another path, or go back to a copy in '${folderOf(path)}' by \`npm run restore\`.`,
  ],
  ['SQLITE_FULL', full, room],
  // No room for SQLite's side files.
  ['SQLITE_IOERR_SHMSIZE', full, room],
  ['SQLITE_READONLY', (path) => `The database '${path}' cannot be written`, () => 'Let this user write it and its folder, and start again.'],
  ['SQLITE_IOERR', (path) => `The disk with the database '${path}' fails`, () => 'Look whether it is full or broken, and start again.'],
  ['SQLITE_BUSY', (path) => `Another program holds the database '${path}'`, () => 'Close that program, and start again.'],
];

/** What SQLite says of the file of the database at `path`, or of its disk, as a `StoreError`; returns any other error as it is. */
export function inWords(error: unknown, path: string): unknown {
  const { code = '' } = (error instanceof Error && error.cause instanceof Database.SqliteError ? error.cause : error) as { code?: string };
  const found = known.find(([begins]) => String(code).startsWith(begins));
  if (error instanceof StoreError || !found) return error;
  const [, wrong, todo] = found;
  return new StoreError(`${wrong(path)}: ${reason(error)}. ${todo(path)}`, { cause: error });
}
