/** What is to be done by one process for all of them, each job a row. */

import type { JobKind } from '../../table/model/jobs.ts';
import type { Kit } from '../columns/kit.ts';
import { sql } from '../drizzle/core.ts';
import type { Tables } from './of-table.ts';

/** That somebody has taken a job on. */
export const isHeld = sql`holder is not null`;

export function jobTables({ index, primaryKey, table, text, whole }: Kit, tables: Tables) {
  const jobs = table(
    'jobs',
    {
      kind: text().$type<JobKind>().notNull(),
      /** What it is, among those of its kind. */
      key: text().notNull(),
      /** The table it belongs to, with which it goes. */
      table: text()
        .notNull()
        .references(() => tables.id, { onDelete: 'cascade' }),
      /** From when on it may be taken on: for one that somebody has, the time until which they are believed to be at it. */
      due: whole().notNull(),
      holder: text(),
      /** How often it was taken on. */
      tries: whole().notNull().default(0),
    },
    (t) => [
      primaryKey({ columns: [t.kind, t.key] }),
      index('jobs_by_due').on(t.kind, t.due, t.key),
      index('jobs_by_table').on(t.table),
      index('jobs_held').on(t.kind, t.holder).where(isHeld),
    ],
  );
  return { jobs };
}
