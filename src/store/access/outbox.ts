/** What is to be posted and what prevents that: the outbox, and the reminders. */

import { Conflict } from '../../table/model/store/store.ts';
import { eachGiven, matching, put, without } from '../columns/given.ts';
import { and, asc, count, eq, getTableColumns, isNotNull, isNull, lte, ne, notInArray, type SQL, sql } from '../drizzle/core.ts';
import { isUntold } from '../schema/game.ts';
import { hasFailed, isSendable } from '../schema/outbox.ts';
import { type Asked, type Ground, type Made, row, rows, steps } from '../statements/statements.ts';

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

/** New content gives a failing delivery more tries: it keeps at most this many, where the pauses are longest. */
const mostTriesKept = 10;

export function outboxChanges(ground: Ground) {
  const { asks, db, drops, puts, schema, writes } = ground;
  const { carrying, deliveries, leftovers, reminders } = schema;
  const putReminder = writes(
    db
      .insert(reminders)
      .values(eachGiven(reminders))
      .onConflictDoUpdate({
        target: [reminders.table, reminders.turn, reminders.user, reminders.kind],
        // A reminder that was already claimed is repeated only if its player asked for it again.
        set: { due: sql`excluded.due`, taken: null },
        setWhere: sql`${reminders.taken} is null or ${reminders.kind} = 'snooze'`,
      }),
  );
  const takeReminder = writes(
    db
      .update(reminders)
      .set({ taken: put('at', reminders.taken) })
      .where(and(matching(reminders, 'table', 'turn', 'user', 'kind'), isNull(reminders.taken))),
  );
  const isOfTable = matching(reminders, 'table');
  // Being told about, or asked by, another player has nothing to do with their own turn.
  const isTheirs = and(isOfTable, matching(reminders, 'user'), notInArray(reminders.kind, ['late', 'consent']));
  const dropOfTable = writes(db.delete(reminders).where(isOfTable));
  const dropTheirs = writes(db.delete(reminders).where(isTheirs));
  const dropPlanned = writes(db.delete(reminders).where(and(isTheirs, isNull(reminders.taken), ne(reminders.kind, 'snooze'))));
  const moveSnooze = writes(
    db
      .update(reminders)
      .set({ turn: put('turn', reminders.turn) })
      .where(and(isTheirs, eq(reminders.kind, 'snooze'), isNull(reminders.taken))),
  );
  const dropOfKind = drops(deliveries, 'table', 'kind');
  // The database gives the id, a new one even if the delivery replaces another; and the delivery is not parked.
  const queue = (due: SQL) =>
    writes(
      db
        .insert(deliveries)
        .values({ table: given('table'), kind: given('kind'), fresh: given('fresh'), due: given('due') })
        .onConflictDoUpdate({
          target: [deliveries.table, deliveries.kind],
          set: {
            id: sql`excluded.id`,
            fresh: sql`excluded.fresh or ${deliveries.fresh}`,
            due,
            // Remember what kept the earlier delivery from being sent, until a new try shows whether it still does.
            tries: sql`case when ${deliveries.failing} is null then 0 when ${deliveries.tries} < ${mostTriesKept} then ${deliveries.tries} else ${mostTriesKept} end`,
            problem: sql`case when ${deliveries.failing} is null then null else ${deliveries.problem} end`,
            parked: false,
          },
        }),
    );
  // A board that was due sooner isn't held back by one that can wait; an invitation waits for the reply to the newest press.
  const queueSoonest = queue(sql`case when ${deliveries.due} < excluded.due then ${deliveries.due} else excluded.due end`);
  const queueLast = queue(sql`excluded.due`);
  const retry = writes(
    db
      .update(deliveries)
      .set({
        tries: sql`${deliveries.tries} + 1`,
        problem: put('reason', deliveries.problem),
        failing: sql`coalesce(${deliveries.failing}, ${put('at', deliveries.failing)})`,
        due: put('due', deliveries.due),
        parked: put('parked', deliveries.parked),
      })
      .where(matching(deliveries, 'id')),
  );
  const unpark = { due: put('now', deliveries.due), parked: false };
  const hurryAll = writes(db.update(deliveries).set(unpark).where(hasFailed));
  const hurryGuild = writes(
    db
      .update(deliveries)
      .set(unpark)
      .where(and(hasFailed, sql`(select guild from tables where id = errands."table") = ${given('guild')}`)),
  );
  const hurryOne = writes(
    db
      .update(deliveries)
      .set(unpark)
      .where(and(hasFailed, matching(deliveries, 'table'))),
  );
  const dropDelivery = drops(deliveries, 'id');
  const putLeftover = puts(leftovers, 'table', 'message');
  const dropLeftover = drops(leftovers, 'table', 'message');
  const hold = writes(
    db
      .update(carrying)
      .set({ until: put('until', carrying.until) })
      .where(matching(carrying, 'table', 'holder')),
  );
  const release = drops(carrying, 'table', 'holder');
  const handedOut = asks(db.select({ upTo: carrying.upTo }).from(carrying).where(matching(carrying, 'table')));
  const dropDeliveries = drops(deliveries, 'table');
  return {
    putReminder: (row) => steps(putReminder({ ...row, taken: null })),
    takeReminder: ({ due: _, ...row }, at) =>
      steps(takeReminder({ ...row, at }, `The reminder '${row.kind}' of table ${row.table} was taken already.`)),
    dropReminders: (table, user, planned) =>
      steps(user === undefined ? dropOfTable({ table }) : (planned ? dropPlanned : dropTheirs)({ table, user })),
    moveSnooze: (table, user, turn) => steps(moveSnooze({ table, user, turn })),
    queue: (table, kind, fresh, due) => steps((kind === 'invitation' ? queueLast : queueSoonest)({ table, kind, fresh, due })),
    retry: (id, reason, at, due) => steps(retry({ id, reason, at, due: due ?? at, parked: due === null })),
    hurry: (now, where) =>
      steps(
        where === undefined ? hurryAll({ now }) : 'guild' in where ? hurryGuild({ now, guild: where.guild }) : hurryOne({ now, table: where.table }),
      ),
    dropDelivery: (id) => steps(dropDelivery({ id })),
    putLeftover: (table, { post, ...row }) => steps(putLeftover({ table, ...post, ...row })),
    dropLeftover: (table, message) => steps(dropLeftover({ table, message })),
    hold: (table, holder, until) => steps(hold({ table, holder, until })),
    release: (table, holder) => steps(release({ table, holder })),
    *unlessHandedOut(table, upTo) {
      if (((yield* row(handedOut({ table })))?.upTo ?? 0) > upTo) throw new Conflict(`More of table ${table} is being posted by now.`);
    },
    dropDeliveries: (table, kind) => steps(kind ? dropOfKind({ table, kind }) : dropDeliveries({ table })),
  } satisfies Partial<Made>;
}
