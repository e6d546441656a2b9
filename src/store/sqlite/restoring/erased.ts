/** Repeats, in a restored copy of the database, the deletions of people's data that were made since it was copied. */
import Database from 'better-sqlite3';
import { type Deletion, erasedAgain, howMany } from '../../erased-again.ts';
import { everyoneIn } from '../../schema/naming.ts';
import { schema } from '../dialect.ts';
import { connect } from '../open.ts';

/** All deletions that a database knows; none if its version recorded none. */
export function erasuresIn(client: Database.Database): Deletion[] {
  const isThere = client.prepare("SELECT 1 FROM sqlite_master WHERE name = 'erasures'").get() !== undefined;
  return isThere ? client.prepare<[], Deletion>('SELECT hash, salt, at FROM erasures').all() : [];
}

/** All deletions that a database file knows, or none if it can't be read. */
export function erasuresOf(file: string): Deletion[] {
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

const everyone = everyoneIn(schema, [
  "SELECT json_extract(value, '$.user') FROM tables, json_each(former)",
  "SELECT json_extract(rest, '$.by') FROM tables",
  'SELECT value FROM proposals, json_each(asked)',
  'SELECT value FROM proposals, json_each(agreed)',
]);

/** Records in the copy whose data was deleted since it was made: the program's next start deletes it. Returns how many people that is. */
export function eraseAgain(copy: string, known: readonly Deletion[], now: number): number {
  if (known.length === 0) return 0;
  const { client } = connect(copy);
  try {
    const users = client.prepare<[], string | null>(everyone).pluck().all();
    const rows = erasedAgain(
      known,
      erasuresIn(client),
      users.filter((user) => user !== null),
      now,
    );
    const put = client.prepare('INSERT OR REPLACE INTO erasures (hash, salt, at, user, alias) VALUES (?, ?, ?, ?, ?)');
    client.transaction(() => {
      for (const { hash, salt, at, user, alias } of rows) put.run(hash, salt, at, user, alias);
    })();
    client.pragma('wal_checkpoint(TRUNCATE)');
    return howMany(rows);
  } finally {
    client.close();
  }
}
