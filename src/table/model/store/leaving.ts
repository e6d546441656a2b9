/** The part of the store's port that deletes the data of people and servers. */

import type { ReminderKind } from '../outbox/sending.ts';
import type { PersonRow, TableRow } from './rows.ts';

/** One person at a table, with the table's own data; `former` holds only this person's entries. */
export interface OwnRow
  extends Omit<PersonRow, 'user'>,
    Pick<TableRow, 'phase' | 'game' | 'guild' | 'channel' | 'created' | 'updated' | 'answers' | 'outcome' | 'former'> {
  table: string;
  isHost: boolean;
}

/** An erasure of a person's data, running or finished. */
export interface ErasureRow {
  /** A hash that recognizes their id without storing it (`hashOf`). */
  hash: string;
  salt: string;
  /** When any of their data was last deleted, in ms since 1970. */
  at: number;
  /** Their id; null: everything is deleted. */
  user: string | null;
  /** The id that replaces theirs; null: it has replaced it everywhere. */
  alias: string | null;
}

/** A server that has removed the bot, or (`asked`) wants its games deleted. */
export interface DepartureRow {
  guild: string;
  at: number;
  asked: boolean;
}

/** A table by the time of its last change. */
export type EndedRow = Pick<TableRow, 'id' | 'updated'>;

export interface LeavingReads {
  /** The people whose data is being deleted. */
  erasing(): Promise<ErasureRow[]>;
  /** The salt of the existing erasures; null: there are none. */
  erasureSalt(): Promise<string | null>;
  /** All tables that name a user in any way, except in what they have seen and their reminders there. */
  namedAt(user: string): Promise<string[]>;
  /** A person's own rows at all tables, including those they were only invited to. */
  ownRows(user: string): Promise<OwnRow[]>;
  /** The tables at which a person has handed over a seat. */
  formerAt(user: string): Promise<string[]>;
  /** All that a person has met, and up to which message they have seen each table. */
  metAll(user: string): Promise<{ game: string; kind: string }[]>;
  looksOf(user: string): Promise<{ table: string; upTo: number }[]>;
  /** Their reminders, due and taken. */
  remindersOf(user: string): Promise<{ table: string; kind: ReminderKind; due: number; taken: number | null }[]>;
  /** The servers to be forgotten, oldest first; and whether one is among them. */
  departures(): Promise<DepartureRow[]>;
  departure(guild: string): Promise<DepartureRow | null>;
  /** All tables that were opened on a server before `before`, in any phase. */
  everOn(guild: string, before: number, limit: number): Promise<string[]>;
  /** The servers on which any table was ever opened. */
  guilds(): Promise<string[]>;
  /** All people recorded at a table, including those who were only invited. */
  usersAt(table: string): Promise<string[]>;
  /** Whether a table has nothing left to post. */
  isTold(table: string): Promise<boolean>;
  /** Tables that were over or closed before `before`, those after `after`, oldest first. */
  endedSince(after: EndedRow, before: number, limit: number): Promise<(EndedRow & Pick<TableRow, 'phase'>)[]>;
}

export interface LeavingChanges {
  /** Replaces the erasure with the same hash. */
  putErasure(row: ErasureRow): void;
  /** Replaces the departure of that server. */
  putDeparture(row: DepartureRow): void;
  dropDeparture(guild: string): void;
  /** Deletes a server's settings. */
  dropServer(guild: string): void;
  /** Replaces a person's id at a table and removes their name; `gone`: since when nobody waits for them. */
  renamePerson(table: string, user: string, to: string, gone: number | null): void;
  /** Deletes what a person has seen, and when they were last there. */
  dropTraces(user: string): void;
  /** Deletes everything else that is theirs alone: settings, days off, met kinds and reminders. */
  dropChoices(user: string): void;
  /** Deletes a table with everything that belongs to it. */
  dropTable(id: string): void;
  /**
   * Forgets what nobody reads anymore of a finished game: ways back, what was taken back, proposals, who has seen what. The rest becomes one packed
   * row, which all reads look into.
   */
  trim(table: string): void;
}
