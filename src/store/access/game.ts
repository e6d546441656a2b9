/** One table and its game: what is read of the table, the people at it, its position and its messages, and what a running game writes. */

import { eachGiven, eachOf, matching, put, without } from '../columns/given.ts';
import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, lte, ne, or, type Placeholder, type SQL, sql } from '../drizzle/core.ts';
import { callOf } from '../statements/claims.ts';
import { bookOf, lineOf, type Numbers, saidAt, toMessage } from '../statements/lines.ts';
import { type Asked, type Ground, type Made, row, rows, steps, together } from '../statements/statements.ts';

const given = sql.placeholder;

/** Reads of one table. Statements of one `together` see the same moment. */
export function gameReads(ground: Ground) {
  const { asks, db, schema } = ground;
  const { answers, books, checkpoints, messages, people, phrases, positions, proposals, requests, tables, turns } = schema;
  const table = asks(db.select(getTableColumns(tables)).from(tables).where(matching(tables, 'id')));
  const version = asks(db.select({ version: tables.version }).from(tables).where(matching(tables, 'id')));
  const peopleOf = asks(
    db
      .select(without(getTableColumns(people), 'table'))
      .from(people)
      .where(and(matching(people, 'table'), ne(people.status, 'missed')))
      .orderBy(asc(people.place)),
  );
  const proposalsOf = asks(
    db
      .select(without(getTableColumns(proposals), 'table'))
      .from(proposals)
      .where(matching(proposals, 'table'))
      .orderBy(asc(proposals.n)),
  );
  const turnsOf = asks(
    db
      .select(without(getTableColumns(turns), 'table'))
      .from(turns)
      .where(matching(turns, 'table'))
      .orderBy(asc(turns.after)),
  );
  const position = asks(
    db
      .select(without(getTableColumns(positions), 'table'))
      .from(positions)
      .where(matching(positions, 'table')),
  );
  const checkpoint = asks(
    db
      .select(without(getTableColumns(checkpoints), 'table'))
      .from(checkpoints)
      .where(matching(checkpoints, 'table')),
  );
  const answersAfter = (after: SQL | Placeholder) =>
    asks(
      db
        .select(without(getTableColumns(answers), 'book'))
        .from(answers)
        .where(and(eq(answers.book, bookOf(schema, 'table')), gt(answers.n, after), eq(answers.undone, false)))
        .orderBy(asc(answers.n)),
    );
  const answersSince = answersAfter(given('after'));
  const answersSinceKept = answersAfter(
    sql`(select min(kept.after) from (select ${checkpoints.after} from ${checkpoints} where ${checkpoints.table} = ${given('table')}
      union all select ${turns.after} from ${turns} where ${turns.table} = ${given('table')}) as kept)`,
  );
  // A list of seats is stored as JSON, so this finds exactly the quoted seat; a spectator's search finds nothing.
  const log = asks(
    db
      .select({ ...lineOf(schema), by: answers.seat })
      .from(messages)
      .innerJoin(phrases, eq(phrases.id, messages.phrase))
      .leftJoin(answers, and(eq(answers.book, messages.book), eq(answers.n, messages.answer)))
      .where(
        and(
          eq(messages.book, bookOf(schema, 'table')),
          lt(messages.n, given('before')),
          eq(messages.undone, false),
          or(isNull(messages.to), sql`replace(${messages.to}, ${given('seat')}, '') <> ${messages.to}`),
        ),
      )
      .orderBy(desc(messages.n))
      .limit(given('limit')),
  );
  /** Messages to everyone at a table that were not taken back. */
  const saidToAll = (which: SQL | undefined) => saidAt({ db, schema }, and(which, isNull(messages.to)));
  const publicSince = asks(saidToAll(gt(messages.n, given('after'))).orderBy(asc(messages.n)));
  const lastSaid = asks(
    saidToAll(and(lte(messages.n, given('upTo')), matching(phrases, 'key')))
      .orderBy(desc(messages.n))
      .limit(1),
  );
  const saidBy = asks(
    db
      .select({ n: messages.n })
      .from(messages)
      .where(and(eq(messages.book, bookOf(schema, 'table')), lte(messages.n, given('upTo')), matching(messages, 'answer'), isNull(messages.to)))
      .limit(1),
  );
  const firstTime = asks(
    db
      .select({ table: books.table, at: requests.at, after: requests.after, upTo: requests.upTo })
      .from(requests)
      .innerJoin(books, eq(books.no, requests.book))
      .where(matching(requests, 'id')),
  );
  const seen = asks(db.select({ at: requests.at }).from(requests).where(matching(requests, 'id')));
  return {
    table: (id) => row(table({ id })),
    *version(id) {
      return (yield* row(version({ id })))?.version ?? null;
    },
    people: (of) => rows(peopleOf({ table: of })),
    *sitting(id) {
      const [[found], people, proposals] = yield* together(table({ id }), peopleOf({ table: id }), proposalsOf({ table: id }));
      return found ? { row: found, people, proposals } : null;
    },
    *standing(id) {
      const [[at], [where], [from], turns, since] = yield* together(
        version({ id }),
        position({ table: id }),
        checkpoint({ table: id }),
        turnsOf({ table: id }),
        answersSinceKept({ table: id }),
      );
      return at ? { version: at.version, position: where ?? null, checkpoint: from ?? null, turns, since } : null;
    },
    position: (of) => row(position({ table: of })),
    checkpoint: (of) => row(checkpoint({ table: of })),
    answers: (of, after) => rows(answersSince({ table: of, after })),
    *log(of, seat, before, limit) {
      const found = yield* rows(log({ table: of, before, limit, seat: seat === null ? '""' : JSON.stringify(seat) }));
      return found.map((line) => ({ ...toMessage(line), by: line.by }));
    },
    *publicSince(of, after) {
      return (yield* rows(publicSince({ table: of, after }))).map(toMessage);
    },
    *lastSaid(of, key, upTo) {
      const found = yield* row(lastSaid({ table: of, key, upTo }));
      return found && toMessage(found);
    },
    *saidBy(of, answer, upTo) {
      return (yield* row(saidBy({ table: of, answer, upTo }))) !== null;
    },
    *seen(id) {
      return (yield* row(seen({ id }))) !== null;
    },
    *firstTime(id) {
      const found = yield* row(firstTime({ id }));
      return found && { table: found.table, at: found.at, after: found.after ?? 0, upTo: found.upTo ?? 0 };
    },
  } satisfies Partial<Asked>;
}

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
