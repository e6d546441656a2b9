/** Claims on PostgreSQL, which several processes make at once: each skips the rows that another one has locked. */
import { lte, sql } from '../drizzle/core.ts';
import { type Claims, callOf, claimingJobs, dueJobs, freeDeliveries, longestCall, takeIfFree, taken } from '../statements/claims.ts';
import { type Ground, row, rows } from '../statements/statements.ts';
import { skippingLocked, takingEach } from './dialect.ts';

const given = sql.placeholder;

export function prepareClaims(ground: Ground): Claims {
  const { asks, db, schema } = ground;
  const { carrying, tables } = schema;
  const isLeft = lte(carrying.until, given('now'));
  // A process that saves one of these tables meanwhile waits, and then knows that more of it is being told; another claim skips it.
  const free = skippingLocked(freeDeliveries(ground, isLeft), tables);
  const take = (from: string) =>
    db
      .insert(carrying)
      .select(sql`select "table", ${given('holder')}::text, ${given('until')}::bigint, up_to from ${sql.identifier(from)}`)
      .onConflictDoUpdate({
        target: carrying.table,
        set: { ...taken, upTo: sql`excluded.up_to` },
        // Another process may have claimed it since the statement began.
        setWhere: isLeft,
      })
      .returning({ table: carrying.table });
  const claim = asks(takingEach(db, free, take));
  // An array is made once: in a join, PostgreSQL could choose the rows to lock again for each row.
  const claimJobs = claimingJobs(ground, (jobs) => sql`${jobs.key} = any(array(${skippingLocked(dueJobs(ground, jobs), jobs)}))`);
  const takeOn = asks(takeIfFree(ground));
  return {
    *claim(holder, now, until, limit) {
      return (yield* rows(claim({ holder, now, until, limit }))).map(({ due: _, ...delivery }) => delivery);
    },
    claimJobs,
    *takeOn(duty, holder, now, until) {
      return (yield* row(takeOn({ duty, holder, now, until, beyond: Number.MAX_SAFE_INTEGER }))) !== null;
    },
    *takeCall(user, holder, now, until) {
      return (yield* row(takeOn({ duty: callOf(user), holder, now, until, beyond: now + longestCall }))) !== null;
    },
  };
}
