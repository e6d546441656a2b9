/** What is to be posted, and what keeps it from being. */
import { and, asc, count, eq, gt, isNotNull, lte, type SQL, sql } from '../drizzle/core.ts';
import { type Asked, asks, type Ground, row, rows } from '../statements/statements.ts';

const given = sql.placeholder;

/** What waits to be said. */
export function outboxReads(ground: Ground) {
  const { db, schema } = ground;
  const { carrying, errands, leftovers, tables } = schema;
  const asked = <Row>(query: Parameters<typeof asks<Row>>[1]) => asks<Row>(ground, query);
  const errandRow = { id: errands.id, table: errands.table, kind: errands.kind, fresh: errands.fresh, tries: errands.tries };
  const due = asked(
    db
      .select(errandRow)
      .from(errands)
      .where(and(lte(errands.due, given('now')), eq(errands.parked, false)))
      .orderBy(asc(errands.id))
      .limit(given('limit')),
  );
  const handedOut = asked(
    db
      .select({ upTo: carrying.upTo })
      .from(carrying)
      .where(eq(carrying.table, given('table'))),
  );
  const errand = asked(
    db
      .select(errandRow)
      .from(errands)
      .where(eq(errands.id, given('id'))),
  );
  const leftoversOf = asked(
    db
      .select({
        channel: leftovers.channel,
        message: leftovers.message,
        kind: leftovers.kind,
        after: leftovers.after,
        upTo: leftovers.upTo,
      })
      .from(leftovers)
      .where(eq(leftovers.table, given('table')))
      .orderBy(asc(leftovers.message)),
  );
  const failing = (of?: SQL) =>
    asked(
      db
        .select({ n: count() })
        .from(errands)
        .where(and(gt(errands.tries, 0), of)),
    );
  const failingAnywhere = failing();
  const failingOn = failing(sql`${errands.table} in (select id from tables where guild = ${given('guild')})`);
  const failingAt = failing(eq(errands.table, given('table')));
  const trouble = asked(
    db
      .select({ problem: errands.problem, since: errands.failing, parked: errands.parked })
      .from(errands)
      .where(and(eq(errands.table, given('table')), isNotNull(errands.failing)))
      .orderBy(asc(errands.failing))
      .limit(1),
  );
  const untold = asked(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(
        sql`(phase in ('playing', 'over') and announced < queued or phase = 'playing' and called <> to_act)
        and not exists (select 1 from errands where errands."table" = tables.id)`,
      ),
  );

  return {
    *due(now, limit) {
      return yield* rows(due({ now, limit }));
    },
    *handedOut(of) {
      return (yield* row(handedOut({ table: of })))?.upTo ?? 0;
    },
    *errand(id) {
      return yield* row(errand({ id }));
    },
    *leftovers(of) {
      return (yield* rows(leftoversOf({ table: of }))).map(({ channel, message, ...rest }) => ({ post: { channel, message }, ...rest }));
    },
    *failing(where) {
      const failing =
        where === undefined ? failingAnywhere() : 'guild' in where ? failingOn({ guild: where.guild }) : failingAt({ table: where.table });
      return (yield* row(failing))?.n ?? 0;
    },
    *trouble(of) {
      const found = yield* row(trouble({ table: of }));
      return found && found.since !== null ? { problem: found.problem ?? '', since: found.since, parked: found.parked } : null;
    },
    *untold() {
      return (yield* rows(untold())).map(({ id }) => id);
    },
  } satisfies Partial<Asked>;
}
