/** What the schema is made of in SQLite. */

import { customType, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from '../drizzle/sqlite.ts';
import { ownColumns } from './own.ts';

/** What a schema is made of. A column without a name is called what its field is. */
export const kit = {
  table: sqliteTable,
  text,
  index,
  uniqueIndex,
  primaryKey,
  /** A whole number, of at most 53 bits; times are milliseconds since 1970. */
  whole: (name = '') => integer(name),
  flag: (name = '') => integer(name, { mode: 'boolean' }),
  /** A number that the database gives; `counted`: never again one that it has given before. */
  numbered: () => integer().primaryKey(),
  counted: () => integer().primaryKey({ autoIncrement: true }),
  ...ownColumns(customType, { small: 'integer', longText: 'text', snowflake: 'integer' }),
};

export type Kit = typeof kit;
