/**
 * The store under test. A worker tests one engine: SQLite, or PostgreSQL if `usePostgres` was called before anything was opened. A path names a
 * database on either; `:memory:` is a fresh one each time.
 */
import Database from 'better-sqlite3';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openStore as openSqlite } from '../../src/store/sqlite/open.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import type { Cluster } from './cluster.ts';

interface Postgres {
  cluster: Cluster;
  open: typeof import('../../src/store/postgres/open.ts');
}

let postgres: Postgres | null = null;

export const isPostgres = (): boolean => postgres !== null;

const template = 'empty';
const addresses = new Map<string, Promise<string>>();
/** Databases no longer in use, emptied. */
const free: string[] = [];
let made = 0;

/** Makes all later stores PostgreSQL's. Returns the function that stops the server. */
export async function usePostgres(): Promise<() => Promise<void>> {
  const [{ startCluster }, open] = await Promise.all([import('./cluster.ts'), import('../../src/store/postgres/open.ts')]);
  const cluster = await startCluster();
  const pool = await open.connect(await cluster.create(template));
  await pool.end();
  postgres = { cluster, open };
  return () => cluster.end();
}

/** The address of the database that a path names. */
function addressOf(path: string): Promise<string> {
  const fresh = () => Promise.resolve(free.pop() ?? postgres!.cluster.create(`test${++made}`, template));
  if (path === ':memory:') return fresh();
  const address = addresses.get(path) ?? fresh();
  addresses.set(path, address);
  return address;
}

/** Changes rows directly, bypassing the store. */
export async function spoil(path: string, text: string): Promise<void> {
  if (!postgres) {
    const raw = new Database(path);
    raw.exec(text);
    raw.close();
    return;
  }
  const client = new pg.Client({ connectionString: await addressOf(path) });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Opens a store of the engine under test. */
export const openStore = (path: string): Store => (postgres ? lazily(openPostgres(postgres, path)) : openSqlite(path));

/** The statement that empties every table, referring tables first. */
const everything = `SELECT string_agg('DELETE FROM ' || quote_ident(tablename), ';' ORDER BY tablename = 'phrases') AS text
  FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`;

async function openPostgres({ open }: Postgres, path: string): Promise<Store> {
  const address = await addressOf(path);
  const pool = open.poolOf(address);
  const store = open.storeOn(pool);
  if (path !== ':memory:') return store;
  return {
    ...store,
    async close() {
      if (pool.ending) return;
      const { rows } = await pool.query<{ text: string }>(everything);
      // They hold little, so this is faster than truncating them.
      await pool.query(rows[0]!.text);
      await store.close();
      free.push(address);
    },
  };
}

const names = Object.keys(openSqlite(':memory:')) as (keyof Store)[];

/** A store that is being opened. It is closed at the end of the test unless that has been done before. */
function lazily(opening: Promise<Store>): Store {
  opening.catch(() => {});
  const asked = names.map((name) => [name, async (...given: never[]) => ((await opening)[name] as (...given: never[]) => unknown)(...given)]);
  const store = Object.fromEntries(asked) as Store;
  try {
    onTestFinished(() => store.close());
  } catch {
    // It was not opened by a test, but shared by several.
  }
  return store;
}
