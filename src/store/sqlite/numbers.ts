/** Numbers in place of words that would stand in every row: the book of a table, and the phrase of a message. */
import { and, type BetterSQLite3Database, eq, sql } from './drizzle.ts';
import { books, phrases } from './schema.ts';

export interface Numbers {
  /** The book of a table, begun if there is none. */
  book(table: string): number;
  /** A message's key with the names of its arguments. */
  phrase(key: string, fields: string): number;
  /** What was begun may not have been kept. */
  forget(): void;
}

const given = sql.placeholder;
/** Both are small, and what is in use stays known. */
const most = 2000;

/** Called inside a transaction alone. */
export function prepareNumbers(db: BetterSQLite3Database): Numbers {
  const book = db
    .select({ no: books.no })
    .from(books)
    .where(eq(books.table, given('table')))
    .prepare();
  const addBook = db
    .insert(books)
    .values({ table: given('table') })
    .returning({ no: books.no })
    .prepare();
  const phrase = db
    .select({ no: phrases.id })
    .from(phrases)
    .where(and(eq(phrases.key, given('key')), eq(phrases.fields, given('fields'))))
    .prepare();
  const addPhrase = db
    .insert(phrases)
    .values({ key: given('key'), fields: given('fields') })
    .returning({ no: phrases.id })
    .prepare();

  const known = new Map<string, number>();
  const remember = (name: string, find: () => { no: number }): number => {
    let number = known.get(name);
    if (number === undefined) {
      if (known.size >= most) known.clear();
      number = find().no;
      known.set(name, number);
    }
    return number;
  };
  return {
    book: (table) => remember(table, () => book.get({ table }) ?? addBook.get({ table })),
    phrase: (key, fields) => remember(`${key} ${fields}`, () => phrase.get({ key, fields }) ?? addPhrase.get({ key, fields })),
    forget: () => known.clear(),
  };
}
