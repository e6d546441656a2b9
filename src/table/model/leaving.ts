/** The part of the store's port that is about people and servers who have what is kept of them deleted. */

import type { PersonRow, TableRow } from './rows.ts';
import type { ReminderKind } from './sending.ts';

/** Somebody at a table, with what the table is: of who has been there before, them alone. */
export interface OwnRow
  extends Omit<PersonRow, 'user'>,
    Pick<TableRow, 'phase' | 'game' | 'guild' | 'channel' | 'created' | 'updated' | 'answers' | 'outcome' | 'former'> {
  table: string;
  isHost: boolean;
}

/** That somebody's data is deleted, or was. */
export interface ErasureRow {
  /** What can be told of their id without knowing it (`hashOf`). */
  hash: string;
  salt: string;
  /** When something of theirs was deleted last, in ms since 1970. */
  at: number;
  /** Their id; null: all of it is deleted. */
  user: string | null;
  /** The id that takes the place of theirs; null: it has, everywhere. */
  alias: string | null;
}

/** That a server has removed the bot, or (`asked`) wants its games deleted. */
export interface DepartureRow {
  guild: string;
  at: number;
  asked: boolean;
}

/** A table by when it was changed last. */
export type EndedRow = Pick<TableRow, 'id' | 'updated'>;

export interface LeavingReads {
  /** Those whose data is being deleted. */
  erasing(): Promise<ErasureRow[]>;
  /** The salt of the erasures there are; null: there are none. */
  erasureSalt(): Promise<string | null>;
  /** All tables at which a user is named, in whatever way, but for what they have seen and are reminded of there. */
  namedAt(user: string): Promise<string[]>;
  /** Somebody's own rows at all tables, those they only were invited to as well. */
  ownRows(user: string): Promise<OwnRow[]>;
  /** The tables at which somebody has handed a seat over. */
  formerAt(user: string): Promise<string[]>;
  /** All that somebody has met, and up to which message they have seen each table. */
  metAll(user: string): Promise<{ game: string; kind: string }[]>;
  looksOf(user: string): Promise<{ table: string; upTo: number }[]>;
  /** What they are to be reminded of, or were. */
  remindersOf(user: string): Promise<{ table: string; kind: ReminderKind; due: number; taken: number | null }[]>;
  /** The servers that are to be forgotten, the first first; and whether one is. */
  departures(): Promise<DepartureRow[]>;
  departure(guild: string): Promise<DepartureRow | null>;
  /** All tables that were opened on a server before `before`, whatever became of them. */
  everOn(guild: string, before: number, limit: number): Promise<string[]>;
  /** The servers on which a table was ever opened. */
  guilds(): Promise<string[]>;
  /** All who are noted at a table, whoever was only invited as well. */
  usersAt(table: string): Promise<string[]>;
  /** Whether nothing of a table waits to be said. */
  isTold(table: string): Promise<boolean>;
  /** Tables that were over or closed before `before`, those after this one, the longest first. */
  endedSince(after: EndedRow, before: number, limit: number): Promise<(EndedRow & Pick<TableRow, 'phase'>)[]>;
}

export interface LeavingChanges {
  /** In place of the erasure with the same hash. */
  putErasure(row: ErasureRow): void;
  /** In place of what is noted of that server. */
  putDeparture(row: DepartureRow): void;
  dropDeparture(guild: string): void;
  /** What is chosen for a server. */
  dropServer(guild: string): void;
  /** Puts another id and no name in the place of somebody's at a table; `gone`: nobody waits for them since then. */
  renamePerson(table: string, user: string, to: string, gone: number | null): void;
  /** What somebody has seen, and when they were there last. */
  dropTraces(user: string): void;
  /** What somebody has chosen, taken off and met, and their reminders. */
  dropChoices(user: string): void;
  /** A table with everything that belongs to it. */
  dropTable(id: string): void;
  /**
   * Of a game that is over, forgets what nobody reads any more: ways back, what was taken back, proposals, who has seen what. The rest becomes one packed row,
   * which all reads look into.
   */
  trim(table: string): void;
}
