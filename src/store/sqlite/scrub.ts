/**
 * Leaves no trace of people who had their data deleted. SQLite overwrites what it deletes (`secure_delete`), but not what it has moved from one page
 * to another: this rewrites the tables that name people, one at a time, and empties the log beside the file (`-wal`). Games themselves name nobody,
 * and are nearly all of the file.
 */
import type { Database } from 'better-sqlite3';

/** Tables that name nobody. Any other table is rewritten, even one that a later version adds. */
const nameless = new Set(['answers', 'archives', 'books', 'checkpoints', 'lease', 'messages', 'phrases', 'positions', 'requests', 'turns']);

const own = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'";
/** When a person's data was last deleted, and of how many people it is still being deleted. */
const erasures = 'SELECT coalesce(max(at), 0) AS at, count(user) AS users FROM erasures';
const dayMs = 24 * 3_600_000;

/**
 * Returns a function that scrubs if it is due. Each table is its own transaction, which `check` may stop, so presses are answered between two of
 * them. Rejects if the database refuses.
 */
export function openScrubbing(client: Database, now: () => number, check: () => void = () => {}): () => Promise<void> {
  const deleted = client.prepare<[], { at: number; users: number }>(erasures);
  const { at } = deleted.get()!;
  // A program that has ended may have left this undone.
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

/** Empties a table, which overwrites its pages, and inserts the same rows again. */
function rewrite(client: Database, table: string, check: () => void): void {
  // Rows that refer to these must not be deleted with them; nobody sees the table empty.
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
