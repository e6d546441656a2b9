/**
 * What is asked and what is written, as both engines have it. A read or a change is a generator: it yields statements, gets what they found, and knows
 * nothing of how they are run. SQLite runs them at once, inside one turn of the loop; PostgreSQL sends them and waits.
 */

import { type Change, type Changes, type Reads, type Store, StoreBusy } from '../../table/model/store.ts';
import { columnsOf, eachGiven, eachOf, matching, offered, without } from '../columns/given.ts';
import type { Database, Query, Statement, Table } from '../drizzle/neutral.ts';
import type { Schema } from '../schema/index.ts';

export type Values = { [name: string]: unknown };

/** What statements are made of and prepared by: an engine's own, bound in its `dialect.ts`. */
export interface Engine {
  db: Database;
  schema: Schema;
  /** Prepares a statement in the engine's way. */
  prepare(statement: Statement, asks: boolean): unknown;
}

/** One statement with its values. */
export interface Step {
  /** What `Engine.prepare` made of it. */
  prepared: unknown;
  values: Values;
  /** It gives rows; else it only writes, and nobody waits for what comes of it. */
  asks: boolean;
  /** For what must write exactly one row: what else is said in a `Conflict`. */
  orConflict?: string;
}

/** A step that gives rows of this kind. */
export interface Question<Row> extends Step {
  readonly row?: Row;
}

/** Something that yields statements, those of one yield together. */
export type Asking<T> = Generator<readonly Step[], T, readonly (readonly unknown[])[]>;

type Row<T extends Table> = T['$inferSelect'];

/** Where statements are prepared, once for a connection. */
export interface Ground extends Pick<Engine, 'db' | 'schema'> {
  /** A statement that gives rows: it is asked with its values. */
  asks<Row>(query: Query<Row>): (values?: Values) => Question<Row>;
  /** A statement that only writes. */
  writes(statement: Statement): (values: Values, orConflict?: string) => Step;
  /** Adds a row. */
  adds<T extends Table>(table: T): (row: Row<T>) => Step;
  /** Puts a row in the place of the one with the same key, if there is one. */
  puts<T extends Table, K extends keyof Row<T> & string>(table: T, ...key: [K, ...K[]]): (row: Row<T>) => Step;
  /** Drops the rows that are as is given. */
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

/** These steps together, of which nothing is waited for. */
export function* steps(...together: Step[]): Asking<void> {
  yield together;
}

// Whoever runs statements gives what each of them found, in their order: a generator cannot say that of its yields, so the next three say it.

/** All rows that a question finds. */
export function* rows<Row>(question: Question<Row>): Asking<Row[]> {
  return (yield [question])[0] as Row[];
}

/** The first row that a question finds, or null. */
export function* row<Row>(question: Question<Row>): Asking<Row | null> {
  return ((yield [question])[0] as Row[])[0] ?? null;
}

/** What several questions find that are asked at once, of one moment. */
export function* together<Rows extends unknown[]>(...questions: { [I in keyof Rows]: Question<Rows[I]> }): Asking<{ [I in keyof Rows]: Rows[I][] }> {
  return (yield questions) as { [I in keyof Rows]: Rows[I][] };
}

/** Questions of the store's port as they are carried through. */
export type Asked = { [K in keyof Reads]: (...given: Parameters<Reads[K]>) => Asking<Awaited<ReturnType<Reads[K]>>> };

/** Changes of the store's port as they are carried through. */
export type Made = { [K in keyof Changes]: (...given: Parameters<Changes[K]>) => Asking<void> };

/** One change of a list. */
export const make = (changes: Made, [what, ...given]: Change): Asking<void> =>
  // What is given stands in the list beside its name, and TypeScript forgets which belongs to which.
  (changes[what] as (...given: readonly unknown[]) => Asking<void>)(...given);

/** The questions of the store's port, each in the way of an engine: `names` says which there are. */
export function eachRead(names: Asked, carry: <T>(ask: (asked: Asked) => Asking<T>) => Promise<T>): Reads {
  type Ask = (...given: readonly unknown[]) => Asking<unknown>;
  const known: { [name: string]: unknown } = names;
  const each = Object.keys(known).map((name) => [
    name,
    // The question of this name is found in what is asked as it was in `names`.
    (...given: readonly unknown[]) => carry((asked: { [name: string]: unknown }) => (asked[name] as Ask)(...given)),
  ]);
  // One for each name of the port, with its own arguments and answer, which `fromEntries` cannot say.
  return Object.fromEntries(each) as Reads;
}

type Answered = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * The same store. `close` lets everything begun come to its end before the connection goes; whoever asks afterwards is rejected with `StoreBusy`, because
 * nothing is wrong and nothing was changed: the program ends, and another one goes on.
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
  const { onCall, close, ...asking } = store;
  const each = Object.entries<unknown>(asking).map(([name, ask]) => [name, guarded(ask as Answered)]);
  return {
    // Each under its own name, with its own arguments and answer, which `fromEntries` cannot say.
    ...(Object.fromEntries(each) as typeof asking),
    onCall,
    close() {
      closing ??= Promise.allSettled(underWay).then(close);
      return closing;
    },
  };
}
