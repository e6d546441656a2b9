/**
 * What is stored about one person or one server, who is being forgotten, and what is: people who have their data deleted, servers that the bot has
 * left, and the parts of old games that nobody reads.
 */
import type { OwnRow } from '../../table/model/store/store.ts';
import { matching, put, without } from '../columns/given.ts';
import { and, asc, eq, getTableColumns, gt, isNotNull, lt, or, type SQL, sql } from '../drizzle/core.ts';
import type { AnyColumn } from '../drizzle/neutral.ts';
import { forgottenTables } from '../schema/naming.ts';
import { bookOf } from '../statements/lines.ts';
import { type Asked, type Ground, type Made, row, rows, steps, together } from '../statements/statements.ts';
import { archiving } from './archive.ts';

const given = sql.placeholder;

/** Where a person is named, and what is stored about them. */
export function ownReads({ asks, db, schema }: Ground) {
  const { looks, met, people, proposals, reminders, tables } = schema;
  const byPerson = asks(db.select({ id: people.table }).from(people).where(matching(people, 'user')));
  const byHost = asks(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(eq(tables.host, given('user'))),
  );
  const about = asks(
    db
      .select({ id: proposals.table })
      .from(proposals)
      .where(eq(proposals.about, given('user'))),
  );
  // A list stored as JSON has ids in quotes, so this finds exactly the id.
  const names = (column: AnyColumn): SQL => sql`${column} like ${given('quoted')}`;
  const formerAt = asks(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(sql`former <> '[]'`, names(tables.former)))
      .orderBy(asc(tables.id)),
  );
  const own = asks(ownRows({ db, schema }));
  const metAll = asks(db.select({ game: met.game, kind: met.kind }).from(met).where(matching(met, 'user')).orderBy(asc(met.game), asc(met.kind)));
  const looksOf = asks(db.select({ table: looks.table, upTo: looks.upTo }).from(looks).where(matching(looks, 'user')).orderBy(asc(looks.table)));
  const remindersOf = asks(
    db
      .select({ table: reminders.table, kind: reminders.kind, due: reminders.due, taken: reminders.taken })
      .from(reminders)
      .where(matching(reminders, 'user'))
      .orderBy(asc(reminders.due), asc(reminders.table)),
  );
  const quoted = (user: string): string => `%${JSON.stringify(user)}%`;
  return {
    *namedAt(user) {
      // Anyone named in a proposal or a pause sits there, has sat there, or is whom the proposal is about.
      const found = yield* together(byPerson({ user }), byHost({ user }), about({ user }), formerAt({ quoted: quoted(user) }));
      return [...new Set(found.flat().map(({ id }) => id))].sort();
    },
    *ownRows(user) {
      const mine = yield* rows(own({ user }));
      return mine.map((one): OwnRow => ({ ...one, former: one.former.filter((who) => who.user === user), isHost: one.host === user }));
    },
    *formerAt(user) {
      return (yield* rows(formerAt({ quoted: quoted(user) }))).map(({ id }) => id);
    },
    metAll: (user) => rows(metAll({ user })),
    looksOf: (user) => rows(looksOf({ user })),
    remindersOf: (user) => rows(remindersOf({ user })),
  } satisfies Partial<Asked>;
}

/** A person's rows, with data on their tables. */
function ownRows({ db, schema: { people, tables } }: Pick<Ground, 'db' | 'schema'>) {
  const { phase, game, guild, channel, created, updated, answers, outcome, host, former } = tables;
  return db
    .select({
      ...{ table: tables.id, phase, game, guild, channel, created, updated, answers, outcome, host, former },
      ...without(getTableColumns(people), 'table', 'user'),
    })
    .from(people)
    .innerJoin(tables, eq(tables.id, people.table))
    .where(matching(people, 'user'))
    .orderBy(asc(created), asc(tables.id));
}

