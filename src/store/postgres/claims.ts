/** What one process does for all: errands, and duties. Whoever takes something on has it alone until then, or until it is handed back. */
import type { ClaimRow, Store } from '../../table/store.ts';
import { and, asc, eq, isNull, lte, or, sql } from '../drizzle.ts';
import { type Asking, asks, type Ground, row, rows } from '../statements.ts';

const given = sql.placeholder;
const taken = { holder: sql`excluded.holder`, until: sql`excluded.until` };

export interface Claims {
  claim(...given: Parameters<Store['claim']>): Asking<ClaimRow[]>;
  takeOn(...given: Parameters<Store['takeOn']>): Asking<boolean>;
}

/** Used inside a transaction alone. */
export function prepareClaims(ground: Ground): Claims {
  const { db, schema } = ground;
  const { carrying, duties, errands, tables } = schema;
  const oldest = sql`(select min(id) from errands where due <= ${given('now')} and not parked group by "table")`;
  const query = db
    .select({
      id: errands.id,
      table: errands.table,
      kind: errands.kind,
      fresh: errands.fresh,
      tries: errands.tries,
      upTo: tables.messages,
      before: carrying.holder,
    })
    .from(errands)
    .innerJoin(tables, eq(tables.id, errands.table))
    .leftJoin(carrying, eq(carrying.table, errands.table))
    .where(and(sql`${errands.id} in ${oldest}`, or(isNull(carrying.holder), lte(carrying.until, given('now')))))
    .orderBy(asc(errands.id))
    .limit(given('limit'));
  // Whoever saves one of these tables meanwhile waits, and then knows that more of it is being told; whoever else claims passes it by.
  const free = asks(ground, skippingLocked(query, tables));
  const take = asks(
    ground,
    db
      .insert(carrying)
      .values({ table: given('table'), holder: given('holder'), until: given('until'), upTo: given('upTo') })
      .onConflictDoUpdate({
        target: carrying.table,
        set: { ...taken, upTo: sql`excluded.up_to` },
        // It may have been taken on since the statement above began.
        setWhere: lte(carrying.until, given('now')),
      })
      .returning({ table: carrying.table }),
  );
  const takeOn = asks(
    ground,
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
    *claim(holder, now, until, limit) {
      const claimed: ClaimRow[] = [];
      for (const { before, ...errand } of yield* rows(free({ now, limit }))) {
        const mine = yield* row(take({ table: errand.table, holder, until, upTo: errand.upTo, now }));
        if (mine) claimed.push({ ...errand, unsure: before !== null });
      }
      return claimed;
    },
    *takeOn(duty, holder, now, until) {
      return (yield* row(takeOn({ duty, holder, now, until }))) !== null;
    },
  };
}

/** SQLite's types know nothing of locks on rows. */
const skippingLocked = <Q>(query: Q, of: object): Q =>
  (query as { for(how: string, config: object): Q }).for('no key update', { of, skipLocked: true });
