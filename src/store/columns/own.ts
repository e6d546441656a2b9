/** Columns that keep something other than what the engine knows, and placeholders for columns. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { getTableColumns, Param, type Placeholder, type SQL, sql } from '../drizzle/core.ts';
import type { customType as CustomType, SQLiteColumn, SQLiteTable } from '../drizzle/sqlite.ts';

/** What a damaged value reads as, where a row must be read all the same. */
export const damaged = Symbol('damaged');

/** These columns with an engine's own way to make them, and the types it keeps small numbers, long texts and numbers of Discord in. */
export const ownColumns = (customType: typeof CustomType, kept: { small: string; longText: 'text' | 'bytea'; snowflake: string }) => ({
  /** A column of plain JSON. Null is the database's own NULL, also where a statement is prepared (drizzle's JSON mode would write the word). */
  json: <T>(name: string) =>
    customType<{ data: T; driverData: string | null }>({
      dataType: () => 'text',
      toDriver: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
      fromDriver: (text) => JSON.parse(text ?? 'null') as T,
    })(name),

  /** Like `json`, but a value that cannot be read is `damaged` instead of an error. */
  lenientJson: <T>(name: string) =>
    customType<{ data: T | typeof damaged; driverData: string | null }>({
      dataType: () => 'text',
      toDriver: (value) => (value === null || value === undefined || value === damaged ? null : JSON.stringify(value)),
      fromDriver(text) {
        try {
          return JSON.parse(text ?? 'null') as T;
        } catch {
          return damaged;
        }
      },
    })(name),

  /** One of a few words, kept as its place in this list: in SQLite, the first two take no room. The list only grows, at its end. */
  oneOf: <T extends string>(name: string, all: readonly T[]) =>
    customType<{ data: T; driverData: number }>({
      dataType: () => kept.small,
      toDriver: (value) => all.indexOf(value),
      fromDriver: (place) => all[place]!,
    })(name),

  /** A text that is nearly always a number too great for JavaScript: SQLite keeps it as one, in half the room. It is looked for, never read. */
  snowflake: (name: string) => customType<{ data: string; driverData: string }>({ dataType: () => kept.snowflake })(name),

  /**
   * A long text that is forgotten before long. PostgreSQL keeps it packed; SQLite as it is, for packing takes a third of the time of a commit there. What
   * older versions packed is read.
   */
  longText: (name: string) =>
    customType<{ data: string; driverData: Buffer | string }>({
      dataType: () => kept.longText,
      toDriver: (value) => (kept.longText === 'text' ? value : deflateRawSync(value, { level: 1 })),
      fromDriver: (text) => (typeof text === 'string' ? text : inflateRawSync(text).toString()),
    })(name),
});

type Columns<T extends SQLiteTable> = T['_']['columns'];

/** A placeholder for each column of a row to insert, under the column's own name. */
export function eachGiven<T extends SQLiteTable>(table: T): { [K in keyof Columns<T>]: Placeholder } {
  const names = Object.keys(getTableColumns(table));
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as { [K in keyof Columns<T>]: Placeholder };
}

/** A placeholder inside an update, written the way the column writes its values. */
export const put = (name: string, column: SQLiteColumn): SQL => sql`${new Param(sql.placeholder(name), column)}`;

/** Sets each of these columns to what is given under its name. */
export function setGiven<K extends string>(columns: { [Name in K]: SQLiteColumn }): { [Name in K]: SQL } {
  const entries = Object.entries<SQLiteColumn>(columns).map(([name, column]) => [name, put(name, column)]);
  return Object.fromEntries(entries) as { [Name in K]: SQL };
}

/** Something for each of these columns, under its name. */
export const eachOf = <K extends string, T>(columns: { [Name in K]: SQLiteColumn }, make: (name: K, column: SQLiteColumn) => T): { [Name in K]: T } =>
  Object.fromEntries(Object.entries<SQLiteColumn>(columns).map(([name, column]) => [name, make(name as K, column)])) as { [Name in K]: T };
