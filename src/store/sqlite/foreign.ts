/** Whether a file holds our tables and nothing else: what else SQLite keeps in a file (triggers, views, virtual tables) is run when somebody only reads it. */
import Database from 'better-sqlite3';
import { appliedTo, migrationsUpTo } from './migrations.ts';

interface Entry {
  type: string;
  name: string;
  sql: string | null;
}

const entries = (client: Database.Database): Entry[] => client.prepare<[], Entry>('SELECT type, name, sql FROM sqlite_master').all();

/** The migrations' own table, from which release on it may be used, and the lease, stand beside what migrations make. */
const besides: { readonly [name: string]: RegExp } = {
  __drizzle_migrations: /^CREATE TABLE "?__drizzle_migrations"? \(\s*id SERIAL PRIMARY KEY,\s*hash text NOT NULL,\s*created_at numeric\s*\)$/,
  compatible: /^CREATE TABLE compatible \(since INTEGER PRIMARY KEY\)$/,
  lease: /^CREATE TABLE lease \([\w\s,()=']*\)$/,
};

/** What SQLite keeps for itself, of which nobody writes the definition. */
const isOfSqlite = ({ type, name, sql }: Entry): boolean =>
  (type === 'index' && name.startsWith('sqlite_autoindex_') && sql === null) || (type === 'table' && /^sqlite_(sequence|stat[14])$/.test(name));

/**
 * The first thing in this database that the program did not make, in words; null: there is none. Reads only what the file says of itself, so that nothing
 * in it is run.
 */
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

/** What the migrations make up to that one, by name. */
function madeBy(applied: number): ReadonlyMap<string, Entry> {
  const fresh = new Database(':memory:');
  try {
    for (const sql of migrationsUpTo(applied)) fresh.exec(sql);
    return new Map(entries(fresh).map((entry) => [entry.name, entry]));
  } finally {
    fresh.close();
  }
}
