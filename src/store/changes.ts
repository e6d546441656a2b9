import { type Changes, Conflict } from '../table/store.ts';
import { eachGiven, eachOf, put, setGiven } from './columns.ts';
import { and, eq, getTableColumns, gt, isNull, lt, ne, sql } from './drizzle.ts';
import { bookOf, type Numbers } from './numbers.ts';
import { type Asking, asks, type Ground, row, rows, writes } from './statements.ts';

const given = sql.placeholder;

/** Something new to say gets new tries, at the longest pause. */
const mostTriesKept = 10;

/** All changes to the database, prepared once. Used inside a transaction alone. */
export function prepareChanges(ground: Ground, numbers: Numbers): { [K in keyof Changes]: (...given: Parameters<Changes[K]>) => Asking<void> } {
  const { db, schema } = ground;
  const {
    answers,
    carrying,
    checkpoints,
    daysOff,
    errands,
    messages,
    met,
    people,
    positions,
    proposals,
    reminders,
    requests,
    servers,
    settings,
    tables,
    turns,
  } = schema;
  const asked = <Row>(query: Parameters<typeof asks<Row>>[1]) => asks<Row>(ground, query);
  const written = (statement: Parameters<typeof writes>[1]) => writes(ground, statement);
  const addTable = written(db.insert(tables).values(eachGiven(tables)));
  const { id: _id, created: _created, ...saved } = getTableColumns(tables);
  const saveTable = written(
    db
      .update(tables)
      .set(setGiven(saved))
      .where(and(eq(tables.id, given('id')), eq(tables.version, given('before')))),
  );
  const putPerson = written(
    db
      .insert(people)
      .values(eachGiven(people))
      .onConflictDoUpdate({
        target: [people.table, people.user],
        set: {
          name: sql`excluded.name`,
          status: sql`excluded.status`,
          seat: sql`excluded.seat`,
          wish: sql`excluded.wish`,
          moving: sql`excluded.moving`,
          pings: sql`excluded.pings`,
          pinged: sql`excluded.pinged`,
          reminded: sql`excluded.reminded`,
          computer: sql`excluded.computer`,
        },
      }),
  );
  const dropPerson = written(db.delete(people).where(and(eq(people.table, given('table')), eq(people.user, given('user')))));
  const putPosition = written(
    db
      .insert(positions)
      .values(eachGiven(positions))
      .onConflictDoUpdate({ target: positions.table, set: { rules: sql`excluded.rules`, state: sql`excluded.state` } }),
  );
  const putCheckpoint = written(
    db
      .insert(checkpoints)
      .values(eachGiven(checkpoints))
      .onConflictDoUpdate({ target: checkpoints.table, set: { after: sql`excluded.after`, state: sql`excluded.state` } }),
  );
  const dropCheckpoint = written(db.delete(checkpoints).where(eq(checkpoints.table, given('table'))));
  const putTurn = written(
    db
      .insert(turns)
      .values(eachGiven(turns))
      .onConflictDoUpdate({ target: [turns.table, turns.after], set: { chapter: sql`excluded.chapter`, state: sql`excluded.state` } }),
  );
  const dropTurns = written(db.delete(turns).where(and(eq(turns.table, given('table')), lt(turns.after, given('before')))));
  const { table: _table, n: _n, ...proposed } = getTableColumns(proposals);
  const putProposal = written(
    db
      .insert(proposals)
      .values(eachGiven(proposals))
      .onConflictDoUpdate({
        target: [proposals.table, proposals.n],
        set: eachOf(proposed, (_, column) => sql`excluded.${sql.identifier(column.name)}`),
      }),
  );
  const dropProposal = written(db.delete(proposals).where(and(eq(proposals.table, given('table')), eq(proposals.n, given('n')))));
  const addAnswer = written(db.insert(answers).values(eachGiven(answers)));
  const addMessage = written(
    db.insert(messages).values({
      ...eachGiven(messages),
      at: sql`nullif(${given('at')}, (select ${answers.at} from ${answers} where ${answers.book} = ${given('book')} and ${answers.n} = ${given('answer')}))`,
    }),
  );
  const undoAnswer = written(
    db
      .update(answers)
      .set({ undone: true })
      .where(and(eq(answers.book, bookOf(schema, 'table')), eq(answers.n, given('answer')))),
  );
  const undoMessages = written(
    db
      .update(messages)
      .set({ undone: true })
      .where(and(eq(messages.book, bookOf(schema, 'table')), eq(messages.answer, given('answer')))),
  );
  const addRequest = written(db.insert(requests).values(eachGiven(requests)));
  const dropRequests = written(db.delete(requests).where(lt(requests.at, given('before'))));
  const { user: _user, ...chosen } = getTableColumns(settings);
  const putSetting = eachOf(chosen, (name, column) =>
    written(
      db
        .insert(settings)
        .values({ user: given('user'), [name]: given('value') })
        .onConflictDoUpdate({ target: settings.user, set: { [name]: put('value', column) } }),
    ),
  );
  const { guild: _guild, ...chosenFor } = getTableColumns(servers);
  const putServerSetting = eachOf(chosenFor, (name, column) =>
    written(
      db
        .insert(servers)
        .values({ guild: given('guild'), [name]: given('value') })
        .onConflictDoUpdate({ target: servers.guild, set: { [name]: put('value', column) } }),
    ),
  );
  const putDayOff = written(db.insert(daysOff).values(eachGiven(daysOff)).onConflictDoNothing());
  const putMet = written(db.insert(met).values(eachGiven(met)).onConflictDoNothing());
  const dropDaysOff = written(db.delete(daysOff).where(and(eq(daysOff.user, given('user')), gt(daysOff.start, given('after')))));
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
  // What they are to be told of somebody else has nothing to do with their own turn.
  const isTheirs = and(isOfTable, eq(reminders.user, given('user')), ne(reminders.kind, 'late'));
  const dropOfTable = written(db.delete(reminders).where(isOfTable));
  const dropTheirs = written(db.delete(reminders).where(isTheirs));
  const dropPlanned = written(db.delete(reminders).where(and(isTheirs, isNull(reminders.taken), ne(reminders.kind, 'snooze'))));
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
    *addTable(row) {
      yield [addTable({ ...row })];
    },
    *saveTable(row) {
      const before = row.version - 1;
      yield [saveTable({ ...row, before }, `Table ${row.id} is no longer at version ${before}.`)];
    },
    *putPerson(table, row) {
      yield [putPerson({ table, ...row })];
    },
    *dropPerson(table, user) {
      yield [dropPerson({ table, user })];
    },
    *putPosition(table, row) {
      yield [putPosition({ table, ...row })];
    },
    *putCheckpoint(table, row) {
      yield [putCheckpoint({ table, ...row })];
    },
    *dropCheckpoint(table) {
      yield [dropCheckpoint({ table })];
    },
    *putTurn(table, row) {
      yield [putTurn({ table, ...row })];
    },
    *dropTurns(table, before) {
      yield [dropTurns({ table, before })];
    },
    *putProposal(table, row) {
      yield [putProposal({ table, ...row })];
    },
    *dropProposal(table, n) {
      yield [dropProposal({ table, n })];
    },
    *addAnswer(table, row) {
      yield [addAnswer({ book: yield* numbers.book(table), ...row })];
    },
    *addMessage(table, { message: { key, args = {} }, ...row }) {
      const given = Object.entries(args).filter(([, value]) => value !== undefined);
      const phrase = yield* numbers.phrase(key, given.map(([field]) => field).join());
      const values = given.length === 0 ? null : given.map(([, value]) => value);
      yield [addMessage({ book: yield* numbers.book(table), ...row, phrase, args: values, undone: false })];
    },
    *undo(table, answer) {
      yield [undoAnswer({ table, answer }), undoMessages({ table, answer })];
    },
    *addRequest(id, at, what = null) {
      const book = what && (yield* numbers.book(what.table));
      yield [addRequest({ id, at, book, after: what?.after ?? null, upTo: what?.upTo ?? null })];
    },
    *dropRequests(before) {
      yield [dropRequests({ before })];
    },
    *putSetting(user, name, value) {
      yield [putSetting[name]({ user, value })];
    },
    *putServerSetting(guild, name, value) {
      yield [putServerSetting[name]({ guild, value })];
    },
    *putMet(user, game, kind) {
      yield [putMet({ user, game, kind })];
    },
    *putDayOff(user, row) {
      yield [putDayOff({ user, ...row })];
    },
    *dropDaysOff(user, after) {
      yield [dropDaysOff({ user, after })];
    },
    *putReminder(row) {
      yield [putReminder({ ...row, taken: null })];
    },
    *takeReminder({ due: _, ...row }, at) {
      yield [takeReminder({ ...row, at }, `The reminder '${row.kind}' of table ${row.table} was taken already.`)];
    },
    *dropReminders(table, user, planned) {
      yield [user === undefined ? dropOfTable({ table }) : (planned ? dropPlanned : dropTheirs)({ table, user })];
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
  };
}
