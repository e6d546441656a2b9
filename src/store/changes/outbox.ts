/** What is to be said and when, and who is at it. */
import { Conflict } from '../../table/model/store.ts';
import { eachGiven, put } from '../columns/own.ts';
import { and, eq, gt, isNull, ne, notInArray, sql } from '../drizzle/core.ts';
import { asks, type Ground, type Made, row, rows, writes } from '../statements/statements.ts';

const given = sql.placeholder;

/** Something new to say gets new tries, at the longest pause. */
const mostTriesKept = 10;

export function outboxChanges(ground: Ground) {
  const { db, schema } = ground;
  const { carrying, errands, leftovers, reminders } = schema;
  const asked = <Row>(query: Parameters<typeof asks<Row>>[1]) => asks<Row>(ground, query);
  const written = (statement: Parameters<typeof writes>[1]) => writes(ground, statement);
  const putReminder = written(
    db
      .insert(reminders)
      .values(eachGiven(reminders))
      .onConflictDoUpdate({
        target: [reminders.table, reminders.turn, reminders.user, reminders.kind],
        // Only what somebody asks for anew is said anew.
        set: { due: sql`excluded.due`, taken: null },
        setWhere: sql`${reminders.taken} is null or ${reminders.kind} = 'snooze'`,
      }),
  );
  const takeReminder = written(
    db
      .update(reminders)
      .set({ taken: put('at', reminders.taken) })
      .where(
        and(
          eq(reminders.table, given('table')),
          eq(reminders.turn, given('turn')),
          eq(reminders.user, given('user')),
          eq(reminders.kind, given('kind')),
          isNull(reminders.taken),
        ),
      ),
  );
  const isOfTable = eq(reminders.table, given('table'));
  // What they are to be told or asked by somebody else has nothing to do with their own turn.
  const isTheirs = and(isOfTable, eq(reminders.user, given('user')), notInArray(reminders.kind, ['late', 'consent']));
  const dropOfTable = written(db.delete(reminders).where(isOfTable));
  const dropTheirs = written(db.delete(reminders).where(isTheirs));
  const dropPlanned = written(db.delete(reminders).where(and(isTheirs, isNull(reminders.taken), ne(reminders.kind, 'snooze'))));
  const moveSnooze = written(
    db
      .update(reminders)
      .set({ turn: put('turn', reminders.turn) })
      .where(and(isTheirs, eq(reminders.kind, 'snooze'), isNull(reminders.taken))),
  );
  const pending = asked(
    db
      .delete(errands)
      .where(and(eq(errands.table, given('table')), eq(errands.kind, given('kind'))))
      .returning({ fresh: errands.fresh, tries: errands.tries, problem: errands.problem, failing: errands.failing, due: errands.due }),
  );
  const addErrand = written(
    db.insert(errands).values({
      table: given('table'),
      kind: given('kind'),
      fresh: given('fresh'),
      due: given('due'),
      tries: given('tries'),
      problem: given('problem'),
      failing: given('failing'),
    }),
  );
  const retry = written(
    db
      .update(errands)
      .set({
        tries: sql`${errands.tries} + 1`,
        problem: put('reason', errands.problem),
        failing: sql`coalesce(${errands.failing}, ${put('at', errands.failing)})`,
        due: put('due', errands.due),
        parked: put('parked', errands.parked),
      })
      .where(eq(errands.id, given('id'))),
  );
  const unpark = { due: put('now', errands.due), parked: false };
  const hurryAll = written(db.update(errands).set(unpark).where(gt(errands.tries, 0)));
  const hurryGuild = written(
    db
      .update(errands)
      .set(unpark)
      .where(and(gt(errands.tries, 0), sql`${errands.table} in (select id from tables where guild = ${given('guild')})`)),
  );
  const hurryOne = written(
    db
      .update(errands)
      .set(unpark)
      .where(and(gt(errands.tries, 0), eq(errands.table, given('table')))),
  );
  const dropErrand = written(db.delete(errands).where(eq(errands.id, given('id'))));
  const putLeftover = written(
    db
      .insert(leftovers)
      .values(eachGiven(leftovers))
      .onConflictDoUpdate({
        target: [leftovers.table, leftovers.message],
        set: { kind: sql`excluded.kind`, after: sql`excluded.after`, upTo: sql`excluded.up_to` },
      }),
  );
  const dropLeftover = written(db.delete(leftovers).where(and(eq(leftovers.table, given('table')), eq(leftovers.message, given('message')))));
  const hold = written(
    db
      .update(carrying)
      .set({ until: put('until', carrying.until) })
      .where(and(eq(carrying.table, given('table')), eq(carrying.holder, given('holder')))),
  );
  const release = written(db.delete(carrying).where(and(eq(carrying.table, given('table')), eq(carrying.holder, given('holder')))));
  const handedOut = asked(
    db
      .select({ upTo: carrying.upTo })
      .from(carrying)
      .where(eq(carrying.table, given('table'))),
  );
  const dropErrands = written(db.delete(errands).where(eq(errands.table, given('table'))));
  return {
    *putReminder(row) {
      yield [putReminder({ ...row, taken: null })];
    },
    *takeReminder({ due: _, ...row }, at) {
      yield [takeReminder({ ...row, at }, `The reminder '${row.kind}' of table ${row.table} was taken already.`)];
    },
    *dropReminders(table, user, planned) {
      yield [user === undefined ? dropOfTable({ table }) : (planned ? dropPlanned : dropTheirs)({ table, user })];
    },
    *moveSnooze(table, user, turn) {
      yield [moveSnooze({ table, user, turn })];
    },
    *queue(table, kind, fresh, due) {
      const before = yield* rows(pending({ table, kind }));
      // What kept the one before from being said is remembered, and found out anew.
      const { problem = null, failing = null, tries = 0 } = before.find((one) => one.failing !== null) ?? {};
      // A board that was due sooner is not held back by what can wait; an invitation waits for the reply to the newest press.
      const soonest = kind === 'invitation' ? due : Math.min(due, ...before.map((one) => one.due));
      const isFresh = fresh || before.some((one) => one.fresh);
      yield [addErrand({ table, kind, fresh: isFresh, due: soonest, tries: Math.min(tries, mostTriesKept), problem, failing })];
    },
    *retry(id, reason, at, due) {
      yield [retry({ id, reason, at, due: due ?? at, parked: due === null })];
    },
    *hurry(now, where) {
      yield [
        where === undefined ? hurryAll({ now }) : 'guild' in where ? hurryGuild({ now, guild: where.guild }) : hurryOne({ now, table: where.table }),
      ];
    },
    *dropErrand(id) {
      yield [dropErrand({ id })];
    },
    *putLeftover(table, { post, ...row }) {
      yield [putLeftover({ table, ...post, ...row })];
    },
    *dropLeftover(table, message) {
      yield [dropLeftover({ table, message })];
    },
    *hold(table, holder, until) {
      yield [hold({ table, holder, until })];
    },
    *release(table, holder) {
      yield [release({ table, holder })];
    },
    *unlessHandedOut(table, upTo) {
      if (((yield* row(handedOut({ table })))?.upTo ?? 0) > upTo) throw new Conflict(`More of table ${table} is being posted by now.`);
    },
    *dropErrands(table, kind) {
      yield [kind ? pending({ table, kind }) : dropErrands({ table })];
    },
  } satisfies Partial<Made>;
}
