/**
 * Leaves nothing of whoever had their data deleted. SQLite overwrites what it deletes (`secure_delete`), but not what it has moved from one page to another:
 * the tables in which people are named are written anew, one at a time, and the log beside the file (`-wal`) is emptied. Games themselves name nobody, and
 * they are nearly all of the file.
 */
import type { Database } from 'better-sqlite3';

/** What names nobody. Any other table is written anew, also one that a later version adds. */
const nameless = new Set(['answers', 'archives', 'books', 'checkpoints', 'lease', 'messages', 'phrases', 'positions', 'requests', 'turns']);

const own = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'";
/** When somebody's data was deleted last, and of how many it is being deleted. */
const erasures = 'SELECT coalesce(max(at), 0) AS at, count(user) AS users FROM erasures';
const dayMs = 24 * 3_600_000;

/**
 * Gives what does it where it is due, and else does nothing. Each table is a transaction of its own, which `check` may stop, and whoever presses comes in
 * between two of them. Rejects where the database refuses.
 */
export function openScrubbing(client: Database, now: () => number, check: () => void = () => {}): () => Promise<void> {
  const deleted = client.prepare<[], { at: number; users: number }>(erasures);
  const { at } = deleted.get()!;
  // What a program that has ended may have left to do.
  let last = at > now() - dayMs ? 'unknown' : `${at} 0`;
  let isAtIt = false;
  return async () => {
    const { at, users } = deleted.get()!;
    if (isAtIt || `${at} ${users}` === last) return;
    isAtIt = true;
    try {
      if (users === 0) await writeAnew(client, check);
      const [{ busy }] = client.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
      if (busy === 0) last = `${at} ${users}`;
    } finally {
      isAtIt = false;
    }
  };
}

async function writeAnew(client: Database, check: () => void): Promise<void> {
  const tables = client
    .prepare<[], string>(own)
    .pluck()
    .all()
    .filter((name) => !nameless.has(name));
  for (const table of tables) {
    await new Promise(setImmediate);
    if (!client.open) return;
    rewrite(client, table, check);
  }
}

/** Empties a table, whose pages are overwritten, and puts the same rows into it. */
function rewrite(client: Database, table: string, check: () => void): void {
  // What refers to a row would go with it; nothing is to see the table empty.
  client.pragma('foreign_keys = OFF');
  client.pragma('temp_store = MEMORY');
  try {
    client
      .transaction(() => {
        check();
        client.exec(`CREATE TEMP TABLE anew AS SELECT * FROM "${table}"; DELETE FROM "${table}"; INSERT INTO "${table}" SELECT * FROM temp.anew;
          DROP TABLE temp.anew`);
      })
      .immediate();
  } finally {
    client.pragma('foreign_keys = ON');
  }
}
