/**
 * Drizzle, through its CommonJS build: linking the 131 modules of the ESM build, which import each other in circles, makes Node 24 allocate 190 MB
 * and takes a second. Everything else imports drizzle from here, or from an engine's file for what belongs to that engine.
 */
import { createRequire } from 'node:module';
import type * as Core from 'drizzle-orm';
import type * as Files from 'drizzle-orm/migrator';

export type { SQL } from 'drizzle-orm';
export type Placeholder = Core.Placeholder;

const require = createRequire(import.meta.url);

export const {
  and,
  asc,
  count,
  desc,
  DrizzleQueryError,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  Param,
  Placeholder,
  sql,
}: typeof Core = require('drizzle-orm');
export const { readMigrationFiles }: typeof Files = require('drizzle-orm/migrator');
