import type { Kit } from '../columns/kit.ts';
import type { AnyColumn } from '../drizzle/neutral.ts';

/** What other tables refer to. */
export interface Tables {
  id: AnyColumn;
}

/** The foreign key to a table. Rows are deleted with their table. */
export const ofTables =
  ({ text }: Kit, tables: Tables) =>
  () =>
    text()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' });
