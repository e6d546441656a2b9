/** Repeats, in a restored copy of a database, the deletions of people's data that were made after it was copied. */
import { randomUUID } from 'node:crypto';
import { formerMark } from '../table/model/ids.ts';
import type { ErasureRow } from '../table/model/store/store.ts';
import { hashOf } from '../table/people/erasing.ts';

/** A record that a person's data was deleted, which doesn't reveal their id. */
export type Deletion = Pick<ErasureRow, 'hash' | 'salt' | 'at'>;

/**
 * The rows that make a restored copy repeat, at its next start, the deletions made since it was copied: those in `known` that the copy lacks;
 * `users`: everyone it names.
 */
export function erasedAgain(known: readonly Deletion[], inCopy: readonly Deletion[], users: readonly string[], now: number): ErasureRow[] {
  const before = new Map(inCopy.map(({ hash, at }) => [hash, at]));
  const since = known.filter(({ hash, at }) => at > (before.get(hash) ?? 0));
  const salts = [...new Set(since.map(({ salt }) => salt))];
  const ids = new Map(salts.flatMap((salt) => users.map((user) => [hashOf(salt, user), user] as const)));
  return since.map(({ hash, salt, at }) => {
    const user = ids.get(hash) ?? null;
    return user === null ? { hash, salt, at, user, alias: null } : { hash, salt, at: now, user, alias: `${formerMark}${randomUUID().slice(0, 8)}` };
  });
}

/** How many people's data must be deleted again. */
export const howMany = (rows: readonly ErasureRow[]): number => rows.filter(({ user }) => user !== null).length;
