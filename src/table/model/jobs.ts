/** Jobs: work that one process does for all of them. Each is written in the commit that makes it due, and any free process takes it on. */

/** `think`: a computer is asked something. `review`: a player wants to look back on a finished game; the key is the table. */
export type JobKind = 'think' | 'review';

/** A job as a process took it on. */
export interface JobRow {
  kind: JobKind;
  /** Identifies the job among those of its kind. */
  key: string;
  table: string;
  /** How often it was taken on, including this time. */
  tries: number;
}

export interface JobChanges {
  /** Adds a job that may be taken on from `due`. An existing one stays as it is, but becomes due sooner if nobody has it. */
  putJob(kind: JobKind, key: string, table: string, due: number): void;
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
   * them before then, unless they are freed. Where only one process may use the database, jobs that another one held are free.
   */
  claimJobs(kind: JobKind, holder: string, now: number, until: number, limit: number): Promise<JobRow[]>;
}

/** The key of this seat's `think` job. */
export const thoughtOf = (table: string, seat: string): string => `${table} ${seat}`;
