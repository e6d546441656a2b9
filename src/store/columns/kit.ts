/** What a schema is made of. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Declaring, Field, Numbered } from '../drizzle/neutral.ts';

/** What a damaged value reads as, where a row must be read all the same. */
export const damaged = Symbol('damaged');

/** What an engine has of its own: how its tables and plain columns are declared. */
interface Dialect extends Declaring {
  text(name?: string): Field<string>;
  /** A whole number, of at most 53 bits; times are milliseconds since 1970. */
  whole(name?: string): Field<number>;
  flag(name?: string): Field<boolean>;
  /** A number that the database gives; `counted`: never again one that it has given before. */
  numbered(): Numbered;
  counted(): Numbered;
}

/** An engine's way to make a column that keeps something other than what the engine knows. */
export type Custom = <T, Kept>(how: { dataType(): string; toDriver?(value: T): Kept; fromDriver?(kept: Kept): T }) => (name: string) => Field<T>;

/** In what an engine keeps small numbers, long texts and numbers of Discord. */
export interface Types {
  small: string;
  longText: 'text' | 'bytea';
  bytes: string;
  snowflake: string;
}

export type Kit = Dialect & ReturnType<typeof ownColumns>;

/** Columns that keep something other than what the engine knows. */
export const ownColumns = (custom: Custom, types: Types) => ({
  /** A column of plain JSON. Null is the database's own NULL, also where a statement is prepared (drizzle's JSON mode would write the word). */
  json: <T>(name: string) =>
    custom<T, string | null>({
      dataType: () => 'text',
      toDriver: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
      fromDriver: (text): T => JSON.parse(text ?? 'null'),
    })(name),

  /** Like `json`, but a value that cannot be read is `damaged` instead of an error. */
  lenientJson: <T>(name: string) =>
    custom<T | typeof damaged, string | null>({
      dataType: () => 'text',
      toDriver: (value) => (value === null || value === undefined || value === damaged ? null : JSON.stringify(value)),
      fromDriver(text): T | typeof damaged {
        try {
          return JSON.parse(text ?? 'null');
        } catch {
          return damaged;
        }
      },
    })(name),

  /** One of a few words, kept as its place in this list: in SQLite, the first two take no room. The list only grows, at its end. */
  oneOf: <T extends string>(name: string, all: readonly T[]) =>
    custom<T, number>({
      dataType: () => types.small,
      toDriver: (value) => all.indexOf(value),
      fromDriver: (place) => all[place]!,
    })(name),

  /** A text that is nearly always a number too great for JavaScript: SQLite keeps it as one, in half the room. It is looked for, never read. */
  snowflake: (name: string) => custom<string, string>({ dataType: () => types.snowflake })(name),

  /**
   * A long text that is forgotten before long. PostgreSQL keeps it packed; SQLite as it is, for packing takes a third of the time of a commit there. What
   * older versions packed is read.
   */
  longText: (name: string) =>
    custom<string, Buffer | string>({
      dataType: () => types.longText,
      toDriver: (value) => (types.longText === 'text' ? value : deflateRawSync(value, { level: 1 })),
      fromDriver: (text) => (typeof text === 'string' ? text : inflateRawSync(text).toString()),
    })(name),

  /** A long text that stays and is seldom read: both engines keep it packed as well as it goes. */
  packedText: (name: string) =>
    custom<string, Buffer>({
      dataType: () => types.bytes,
      toDriver: (value) => deflateRawSync(value, { level: 9 }),
      fromDriver: (kept) => inflateRawSync(kept).toString(),
    })(name),
});
