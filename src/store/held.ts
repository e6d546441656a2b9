/** What the program wants of the database it holds, besides playing on it. */
import type { Store } from '../table/model/store.ts';

export interface OwnOptions {
  log: { [level in 'error' | 'warn' | 'info']: (fields: object, text: string) => void };
  /** Another program holds the database now: nothing more is written. */
  onLost?(why: Error): void;
  now?: () => number;
  /** Where the deletions of people's data are kept, if copies of the database are not this program's business. */
  deletions?: string;
  /** Ends the wait for a database that another program may hold: the opening rejects with an `AbortError`. */
  signal?: AbortSignal;
}

export interface OwnStore extends Store {
  /** When the newest copy was made, in milliseconds since 1970; null: none was yet; undefined: copies are not this program's business. */
  lastBackup(): number | null | undefined;
  /** Since when a copy is due that could not be made, likewise; null: none is. */
  backupDue(): number | null | undefined;
  /**
   * How many posts wait for their time, since when the first of them does or fails (in ms since 1970; null: none waits), how many wait until something
   * changes, and how many games are under way. Null: another process on this database says it for all.
   */
  figures(): { deliveries: { waiting: number; parked: number; oldest: number | null }; games: number } | null;
  /** How many connections to the database are in use, and how many wait for one; undefined: there is but one. */
  pool?: () => { used: number; waiting: number };
  /**
   * Reserves so many slots for requests to Discord, each of so many milliseconds, and gives how long it is until the first; undefined: no other process uses
   * this database.
   */
  reserve?: (slots: number, slotMs: number) => Promise<number>;
  /** Makes a copy if the last one is an hour old and something has changed since. Never rejects. */
  backUpIfDue(): Promise<void>;
  /** Keeps outside the database whose data was deleted, where its copies are made by others. Never rejects: what is deleted is deleted. */
  keepDeletions(): Promise<void>;
  /** Waits for a copy that is being made, lets the next program in, and closes. */
  stop(): Promise<void>;
}
