/** What was answered and said, and which requests were carried out. */

import type { Barrier, Json, Seat } from '../../kernel/types.ts';
import type { AnswerKind } from '../../table/model/store.ts';
import type { Kit } from '../columns/kit.ts';
import { ofTables, type Tables } from './of-table.ts';

export function bookTables(kit: Kit, tables: Tables) {
  const { flag, json, lenientJson, numbered, oneOf, primaryKey, table, text, uniqueIndex, whole } = kit;
  const ofTable = ofTables(kit, tables);

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

  return { answers, archives: archiveTable(kit, tables), books, messages, phrases, requests: requestTable(kit) };
}

/** Requests carried out, so that none is carried out twice. */
function requestTable({ snowflake, table, whole }: Kit) {
  return table('requests', {
    id: snowflake('id').primaryKey(),
    at: whole().notNull(),
    /** The book of the table it changed, and the messages it led to there: those after `after`, up to `upTo`. */
    book: whole(),
    after: whole(),
    upTo: whole('up_to'),
  });
}

/** Games that are over and were trimmed: all that was answered and said in one row (`statements/archive.ts`), and how much each seat chose. */
function archiveTable(kit: Kit, tables: Tables) {
  const { json, packedText, table } = kit;
  return table('archives', {
    table: ofTables(kit, tables)().primaryKey(),
    choices: json<{ [seat: Seat]: number }>('choices').notNull(),
    game: packedText('game').notNull(),
  });
}
