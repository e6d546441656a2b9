/** What one process does for all: deliveries, and duties. Whoever takes something on has it alone until then, or until it is handed back. */
import type { JobRow } from '../../table/model/jobs.ts';
import type { ClaimRow, Store } from '../../table/model/store.ts';
import { matching, put } from '../columns/given.ts';
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from '../drizzle/core.ts';
import type { Asking, Ground } from './statements.ts';

export interface Claims {
  /** In one statement on PostgreSQL, which is then a transaction of its own. */
  claim(...given: Parameters<Store['claim']>): Asking<ClaimRow[]>;
  claimJobs(...given: Parameters<Store['claimJobs']>): Asking<JobRow[]>;
  takeOn(...given: Parameters<Store['takeOn']>): Asking<boolean>;
  takeCall(...given: Parameters<Store['takeCall']>): Asking<boolean>;
}

const given = sql.placeholder;

/** Whoever takes something on, in place of whoever had it. */
export const taken = { holder: sql`excluded.holder`, until: sql`excluded.until` };

/** Nobody is about to call somebody for longer, in ms: whoever says so has another clock. */
export const longestCall = 120_000;

/** Takes something on where nobody else has it, or its time is over, or lasts beyond all reason; gives its row if that was so. */
export const takeIfFree = ({ db, schema: { duties } }: Ground) =>
  db
    .insert(duties)
    .values({ name: given('duty'), holder: given('holder'), until: given('until') })
    .onConflictDoUpdate({
      target: duties.name,
      set: taken,
      setWhere: or(lte(duties.until, given('now')), gt(duties.until, given('beyond')), eq(duties.holder, given('holder')))!,
    })
    .returning({ name: duties.name });

/** The keys of jobs of one kind that are due, those due longest first, up to `limit`. */
export const dueJobs = ({ db, schema: { jobs } }: Ground) =>
  db
    .select({ key: jobs.key })
    .from(jobs)
    .where(and(matching(jobs, 'kind'), lte(jobs.due, given('now'))))
    .orderBy(asc(jobs.due), asc(jobs.key))
    .limit(given('limit'));

/** Takes on the jobs of one kind whose keys are chosen so. */
export const takeJobs = ({ db, schema: { jobs } }: Ground, isChosen: SQL) =>
  db
    .update(jobs)
    .set({ holder: put('holder', jobs.holder), due: put('until', jobs.due), tries: sql`${jobs.tries} + 1` })
    .where(and(matching(jobs, 'kind'), isChosen))
    .returning({ kind: jobs.kind, key: jobs.key, table: jobs.table, tries: jobs.tries });

/** Whoever is about to call somebody has taken this on. */
export const callOf = (user: string): string => `call ${user}`;

/** Of each table the oldest delivery that is due at `now`, those due longest first, up to `limit`, where nobody carries one of that table or `isLeft` says that it is free again. */
export function freeDeliveries({ db, schema: { carrying, deliveries, tables } }: Ground, isLeft: SQL | undefined) {
  const isDue = (at: string) => sql`${sql.raw(at)}.due <= ${given('now')} and not ${sql.raw(at)}.parked`;
  // Tidying up can wait: whatever was on its way when a process died is taken up first.
  const isBefore = sql`(sooner.kind = 'tidy', sooner.id) < (errands.kind = 'tidy', errands.id)`;
  const isFirst = sql`not exists (select 1 from errands as sooner where sooner."table" = errands."table" and ${isDue('sooner')} and ${isBefore})`;
  return db
    .select({
      id: deliveries.id,
      table: deliveries.table,
      kind: deliveries.kind,
      fresh: deliveries.fresh,
      due: deliveries.due,
      tries: deliveries.tries,
      // Tidying up tells nothing new.
      upTo: sql<number>`case when ${deliveries.kind} = 'tidy' then ${tables.announced} else ${tables.messages} end`.mapWith(Number).as('up_to'),
      before: carrying.holder,
    })
    .from(deliveries)
    .innerJoin(tables, eq(tables.id, deliveries.table))
    .leftJoin(carrying, eq(carrying.table, deliveries.table))
    .where(and(isDue('errands'), isFirst, or(isNull(carrying.holder), isLeft)))
    .orderBy(asc(deliveries.due), asc(deliveries.id))
    .limit(given('limit'));
}

/** A delivery as it is handed out: `unsure`, where somebody had it before. */
export const claimedOf = ({ before, due: _, ...delivery }: Omit<ClaimRow, 'unsure'> & { before: string | null; due: number }): ClaimRow => ({
  ...delivery,
  unsure: before !== null,
});
