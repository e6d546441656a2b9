/** Jobs that one process does for all of them, a row each. */

import type { Deferral, JobKind } from '../../table/model/outbox/jobs.ts';
import type { Kit } from '../columns/kit.ts';
import { sql } from '../drizzle/core.ts';
import type { Tables } from './of-table.ts';

/** Whether a process has claimed the job. */
export const isHeld = sql`holder is not null`;

/** Whether jobs of this kind belong to no table. */
export const isLoose = (kind: JobKind): boolean => kind === 'reply';

export function jobTables({ index, json, primaryKey, table, text, whole }: Kit, tables: Tables) {
  const jobs = table(
    'jobs',
    {
      kind: text().$type<JobKind>().notNull(),
      /** Identifies it among the jobs of its kind. */
      key: text().notNull(),
      /** The table it belongs to, with which it is deleted. */
      table: text()
        .notNull()
        .references(() => tables.id, { onDelete: 'cascade' }),
      /** When it may be claimed; if it is held, when its holder's claim runs out. */
      due: whole().notNull(),
      holder: text(),
      /** How often it was claimed. */
      tries: whole().notNull().default(0),
    },
    (t) => [
      primaryKey({ columns: [t.kind, t.key] }),
      index('jobs_by_due').on(t.kind, t.due, t.key),
      index('jobs_by_table').on(t.table),
      index('jobs_held').on(t.kind, t.holder).where(isHeld),
    ],
  );
  /** Jobs that belong to no table, such as replies. */
  const looseJobs = table(
    'loose_jobs',
    {
      kind: text().$type<JobKind>().notNull(),
      key: text().notNull(),
      due: whole().notNull(),
      holder: text(),
      tries: whole().notNull().default(0),
      /** What it takes to give a reply, with the secret token of its interaction. */
      deferral: json<Deferral>('deferral').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.kind, t.key] }),
      index('loose_jobs_by_due').on(t.kind, t.due, t.key),
      index('loose_jobs_held').on(t.kind, t.holder).where(isHeld),
    ],
  );
  return { jobs, looseJobs };
}
