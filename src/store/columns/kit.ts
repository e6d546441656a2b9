/** The building blocks of a schema. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Declaring, Field, Numbered } from '../drizzle/neutral.ts';

/** What a damaged value reads as, where its row must be readable all the same. */
export const damaged = Symbol('damaged');

/** What each engine does its own way: declaring tables and plain columns. */
interface Dialect extends Declaring {
  text(name?: string): Field<string>;
  /** An integer of at most 53 bits; times are milliseconds since 1970. */
  whole(name?: string): Field<number>;
  flag(name?: string): Field<boolean>;
  /** A number that the database gives; `counted` never gives one again. */
  numbered(): Numbered;
  counted(): Numbered;
}

/** An engine's way to make a column that stores something the engine doesn't know. */
export type Custom = <T, Kept>(how: { dataType(): string; toDriver?(value: T): Kept; fromDriver?(kept: Kept): T }) => (name: string) => Field<T>;

/** The types in which an engine stores small numbers, long texts, bytes and Discord's ids. */
export interface Types {
  small: string;
  longText: 'text' | 'bytea';
  bytes: string;
  snowflake: string;
}

export type Kit = Dialect & ReturnType<typeof ownColumns>;

/** Columns that store something the engines don't know. */
export const ownColumns = (custom: Custom, types: Types) => ({
  /** A column of plain JSON. Null is the database's own NULL, also in a prepared statement (drizzle's JSON mode would write the word). */
  json: <T>(name: string) =>
    custom<T, string | null>({
      dataType: () => 'text',
      toDriver: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
      fromDriver: (text): T => JSON.parse(text ?? 'null'),
    })(name),

  /** Like `json`, but an unreadable value is `damaged` instead of an error. */
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

  /** One of a few words, stored as its index in this list: in SQLite, the first two take no space. The list may only grow, at its end. */
  oneOf: <T extends string>(name: string, all: readonly T[]) =>
    custom<T, number>({
      dataType: () => types.small,
      toDriver: (value) => all.indexOf(value),
      fromDriver: (place) => all[place]!,
    })(name),

  /** A text that is nearly always a number too great for JavaScript: SQLite stores it as a number, in half the space. It is looked up, never read. */
  snowflake: (name: string) => custom<string, string>({ dataType: () => types.snowflake })(name),

  /**
   * A long text that is soon forgotten. PostgreSQL stores it packed; SQLite doesn't, because packing would take a third of the time of a commit
   * there. Reads what older versions packed.
   */
  longText: (name: string) =>
    custom<string, Buffer | string>({
      dataType: () => types.longText,
      toDriver: (value) => (types.longText === 'text' ? value : deflateRawSync(value, { level: 1 })),
      fromDriver: (text) => (typeof text === 'string' ? text : inflateRawSync(text).toString()),
    })(name),

  /** A long text that stays and is seldom read: both engines pack it as tightly as they can. */
  packedText: (name: string) =>
    custom<string, Buffer>({
      dataType: () => types.bytes,
      toDriver: (value) => deflateRawSync(value, { level: 9 }),
      fromDriver: (kept) => inflateRawSync(kept).toString(),
    })(name),
});
