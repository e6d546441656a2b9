/** What one process does for all: errands, and duties. In SQLite there is one process; what another one has taken on, it left behind. */
import type { ClaimRow, Store } from '../../table/store.ts';
import { and, asc, eq, isNull, lte, ne, or, sql } from '../drizzle.ts';
import { type Asking, asks, type Ground, row, rows, writes } from '../statements.ts';

const given = sql.placeholder;
const taken = { holder: sql`excluded.holder`, until: sql`excluded.until` };

export interface Claims {
  /** Whether there is anything to claim: a look writes nothing. */
  isDue(holder: string, now: number): Asking<boolean>;
  claim(...given: Parameters<Store['claim']>): Asking<ClaimRow[]>;
  takeOn(...given: Parameters<Store['takeOn']>): Asking<boolean>;
}

/** `claim` and `takeOn` are used inside a transaction alone. */
export function prepareClaims(ground: Ground): Claims {
  const { db, schema } = ground;
  const { carrying, duties, errands, tables } = schema;
  const oldest = sql`(select min(id) from errands where due <= ${given('now')} and parked = 0 group by "table")`;
  const free = asks(
    ground,
    db
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
      .where(
        and(sql`${errands.id} in ${oldest}`, or(isNull(carrying.holder), ne(carrying.holder, given('holder')), lte(carrying.until, given('now')))),
      )
      .orderBy(asc(errands.id))
      .limit(given('limit')),
  );
  const take = writes(
    ground,
    db
      .insert(carrying)
      .values({ table: given('table'), holder: given('holder'), until: given('until'), upTo: given('upTo') })
      .onConflictDoUpdate({ target: carrying.table, set: { ...taken, upTo: sql`excluded.up_to` } }),
  );
  const takeOn = writes(
    ground,
    db
      .insert(duties)
      .values({ name: given('duty'), holder: given('holder'), until: given('until') })
      .onConflictDoUpdate({ target: duties.name, set: taken }),
  );
  return {
    *isDue(holder, now) {
      return (yield* row(free({ holder, now, limit: 1 }))) !== null;
    },
    *claim(holder, now, until, limit) {
      const claimed: ClaimRow[] = [];
      for (const { before, ...errand } of yield* rows(free({ holder, now, limit }))) {
        yield [take({ table: errand.table, holder, until, upTo: errand.upTo })];
        claimed.push({ ...errand, unsure: before !== null });
      }
      return claimed;
    },
    *takeOn(duty, holder, _now, until) {
      yield [takeOn({ duty, holder, until })];
      return true;
    },
  };
}
