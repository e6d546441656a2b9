import { type Changes, Conflict } from '../../table/store.ts';
import { eachGiven, eachOf, put, setGiven } from './columns.ts';
import { and, type BetterSQLite3Database, eq, getTableColumns, gt, lt, sql } from './drizzle.ts';
import type { Numbers } from './numbers.ts';
import { bookOf } from './reads.ts';
import { answers, carrying, checkpoints, errands, messages, people, positions, requests, servers, settings, tables } from './schema.ts';

const given = sql.placeholder;

/** Something new to say gets new tries, at the longest pause. */
const mostTriesKept = 10;

/** All changes to the database, prepared once. Called inside a transaction alone. */
export function prepareChanges(db: BetterSQLite3Database, numbers: Numbers): Changes {
  const addTable = db.insert(tables).values(eachGiven(tables)).prepare();
  const { id: _id, created: _created, ...saved } = getTableColumns(tables);
  const saveTable = db
    .update(tables)
    .set(setGiven(saved))
    .where(and(eq(tables.id, given('id')), eq(tables.version, given('before'))))
    .prepare();
  const putPerson = db
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
      },
    })
    .prepare();
  const dropPerson = db
    .delete(people)
    .where(and(eq(people.table, given('table')), eq(people.user, given('user'))))
    .prepare();
  const putPosition = db
    .insert(positions)
    .values(eachGiven(positions))
    .onConflictDoUpdate({ target: positions.table, set: { rules: sql`excluded.rules`, state: sql`excluded.state` } })
    .prepare();
  const putCheckpoint = db
    .insert(checkpoints)
    .values(eachGiven(checkpoints))
    .onConflictDoUpdate({ target: checkpoints.table, set: { after: sql`excluded.after`, state: sql`excluded.state` } })
    .prepare();
  const dropCheckpoint = db
    .delete(checkpoints)
    .where(eq(checkpoints.table, given('table')))
    .prepare();
  const addAnswer = db.insert(answers).values(eachGiven(answers)).prepare();
  const addMessage = db
    .insert(messages)
    .values({
      ...eachGiven(messages),
      at: sql`nullif(${given('at')}, (select ${answers.at} from ${answers} where ${answers.book} = ${given('book')} and ${answers.n} = ${given('answer')}))`,
    })
    .prepare();
  const undoAnswer = db
    .update(answers)
    .set({ undone: true })
    .where(and(eq(answers.book, bookOf('table')), eq(answers.n, given('answer'))))
    .prepare();
  const undoMessages = db
    .update(messages)
    .set({ undone: true })
    .where(and(eq(messages.book, bookOf('table')), eq(messages.answer, given('answer'))))
    .prepare();
  const addRequest = db.insert(requests).values(eachGiven(requests)).prepare();
  const dropRequests = db
    .delete(requests)
    .where(lt(requests.at, given('before')))
    .prepare();
  const { user: _user, ...chosen } = getTableColumns(settings);
  const putSetting = eachOf(chosen, (name, column) =>
    db
      .insert(settings)
      .values({ user: given('user'), [name]: given('value') })
      .onConflictDoUpdate({ target: settings.user, set: { [name]: put('value', column) } })
      .prepare(),
  );
  const { guild: _guild, ...chosenFor } = getTableColumns(servers);
  const putServerSetting = eachOf(chosenFor, (name, column) =>
    db
      .insert(servers)
      .values({ guild: given('guild'), [name]: given('value') })
      .onConflictDoUpdate({ target: servers.guild, set: { [name]: put('value', column) } })
      .prepare(),
  );
  const pending = db
    .delete(errands)
    .where(and(eq(errands.table, given('table')), eq(errands.kind, given('kind'))))
    .returning({ fresh: errands.fresh, tries: errands.tries, problem: errands.problem, failing: errands.failing, due: errands.due })
    .prepare();
  const addErrand = db
    .insert(errands)
    .values({
      table: given('table'),
      kind: given('kind'),
      fresh: given('fresh'),
      due: given('due'),
      tries: given('tries'),
      problem: given('problem'),
      failing: given('failing'),
    })
    .prepare();
  const retry = db
    .update(errands)
    .set({
      tries: sql`${errands.tries} + 1`,
      problem: put('reason', errands.problem),
      failing: sql`coalesce(${errands.failing}, ${put('at', errands.failing)})`,
      due: put('due', errands.due),
      parked: put('parked', errands.parked),
    })
    .where(eq(errands.id, given('id')))
    .prepare();
  const unpark = { due: put('now', errands.due), parked: false };
  const hurryAll = db.update(errands).set(unpark).where(gt(errands.tries, 0)).prepare();
  const hurryGuild = db
    .update(errands)
    .set(unpark)
    .where(and(gt(errands.tries, 0), sql`${errands.table} in (select id from tables where guild = ${given('guild')})`))
    .prepare();
  const hurryOne = db
    .update(errands)
    .set(unpark)
    .where(and(gt(errands.tries, 0), eq(errands.table, given('table'))))
    .prepare();
  const dropErrand = db
    .delete(errands)
    .where(eq(errands.id, given('id')))
    .prepare();
  const release = db
    .delete(carrying)
    .where(and(eq(carrying.table, given('table')), eq(carrying.holder, given('holder'))))
    .prepare();
  const handedOut = db
    .select({ upTo: carrying.upTo })
    .from(carrying)
    .where(eq(carrying.table, given('table')))
    .prepare();
  const dropErrands = db
    .delete(errands)
    .where(eq(errands.table, given('table')))
    .prepare();

  return {
    addTable: (row) => void addTable.run({ ...row }),
    saveTable(row) {
      const before = row.version - 1;
      if (saveTable.run({ ...row, before }).changes !== 1) throw new Conflict(`Table ${row.id} is no longer at version ${before}.`);
    },
    putPerson: (table, row) => void putPerson.run({ table, ...row }),
    dropPerson: (table, user) => void dropPerson.run({ table, user }),
    putPosition: (table, row) => void putPosition.run({ table, ...row }),
    putCheckpoint: (table, row) => void putCheckpoint.run({ table, ...row }),
    dropCheckpoint: (table) => void dropCheckpoint.run({ table }),
    addAnswer: (table, row) => void addAnswer.run({ book: numbers.book(table), ...row }),
    addMessage(table, { message: { key, args = {} }, ...row }) {
      const given = Object.entries(args).filter(([, value]) => value !== undefined);
      const phrase = numbers.phrase(key, given.map(([field]) => field).join());
      addMessage.run({ book: numbers.book(table), ...row, phrase, args: given.length === 0 ? null : given.map(([, value]) => value), undone: false });
    },
    undo(table, answer) {
      undoAnswer.run({ table, answer });
      undoMessages.run({ table, answer });
    },
    addRequest: (id, at) => void addRequest.run({ id, at }),
    dropRequests: (before) => void dropRequests.run({ before }),
    putSetting: (user, name, value) => void putSetting[name].run({ user, value }),
    putServerSetting: (guild, name, value) => void putServerSetting[name].run({ guild, value }),
    queue(table, kind, fresh, due) {
      const before = pending.all({ table, kind });
      // What kept the one before from being said is remembered, and found out anew.
      const { problem = null, failing = null, tries = 0 } = before.find((one) => one.failing !== null) ?? {};
      // A board that was due sooner is not held back by what can wait; an invitation waits for the reply to the newest press.
      const soonest = kind === 'invitation' ? due : Math.min(due, ...before.map((one) => one.due));
      const isFresh = fresh || before.some((one) => one.fresh);
      addErrand.run({ table, kind, fresh: isFresh, due: soonest, tries: Math.min(tries, mostTriesKept), problem, failing });
    },
    retry: (id, reason, at, due) => void retry.run({ id, reason, at, due: due ?? at, parked: due === null }),
    hurry(now, where) {
      if (where === undefined) hurryAll.run({ now });
      else if ('guild' in where) hurryGuild.run({ now, guild: where.guild });
      else hurryOne.run({ now, table: where.table });
    },
    dropErrand: (id) => void dropErrand.run({ id }),
    release: (table, holder) => void release.run({ table, holder }),
    unlessHandedOut(table, upTo) {
      if ((handedOut.get({ table })?.upTo ?? 0) > upTo) throw new Conflict(`More of table ${table} is being posted by now.`);
    },
    dropErrands: (table, kind) => void (kind ? pending.all({ table, kind }) : dropErrands.run({ table })),
  };
}