/** Whose data is being deleted, which servers to forget, and which games ended long ago. */
export function leavingReads({ asks, db, schema }: Ground) {
  const { deliveries, departures, erasures, people, tables } = schema;
  const underWay = asks(db.select(getTableColumns(erasures)).from(erasures).where(isNotNull(erasures.user)).orderBy(asc(erasures.at)));
  const salt = asks(db.select({ salt: erasures.salt }).from(erasures).limit(1));
  const left = asks(db.select(getTableColumns(departures)).from(departures).orderBy(asc(departures.at), asc(departures.guild)));
  const departure = asks(db.select(getTableColumns(departures)).from(departures).where(matching(departures, 'guild')));
  const everOn = asks(
    db
      .select({ id: tables.id })
      .from(tables)
      .where(and(matching(tables, 'guild'), lt(tables.created, given('before'))))
      .orderBy(asc(tables.created), asc(tables.id))
      .limit(given('limit')),
  );
  const nextGuild = asks(
    db
      .select({ guild: tables.guild })
      .from(tables)
      .where(gt(tables.guild, given('after')))
      .orderBy(asc(tables.guild))
      .limit(1),
  );
  const usersAt = asks(db.select({ user: people.user }).from(people).where(matching(people, 'table')).orderBy(asc(people.place)));
  const unsaid = asks(db.select({ id: deliveries.id }).from(deliveries).where(matching(deliveries, 'table')).limit(1));
  const { id, phase, updated } = tables;
  const isAfter = or(gt(updated, given('after')), and(eq(updated, given('after')), gt(id, given('id'))));
  const ended = asks(
    db
      .select({ id, phase, updated })
      .from(tables)
      // The first condition finds the start in the index, the others narrow it down.
      .where(and(sql`phase in ('over', 'closed')`, sql`${updated} >= ${given('after')}`, isAfter, lt(updated, given('before'))))
      .orderBy(asc(updated), asc(id))
      .limit(given('limit')),
  );
  return {
    erasing: () => rows(underWay({})),
    *erasureSalt() {
      return (yield* row(salt({})))?.salt ?? null;
    },
    departures: () => rows(left({})),
    departure: (guild) => row(departure({ guild })),
    *everOn(guild, before, limit) {
      return (yield* rows(everOn({ guild, before, limit }))).map((one) => one.id);
    },
    *guilds() {
      const all: string[] = [];
      for (let next = yield* row(nextGuild({ after: '' })); next?.guild; next = yield* row(nextGuild({ after: next.guild }))) all.push(next.guild);
      return all;
    },
    *usersAt(table) {
      return (yield* rows(usersAt({ table }))).map(({ user }) => user);
    },
    *isTold(table) {
      return (yield* row(unsaid({ table }))) === null;
    },
    endedSince: (after, before, limit) => rows(ended({ after: after.updated, id: after.id, before, limit })),
  } satisfies Partial<Asked>;
}

export function leavingChanges(ground: Ground) {
  const { db, drops, puts, schema, writes } = ground;
  const { answers, checkpoints, departures, erasures, jobs, leftovers, looks, messages, people, presences, proposals } = schema;
  const { reminders, servers, tables, turns, uses } = schema;
  const archive = archiving(ground);
  const putErasure = puts(erasures, 'hash');
  const putDeparture = puts(departures, 'guild');
  const dropDeparture = drops(departures, 'guild');
  const dropServer = drops(servers, 'guild');
  const rename = writes(
    db
      .update(people)
      .set({ user: put('to', people.user), name: '', gone: sql`coalesce(${put('gone', people.gone)}, ${people.gone})`, pings: null, moving: null })
      .where(matching(people, 'table', 'user')),
  );
  const seen = [presences, looks];
  const traces = seen.map((table) => drops(table, 'user'));
  const theirs = forgottenTables(schema)
    .filter((table) => !seen.some((one) => one === table))
    .map((table) => drops(table, 'user'));
  // Uses are kept for a day, under the person's id or under a name that ends with it.
  const dropUsed = writes(db.delete(uses).where(sql`${uses.id} = ${sql.placeholder('user')} or ${uses.id} like '% ' || ${sql.placeholder('user')}`));
  // The keys of reminders that are being sent name whom they are about and whom they ping, in quotes.
  const dropReminding = writes(db.delete(jobs).where(sql`${jobs.kind} = 'remind' and ${jobs.key} like '%"' || ${sql.placeholder('user')} || '"%'`));
  const dropTable = drops(tables, 'id');
  const ofTable = [checkpoints, turns, leftovers, looks, reminders].map((table) => drops(table, 'table'));
  // The agreement that everyone may look at all hands holds forever.
  const settled = writes(db.delete(proposals).where(and(matching(proposals, 'table'), sql`not (kind = 'hands' and fate = 'agreed')`)));
  const undone = [messages, answers].map((table) =>
    writes(db.delete(table).where(and(eq(table.book, bookOf(schema, 'table')), eq(table.undone, true)))),
  );
  return {
    putErasure: (row) => steps(putErasure(row)),
    putDeparture: (row) => steps(putDeparture(row)),
    dropDeparture: (guild) => steps(dropDeparture({ guild })),
    dropServer: (guild) => steps(dropServer({ guild })),
    renamePerson: (table, user, to, gone) => steps(rename({ table, user, to, gone })),
    dropTraces: (user) => steps(dropUsed({ user }), ...traces.map((drop) => drop({ user }))),
    dropChoices: (user) => steps(dropReminding({ user }), ...theirs.map((drop) => drop({ user }))),
    dropTable: (id) => steps(dropTable({ id })),
    *trim(table) {
      yield* steps(settled({ table }), ...ofTable.map((drop) => drop({ table })), ...undone.map((drop) => drop({ table })));
      yield* archive(table);
    },
  } satisfies Partial<Made>;
}
