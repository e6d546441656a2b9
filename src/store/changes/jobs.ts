/** Jobs, written in the same commit as what makes them due. */
import { matching, put } from '../columns/given.ts';
import { and, eq, isNull, sql } from '../drizzle/core.ts';
import { type Ground, type Made, steps } from '../statements/statements.ts';

const given = sql.placeholder;

const isMissing = (at: string) => {
  const person = sql.raw(at);
  const names = (column: string) => sql`${sql.raw(column)} like '%"' || ${person}.seat || '"%'`;
  return sql`${person}."table" = tables.id and ${person}.seat is not null and ${names('to_act')} and (${person}.computer is not null or ${names('away')})`;
};
/** Seats where a computer is asked something, keyed as in `thoughtOf`. A plain join would have PostgreSQL read the people of all games ever. */
const missing = sql`select 'think', tables.id || ' ' || people.seat, tables.id, ${given('due')}, null, 0 from tables, people
  where phase = 'playing' and paused is null and (select 1 from people as one where ${isMissing('one')} limit 1) = 1 and ${isMissing('people')}`;

export function jobChanges({ db, drops, schema: { jobs }, writes }: Ground) {
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
  const dropJob = drops(jobs, 'kind', 'key');
  const isTheirs = and(matching(jobs, 'kind', 'key'), eq(jobs.holder, given('by')));
  const holdJob = writes(
    db
      .update(jobs)
      .set({ due: put('until', jobs.due) })
      .where(isTheirs),
  );
  const freeJob = writes(
    db
      .update(jobs)
      .set({ due: put('due', jobs.due), holder: sql`null` })
      .where(isTheirs),
  );
  const putMissing = writes(db.insert(jobs).select(missing).onConflictDoNothing());
  return {
    putJob: (kind, key, table, due) => steps(putJob({ kind, key, table, due })),
    dropJob: (kind, key) => steps(dropJob({ kind, key })),
    holdJob: (kind, key, by, until) => steps(holdJob({ kind, key, by, until })),
    freeJob: (kind, key, by, due) => steps(freeJob({ kind, key, by, due })),
    putMissingThoughts: (due) => steps(putMissing({ due })),
  } satisfies Partial<Made>;
}
