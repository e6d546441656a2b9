/** What people and servers have chosen, what they have won, and what is due to be said to them. */
import type { ResultRow } from '../../table/model/store.ts';
import { matching, without } from '../columns/given.ts';
import { and, asc, desc, eq, exists, getTableColumns, isNotNull, isNull, lte, sql } from '../drizzle/core.ts';
import { type Asked, type Ground, row, rows } from '../statements/statements.ts';

const given = sql.placeholder;

/** What is kept for people and servers beside their games. */
export function choiceReads(ground: Ground) {
  const { asks, db, schema } = ground;
  const { answers, books, daysOff, met, people, reminders, servers, settings, tables } = schema;
  const settingsOf = asks(
    db
      .select(without(getTableColumns(settings), 'user'))
      .from(settings)
      .where(matching(settings, 'user')),
  );
  const serverOf = asks(
    db
      .select(without(getTableColumns(servers), 'guild'))
      .from(servers)
      .where(matching(servers, 'guild')),
  );
  const resultsOn = asks(
    db
      .select({
        table: tables.id,
        game: tables.game,
        outcome: tables.outcome,
        user: people.user,
        name: people.name,
        seat: people.seat,
        unlisted: settings.unlisted,
        computer: people.computer,
        // Looked up where it matters alone: many answers may have to be read for it.
        gaveUp: sql<boolean>`${tables.outcome} like '%"winners":[]%' and ${exists(
          db
            .select({ n: answers.n })
            .from(answers)
            .where(and(eq(answers.book, books.no), eq(answers.kind, 'resign'), eq(answers.seat, people.seat), eq(answers.undone, false))),
        )}`.mapWith(Boolean),
      })
      .from(tables)
      .innerJoin(people, and(eq(people.table, tables.id), isNotNull(people.seat)))
      .leftJoin(settings, eq(settings.user, people.user))
      // A game's row may change after its end, when it is shown again; its last answer does not.
      .leftJoin(books, eq(books.table, tables.id))
      .leftJoin(answers, and(eq(answers.book, books.no), eq(answers.n, tables.answers)))
      .where(and(matching(tables, 'guild'), sql`phase = 'over'`, eq(tables.advised, false)))
      .orderBy(sql`coalesce(${answers.at}, ${tables.created})`, asc(tables.id), asc(people.place)),
  );
  const daysOffOf = asks(
    db
      .select(without(getTableColumns(daysOff), 'user'))
      .from(daysOff)
      .where(matching(daysOff, 'user'))
      .orderBy(asc(daysOff.start)),
  );
  const metOf = asks(
    db
      .select({ kind: met.kind })
      .from(met)
      .where(matching(met, 'user', 'game')),
  );
  const lastPinged = asks(
    db
      .select({ at: people.pinged })
      .from(people)
      .where(and(matching(people, 'user'), isNotNull(people.pinged)))
      .orderBy(desc(people.pinged))
      .limit(1),
  );
  const remindersDue = asks(
    db
      .select(without(getTableColumns(reminders), 'taken'))
      .from(reminders)
      .where(and(isNull(reminders.taken), lte(reminders.due, given('now'))))
      .orderBy(asc(reminders.due))
      .limit(given('limit')),
  );
  const remindersTaken = asks(
    db
      .select({ kind: reminders.kind })
      .from(reminders)
      .where(and(matching(reminders, 'table', 'turn', 'user'), isNotNull(reminders.taken))),
  );
  return {
    *results(guild) {
      const games: (ResultRow & { table: string; hasComputer: boolean })[] = [];
      for (const { table, game, outcome, user, name, seat, unlisted, gaveUp, computer } of yield* rows(resultsOn({ guild }))) {
        const winners = outcome?.winners ?? [];
        if (games.at(-1)?.table !== table) games.push({ table, game, people: [], hasComputer: false });
        // Games with a computer count for nobody.
        if (computer !== null) games.at(-1)!.hasComputer = true;
        const end = winners.includes(seat!) ? 'won' : winners.length > 0 || gaveUp ? 'lost' : 'drawn';
        games.at(-1)!.people.push({ user, name, seat: seat!, end, unlisted: unlisted ?? false });
      }
      return games.filter((one) => !one.hasComputer).map(({ table: _, hasComputer: __, ...result }) => result);
    },
    settings: (user) => row(settingsOf({ user })),
    server: (guild) => row(serverOf({ guild })),
    daysOff: (user) => rows(daysOffOf({ user })),
    *met(user, game) {
      return (yield* rows(metOf({ user, game }))).map(({ kind }) => kind);
    },
    *lastPinged(user) {
      return (yield* row(lastPinged({ user })))?.at ?? null;
    },
    remindersDue: (now, limit) => rows(remindersDue({ now, limit })),
    *remindersTaken(table, turn, user) {
      return (yield* rows(remindersTaken({ table, turn, user }))).map(({ kind }) => kind);
    },
  } satisfies Partial<Asked>;
}
