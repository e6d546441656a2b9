/** What people and servers have chosen, what people have already met, the results of games, and the reminders that are due. */

import type { Seat } from '../../kernel/types.ts';
import { eachGiven, eachOf, matching, offered, put, without } from '../columns/given.ts';
import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, sql } from '../drizzle/core.ts';
import type { AnyColumn } from '../drizzle/neutral.ts';
import { isUnlisted } from '../schema/choices.ts';
import { choicesAt, resultsFrom, sittersOf } from '../statements/results.ts';
import { type Asked, type Ground, type Made, row, rows, steps } from '../statements/statements.ts';

const given = sql.placeholder;

/** What is stored for people and servers besides their games. */
export function choiceReads(ground: Ground) {
  const { asks, db, schema } = ground;
  const { beats, daysOff, looks, met, people, presences, reminders, servers, settings, tables, uses } = schema;
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
  const resultsOn = asks(sittersOf(ground, and(matching(tables, 'guild'), eq(tables.advised, false))));
  const unlistedOf = asks(db.select({ user: settings.user }).from(settings).where(isUnlisted));
  const choicesOf = asks(choicesAt(ground));
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
  const gamesOf = asks(
    db
      .select({ n: count() })
      .from(people)
      .innerJoin(tables, eq(tables.id, people.table))
      .where(and(matching(people, 'user'), sql`${people.seat} is not null and ${tables.phase} = 'playing'`)),
  );
  const lastPinged = asks(
    db
      .select({ at: people.pinged })
      .from(people)
      .where(and(matching(people, 'user'), isNotNull(people.pinged)))
      .orderBy(desc(people.pinged))
      .limit(1),
  );
  // One damaged game must not affect others: a value that can't be read names nobody.
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
      const hidden = new Set((yield* rows(unlistedOf({}))).map((one) => one.user));
      return resultsFrom(yield* rows(resultsOn({ guild })), hidden);
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
    *gamesOf(user) {
      return (yield* row(gamesOf({ user })))?.n ?? 0;
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

/** A text as JSON, or `instead` if it can't be parsed. */
function readable<T>(text: string, instead: T): T {
  try {
    return JSON.parse(text);
  } catch {
    return instead;
  }
}

export function choiceChanges(ground: Ground) {
  const { db, puts, schema, writes } = ground;
  const { beats, daysOff, looks, met, presences, servers, settings } = schema;
  const putSetting = eachOf(without(getTableColumns(settings), 'user'), (name, column) =>
    writes(
      db
        .insert(settings)
        .values({ user: given('user'), [name]: given('value') })
        .onConflictDoUpdate({ target: settings.user, set: { [name]: put('value', column) } }),
    ),
  );
  const putServerSetting = eachOf(without(getTableColumns(servers), 'guild'), (name, column) =>
    writes(
      db
        .insert(servers)
        .values({ guild: given('guild'), [name]: given('value') })
        .onConflictDoUpdate({ target: servers.guild, set: { [name]: put('value', column) } }),
    ),
  );
  const putDayOff = writes(db.insert(daysOff).values(eachGiven(daysOff)).onConflictDoNothing());
  const putMet = writes(db.insert(met).values(eachGiven(met)).onConflictDoNothing());
  const dropDaysOff = writes(db.delete(daysOff).where(and(matching(daysOff, 'user'), gt(daysOff.start, given('after')))));
  const putPresence = puts(presences, 'user');
  const putLook = writes(
    db
      .insert(looks)
      .values(eachGiven(looks))
      .onConflictDoUpdate({ target: [looks.table, looks.user], set: { upTo: offered(looks.upTo) }, setWhere: lt(looks.upTo, offered(looks.upTo)) }),
  );
  const putBeat = puts(beats, 'name');
  return {
    putPresence: (user, at) => steps(putPresence({ user, at })),
    putLook: (table, user, upTo) => steps(putLook({ table, user, upTo })),
    putBeat: (name, at) => steps(putBeat({ name, at })),
    putSetting: (user, name, value) => steps(putSetting[name]({ user, value })),
    putServerSetting: (guild, name, value) => steps(putServerSetting[name]({ guild, value })),
    putMet: (user, game, kind) => steps(putMet({ user, game, kind })),
    putDayOff: (user, row) => steps(putDayOff({ user, ...row })),
    dropDaysOff: (user, after) => steps(dropDaysOff({ user, after })),
  } satisfies Partial<Made>;
}

/** How much of what is limited has been used. */
export function useChanges({ db, schema: { uses }, writes }: Ground) {
  const putUse = writes(
    db
      .insert(uses)
      .values(eachGiven(uses))
      .onConflictDoUpdate({
        target: [uses.by, uses.id, uses.kind],
        set: { from: offered(uses.from), n: offered(uses.n) },
        setWhere: sql`(${offered(uses.n)} = 1 and ${uses.from} < ${offered(uses.from)}) or (${uses.from} = ${offered(uses.from)} and ${offered(uses.n)} = ${uses.n} + 1)`,
      }),
  );
  const isRecent = sql`${uses.from} > ${given('since')}`;
  const countUse = writes(
    db
      .insert(uses)
      .values(eachGiven(uses))
      .onConflictDoUpdate({
        target: [uses.by, uses.id, uses.kind],
        set: {
          from: sql`case when ${isRecent} then ${uses.from} else ${offered(uses.from)} end`,
          n: sql`case when ${isRecent} then ${uses.n} + 1 else 1 end`,
        },
        setWhere: sql`not ${isRecent} or ${uses.n} < ${given('most')}`,
      }),
  );
  const dropUses = writes(db.delete(uses).where(lt(uses.from, given('before'))));
  return {
    *putUse(row) {
      yield [putUse({ ...row }, `Somebody else has counted ${row.kind} of ${row.by} ${row.id}.`)];
    },
    *countUse({ at, ...use }) {
      yield [countUse({ ...use, from: at, n: 1 }, `All ${use.kind} of ${use.by} ${use.id} are used up.`)];
    },
    dropUses: (before) => steps(dropUses({ before })),
  } satisfies Partial<Made>;
}
