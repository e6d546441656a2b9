/** What one process does for all: errands, and duties. In SQLite there is one process; what another one has taken on, it left behind. */
import type { Store } from '../../table/store.ts';
import type { AtOnce } from './busy.ts';
import { and, asc, type BetterSQLite3Database, eq, isNull, lte, ne, or, sql } from './drizzle.ts';
import { carrying, duties, errands, tables } from './schema.ts';

const given = sql.placeholder;
const taken = { holder: sql`excluded.holder`, until: sql`excluded.until` };

export interface Claims extends AtOnce<Pick<Store, 'claim' | 'takeOn'>> {
  /** Whether there is anything to claim: a look writes nothing. */
  isDue(holder: string, now: number): boolean;
}

/** `claim` and `takeOn` are called inside a transaction alone. */
export function prepareClaims(db: BetterSQLite3Database): Claims {
  const oldest = sql`(select min(id) from errands where due <= ${given('now')} and parked = 0 group by "table")`;
  const free = db
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
    .where(and(sql`${errands.id} in ${oldest}`, or(isNull(carrying.holder), ne(carrying.holder, given('holder')), lte(carrying.until, given('now')))))
    .orderBy(asc(errands.id))
    .limit(given('limit'))
    .prepare();
  const take = db
    .insert(carrying)
    .values({ table: given('table'), holder: given('holder'), until: given('until'), upTo: given('upTo') })
    .onConflictDoUpdate({ target: carrying.table, set: { ...taken, upTo: sql`excluded.up_to` } })
    .prepare();
  const takeOn = db
    .insert(duties)
    .values({ name: given('duty'), holder: given('holder'), until: given('until') })
    .onConflictDoUpdate({ target: duties.name, set: taken })
    .prepare();
  return {
    isDue: (holder, now) => free.all({ holder, now, limit: 1 }).length > 0,
    claim: (holder, now, until, limit) =>
      free.all({ holder, now, limit }).map(({ before, ...errand }) => {
        take.run({ table: errand.table, holder, until, upTo: errand.upTo });
        return { ...errand, unsure: before !== null };
      }),
    takeOn(duty, holder, _now, until) {
      takeOn.run({ duty, holder, until });
      return true;
    },
  };
}
