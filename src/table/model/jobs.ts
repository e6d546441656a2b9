/** Jobs: what is to be done by one process for all of them. Each is written in the commit that makes it due, and taken on by whichever process is free. */

/** `think`: a computer is asked something. `review`: somebody wants to look back on a game that is over; its key is the table. */
export type JobKind = 'think' | 'review';

/** A job as it was taken on. */
export interface JobRow {
  kind: JobKind;
  /** What it is, among those of its kind. */
  key: string;
  table: string;
  /** How often it was taken on, this time included. */
  tries: number;
}

export interface JobChanges {
  /** Adds a job that may be taken on from `due`. One that is there stays as it is, but may be due sooner if nobody has it. */
  putJob(kind: JobKind, key: string, table: string, due: number): void;
  dropJob(kind: JobKind, key: string): void;
  /** Whoever has taken it on is at it until then; nothing if `holder` has not. */
  holdJob(kind: JobKind, key: string, holder: string, until: number): void;
  /** Anybody may take it on from `due`; nothing if `holder` has not taken it on. */
  freeJob(kind: JobKind, key: string, holder: string, due: number): void;
  /** Adds a `think` job for each seat of a game that goes on in which a computer, or one for somebody away, is asked something, where there is none. */
  putMissingThoughts(due: number): void;
}

export interface JobClaims {
  /**
   * Takes on as many jobs of this kind that are due by `now`, those due longest first, for `holder` until then, in one statement: nobody else gets them
   * before, unless they are free again. Where one process alone may use the database, whatever another one has is free.
   */
  claimJobs(kind: JobKind, holder: string, now: number, until: number, limit: number): Promise<JobRow[]>;
}

/** What a thought of this seat's is known by. */
export const thoughtOf = (table: string, seat: string): string => `${table} ${seat}`;
