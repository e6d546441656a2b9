/** Both engines have the same tables, and each has a migration for all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as postgres from '../../src/store/postgres/dialect.ts';
import * as sqlite from '../../src/store/sqlite/dialect.ts';

interface Column {
  name: string;
  notNull: boolean;
  primary: boolean;
  default: unknown;
}

interface Described {
  name: string;
  columns: readonly Column[];
  indexes: readonly { config: { name?: string | undefined; unique: boolean; columns: readonly unknown[]; where?: unknown } }[];
  primaryKeys: readonly { columns: readonly { name: string }[] }[];
  foreignKeys: readonly { reference(): { columns: readonly { name: string }[]; foreignColumns: readonly { name: string }[] } }[];
}

const names = (columns: readonly unknown[]) => columns.map((column) => (column as { name: string }).name);
const words = (value: unknown) => (value as { queryChunks?: unknown[] } | undefined)?.queryChunks ?? value;

const told = ({ name, columns, indexes, primaryKeys, foreignKeys }: Described) => ({
  name,
  columns: columns.map((column) => ({ name: column.name, notNull: column.notNull, primary: column.primary, default: words(column.default) })),
  indexes: indexes.map(({ config }) => ({ name: config.name, unique: config.unique, columns: names(config.columns), where: words(config.where) })),
  primaryKeys: primaryKeys.map((key) => names(key.columns)),
  foreignKeys: foreignKeys.map((key) => key.reference()).map((key) => [names(key.columns), names(key.foreignColumns)]),
});

const ofSqlite = Object.values(sqlite.schema).map((table) => told(sqlite.configOf(table)));
const ofPostgres = Object.values(postgres.schema).map((table) => told(postgres.configOf(table)));

test('have the same tables, columns, defaults, keys and indexes', () => {
  expect(ofSqlite.length).toBeGreaterThan(10);
  expect(ofPostgres).toEqual(ofSqlite);
});

test.each([
  ['SQLite', 'migrations', ofSqlite],
  ['PostgreSQL', 'migrations/postgres', ofPostgres],
])('are what the last migration of %s leads to', (_, folder, tables) => {
  const meta = join(import.meta.dirname, '../..', folder, 'meta');
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')) as { entries: { idx: number }[] };
  const last = `${String(entries.at(-1)!.idx).padStart(4, '0')}_snapshot.json`;
  const snapshot = JSON.parse(readFileSync(join(meta, last), 'utf8')) as {
    tables: { [name: string]: { name: string; columns: object; indexes: object } };
  };
  const made = Object.values(snapshot.tables).map(({ name, columns, indexes }) => [name, Object.keys(columns), Object.keys(indexes).sort()]);
  const wanted = tables.map(({ name, columns, indexes }) => [name, names(columns), names(indexes).sort()]);
  expect(new Set(made.map((one) => JSON.stringify(one)))).toEqual(new Set(wanted.map((one) => JSON.stringify(one))));
});
