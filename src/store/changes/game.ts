/** What a running game writes: the table, the people at it, its state, its answers and messages. */
import { eachGiven, eachOf, matching, put, without } from '../columns/given.ts';
import { and, eq, getTableColumns, lt, sql } from '../drizzle/core.ts';
import { callOf } from '../statements/claims.ts';
import { bookOf, type Numbers } from '../statements/numbers.ts';
import { type Ground, type Made, steps } from '../statements/statements.ts';

const given = sql.placeholder;

export function gameChanges(ground: Ground, numbers: Numbers) {
  const { adds, db, drops, puts, schema, writes } = ground;
  const { answers, checkpoints, duties, messages, people, positions, proposals, requests, tables, turns } = schema;
  const addTable = adds(tables);
  const saveTable = writes(
    db
      .update(tables)
      .set(eachOf(without(getTableColumns(tables), 'id', 'created'), put))
      .where(and(eq(tables.id, given('id')), eq(tables.version, given('before')))),
  );
  const putPerson = puts(people, 'table', 'user');
  const dropPerson = drops(people, 'table', 'user');
  const putPosition = puts(positions, 'table');
  const putCheckpoint = puts(checkpoints, 'table');
  const dropCheckpoint = drops(checkpoints, 'table');
  const putTurn = puts(turns, 'table', 'after');
  const dropTurns = writes(db.delete(turns).where(and(matching(turns, 'table'), lt(turns.after, given('before')))));
  const putProposal = puts(proposals, 'table', 'n');
  const dropProposal = drops(proposals, 'table', 'n');
  // The row count reveals that another process has already written this: an error would go to PostgreSQL's log.
  const addAnswer = writes(db.insert(answers).values(eachGiven(answers)).onConflictDoNothing());
  const addMessage = writes(
    db
      .insert(messages)
      .values({
        ...eachGiven(messages),
        at: sql`nullif(${given('at')}, (select ${answers.at} from ${answers} where ${answers.book} = ${given('book')} and ${answers.n} = ${given('answer')}))`,
      })
      .onConflictDoNothing(),
  );
  const undoAnswer = writes(
    db
      .update(answers)
      .set({ undone: true })
      .where(and(eq(answers.book, bookOf(schema, 'table')), eq(answers.n, given('answer')))),
  );
  const undoMessages = writes(
    db
      .update(messages)
      .set({ undone: true })
      .where(and(eq(messages.book, bookOf(schema, 'table')), matching(messages, 'answer'))),
  );
  const addRequest = writes(db.insert(requests).values(eachGiven(requests)).onConflictDoNothing());
  const releaseCall = writes(db.delete(duties).where(eq(duties.name, given('duty'))));
  const dropDuties = writes(db.delete(duties).where(lt(duties.until, given('before'))));
  const dropRequests = writes(db.delete(requests).where(lt(requests.at, given('before'))));
  return {
    addTable: (row) => steps(addTable(row)),
    *saveTable(row) {
      const before = row.version - 1;
      yield [saveTable({ ...row, before }, `Table ${row.id} is no longer at version ${before}.`)];
    },
    putPerson: (table, row) => steps(putPerson({ table, ...row })),
    dropPerson: (table, user) => steps(dropPerson({ table, user })),
    putPosition: (table, row) => steps(putPosition({ table, ...row })),
    putCheckpoint: (table, row) => steps(putCheckpoint({ table, ...row })),
    dropCheckpoint: (table) => steps(dropCheckpoint({ table })),
    putTurn: (table, row) => steps(putTurn({ table, ...row })),
    dropTurns: (table, before) => steps(dropTurns({ table, before })),
    putProposal: (table, row) => steps(putProposal({ table, ...row })),
    dropProposal: (table, n) => steps(dropProposal({ table, n })),
    *addAnswer(table, row) {
      yield [addAnswer({ book: yield* numbers.book(table), ...row }, `Answer ${row.n} of table ${table} was given already.`)];
    },
    *addMessage(table, { message: { key, args = {} }, ...row }) {
      const given = Object.entries(args).filter(([, value]) => value !== undefined);
      const phrase = yield* numbers.phrase(key, given.map(([field]) => field).join());
      const values = given.length === 0 ? null : given.map(([, value]) => value);
      const written = { book: yield* numbers.book(table), ...row, phrase, args: values, undone: false };
      yield [addMessage(written, `Message ${row.n} of table ${table} was written already.`)];
    },
    undo: (table, answer) => steps(undoAnswer({ table, answer }), undoMessages({ table, answer })),
    *addRequest(id, at, what = null) {
      const book = what && (yield* numbers.book(what.table));
      yield [addRequest({ id, at, book, after: what?.after ?? null, upTo: what?.upTo ?? null }, `Request ${id} was carried out already.`)];
    },
    releaseCall: (user) => steps(releaseCall({ duty: callOf(user) })),
    dropDuties: (before) => steps(dropDuties({ before })),
    dropRequests: (before) => steps(dropRequests({ before })),
  } satisfies Partial<Made>;
}
