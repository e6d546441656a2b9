/** Whether a file holds only our tables: anything else (triggers, views, virtual tables) can run code when someone merely reads the file. */
import Database from 'better-sqlite3';
import { appliedTo, migrationsUpTo } from '../migrations.ts';

interface Entry {
  type: string;
  name: string;
  sql: string | null;
}

const entries = (client: Database.Database): Entry[] => client.prepare<[], Entry>('SELECT type, name, sql FROM sqlite_master').all();

/** Tables that exist besides those made by migrations: the migrations' own, the first compatible release, and the lease. */
const besides: { readonly [name: string]: RegExp } = {
  __drizzle_migrations: /^CREATE TABLE "?__drizzle_migrations"? \(\s*id SERIAL PRIMARY KEY,\s*hash text NOT NULL,\s*created_at numeric\s*\)$/,
  compatible: /^CREATE TABLE compatible \(since INTEGER PRIMARY KEY\)$/,
  lease: /^CREATE TABLE lease \([\w\s,()=']*\)$/,
};

/** SQLite's own entries, whose definitions nobody writes. */
const isOfSqlite = ({ type, name, sql }: Entry): boolean =>
  (type === 'index' && name.startsWith('sqlite_autoindex_') && sql === null) || (type === 'table' && /^sqlite_(sequence|stat[14])$/.test(name));

/** The first thing in this database that the program did not make, in words; null: nothing. Reads only the catalog, so that nothing is run. */
export function foreignIn(client: Database.Database): string | null {
  const made = madeBy(appliedTo(client) ?? 0);
  for (const entry of entries(client)) {
    const { type, name, sql } = entry;
    if (isOfSqlite(entry) || (type === 'table' && besides[name]?.test(sql ?? ''))) continue;
    const ours = made.get(name);
    const kind = /^\s*create\s+virtual/i.test(sql ?? '') ? `virtual ${type}` : type;
    if (ours?.type !== type) return `it holds ${kind === 'index' ? 'an' : 'a'} ${kind} '${name}' that this program did not make`;
    if (spaced(ours.sql) !== spaced(sql)) return `its ${kind} '${name}' is not as this program makes it`;
  }
  return null;
}

const spaced = (sql: string | null): string => (sql ?? '').replaceAll(/\s+/g, ' ').replaceAll(/["`]/g, '');

/** Everything that the migrations up to that one create, by name. */
function madeBy(applied: number): ReadonlyMap<string, Entry> {
  const fresh = new Database(':memory:');
  try {
    for (const sql of migrationsUpTo(applied)) fresh.exec(sql);
    return new Map(entries(fresh).map((entry) => [entry.name, entry]));
  } finally {
    fresh.close();
  }
}
