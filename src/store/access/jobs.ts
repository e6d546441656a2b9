/** Jobs, written in the same commit as what makes them due. */

import type { JobKind } from '../../table/model/outbox/jobs.ts';
import { matching, put } from '../columns/given.ts';
import { and, eq, isNull, sql } from '../drizzle/core.ts';
import { isLoose } from '../schema/jobs.ts';
import type { JobTable } from '../statements/claims.ts';
import { type Ground, type Made, steps } from '../statements/statements.ts';

const given = sql.placeholder;

const isMissing = (at: string) => {
  const person = sql.raw(at);
  const names = (column: string) => sql`${sql.raw(column)} like '%"' || ${person}.seat || '"%'`;
  return sql`${person}."table" = tables.id and ${person}.seat is not null and ${names('to_act')} and (${person}.computer is not null or ${names('away')})`;
};
/**
 * Seats where a computer is asked something, keyed as in `thoughtOf`. A plain join would have PostgreSQL read the people of all games ever. In order, so
 * that two processes that write the same jobs don't wait for each other.
 */
const missing = sql`select 'think', tables.id || ' ' || people.seat, tables.id, ${given('due')}, null, 0 from tables, people
  where phase = 'playing' and paused is null and (select 1 from people as one where ${isMissing('one')} limit 1) = 1 and ${isMissing('people')}
  order by 2`;

/** What happens to a job that exists, in one of the tables. */
function settling({ db, drops, writes }: Ground, jobs: JobTable) {
  const isTheirs = and(matching(jobs, 'kind', 'key'), eq(jobs.holder, given('by')));
  return {
    drop: drops<JobTable, 'kind' | 'key'>(jobs, 'kind', 'key'),
    hold: writes(
      db
        .update(jobs)
        .set({ due: put('until', jobs.due) })
        .where(isTheirs),
    ),
    free: writes(
      db
        .update(jobs)
        .set({ due: put('due', jobs.due), holder: sql`null` })
        .where(isTheirs),
    ),
  };
}

export function jobChanges(ground: Ground) {
  const { db, schema, writes } = ground;
  const { jobs, looseJobs } = schema;
  const putJob = writes(
    db
      .insert(jobs)
      .values({ kind: given('kind'), key: given('key'), table: given('table'), due: given('due') })
      .onConflictDoUpdate({
        target: [jobs.kind, jobs.key],
        set: { due: sql`excluded.due` },
        setWhere: and(isNull(jobs.holder), sql`excluded.due < ${jobs.due}`),
      }),
  );
  const putReminding = writes(
    db
      .insert(jobs)
      .values({ kind: 'remind', key: given('key'), table: given('table'), due: given('until'), holder: given('by') })
      .onConflictDoNothing(),
  );
  const putReply = writes(
    db
      .insert(looseJobs)
      .values({ kind: 'reply', key: given('key'), due: given('until'), holder: given('by'), deferral: given('deferral') })
      .onConflictDoUpdate({
        target: [looseJobs.kind, looseJobs.key],
        set: { due: sql`excluded.due`, deferral: sql`excluded.deferral` },
        setWhere: eq(looseJobs.holder, sql`excluded.holder`),
      }),
  );
  const [ofTables, loose] = [settling(ground, jobs), settling(ground, looseJobs)];
  const of = (kind: JobKind) => (isLoose(kind) ? loose : ofTables);
  const putMissing = writes(db.insert(jobs).select(missing).onConflictDoNothing());
  return {
    putJob: (kind, key, table, due) => steps(putJob({ kind, key, table, due })),
    putReminding: (key, table, by, until) => steps(putReminding({ key, table, by, until })),
    putReply: (key, deferral, by, until) => steps(putReply({ key, deferral, by, until })),
    dropJob: (kind, key) => steps(of(kind).drop({ kind, key })),
    holdJob: (kind, key, by, until) => steps(of(kind).hold({ kind, key, by, until })),
    freeJob: (kind, key, by, due) => steps(of(kind).free({ kind, key, by, due })),
    putMissingThoughts: (due) => steps(putMissing({ due })),
  } satisfies Partial<Made>;
}
