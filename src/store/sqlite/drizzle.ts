/**
 * Drizzle, through its CommonJS build: linking the 131 modules of the other one, which import each other in circles,
 * makes Node 24 allocate 190 MB and takes a second. Everything else imports drizzle from here.
 */
import { createRequire } from 'node:module';
import type * as Core from 'drizzle-orm';
import type * as Driver from 'drizzle-orm/better-sqlite3';
import type * as Migrator from 'drizzle-orm/better-sqlite3/migrator';
import type * as Files from 'drizzle-orm/migrator';
import type * as Sqlite from 'drizzle-orm/sqlite-core';

export type { Placeholder, SQL } from 'drizzle-orm';
export type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
export type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

const require = createRequire(import.meta.url);

export const { and, asc, count, desc, eq, exists, getTableColumns, getTableName, gt, isNotNull, isNull, lt, lte, ne, notExists, or, Param, sql } =
  require('drizzle-orm') as typeof Core;
export const { customType, getTableConfig, index, integer, primaryKey, sqliteTable, text, uniqueIndex } =
  require('drizzle-orm/sqlite-core') as typeof Sqlite;
export const { drizzle } = require('drizzle-orm/better-sqlite3') as typeof Driver;
export const { migrate } = require('drizzle-orm/better-sqlite3/migrator') as typeof Migrator;
export const { readMigrationFiles } = require('drizzle-orm/migrator') as typeof Files;
