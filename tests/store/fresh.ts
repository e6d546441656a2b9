/** New stores in memory. Migrating takes longer than most tests, so each process migrates one database, and every store begins as its copy. */
import Database from 'better-sqlite3';
import { drizzle } from '../../src/store/drizzle/sqlite.ts';
import { connect, storeOn } from '../../src/store/sqlite/open.ts';
import type { Store } from '../../src/table/model/store/store.ts';

let migrated: Buffer | undefined;

function migrate(): Buffer {
  const { client } = connect(':memory:');
  const copy = client.serialize();
  client.close();
  return copy;
}

export function freshStore(): Store {
  migrated ??= migrate();
  const client = new Database(migrated);
  client.pragma('foreign_keys = ON');
  return storeOn({ client, db: drizzle(client) });
}
