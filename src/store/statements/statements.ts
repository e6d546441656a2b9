/**
 * What is asked and what is written, as both engines have it. A read or a change is a generator: it yields statements, gets what they found, and knows
 * nothing of how they are run. SQLite runs them at once, inside one turn of the loop; PostgreSQL sends them and waits.
 */

import type { Changes, Reads } from '../../table/model/store.ts';
import type { BetterSQLite3Database } from '../drizzle/sqlite.ts';
import type { Schema } from '../schema/index.ts';

export type Values = { [name: string]: unknown };

/** Where statements are prepared: for an engine other than SQLite `db` and `schema` are its own, under SQLite's types. */
export interface Ground {
  db: BetterSQLite3Database;
  schema: Schema;
  /** Prepares a statement of drizzle, in the engine's way. */
  prepare(statement: object, asks: boolean): unknown;
}

/** One statement with its values. */
export interface Step {
  /** What `Ground.prepare` made of it. */
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

/** A query of drizzle that gives rows, as SQLite's types have it. */
interface Query<Row> {
  prepare(): { all(values?: Values): Row[] };
}

/** A statement that gives rows: it is asked with its values. */
export function asks<Row>({ prepare }: Ground, query: Query<Row>): (values?: Values) => Question<Row> {
  const prepared = prepare(query, true);
  return (values = {}) => ({ prepared, values, asks: true });
}

/** A statement that only writes. */
export function writes(
  { prepare }: Ground,
  statement: { prepare(): { run(values?: Values): unknown } },
): (values: Values, orConflict?: string) => Step {
  const prepared = prepare(statement, false);
  return (values, orConflict) => ({ prepared, values, asks: false, ...(orConflict !== undefined && { orConflict }) });
}

/** All rows that a question finds. */
export function* rows<Row>(question: Question<Row>): Asking<Row[]> {
  return (yield [question])[0] as Row[];
}

/** The first row that a question finds, or null. */
export function* row<Row>(question: Question<Row>): Asking<Row | null> {
  return ((yield [question])[0]![0] as Row | undefined) ?? null;
}

/** What several questions find that are asked at once, of one moment. */
export function* together<Rows extends unknown[]>(...questions: { [I in keyof Rows]: Question<Rows[I]> }): Asking<{ [I in keyof Rows]: Rows[I][] }> {
  return (yield questions) as { [I in keyof Rows]: Rows[I][] };
}

/** Questions of the store's port as they are carried through. */
export type Asked = { [K in keyof Reads]: (...given: Parameters<Reads[K]>) => Asking<Awaited<ReturnType<Reads[K]>>> };

/** Changes of the store's port as they are carried through. */
export type Made = { [K in keyof Changes]: (...given: Parameters<Changes[K]>) => Asking<void> };
