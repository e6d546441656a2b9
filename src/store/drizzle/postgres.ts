/** Drizzle for PostgreSQL and its driver, through their CommonJS builds as in `../drizzle.ts`. Loaded only where PostgreSQL is asked for. */
import { createRequire } from 'node:module';
import type * as Driver from 'drizzle-orm/node-postgres';
import type * as Postgres from 'drizzle-orm/pg-core';
import type * as Pg from 'pg';

export type { PgTable } from 'drizzle-orm/pg-core';
export type { ClientBase, PoolClient } from 'pg';

const require = createRequire(import.meta.url);

export const { bigint, boolean, customType, getTableConfig, index, pgTable, primaryKey, text, uniqueIndex } =
  require('drizzle-orm/pg-core') as typeof Postgres;
export const { drizzle } = require('drizzle-orm/node-postgres') as typeof Driver;
export const { Client, Pool } = require('pg') as typeof Pg;
export type Pool = Pg.Pool;
