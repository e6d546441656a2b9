/** What a game that goes on writes down: the table, who sits there, its state, what was answered and said. */
import { eachGiven, eachOf, setGiven } from '../columns/own.ts';
import { and, eq, getTableColumns, lt, sql } from '../drizzle/core.ts';
import { bookOf, type Numbers } from '../statements/numbers.ts';
import { type Ground, type Made, writes } from '../statements/statements.ts';

const given = sql.placeholder;

export function gameChanges(ground: Ground, numbers: Numbers) {
  const { db, schema } = ground;
  const { answers, checkpoints, messages, people, positions, proposals, requests, tables, turns } = schema;
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
          gone: sql`excluded.gone`,
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
  } satisfies Partial<Made>;
}
