/** Deletions of people's data, kept outside a database that somebody else copies: what brings an old copy back is held to them. No id stands in it. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Deletion } from '../erased-again.ts';
import { reason, StoreError } from '../error.ts';

/** Beside the incidents of a worker. */
export const deletionsFile = '-deletions.json';

/** Writes all of them, and those that the file had before: nothing is forgotten because an old copy knows less. Throws, and leaves the file, if it is none of these. */
export function keepDeletions(file: string, known: readonly Deletion[]): void {
  const all = new Map((existsSync(file) ? deletionsIn(file) : []).map((one) => [one.hash, one]));
  for (const one of known) if (one.at >= (all.get(one.hash)?.at ?? 0)) all.set(one.hash, one);
  const fresh = `${file}.new`;
  writeFileSync(fresh, JSON.stringify([...all.values()]), { mode: 0o600 });
  renameSync(fresh, file);
}

/** Reads them back. Throws a `StoreError` that says what to do where the file is none of these. */
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
