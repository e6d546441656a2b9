/** Numbers in place of words that would stand in every row: the book of a table, and the phrase of a message. */
import { matching } from '../columns/given.ts';
import { type SQL, sql } from '../drizzle/core.ts';
import type { Schema } from '../schema/index.ts';
import { type Asking, type Ground, type Question, row } from './statements.ts';

export interface Numbers {
  /** The book of a table, begun if there is none. */
  book(table: string): Asking<number>;
  /** A message's key with the names of its arguments. */
  phrase(key: string, fields: string): Asking<number>;
  /** What was begun may not have been kept. */
  forget(): void;
}

const given = sql.placeholder;
/** The book of the table that is given under this name. */
export const bookOf = ({ books }: Schema, name: string): SQL<number> => sql`(select ${books.no} from ${books} where ${books.table} = ${given(name)})`;

/** Both are small, and what is in use stays known. */
const most = 2000;

interface No {
  no: number;
}

/** Used inside a transaction alone. */
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
