import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/** The files of a database: its own and SQLite's side files. */
export const filesOf = (path: string): string[] => [path, `${path}-wal`, `${path}-shm`];

/** Where games are written on their way between the database at `path` and a server: a whole database, under a name that no program opens. */
export const carryingOf = (path: string): string => `${path}.carrying`;

/** Makes a database readable only by its owner, because it holds hands and seeds. SQLite gives its side files the database's permissions. */
export function keepPrivate(path: string): void {
  if (path === ':memory:') return;
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  for (const file of filesOf(path)) if (existsSync(file)) restrict(file);
}

function restrict(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Another user's file, or a file system without permissions: nothing can be done, and games can go on.
    if (!['EPERM', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
