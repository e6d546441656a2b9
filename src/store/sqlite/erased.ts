/** Deletions of people's data that were made after a copy of the database: they are made in the copy as well. */
import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { formerMark } from '../../table/model/former.ts';
import type { ErasureRow } from '../../table/model/store.ts';
import { hashOf } from '../../table/people/erasing.ts';
import { connect } from './open.ts';

type Known = Pick<ErasureRow, 'hash' | 'salt' | 'at'>;

/** All deletions that a database knows of; none of a version that knew none. */
export function erasuresIn(client: Database.Database): Known[] {
  const isThere = client.prepare("SELECT 1 FROM sqlite_master WHERE name = 'erasures'").get() !== undefined;
  return isThere ? client.prepare<[], Known>('SELECT hash, salt, at FROM erasures').all() : [];
}

/** The same of a file, or none if it cannot be read. */
export function erasuresOf(file: string): Known[] {
  let client: Database.Database | null = null;
  try {
    client = new Database(file);
    return erasuresIn(client);
  } catch {
    return [];
  } finally {
    client?.close();
  }
}

/** All who are named anywhere in the database. */
const everyone = `
  SELECT user FROM people UNION SELECT host FROM tables UNION SELECT user FROM settings UNION SELECT user FROM days_off UNION SELECT user FROM met
  UNION SELECT user FROM presences UNION SELECT user FROM looks UNION SELECT user FROM reminders
  UNION SELECT json_extract(value, '$.user') FROM tables, json_each(former) UNION SELECT json_extract(rest, '$.by') FROM tables
  UNION SELECT "by" FROM proposals UNION SELECT about FROM proposals UNION SELECT refuser FROM proposals
  UNION SELECT value FROM proposals, json_each(asked) UNION SELECT value FROM proposals, json_each(agreed)`;

/** Notes in the copy whose data was deleted since it was made: the next start of the program deletes it. Gives how many they are. */
export function eraseAgain(copy: string, known: readonly Known[], now: number): number {
  if (known.length === 0) return 0;
  const { client } = connect(copy);
  try {
    const before = new Map(erasuresIn(client).map(({ hash, at }) => [hash, at]));
    const since = known.filter(({ hash, at }) => at > (before.get(hash) ?? 0));
    const salts = [...new Set(since.map(({ salt }) => salt))];
    const users = client.prepare<[], string | null>(everyone).pluck().all();
    const ids = new Map(salts.flatMap((salt) => users.flatMap((user) => (user === null ? [] : [[hashOf(salt, user), user] as const]))));
    const put = client.prepare('INSERT OR REPLACE INTO erasures (hash, salt, at, user, alias) VALUES (?, ?, ?, ?, ?)');
    client.transaction(() => {
      for (const { hash, salt, at } of since) {
        const user = ids.get(hash) ?? null;
        put.run(hash, salt, user === null ? at : now, user, user === null ? null : `${formerMark}${randomUUID().slice(0, 8)}`);
      }
    })();
    client.pragma('wal_checkpoint(TRUNCATE)');
    return since.filter(({ hash }) => ids.has(hash)).length;
  } finally {
    client.close();
  }
}
