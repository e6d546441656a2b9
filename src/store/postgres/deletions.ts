/** Deletions of people's data, kept outside a database that others copy: restoring an old copy repeats them. The file holds no ids. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Deletion } from '../erased-again.ts';
import { reason, StoreError } from '../error.ts';

/** Follows the name of a worker's incidents. */
export const deletionsFile = '-deletions.json';

/**
 * Writes all of these, and those already in the file: an old copy that knows fewer loses none. Throws, and leaves the file alone, if it isn't a file
 * of deletions.
 */
export function keepDeletions(file: string, known: readonly Deletion[]): void {
  const all = new Map((existsSync(file) ? deletionsIn(file) : []).map((one) => [one.hash, one]));
  for (const one of known) if (one.at >= (all.get(one.hash)?.at ?? 0)) all.set(one.hash, one);
  const fresh = `${file}.new`;
  writeFileSync(fresh, JSON.stringify([...all.values()]), { mode: 0o600 });
  renameSync(fresh, file);
}

/** Reads them back. Throws a `StoreError` that says what to do if this isn't a file of deletions. */
export function deletionsIn(file: string): Deletion[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StoreError(`'${file}' cannot be read: ${reason(error)}. Name the file of deletions that a worker has kept (…-deletions.json).`);
  }
  const isOne = (one: unknown): one is Deletion => {
    const { hash, salt, at } = (one ?? {}) as Partial<Deletion>;
    return typeof hash === 'string' && typeof salt === 'string' && Number.isSafeInteger(at);
  };
  if (!Array.isArray(read) || !read.every(isOne))
    throw new StoreError(`'${file}' is no file of deletions. Name the one that a worker has kept (…-deletions.json).`);
  return read;
}
