/** What the schema is made of in PostgreSQL. */

import { bigint, boolean, customType, index, pgTable, primaryKey, text, uniqueIndex } from '../drizzle/postgres.ts';
import { ownColumns } from './own.ts';
import type { Kit } from './sqlite.ts';

const numbered = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** The same helpers as SQLite's, and under their types: queries are written against those alone. */
export const kit = {
  table: pgTable,
  text,
  index,
  uniqueIndex,
  primaryKey,
  whole: (name = '') => bigint(name, { mode: 'number' }),
  flag: (name = '') => boolean(name),
  numbered,
  counted: numbered,
  ...ownColumns(customType as unknown as Parameters<typeof ownColumns>[0], { small: 'smallint', longText: 'bytea', snowflake: 'text' }),
} as unknown as Kit;
