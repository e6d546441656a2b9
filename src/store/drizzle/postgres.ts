/** Drizzle for PostgreSQL and its driver, through their CommonJS builds as in `core.ts`. Loaded only if PostgreSQL is used. */
import { createRequire } from 'node:module';
import type * as Driver from 'drizzle-orm/node-postgres';
import type * as Postgres from 'drizzle-orm/pg-core';
import type * as Pg from 'pg';

export type { NodePgDatabase } from 'drizzle-orm/node-postgres';
export type { ClientBase, PoolClient } from 'pg';

const require = createRequire(import.meta.url);

export const {
  bigint,
  boolean,
  customType,
  getTableConfig,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
}: typeof Postgres = require('drizzle-orm/pg-core');
export const { drizzle }: typeof Driver = require('drizzle-orm/node-postgres');
export const { Client, Pool }: typeof Pg = require('pg');
export type Pool = Pg.Pool;
