/** Drizzle for SQLite, through its CommonJS build as in `../drizzle.ts`. */
import { createRequire } from 'node:module';
import type * as Driver from 'drizzle-orm/better-sqlite3';
import type * as Migrator from 'drizzle-orm/better-sqlite3/migrator';
import type * as Sqlite from 'drizzle-orm/sqlite-core';

export type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
export type { AnySQLiteColumn, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

const require = createRequire(import.meta.url);

export const { customType, getTableConfig, index, integer, primaryKey, sqliteTable, text, uniqueIndex } =
  require('drizzle-orm/sqlite-core') as typeof Sqlite;
export const { drizzle } = require('drizzle-orm/better-sqlite3') as typeof Driver;
export const { migrate } = require('drizzle-orm/better-sqlite3/migrator') as typeof Migrator;
