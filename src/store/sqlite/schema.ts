/** What is kept. States are text as the kernel's JSON; small values are JSON columns; times are milliseconds since 1970. */

import type { Lang } from '../../i18n/languages.ts';
import type { StartOptions } from '../../kernel/rules.ts';
import type { Barrier, Json, Outcome, Seat } from '../../kernel/types.ts';
import type { AnswerKind, PersonStatus } from '../../table/store.ts';
import type { Errand, Phase, Pings, ServerSettings, Settings } from '../../table/types.ts';
import { json, lenientJson, number, oneOf, packed } from './columns.ts';
import { index, integer, primaryKey, sql, sqliteTable, text, uniqueIndex } from './drizzle.ts';

/** The index: small rows, all that a start of the program looks at. */
export const tables = sqliteTable(
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
    expires: integer(),
    /** Goes up with every change: a second process would notice. */
    version: integer().notNull(),
    undos: integer().notNull(),
    /** How many answers and messages there are; the number of the last one. */
    answers: integer().notNull(),
    messages: integer().notNull(),
    /** The last message that a board post has told, and the last that one is to tell: what is between them is on its way. */
    announced: integer().notNull(),
    queued: integer().notNull().default(0),
    /** The message after which the story of the living post begins; -1: that post is the invitation. */
    storyFrom: integer('story_from').notNull().default(-1),
    storyTo: integer('story_to'),
    /** What the board queued last tells, as the game names it. */
    chapter: text(),
    toAct: json<Seat[]>('to_act').notNull(),
    /** Since when each of them is waited for. */
    since: json<{ [seat: Seat]: number }>('since').notNull().default({}),
    /** Who of them was called by a mention, and the line that called last, where it is a message of its own. */
    called: json<Seat[]>('called').notNull().default([]),
    callMessage: text('call_message'),
    outcome: json<Outcome>('outcome'),
    postChannel: text('post_channel'),
    postMessage: text('post_message'),
    created: integer().notNull(),
    updated: integer().notNull(),
  },
  (t) => [
    uniqueIndex('one_table_per_channel').on(t.channel).where(sql`phase in ('gathering', 'playing')`),
    index('tables_by_channel').on(t.channel, t.created),
    index('gathering_by_expiry').on(t.expires).where(sql`phase = 'gathering'`),
    index('tables_by_host').on(t.host, t.created),
    index('living_by_guild').on(t.guild).where(sql`phase in ('gathering', 'playing')`),
  ],
);

const table = () =>
  text()
    .notNull()
    .references(() => tables.id, { onDelete: 'cascade' });

export const people = sqliteTable(
  'people',
  {
    table: table(),
    user: text().notNull(),
    name: text().notNull(),
    status: text().$type<PersonStatus>().notNull(),
    /** The order in which they came; the host is 0. */
    place: integer().notNull(),
    seat: text(),
    /** The seat they would like when the game begins. */
    wish: text(),
    /** The channel they would have the game move to. */
    moving: text(),
  },
  (t) => [primaryKey({ columns: [t.table, t.user] }), index('people_by_user').on(t.user)],
);

/** The state to play on from, with the rules that made it. */
export const positions = sqliteTable('positions', { table: table().primaryKey(), rules: integer().notNull(), state: text().notNull() });

/** The state after answer `after`, before which nothing can be taken back. None: the position itself is it. */
export const checkpoints = sqliteTable('checkpoints', { table: table().primaryKey(), after: integer().notNull(), state: packed('state').notNull() });

/** The book in which a table's answers and messages are written: a number in place of its name, which would stand in every row. */
export const books = sqliteTable('books', { no: integer().primaryKey(), table: table() }, (t) => [uniqueIndex('one_book_per_table').on(t.table)]);

const book = () =>
  integer()
    .notNull()
    .references(() => books.no, { onDelete: 'cascade' });

/** Without row numbers, as are messages and requests: their keys would be kept twice. Drizzle cannot say so; the migration does. */
export const answers = sqliteTable(
  'answers',
  {
    book: book(),
    n: integer().notNull(),
    kind: oneOf<AnswerKind>('kind', ['answer', 'orders', 'resign']).notNull(),
    seat: text().notNull(),
    picked: json<string[]>('picked').notNull(),
    barrier: oneOf<Barrier>('barrier', ['none', 'all', 'own']).notNull(),
    aside: integer({ mode: 'boolean' }).notNull(),
    at: integer().notNull(),
    undone: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.book, t.n] })],
);

/** The key of a message with the names of its arguments, joined by commas: there are few of them, and each is said often. */
export const phrases = sqliteTable('phrases', { id: integer().primaryKey(), key: text().notNull(), fields: text().notNull() }, (t) => [
  uniqueIndex('one_of_each_phrase').on(t.key, t.fields),
]);

/** What was said, as it was said. `answer` is the one that led to it, 0 for the start of the game; `to` is null for everybody. */
export const messages = sqliteTable(
  'messages',
  {
    book: book(),
    n: integer().notNull(),
    answer: integer().notNull(),
    to: json<Seat[]>('to'),
    phrase: integer()
      .notNull()
      .references(() => phrases.id),
    /** The values of the phrase's fields, in their order. */
    args: lenientJson<Json[]>('args'),
    /** Null: when the answer was given. */
    at: integer(),
    undone: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.book, t.n] })],
);

/** The outbox. Queued again, an errand takes the place of the one before, under a new id. */
export const errands = sqliteTable(
  'errands',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    table: table(),
    kind: text().$type<Errand['kind']>().notNull(),
    fresh: integer({ mode: 'boolean' }).notNull(),
    due: integer().notNull(),
    tries: integer().notNull().default(0),
    /** Why it could not be said, since when, and whether it waits until something changes (the channel is back, the rights are). */
    problem: text(),
    failing: integer(),
    parked: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [uniqueIndex('one_errand_per_kind').on(t.table, t.kind), index('errands_by_due').on(t.due)],
);

/** What people have chosen, a row for whoever has chosen something. */
export const settings = sqliteTable('settings', {
  user: text().primaryKey(),
  lang: text().$type<Lang>(),
  zone: text(),
  /** Minutes after midnight. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  pings: text().$type<Pings>().notNull().default('now'),
  dm: integer({ mode: 'boolean' }).notNull().default(false),
  scheme: text().$type<Settings['scheme']>().notNull().default('usual'),
  words: integer({ mode: 'boolean' }).notNull().default(false),
  unlisted: integer({ mode: 'boolean' }).notNull().default(false),
});

/** What is chosen for a server by those who keep order there. */
export const servers = sqliteTable('servers', {
  guild: text().primaryKey(),
  lang: text().$type<Lang>(),
  channels: json<ServerSettings['channels']>('channels').notNull().default([]),
});

/**
 * Tables of which an errand is on its way: who carries it, until when they are believed, and the last message it tells. An errand may be replaced while
 * it is carried, so this is no column of it.
 */
export const carrying = sqliteTable('carrying', {
  table: table().primaryKey(),
  holder: text().notNull(),
  until: integer().notNull(),
  upTo: integer('up_to').notNull(),
});

/** What one process does for all of them: who, and until when. */
export const duties = sqliteTable('duties', { name: text().primaryKey(), holder: text().notNull(), until: integer().notNull() });

/** Requests carried out, so that none is carried out twice. */
export const requests = sqliteTable('requests', { id: number('id').primaryKey(), at: integer().notNull() });
