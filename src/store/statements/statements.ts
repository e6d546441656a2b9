/**
 * Queries and changes, the same for both engines. A read or a change is a generator: it yields statements, gets what they found, and doesn't know how
 * they are run. SQLite runs them at once, inside one turn of the event loop; PostgreSQL sends them and waits.
 */

import { type Change, type Changes, type Reads, type Store, StoreBusy } from '../../table/model/store/store.ts';
import { columnsOf, eachGiven, eachOf, matching, offered, without } from '../columns/given.ts';
import type { Database, Query, Statement, Table } from '../drizzle/neutral.ts';
import type { Schema } from '../schema/index.ts';

export type Values = { [name: string]: unknown };

/** What builds and prepares statements: each engine has its own, bound in its `dialect.ts`. */
export interface Engine {
  db: Database;
  schema: Schema;
  /** Prepares a statement in the engine's way. */
  prepare(statement: Statement, asks: boolean): unknown;
}

/** One statement with its values. */
export interface Step {
  /** What `Engine.prepare` returned. */
  prepared: unknown;
  values: Values;
  /** Whether it returns rows; otherwise it only writes, and nobody waits for its result. */
  asks: boolean;
  /** For a statement that must write exactly one row: the message of the `Conflict` if it doesn't. */
  orConflict?: string;
}

/** A step that returns rows of this type. */
export interface Question<Row> extends Step {
  readonly row?: Row;
}

/** A generator of statements, where those of one yield run together. */
export type Asking<T> = Generator<readonly Step[], T, readonly (readonly unknown[])[]>;

type Row<T extends Table> = T['$inferSelect'];

/** Where statements are prepared, once per connection. */
export interface Ground extends Pick<Engine, 'db' | 'schema'> {
  /** A statement that returns rows, once it is given its values. */
  asks<Row>(query: Query<Row>): (values?: Values) => Question<Row>;
  /** A statement that only writes. */
  writes(statement: Statement): (values: Values, orConflict?: string) => Step;
  /** Adds a row. */
  adds<T extends Table>(table: T): (row: Row<T>) => Step;
  /** Inserts a row, or replaces the one with the same key. */
  puts<T extends Table, K extends keyof Row<T> & string>(table: T, ...key: [K, ...K[]]): (row: Row<T>) => Step;
  /** Deletes the rows that match these values. */
  drops<T extends Table, K extends keyof Row<T> & string>(table: T, ...by: [K, ...K[]]): (values: Pick<Row<T>, K>) => Step;
}

export function groundOf({ db, schema, prepare }: Engine): Ground {
  const writes: Ground['writes'] = (statement) => {
    const prepared = prepare(statement, false);
    return (values, orConflict) => ({ prepared, values, asks: false, ...(orConflict !== undefined && { orConflict }) });
  };
  return {
    db,
    schema,
    writes,
    asks(query) {
      const prepared = prepare(query, true);
      return (values = {}) => ({ prepared, values, asks: true });
    },
    adds: (table) => writes(db.insert(table).values(eachGiven(table))),
    puts(table, ...key) {
      const columns = columnsOf(table);
      const set = eachOf(without(columns, ...key), (_, column) => offered(column));
      return writes(
        db
          .insert(table)
          .values(eachGiven(table))
          .onConflictDoUpdate({ target: key.map((name) => columns[name]!), set }),
      );
    },
    drops: (table, ...by) => writes(db.delete(table).where(matching(table, ...by))),
  };
}

/** Runs these steps together, without waiting for any result. */
export function* steps(...together: Step[]): Asking<void> {
  yield together;
}

// A generator's type can't say that each yield returns what its statements found, in order, so the next three functions say it.

/** All rows that a question finds. */
export function* rows<Row>(question: Question<Row>): Asking<Row[]> {
  return (yield [question])[0] as Row[];
}

/** The first row that a question finds, or null. */
export function* row<Row>(question: Question<Row>): Asking<Row | null> {
  return ((yield [question])[0] as Row[])[0] ?? null;
}

/** What several questions find at the same moment. */
export function* together<Rows extends unknown[]>(...questions: { [I in keyof Rows]: Question<Rows[I]> }): Asking<{ [I in keyof Rows]: Rows[I][] }> {
  return (yield questions) as { [I in keyof Rows]: Rows[I][] };
}

/** The questions of the store's port, as generators. */
export type Asked = { [K in keyof Reads]: (...given: Parameters<Reads[K]>) => Asking<Awaited<ReturnType<Reads[K]>>> };

/** The changes of the store's port, as generators. */
export type Made = { [K in keyof Changes]: (...given: Parameters<Changes[K]>) => Asking<void> };

/** One change of a list. */
export const make = (changes: Made, [what, ...given]: Change): Asking<void> =>
  // The list pairs a name with its arguments, and TypeScript loses track of which belong together.
  (changes[what] as (...given: readonly unknown[]) => Asking<void>)(...given);

/** The questions of the store's port, each carried out by the engine; `names` lists them. */
export function eachRead(names: Asked, carry: <T>(ask: (asked: Asked) => Asking<T>) => Promise<T>): Reads {
  type Ask = (...given: readonly unknown[]) => Asking<unknown>;
  const known: { [name: string]: unknown } = names;
  const each = Object.keys(known).map((name) => [
    name,
    // `asked` has the same questions as `names`, under the same names.
    (...given: readonly unknown[]) => carry((asked: { [name: string]: unknown }) => (asked[name] as Ask)(...given)),
  ]);
  // One for each name of the port, with its own arguments and answer, which the type of `fromEntries` can't express.
  return Object.fromEntries(each) as Reads;
}

type Answered = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * The same store. `close` lets everything under way finish before the connection closes; later calls reject with `StoreBusy`, because nothing is
 * wrong and nothing was changed: this program ends, and another one goes on.
 */
export function untilClosed(store: Store): Store {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const guarded =
    (ask: Answered): Answered =>
    (...given) => {
      if (closing !== null) return Promise.reject(new StoreBusy('The database is closed: this process ends.'));
      const working = ask(...given);
      underWay.add(working);
      const over = () => void underWay.delete(working);
      working.then(over, over);
      return working;
    };
  const { onCall, onTold, close, ...asking } = store;
  const each = Object.entries<unknown>(asking).map(([name, ask]) => [name, guarded(ask as Answered)]);
  return {
    // Each under its own name, with its own arguments and answer, which the type of `fromEntries` can't express.
    ...(Object.fromEntries(each) as typeof asking),
    onCall,
    onTold,
    close() {
      closing ??= Promise.allSettled(underWay).then(close);
      return closing;
    },
  };
}
