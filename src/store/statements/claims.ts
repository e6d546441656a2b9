/** What one process does for all: deliveries, jobs and duties. A holder has its claim exclusively until the claim runs out or is released. */
import type { JobKind, JobRow } from '../../table/model/outbox/jobs.ts';
import type { ClaimRow, Store } from '../../table/model/store/store.ts';
import { matching, put } from '../columns/given.ts';
import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from '../drizzle/core.ts';
import type { Schema } from '../schema/index.ts';
import { isLoose } from '../schema/jobs.ts';
import { type Asking, type Ground, rows } from './statements.ts';

export interface Claims {
  /** In one statement on PostgreSQL, which is then its own transaction. */
  claim(...given: Parameters<Store['claim']>): Asking<ClaimRow[]>;
  claimJobs<K extends JobKind>(kind: K, holder: string, now: number, until: number, limit: number): Asking<JobRow<K>[]>;
  takeOn(...given: Parameters<Store['takeOn']>): Asking<boolean>;
  takeCall(...given: Parameters<Store['takeCall']>): Asking<boolean>;
}

const given = sql.placeholder;

/** Replaces the former holder with the new one. */
export const taken = { holder: sql`excluded.holder`, until: sql`excluded.until` };

/** Nobody reserves a call for longer, in ms: a later time comes from a wrong clock. */
export const longestCall = 120_000;

/** Claims a duty if nobody else holds it, its time is over, or its end is unreasonably late; returns its row if so. */
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

/** The tables of jobs: of those that belong to a table, and of those that don't. */
export type JobTable = Schema['jobs'] | Schema['looseJobs'];

/** The keys of due jobs of one kind, longest due first, up to `limit`. */
export const dueJobs = ({ db }: Ground, jobs: JobTable) =>
  db
    .select({ key: jobs.key })
    .from(jobs)
    .where(and(matching(jobs, 'kind'), lte(jobs.due, given('now'))))
    .orderBy(asc(jobs.due), asc(jobs.key))
    .limit(given('limit'));

/**
 * Claims jobs of one kind: those whose keys `isChosen` chooses, from the one table or the other. A row has what its table has for its kind, which
 * the types of the columns can't say.
 */
export function claimingJobs({ asks, db, schema: { jobs, looseJobs } }: Ground, isChosen: (jobs: JobTable) => SQL): Claims['claimJobs'] {
  const take = (from: JobTable, also: Schema['jobs']['table'] | Schema['looseJobs']['deferral']) =>
    db
      .update(from)
      .set({ holder: put('holder', from.holder), due: put('until', from.due), tries: sql`${from.tries} + 1` })
      .where(and(matching(from, 'kind'), isChosen(from)))
      .returning({ kind: from.kind, key: from.key, [from === jobs ? 'table' : 'deferral']: also, tries: from.tries });
  const [ofTables, loose] = [asks(take(jobs, jobs.table)), asks(take(looseJobs, looseJobs.deferral))];
  return function* claimJobs<K extends JobKind>(kind: K, holder: string, now: number, until: number, limit: number) {
    const claimed = yield* rows((isLoose(kind) ? loose : ofTables)({ kind, holder, now, until, limit }));
    return claimed as unknown as JobRow<K>[];
  };
}

/** The duty that a process claims before it pings this person. */
export const callOf = (user: string): string => `call ${user}`;

/**
 * For each table, its oldest delivery due at `now`, longest due first, up to `limit`, if nobody carries one of that table or `isLeft` says that it is
 * free again.
 */
export function freeDeliveries({ db, schema: { carrying, deliveries, tables } }: Ground, isLeft: SQL | undefined) {
  const isDue = (at: string) => sql`${sql.raw(at)}.due <= ${given('now')} and not ${sql.raw(at)}.parked`;
  // Tidying up can wait: deliveries that were on their way when a process died come first.
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
