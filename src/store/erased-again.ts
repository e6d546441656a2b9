/** Deletions of people's data that were made after a copy of a database, in what the copy brings back. */
import { randomUUID } from 'node:crypto';
import { formerMark } from '../table/model/former.ts';
import type { ErasureRow } from '../table/model/store.ts';
import { hashOf } from '../table/people/erasing.ts';

/** That somebody's data was deleted: their id cannot be told from it. */
export type Deletion = Pick<ErasureRow, 'hash' | 'salt' | 'at'>;

/** The rows that make a copy delete again, at its next start, what was deleted since it was made: of what is known, what the copy does not know; `users`: all it names. */
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

/** How many people's data there is to delete again. */
export const howMany = (rows: readonly ErasureRow[]): number => rows.filter(({ user }) => user !== null).length;
