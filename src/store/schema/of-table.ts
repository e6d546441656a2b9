import type { Kit } from '../columns/kit.ts';
import type { AnyColumn } from '../drizzle/neutral.ts';

/** What tables' own rows refer to. */
export interface Tables {
  id: AnyColumn;
}

/** Gives columns that name a table; what refers to it goes with it. */
export const ofTables =
  ({ text }: Kit, tables: Tables) =>
  () =>
    text()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' });
