/** What is forgotten: people who have their data deleted, servers that the bot has left, and the parts of old games that nobody reads. */
import { matching, put } from '../columns/given.ts';
import { and, eq, sql } from '../drizzle/core.ts';
import { bookOf } from '../statements/numbers.ts';
import { type Ground, type Made, steps } from '../statements/statements.ts';
import { archiving } from './archive.ts';

export function leavingChanges(ground: Ground) {
  const { db, drops, puts, schema, writes } = ground;
  const { answers, checkpoints, daysOff, departures, erasures, jobs, leftovers, looks, messages, met, people, presences, proposals } = schema;
  const { reminders, servers, settings, tables, turns, uses } = schema;
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
  const traces = [presences, looks].map((table) => drops(table, 'user'));
  // Uses are kept for a day, under the person's id or under a name that ends with it.
  const dropUsed = writes(db.delete(uses).where(sql`${uses.id} = ${sql.placeholder('user')} or ${uses.id} like '% ' || ${sql.placeholder('user')}`));
  // The keys of reminders that are being sent name whom they are about and whom they ping, in quotes.
  const dropReminding = writes(db.delete(jobs).where(sql`${jobs.kind} = 'remind' and ${jobs.key} like '%"' || ${sql.placeholder('user')} || '"%'`));
  const theirs = [settings, daysOff, met, reminders].map((table) => drops(table, 'user'));
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
