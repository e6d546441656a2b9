/** Answers and messages, and which requests were carried out. */

import type { Barrier, Json, Seat } from '../../kernel/types.ts';
import type { AnswerKind } from '../../table/model/store/store.ts';
import type { Kit } from '../columns/kit.ts';
import { ofTables, type Tables } from './of-table.ts';

export function bookTables(kit: Kit, tables: Tables) {
  const { flag, json, lenientJson, numbered, oneOf, primaryKey, table, text, uniqueIndex, whole } = kit;
  const ofTable = ofTables(kit, tables);

  /** The book in which a table's answers and messages are written: a short number instead of the table's name in every row. */
  const books = table('books', { no: numbered(), table: ofTable() }, (t) => [uniqueIndex('one_book_per_table').on(t.table)]);

  const book = () =>
    whole()
      .notNull()
      .references(() => books.no, { onDelete: 'cascade' });

  /** Without row ids, like messages and requests, so that keys aren't stored twice. Drizzle can't express this; SQLite's migration does. */
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

  /** A message's key with the names of its arguments, joined by commas: there are few of these, and each occurs often. */
  const phrases = table('phrases', { id: numbered(), key: text().notNull(), fields: text().notNull() }, (t) => [
    uniqueIndex('one_of_each_phrase').on(t.key, t.fields),
  ]);

  /** Messages, as they were said. `answer` is the answer that led to it, 0 for the start of the game; `to` is null for everyone. */
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
      /** The values of the phrase's fields, in the order of the fields. */
      args: lenientJson<Json[]>('args'),
      /** Null: the time of its answer. */
      at: whole(),
      undone: flag().notNull().default(false),
    },
    (t) => [primaryKey({ columns: [t.book, t.n] })],
  );

  return { answers, archives: archiveTable(kit, tables), books, messages, phrases, requests: requestTable(kit) };
}

/** Requests that were carried out, so that none is carried out twice. */
function requestTable({ snowflake, table, whole }: Kit) {
  return table('requests', {
    id: snowflake('id').primaryKey(),
    at: whole().notNull(),
    /** The book of the table that it changed, and the messages it led to there: those after `after`, up to `upTo`. */
    book: whole(),
    after: whole(),
    upTo: whole('up_to'),
  });
}

/** Trimmed games that are over: all answers and messages in one row (`statements/archive.ts`), and how many choices each seat made. */
function archiveTable(kit: Kit, tables: Tables) {
  const { json, packedText, table } = kit;
  return table('archives', {
    table: ofTables(kit, tables)().primaryKey(),
    choices: json<{ [seat: Seat]: number }>('choices').notNull(),
    game: packedText('game').notNull(),
  });
}
