/** What one process does for all: deliveries, and duties. In SQLite there is one process; what another one has taken on, it left behind. */
import type { ClaimRow } from '../../table/model/store.ts';
import { lte, ne, or, sql } from '../drizzle/core.ts';
import { type Claims, callOf, freeDeliveries, longestCall, takeIfFree, taken } from '../statements/claims.ts';
import { type Ground, row, rows } from '../statements/statements.ts';

const given = sql.placeholder;

export function prepareClaims(ground: Ground): Claims {
  const { asks, db, schema, writes } = ground;
  const { carrying, duties } = schema;
  const isLeft = or(ne(carrying.holder, given('holder')), lte(carrying.until, given('now')));
  const free = asks(freeDeliveries(ground, isLeft));
  const take = writes(
    db
      .insert(carrying)
      .values({ table: given('table'), holder: given('holder'), until: given('until'), upTo: given('upTo') })
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
      const claimed: ClaimRow[] = [];
      for (const { before, ...delivery } of yield* rows(free({ holder, now, limit }))) {
        yield [take({ table: delivery.table, holder, until, upTo: delivery.upTo })];
        claimed.push({ ...delivery, unsure: before !== null });
      }
      return claimed;
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
