/** Messages as rows store them, by numbers that replace the words which would otherwise be in every row: a table's book, and a message's phrase. */

import type { MessageRow } from '../../table/model/store/store.ts';
import { matching } from '../columns/given.ts';
import { damaged } from '../columns/kit.ts';
import { and, eq, type SQL, sql } from '../drizzle/core.ts';
import type { Schema } from '../schema/index.ts';
import { type Asking, type Ground, type Question, row } from './statements.ts';

export interface Numbers {
  /** The book of a table, created if it has none. */
  book(table: string): Asking<number>;
  /** The number of a message's key with the names of its arguments. */
  phrase(key: string, fields: string): Asking<number>;
  /** Forgets all numbers, because those just created may have been rolled back. */
  forget(): void;
}

const given = sql.placeholder;
/** The book of the table that is given under this name. */
export const bookOf = ({ books }: Schema, name: string): SQL<number> => sql`(select ${books.no} from ${books} where ${books.table} = ${given(name)})`;

/** How many numbers are remembered: all are small, and those in use are soon known again. */
const most = 2000;

interface No {
  no: number;
}

/** Only for use inside a transaction. */
export function prepareNumbers({ asks, db, schema }: Ground): Numbers {
  const { books, phrases } = schema;
  const book = asks(db.select({ no: books.no }).from(books).where(matching(books, 'table')));
  const addBook = asks(
    db
      .insert(books)
      .values({ table: given('table') })
      .onConflictDoNothing()
      .returning({ no: books.no }),
  );
  const phrase = asks(
    db
      .select({ no: phrases.id })
      .from(phrases)
      .where(matching(phrases, 'key', 'fields')),
  );
  const addPhrase = asks(
    db
      .insert(phrases)
      .values({ key: given('key'), fields: given('fields') })
      .onConflictDoNothing()
      .returning({ no: phrases.id }),
  );

  const known = new Map<string, number>();
  function* numberOf(name: string, find: () => Question<No>, add: () => Question<No>): Asking<number> {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Another process may add it between the first two.
    const { no } = (yield* row(find())) ?? (yield* row(add())) ?? (yield* row(find()))!;
    if (known.size >= most) known.clear();
    known.set(name, no);
    return no;
  }
  return {
    book: (table) =>
      numberOf(
        table,
        () => book({ table }),
        () => addBook({ table }),
      ),
    phrase: (key, fields) =>
      numberOf(
        `${key} ${fields}`,
        () => phrase({ key, fields }),
        () => addPhrase({ key, fields }),
      ),
    forget: () => known.clear(),
  };
}

/** The fields of a message, joined with its phrase and the answer that led to it. */
export const lineOf = ({ answers, messages, phrases }: Schema) => ({
  n: messages.n,
  answer: messages.answer,
  to: messages.to,
  key: phrases.key,
  fields: phrases.fields,
  args: messages.args,
  at: sql<number>`coalesce(${messages.at}, ${answers.at})`.mapWith(Number),
});

/** Those messages of a table that were not taken back. */
export function saidAt({ db, schema }: Pick<Ground, 'db' | 'schema'>, which?: SQL) {
  const { answers, messages, phrases } = schema;
  return db
    .select(lineOf(schema))
    .from(messages)
    .innerJoin(phrases, eq(phrases.id, messages.phrase))
    .leftJoin(answers, and(eq(answers.book, messages.book), eq(answers.n, messages.answer)))
    .where(and(eq(messages.book, bookOf(schema, 'table')), which, eq(messages.undone, false)));
}

interface Line extends Pick<Schema['messages']['$inferSelect'], 'n' | 'answer' | 'to' | 'args'>, Omit<Schema['phrases']['$inferSelect'], 'id'> {
  at: number;
}

/** The message of a row; one with damaged values says so. */
export function toMessage({ n, answer, to, key, fields, args, at }: Line): MessageRow {
  const names = fields === '' ? [] : fields.split(',');
  if (args === damaged || (args?.length ?? 0) !== names.length) return { n, answer, to, message: { key: 'table.damaged' }, at };
  return { n, answer, to, message: args === null ? { key } : { key, args: Object.fromEntries(names.map((name, i) => [name, args[i]!])) }, at };
}
