/** Claims on PostgreSQL, which several processes make at once: a row that another one looks at is passed by. */
import type { ClaimRow } from '../../table/model/store.ts';
import { eq, lte, sql } from '../drizzle/core.ts';
import { type Claims, freeDeliveries, taken } from '../statements/claims.ts';
import { type Ground, row, rows } from '../statements/statements.ts';
import { skippingLocked } from './dialect.ts';

const given = sql.placeholder;

export function prepareClaims(ground: Ground): Claims {
  const { asks, db, schema } = ground;
  const { carrying, duties, tables } = schema;
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
  const takeOn = asks(
    db
      .insert(duties)
      .values({ name: given('duty'), holder: given('holder'), until: given('until') })
      .onConflictDoUpdate({
        target: duties.name,
        set: taken,
        setWhere: sql`${lte(duties.until, given('now'))} or ${eq(duties.holder, given('holder'))}`,
      })
      .returning({ name: duties.name }),
  );
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
      return (yield* row(takeOn({ duty, holder, now, until }))) !== null;
    },
  };
}
