/** What people and servers have chosen, what they have won, and what is due to be said to them. */
import type { Seat } from '../../kernel/types.ts';
import { isFormerId } from '../../table/model/former.ts';
import type { ResultRow } from '../../table/model/store.ts';
import { matching, without } from '../columns/given.ts';
import { and, asc, count, desc, eq, exists, getTableColumns, inArray, isNotNull, isNull, lte, sql } from '../drizzle/core.ts';
import type { AnyColumn } from '../drizzle/neutral.ts';
import { isUnlisted } from '../schema/choices.ts';
import { type Asked, type Ground, row, rows } from '../statements/statements.ts';

const given = sql.placeholder;

/** What is kept for people and servers beside their games. */
export function choiceReads(ground: Ground) {
  const { asks, db, schema } = ground;
  const { answers, beats, books, daysOff, looks, met, people, presences, reminders, servers, settings, tables, uses } = schema;
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
  // A game's row may change after its end, when it is shown again; its last answer does not.
  const ended = sql<number>`coalesce(${answers.at}, ${tables.created})`.mapWith(Number);
  const resultsOn = asks(
    db
      .select({
        table: tables.id,
        game: tables.game,
        ended,
        outcome: tables.outcome,
        former: tables.former,
        user: people.user,
        name: people.name,
        seat: people.seat,
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
      .leftJoin(books, eq(books.table, tables.id))
      .leftJoin(answers, and(eq(answers.book, books.no), eq(answers.n, tables.answers)))
      .where(and(matching(tables, 'guild'), sql`phase = 'over'`, eq(tables.advised, false)))
      .orderBy(ended, asc(tables.id), asc(people.place)),
  );
  const unlistedOf = asks(db.select({ user: settings.user }).from(settings).where(isUnlisted));
  const choicesOf = asks(
    db
      .select({ seat: answers.seat, n: count() })
      .from(answers)
      .innerJoin(books, eq(answers.book, books.no))
      .where(and(matching(books, 'table'), inArray(answers.kind, ['answer', 'ahead']), eq(answers.undone, false)))
      .groupBy(answers.seat),
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
  const use = asks(
    db
      .select(getTableColumns(uses))
      .from(uses)
      .where(matching(uses, 'by', 'id', 'kind')),
  );
  const presence = asks(db.select({ at: presences.at }).from(presences).where(matching(presences, 'user')));
  const looked = asks(
    db
      .select({ upTo: looks.upTo })
      .from(looks)
      .where(matching(looks, 'table', 'user')),
  );
  const beat = asks(db.select({ at: beats.at }).from(beats).where(matching(beats, 'name')));
  const lastPinged = asks(
    db
      .select({ at: people.pinged })
      .from(people)
      .where(and(matching(people, 'user'), isNotNull(people.pinged)))
      .orderBy(desc(people.pinged))
      .limit(1),
  );
  // One damaged game is nobody else's trouble: what cannot be read names nobody.
  const lenient = <T>(column: AnyColumn, none: T) => sql<T>`${column}`.mapWith((text: string) => readable(text, none));
  const calledOf = asks(
    db
      .select({
        table: tables.id,
        seat: people.seat,
        pinged: people.pinged,
        toAct: lenient<Seat[]>(tables.toAct, []),
        away: lenient<Seat[]>(tables.away, []),
        since: lenient<{ [seat: Seat]: number }>(tables.since, {}),
      })
      .from(people)
      .innerJoin(tables, eq(tables.id, people.table))
      .where(
        and(matching(people, 'user'), isNotNull(people.pinged), isNotNull(people.seat), sql`${tables.phase} = 'playing'`, isNull(tables.paused)),
      ),
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
      const games: ResultRow[] = [];
      const hidden = new Set((yield* rows(unlistedOf({}))).map((one) => one.user));
      for (const { table, game, ended, outcome, former, user, name, seat, gaveUp, computer } of yield* rows(resultsOn({ guild }))) {
        const winners = outcome?.winners ?? [];
        if (games.at(-1)?.table !== table) games.push({ table, game, ended, people: [] });
        const end = winners.includes(seat!) ? 'won' : winners.length > 0 || gaveUp ? 'lost' : 'drawn';
        // The first who was not let go: whoever they handed it to took it over as it was.
        const kept = former.find((one) => one.seat === seat && one.keepsLoss);
        games.at(-1)!.people.push({
          ...{ user, name, seat: seat!, end, unlisted: hidden.has(user) || isFormerId(user), computer: computer !== null },
          former: kept ? { user: kept.user, name: kept.name, unlisted: hidden.has(kept.user) || isFormerId(kept.user) } : null,
        });
      }
      return games;
    },
    *choices(table) {
      return Object.fromEntries((yield* rows(choicesOf({ table }))).map(({ seat, n }) => [seat, n]));
    },
    settings: (user) => row(settingsOf({ user })),
    server: (guild) => row(serverOf({ guild })),
    daysOff: (user) => rows(daysOffOf({ user })),
    *met(user, game) {
      return (yield* rows(metOf({ user, game }))).map(({ kind }) => kind);
    },
    use: (by, id, kind) => row(use({ by, id, kind })),
    *presence(user) {
      return (yield* row(presence({ user })))?.at ?? null;
    },
    *looked(at, user) {
      return (yield* row(looked({ table: at, user })))?.upTo ?? null;
    },
    *beat(name) {
      return (yield* row(beat({ name })))?.at ?? null;
    },
    *lastPinged(user) {
      return (yield* row(lastPinged({ user })))?.at ?? null;
    },
    *unheard(user) {
      const called = yield* rows(calledOf({ user }));
      const isOpen = ({ seat, pinged, toAct, away, since }: (typeof called)[number]) =>
        toAct.includes(seat!) && !away.includes(seat!) && pinged! >= (since[seat!] ?? Infinity);
      return called.filter(isOpen).map(({ table, pinged }) => ({ table, pinged: pinged! }));
    },
    remindersDue: (now, limit) => rows(remindersDue({ now, limit })),
    *remindersTaken(table, turn, user) {
      return (yield* rows(remindersTaken({ table, turn, user }))).map(({ kind }) => kind);
    },
  } satisfies Partial<Asked>;
}

/** A text as JSON, or this in its place. */
function readable<T>(text: string, instead: T): T {
  try {
    return JSON.parse(text);
  } catch {
    return instead;
  }
}
