import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/** The files of a database: it and what SQLite writes beside it. */
export const filesOf = (path: string): string[] => [path, `${path}-wal`, `${path}-shm`];

/** Where games are on their way from the database at `path` to a server, or from one to it: a whole database under a name that no program opens. */
export const carryingOf = (path: string): string => `${path}.carrying`;

/** Makes a database readable by its owner alone, for it holds hands and seeds. What SQLite writes beside it takes the rights of the database. */
export function keepPrivate(path: string): void {
  if (path === ':memory:') return;
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  for (const file of filesOf(path)) if (existsSync(file)) restrict(file);
}

function restrict(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Somebody else's file, or a file system without rights: nothing to be done, and no reason not to play.
    if (!['EPERM', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
