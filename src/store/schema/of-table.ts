import type { Kit } from '../columns/sqlite.ts';
import type { AnySQLiteColumn } from '../drizzle/sqlite.ts';

/** What tables' own rows refer to. */
export interface Tables {
  id: AnySQLiteColumn;
}

/** Gives columns that name a table; what refers to it goes with it. */
export const ofTables =
  ({ text }: Kit, tables: Tables) =>
  () =>
    text()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' });
