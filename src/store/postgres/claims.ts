/** Claims on PostgreSQL, which several processes make at once: a row that another one looks at is passed by. */
import type { ClaimRow } from '../../table/model/store.ts';
import { lte, sql } from '../drizzle/core.ts';
import { type Claims, callOf, freeDeliveries, longestCall, takeIfFree, taken } from '../statements/claims.ts';
import { type Ground, row, rows } from '../statements/statements.ts';
import { skippingLocked } from './dialect.ts';

const given = sql.placeholder;

export function prepareClaims(ground: Ground): Claims {
  const { asks, db, schema } = ground;
  const { carrying, tables } = schema;
  const isLeft = lte(carrying.until, given('now'));
  const look = asks(freeDeliveries(ground, isLeft));
  // Whoever saves one of these tables meanwhile waits, and then knows that more of it is being told; whoever else claims passes it by.
  const free = asks(skippingLocked(freeDeliveries(ground, isLeft), tables));
  const take = asks(
    db
      .insert(carrying)
      .values({ table: given('table'), holder: given('holder'), until: given('until'), upTo: given('upTo') })
      .onConflictDoUpdate({
        target: carrying.table,
        set: { ...taken, upTo: sql`excluded.up_to` },
        // It may have been taken on since the statement above began.
        setWhere: isLeft,
      })
      .returning({ table: carrying.table }),
  );
  const takeOn = asks(takeIfFree(ground));
  return {
    *isDue(_holder, now) {
      return (yield* row(look({ now, limit: 1 }))) !== null;
    },
    *claim(holder, now, until, limit) {
      const claimed: ClaimRow[] = [];
      for (const { before, ...delivery } of yield* rows(free({ now, limit }))) {
        const mine = yield* row(take({ table: delivery.table, holder, until, upTo: delivery.upTo, now }));
        if (mine) claimed.push({ ...delivery, unsure: before !== null });
      }
      return claimed;
    },
    *takeOn(duty, holder, now, until) {
      return (yield* row(takeOn({ duty, holder, now, until, beyond: Number.MAX_SAFE_INTEGER }))) !== null;
    },
    *takeCall(user, holder, now, until) {
      return (yield* row(takeOn({ duty: callOf(user), holder, now, until, beyond: now + longestCall }))) !== null;
    },
  };
}
