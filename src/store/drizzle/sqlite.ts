/** Drizzle for SQLite, through its CommonJS build as in `core.ts`. */
import { createRequire } from 'node:module';
import type * as Driver from 'drizzle-orm/better-sqlite3';
import type * as Migrator from 'drizzle-orm/better-sqlite3/migrator';
import type * as Sqlite from 'drizzle-orm/sqlite-core';

export type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

const require = createRequire(import.meta.url);

export const {
  customType,
  getTableConfig,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
}: typeof Sqlite = require('drizzle-orm/sqlite-core');
export const { drizzle }: typeof Driver = require('drizzle-orm/better-sqlite3');
export const { migrate }: typeof Migrator = require('drizzle-orm/better-sqlite3/migrator');
