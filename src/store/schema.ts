/**
 * What is kept, declared once for every engine. States are text as the kernel's JSON; small values are JSON columns; times are milliseconds since 1970.
 * `npm run migrations -- --name WORD` writes the next migration of each engine from it.
 */

import type { Level } from '../computer/levels.ts';
import type { Lang } from '../i18n/languages.ts';
import type { StartOptions } from '../kernel/rules.ts';
import type { Barrier, Json, Outcome, Seat } from '../kernel/types.ts';
import type { Pings, ServerSettings, Settings } from '../table/choices.ts';
import type { Errand, ReminderKind } from '../table/sending.ts';
import type { AnswerKind, PersonStatus } from '../table/store.ts';
import type { Bank, Phase, Proposal } from '../table/types.ts';
import { sql } from './drizzle.ts';
import type { Kit } from './sqlite/kit.ts';

export type Schema = ReturnType<typeof schemaOf>;

/** The tables, made of an engine's columns. */
export function schemaOf({
  counted,
  flag,
  index,
  json,
  lenientJson,
  longText,
  numbered,
  oneOf,
  primaryKey,
  snowflake,
  table,
  text,
  uniqueIndex,
  whole,
}: Kit) {
  /** The index: small rows, all that a start of the program looks at. */
  const tables = table(
    'tables',
    {
      id: text().primaryKey(),
      game: text().notNull(),
      phase: text().$type<Phase>().notNull(),
      guild: text(),
      channel: text().notNull(),
      lang: text().$type<Lang>().notNull(),
      host: text().notNull(),
      options: json<StartOptions>('options').notNull(),
      expires: whole(),
      /** Goes up with every change: a second process would notice. */
      version: whole().notNull(),
      undos: whole().notNull(),
      /** How many answers and messages there are; the number of the last one. */
      answers: whole().notNull(),
      messages: whole().notNull(),
      /** The last message that a board post has told, and the last that one is to tell: what is between them is on its way. */
      announced: whole().notNull(),
      queued: whole().notNull().default(0),
      /** The message after which the story of the living post begins; -1: that post is the invitation. */
      storyFrom: whole('story_from').notNull().default(-1),
      storyTo: whole('story_to'),
      /** What the board queued last tells, as the game names it. */
      chapter: text(),
      toAct: json<Seat[]>('to_act').notNull(),
      /** Since when each of them is waited for. */
      since: json<{ [seat: Seat]: number }>('since').notNull().default(sql`'{}'`),
      /** Who of them was called by a mention, and the line that called last, where it is a message of its own. */
      called: json<Seat[]>('called').notNull().default(sql`'[]'`),
      callMessage: text('call_message'),
      /** The clock they play by, and how much of each seat's time was left when. */
      clock: text().notNull().default('none'),
      banks: json<{ [seat: Seat]: Bank }>('banks').notNull().default(sql`'{}'`),
      /** Since when no clock runs, by agreement. */
      paused: whole(),
      /** The seats that are played by default until somebody is back. */
      away: json<Seat[]>('away').notNull().default(sql`'[]'`),
      outcome: json<Outcome>('outcome'),
      postChannel: text('post_channel'),
      postMessage: text('post_message'),
      /** The table of which this one is the rematch. */
      previous: text(),
      /** Somebody has asked a computer for advice. */
      advised: flag().notNull().default(false),
      created: whole().notNull(),
      updated: whole().notNull(),
    },
    (t) => [
      uniqueIndex('one_table_per_channel').on(t.channel).where(sql`phase in ('gathering', 'playing')`),
      index('tables_by_channel').on(t.channel, t.created),
      index('gathering_by_expiry').on(t.expires).where(sql`phase = 'gathering'`),
      index('tables_by_host').on(t.host, t.created),
      index('rematches').on(t.previous).where(sql`previous is not null`),
      index('living_by_guild').on(t.guild).where(sql`phase in ('gathering', 'playing')`),
    ],
  );

  const ofTable = () =>
    text()
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' });

  const people = table(
    'people',
    {
      table: ofTable(),
      user: text().notNull(),
      name: text().notNull(),
      status: text().$type<PersonStatus>().notNull(),
      /** The order in which they came; the host is 0. */
      place: whole().notNull(),
      seat: text(),
      /** The seat they would like when the game begins. */
      wish: text(),
      /** The channel they would have the game move to. */
      moving: text(),
      /** How they would be called to this game; null: as to any. When they were last, and in which turn they were reminded by it. */
      pings: text().$type<Pings>(),
      pinged: whole(),
      reminded: whole(),
      /** How well it plays, if it is a computer. */
      computer: text().$type<Level>(),
    },
    (t) => [primaryKey({ columns: [t.table, t.user] }), index('people_by_user').on(t.user)],
  );

  /** The state to play on from, with the rules that made it. */
  const positions = table('positions', { table: ofTable().primaryKey(), rules: whole().notNull(), state: text().notNull() });

  /** The state after answer `after`, before which nothing can be taken back. None: the position itself is it. */
  const checkpoints = table('checkpoints', { table: ofTable().primaryKey(), after: whole().notNull(), state: longText('state').notNull() });

  /** Where the last two turns began. */
  const turns = table('turns', { table: ofTable(), after: whole().notNull(), chapter: text(), state: longText('state').notNull() }, (t) => [
    primaryKey({ columns: [t.table, t.after] }),
  ]);

  /** What others must agree to, or were asked lately. */
  const proposals = table(
    'proposals',
    {
      table: ofTable(),
      kind: text().$type<Proposal['kind']>().notNull(),
      /** The version of the table that made it. */
      n: whole().notNull(),
      by: text().notNull(),
      since: whole().notNull(),
      turn: text().notNull(),
      until: text().$type<Proposal['until']>().notNull(),
      about: text(),
      asked: json<string[]>('asked').notNull(),
      agreed: json<string[]>('agreed').notNull(),
      fate: text().$type<Proposal['fate']>().notNull(),
      /** Since when it is not open any more. */
      settled: whole(),
      refuser: text(),
      postChannel: text('post_channel'),
      postMessage: text('post_message'),
    },
    (t) => [primaryKey({ columns: [t.table, t.n] })],
  );

  /** The book in which a table's answers and messages are written: a number in place of its name, which would stand in every row. */
  const books = table('books', { no: numbered(), table: ofTable() }, (t) => [uniqueIndex('one_book_per_table').on(t.table)]);

  const book = () =>
    whole()
      .notNull()
      .references(() => books.no, { onDelete: 'cascade' });

  /** Without row numbers, as are messages and requests: their keys would be kept twice. Drizzle cannot say so; SQLite's migration does. */
  const answers = table(
    'answers',
    {
      book: book(),
      n: whole().notNull(),
      kind: oneOf<AnswerKind>('kind', ['answer', 'orders', 'resign', 'ahead', 'back', 'draw']).notNull(),
      seat: text().notNull(),
      picked: json<string[]>('picked').notNull(),
      barrier: oneOf<Barrier>('barrier', ['none', 'all', 'own']).notNull(),
      aside: flag().notNull(),
      at: whole().notNull(),
      undone: flag().notNull().default(false),
    },
    (t) => [primaryKey({ columns: [t.book, t.n] })],
  );

  /** The key of a message with the names of its arguments, joined by commas: there are few of them, and each is said often. */
  const phrases = table('phrases', { id: numbered(), key: text().notNull(), fields: text().notNull() }, (t) => [
    uniqueIndex('one_of_each_phrase').on(t.key, t.fields),
  ]);

  /** What was said, as it was said. `answer` is the one that led to it, 0 for the start of the game; `to` is null for everybody. */
  const messages = table(
    'messages',
    {
      book: book(),
      n: whole().notNull(),
      answer: whole().notNull(),
      to: json<Seat[]>('to'),
      phrase: whole()
        .notNull()
        .references(() => phrases.id),
      /** The values of the phrase's fields, in their order. */
      args: lenientJson<Json[]>('args'),
      /** Null: when the answer was given. */
      at: whole(),
      undone: flag().notNull().default(false),
    },
    (t) => [primaryKey({ columns: [t.book, t.n] })],
  );

  /** The outbox. Queued again, an errand takes the place of the one before, under a new id. */
  const errands = table(
    'errands',
    {
      id: counted(),
      table: ofTable(),
      kind: text().$type<Errand['kind']>().notNull(),
      fresh: flag().notNull(),
      due: whole().notNull(),
      tries: whole().notNull().default(0),
      /** Why it could not be said, since when, and whether it waits until something changes (the channel is back, the rights are). */
      problem: text(),
      failing: whole(),
      parked: flag().notNull().default(false),
    },
    (t) => [uniqueIndex('one_errand_per_kind').on(t.table, t.kind), index('errands_by_due').on(t.due)],
  );

  /**
   * When somebody is to be reminded, or the others told of them. A turn has the number of the table's version at which it began, which never comes
   * again: so each of these is there once, and is taken once.
   */
  const reminders = table(
    'reminders',
    {
      table: ofTable(),
      turn: whole().notNull(),
      user: text().notNull(),
      kind: text().$type<ReminderKind>().notNull(),
      due: whole().notNull(),
      /** When it was taken to be said; null: it waits. */
      taken: whole(),
    },
    (t) => [primaryKey({ columns: [t.table, t.turn, t.user, t.kind] }), index('reminders_by_due').on(t.due).where(sql`taken is null`)],
  );

  /** The kinds of questions that somebody has answered once, a game each: their line of explanation is not said again. */
  const met = table('met', { user: text().notNull(), game: text().notNull(), kind: text().notNull() }, (t) => [
    primaryKey({ columns: [t.user, t.game, t.kind] }),
  ]);

  /** Days on which somebody's time stands still: from one midnight to the next where they live. */
  const daysOff = table('days_off', { user: text().notNull(), day: text().notNull(), start: whole().notNull(), end: whole().notNull() }, (t) => [
    primaryKey({ columns: [t.user, t.day] }),
  ]);

  /** What people have chosen, a row for whoever has chosen something. */
  const settings = table('settings', {
    user: text().primaryKey(),
    lang: text().$type<Lang>(),
    zone: text(),
    /** Minutes after midnight. */
    quietFrom: whole('quiet_from'),
    quietTo: whole('quiet_to'),
    pings: text().$type<Pings>().notNull().default('now'),
    dm: flag().notNull().default(false),
    scheme: text().$type<Settings['scheme']>().notNull().default('usual'),
    words: flag().notNull().default(false),
    unlisted: flag().notNull().default(false),
  });

  /** What is chosen for a server by those who keep order there. */
  const servers = table('servers', {
    guild: text().primaryKey(),
    lang: text().$type<Lang>(),
    channels: json<ServerSettings['channels']>('channels').notNull().default(sql`'[]'`),
  });

  /**
   * Tables of which an errand is on its way: who carries it, until when they are believed, and the last message it tells. An errand may be replaced
   * while it is carried, so this is no column of it.
   */
  const carrying = table('carrying', {
    table: ofTable().primaryKey(),
    holder: text().notNull(),
    until: whole().notNull(),
    upTo: whole('up_to').notNull(),
  });

  /** What one process does for all of them: who, and until when. */
  const duties = table('duties', { name: text().primaryKey(), holder: text().notNull(), until: whole().notNull() });

  /** Requests carried out, so that none is carried out twice. */
  const requests = table('requests', {
    id: snowflake('id').primaryKey(),
    at: whole().notNull(),
    /** The book of the table it changed, and the messages it led to there: those after `after`, up to `upTo`. */
    book: whole(),
    after: whole(),
    upTo: whole('up_to'),
  });

  return {
    answers,
    books,
    carrying,
    checkpoints,
    daysOff,
    duties,
    errands,
    messages,
    met,
    people,
    phrases,
    positions,
    reminders,
    proposals,
    requests,
    servers,
    settings,
    tables,
    turns,
  };
}
