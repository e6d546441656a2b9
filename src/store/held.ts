/** What the program needs of the database it holds, besides playing on it. */
import type { Store } from '../table/model/store/store.ts';

export interface OwnOptions {
  log: { [level in 'error' | 'warn' | 'info']: (fields: object, text: string) => void };
  /** Another program holds the database now: this one writes nothing more. */
  onLost?(why: Error): void;
  now?: () => number;
  /** Where to keep the deletions of people's data, if this program doesn't make the copies of the database. */
  deletions?: string;
  /** Ends the wait for a database that another program may hold: the opening rejects with an `AbortError`. */
  signal?: AbortSignal;
}

export interface OwnStore extends Store {
  /** When the newest copy was made, in milliseconds since 1970; null: none yet; undefined: this program doesn't make the copies. */
  lastBackup(): number | null | undefined;
  /** Since when a copy has been due that could not be made, in the same unit; null: none is due; undefined likewise. */
  backupDue(): number | null | undefined;
  /**
   * How many posts wait for their time, since when the first of them has been due or failing (in ms since 1970; null: none waits), how many wait
   * until something changes, and how many games are under way. Null: another process on this database reports this for all.
   */
  figures(): { deliveries: { waiting: number; parked: number; oldest: number | null }; games: number } | null;
  /** How many connections to the database are in use, and how many callers wait for one; undefined: there is only one connection. */
  pool?: () => { used: number; waiting: number };
  /**
   * Reserves `slots` slots for requests to Discord, each `slotMs` long, and returns how many milliseconds it is until the first; undefined: no other
   * process uses this database.
   */
  reserve?: (slots: number, slotMs: number) => Promise<number>;
  /** Makes a copy if the last one is an hour old and something has changed since. Never rejects. */
  backUpIfDue(): Promise<void>;
  /** Records outside the database whose data was deleted, if others make its copies. Never rejects, because the deletion itself is done. */
  keepDeletions(): Promise<void>;
  /** Waits for a copy that is being made, frees the database for the next program, and closes. */
  stop(): Promise<void>;
}
