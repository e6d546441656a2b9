/** What one process does for all: deliveries, jobs and duties. SQLite has only one process: claims of another one were left behind. */
import type { JobKind } from '../../table/model/outbox/jobs.ts';
import { lte, ne, or, sql } from '../drizzle/core.ts';
import { isHeld, isLoose } from '../schema/jobs.ts';
import { type Claims, callOf, claimingJobs, dueJobs, freeDeliveries, type JobTable, longestCall, takeIfFree, taken } from '../statements/claims.ts';
import { type Asking, type Ground, row, rows } from '../statements/statements.ts';

const given = sql.placeholder;

export function prepareClaims(ground: Ground): Claims & {
  /** Whether there is anything to claim: a check that writes nothing needs no transaction. */
  isDue(holder: string, now: number): Asking<boolean>;
  /** The same of jobs. */
  isJobDue(kind: JobKind, holder: string, now: number): Asking<boolean>;
} {
  const { asks, db, schema, writes } = ground;
  const { carrying, duties } = schema;
  const isLeft = or(ne(carrying.holder, given('holder')), lte(carrying.until, given('now')));
  const freePosts = asks(freeDeliveries(ground, isLeft));
  const each = sql`select value ->> 'table', ${given('holder')}, ${given('until')}, value ->> 'upTo' from json_each(${given('claimed')}) where true`;
  const take = writes(
    db
      .insert(carrying)
      .select(each)
      .onConflictDoUpdate({ target: carrying.table, set: { ...taken, upTo: sql`excluded.up_to` } }),
  );
  // Jobs that another process holds were left behind; what that process may have sent just before waits for its time. Each half uses its own index, and stops when it has enough.
  const isAnothers = sql`kind = ${given('kind')} and ${isHeld} and kind <> 'remind' and holder <> ${given('holder')}`;
  const claimJobs = claimingJobs(ground, (jobs: JobTable) => {
    const left = sql`select key, due from ${jobs} where ${isAnothers}`;
    const due = sql`select key, due from ${jobs} where kind = ${given('kind')} and due <= ${given('now')} order by due, key limit ${given('limit')}`;
    return sql`${jobs.key} in (select key from (select * from (${due}) union ${left}) order by due, key limit ${given('limit')})`;
  });
  const halvesOf = (jobs: JobTable) => ({
    due: asks(dueJobs(ground, jobs)),
    left: asks(db.select({ key: jobs.key }).from(jobs).where(isAnothers).limit(1)),
  });
  const [ofTables, loose] = [halvesOf(schema.jobs), halvesOf(schema.looseJobs)];
  const takeOn = writes(
    db
      .insert(duties)
      .values({ name: given('duty'), holder: given('holder'), until: given('until') })
      .onConflictDoUpdate({ target: duties.name, set: taken }),
  );
  const takeCall = asks(takeIfFree(ground));
  return {
    *isDue(holder, now) {
      return (yield* row(freePosts({ holder, now, limit: 1 }))) !== null;
    },
    *isJobDue(kind, holder, now) {
      const { due, left } = isLoose(kind) ? loose : ofTables;
      return (yield* row(due({ kind, now, limit: 1 }))) !== null || (yield* row(left({ kind, holder }))) !== null;
    },
    *claim(holder, now, until, limit) {
      const claimed = yield* rows(freePosts({ holder, now, limit }));
      if (claimed.length > 0) yield [take({ claimed: JSON.stringify(claimed), holder, until })];
      return claimed.map(({ due: _, ...delivery }) => delivery);
    },
    claimJobs,
    *takeOn(duty, holder, _now, until) {
      yield [takeOn({ duty, holder, until })];
      return true;
    },
    *takeCall(user, holder, now, until) {
      return (yield* row(takeCall({ duty: callOf(user), holder, now, until, beyond: now + longestCall }))) !== null;
    },
  };
}
