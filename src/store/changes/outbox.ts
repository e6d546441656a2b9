/** The outbox and the reminders. */
import { Conflict } from '../../table/model/store/store.ts';
import { eachGiven, matching, put } from '../columns/given.ts';
import { and, eq, isNull, ne, notInArray, type SQL, sql } from '../drizzle/core.ts';
import { hasFailed } from '../schema/outbox.ts';
import { type Ground, type Made, row, steps } from '../statements/statements.ts';

const given = sql.placeholder;

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
