/** Jobs: work that one process does for all of them. Each is written in the commit that makes it due, and any free process takes it on. */

/**
 * `think`: a computer is asked something. `review`: a player wants to look back on a finished game; the key is the table. `remind`: a reminder was
 * taken to be sent; the key holds it all. `reply`: a player was told that a reply will come; the key is their interaction.
 */
export type JobKind = 'think' | 'review' | 'remind' | 'reply';

/** Begins the name of a process that lets the store know while it lives, so that what it has claimed is free soon after it dies. */
export const liveMark = 'live ';

/** A reply that Discord was told will come, and what it takes to give it. The token is a secret: no log, export or incident contains it. */
export interface Deferral {
  application: string;
  token: string;
  /** When Discord stops accepting the token, in ms since 1970. */
  until: number;
  /** The asker's language, as Discord writes it. */
  locale: string;
  /** What waits for the reply: a placeholder that says "thinking…", or the private message that was pressed. */
  waits: 'placeholder' | 'pressed';
  /** Whether everyone sees the placeholder. */
  isPublic: boolean;
  /** The table that was asked about, as the interaction names it: it may not exist. Null: it names none. */
  table: string | null;
  /** Nobody can carry out the request any more, so the reply says so. */
  isVoid: boolean;
}

/** A job as a process took it on. */
export type JobRow<K extends JobKind = JobKind> = (K extends 'reply' ? { deferral: Deferral } : { table: string }) & {
  kind: K;
  /** Identifies the job among those of its kind. */
  key: string;
  /** How often it was taken on, including this time. */
  tries: number;
};

export interface JobChanges {
  /** Adds a job that may be taken on from `due`. An existing one stays as it is, but becomes due sooner if nobody has it. */
  putJob(kind: 'think' | 'review', key: string, table: string, due: number): void;
  /** Adds a `remind` job that `holder` has taken on until `until`. An existing one stays as it is. */
  putReminding(key: string, table: string, holder: string, until: number): void;
  /** Adds a `reply` that `holder` has taken on until `until`, or replaces what it has stored of it; does nothing if somebody else has it. */
  putReply(key: string, deferral: Deferral, holder: string, until: number): void;
  dropJob(kind: JobKind, key: string): void;
  /** Extends the time of the process that has taken it on, until `until`; does nothing if that isn't `holder`. */
  holdJob(kind: JobKind, key: string, holder: string, until: number): void;
  /** Lets any process take it on from `due`; does nothing if `holder` hasn't taken it on. */
  freeJob(kind: JobKind, key: string, holder: string, due: number): void;
  /** Adds missing `think` jobs: one for each seat of a running game where a computer, or one standing in for a player, is asked something. */
  putMissingThoughts(due: number): void;
}

export interface JobClaims {
  /**
   * Takes on up to `limit` jobs of this kind that are due by `now`, longest due first, for `holder` until `until`, in one statement. Nobody else gets
   * them before then, unless they are freed. Where only one process may use the database, jobs that another one held are free,
   * except `remind`.
   */
  claimJobs<K extends JobKind>(kind: K, holder: string, now: number, until: number, limit: number): Promise<JobRow<K>[]>;
}

/** The key of this seat's `think` job. */
export const thoughtOf = (table: string, seat: string): string => `${table} ${seat}`;
