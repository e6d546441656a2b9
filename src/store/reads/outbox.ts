/** What is to be posted, and what prevents that. */
import { matching, without } from '../columns/given.ts';
import { and, asc, count, eq, getTableColumns, isNotNull, lte, type SQL, sql } from '../drizzle/core.ts';
import { isUntold } from '../schema/game.ts';
import { hasFailed, isSendable } from '../schema/outbox.ts';
import { type Asked, type Ground, row, rows } from '../statements/statements.ts';

const given = sql.placeholder;

/** What waits to be posted. */
export function outboxReads(ground: Ground) {
  const { asks, db, schema } = ground;
  const { carrying, deliveries, leftovers, tables } = schema;
  const deliveryRow = { id: deliveries.id, table: deliveries.table, kind: deliveries.kind, fresh: deliveries.fresh, tries: deliveries.tries };
  const due = asks(
    db
      .select(deliveryRow)
      .from(deliveries)
      .where(and(lte(deliveries.due, given('now')), isSendable))
      .orderBy(asc(deliveries.due), asc(deliveries.id))
      .limit(given('limit')),
  );
  const handedOut = asks(db.select({ upTo: carrying.upTo }).from(carrying).where(matching(carrying, 'table')));
  const delivery = asks(db.select(deliveryRow).from(deliveries).where(matching(deliveries, 'id')));
  const leftoversOf = asks(
    db
      .select(without(getTableColumns(leftovers), 'table'))
      .from(leftovers)
      .where(matching(leftovers, 'table'))
      .orderBy(asc(leftovers.message)),
  );
  const failing = (of?: SQL) => asks(db.select({ n: count() }).from(deliveries).where(and(hasFailed, of)));
  const failingAnywhere = failing();
  const failingOn = failing(sql`(select guild from tables where id = errands."table") = ${given('guild')}`);
  const failingAt = failing(matching(deliveries, 'table'));
  const current = asks(
    db
      .select({ version: tables.version, problem: deliveries.problem, since: deliveries.failing, parked: deliveries.parked })
      .from(tables)
      .leftJoin(deliveries, and(eq(deliveries.table, tables.id), isNotNull(deliveries.failing)))
      .where(matching(tables, 'id'))
      .orderBy(asc(deliveries.failing))
      .limit(1),
  );
  const untold = asks(
    db.select({ id: tables.id }).from(tables).where(
      // Few tables are untold: with `not exists`, PostgreSQL would read all deliveries.
      sql`(${isUntold}) and (select 1 from errands where errands."table" = tables.id limit 1) is null`,
    ),
  );

  return {
    due: (now, limit) => rows(due({ now, limit })),
    *handedOut(of) {
      return (yield* row(handedOut({ table: of })))?.upTo ?? 0;
    },
    delivery: (id) => row(delivery({ id })),
    *leftovers(of) {
      return (yield* rows(leftoversOf({ table: of }))).map(({ channel, message, ...rest }) => ({ post: { channel, message }, ...rest }));
    },
    *failing(where) {
      const failing =
        where === undefined ? failingAnywhere() : 'guild' in where ? failingOn({ guild: where.guild }) : failingAt({ table: where.table });
      return (yield* row(failing))?.n ?? 0;
    },
    *current(id) {
      const found = yield* row(current({ id }));
      if (found === null) return null;
      const { version, problem, since, parked } = found;
      return { version, trouble: since === null ? null : { problem: problem ?? '', since, parked: parked === true } };
    },
    *untold() {
      return (yield* rows(untold())).map(({ id }) => id);
    },
  } satisfies Partial<Asked>;
}
