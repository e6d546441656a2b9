/** What one process does for all: deliveries, and duties. In SQLite there is one process; what another one has taken on, it left behind. */
import { lte, ne, or, sql } from '../drizzle/core.ts';
import { type Claims, callOf, claimedOf, freeDeliveries, longestCall, takeIfFree, taken } from '../statements/claims.ts';
import { type Asking, type Ground, row, rows } from '../statements/statements.ts';

const given = sql.placeholder;

export function prepareClaims(ground: Ground): Claims & {
  /** Whether there is anything to claim: a look that writes nothing needs no transaction. */
  isDue(holder: string, now: number): Asking<boolean>;
} {
  const { asks, db, schema, writes } = ground;
  const { carrying, duties } = schema;
  const isLeft = or(ne(carrying.holder, given('holder')), lte(carrying.until, given('now')));
  const free = asks(freeDeliveries(ground, isLeft));
  const each = sql`select value ->> 'table', ${given('holder')}, ${given('until')}, value ->> 'upTo' from json_each(${given('claimed')}) where true`;
  const take = writes(
    db
      .insert(carrying)
      .select(each)
      .onConflictDoUpdate({ target: carrying.table, set: { ...taken, upTo: sql`excluded.up_to` } }),
  );
  const takeOn = writes(
    db
      .insert(duties)
      .values({ name: given('duty'), holder: given('holder'), until: given('until') })
      .onConflictDoUpdate({ target: duties.name, set: taken }),
  );
  const takeCall = asks(takeIfFree(ground));
  return {
    *isDue(holder, now) {
      return (yield* row(free({ holder, now, limit: 1 }))) !== null;
    },
    *claim(holder, now, until, limit) {
      const claimed = yield* rows(free({ holder, now, limit }));
      if (claimed.length > 0) yield [take({ claimed: JSON.stringify(claimed), holder, until })];
      return claimed.map(claimedOf);
    },
    *takeOn(duty, holder, _now, until) {
      yield [takeOn({ duty, holder, until })];
      return true;
    },
    *takeCall(user, holder, now, until) {
      return (yield* row(takeCall({ duty: callOf(user), holder, now, until, beyond: now + longestCall }))) !== null;
    },
  };
}
