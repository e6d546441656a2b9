/** Commits that arrive together share one transaction and one sync. */
import Database from 'better-sqlite3';
import { type Change, Conflict, type Store, type Versions } from '../../table/model/store.ts';
import { betweenTries, busy, isBusy } from './busy.ts';

export interface Commits {
  commit: Store['commit'];
  /** Does something inside a transaction, which it shares with the commits that arrive together with it. */
  within<T>(work: () => T): Promise<T>;
  /** Does what waits now. Where another program is in the way, that is given up. */
  finish(): void;
}

export interface CommitsOptions {
  make(change: Change): void;
  version(table: string): number | null;
  /** Called inside every transaction, before anything else; what it throws is heard by everybody in it. */
  check(): void;
  /** Something was changed and taken back. */
  undone(): void;
  /** How long a commit waits for another program, in milliseconds. */
  patience: number;
}

interface Waiting {
  make(): void;
  until: number;
  done(): void;
  fail(error: unknown): void;
}

export function openCommits(client: Database.Database, { make, version, check, undone, patience }: CommitsOptions): Commits {
  let waiting: Waiting[] = [];
  let isComing = false;

  const change = (list: readonly Change[], expected: Versions) => {
    for (const [table, known] of expected) {
      if (version(table) !== known) throw new Conflict(`Table ${table} is no longer at version ${known}.`);
    }
    for (const one of list) make(one);
  };
  const alone = client.transaction((one: Waiting) => {
    check();
    one.make();
  });
  /** Inside a transaction this is a savepoint. */
  const apart = client.transaction((one: Waiting) => one.make());
  /** Gives what each of them failed with, or null. Throws where none of them can be done together. */
  const together = client.transaction((group: readonly Waiting[]): unknown[] => {
    check();
    return group.map((one) => {
      try {
        apart(one);
        return null;
      } catch (error) {
        // Some errors, such as a full disk, end the whole transaction.
        if (!client.inTransaction) throw error;
        undone();
        return error;
      }
    });
  });

  /** Who waited too long hears it; the others are tried again, before whatever has come since. */
  const putBack = (group: readonly Waiting[], error: unknown) => {
    const now = performance.now();
    for (const one of group) if (one.until <= now) one.fail(busy(error));
    waiting = [...group.filter(({ until }) => until > now), ...waiting];
  };
  const commitAlone = (one: Waiting) => {
    try {
      alone.immediate(one);
    } catch (error) {
      undone();
      return isBusy(error) ? putBack([one], error) : one.fail(meaning(error));
    }
    one.done();
  };
  const commitTogether = (group: readonly Waiting[]) => {
    let failures: unknown[];
    try {
      failures = together.immediate(group);
    } catch (error) {
      undone();
      if (isBusy(error)) return putBack(group, error);
      // Whose fault it was shows when each is tried by itself.
      for (const one of group) commitAlone(one);
      return;
    }
    for (const [i, one] of group.entries()) failures[i] === null ? one.done() : one.fail(meaning(failures[i]));
  };

  const look = () => {
    isComing = false;
    const group = waiting;
    waiting = [];
    if (group.length === 1) commitAlone(group[0]!);
    else if (group.length > 1) commitTogether(group);
    if (waiting.length > 0) come(() => setTimeout(look, betweenTries));
  };
  const come = (start: () => void) => {
    if (isComing) return;
    isComing = true;
    start();
  };

  const within = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, fail) => {
      let given: T;
      const act = () => {
        given = work();
      };
      waiting.push({ make: act, until: performance.now() + patience, done: () => resolve(given), fail });
      // At the end of this turn of the loop, with whatever else has come in it.
      come(() => setImmediate(look));
    });
  return {
    commit: (list, expected = new Map()) => within(() => change(list, expected)),
    within,
    finish() {
      for (const one of waiting) one.until = 0;
      look();
    },
  };
}

/** What somebody else has written already is a conflict, not a fault. */
function meaning(error: unknown): unknown {
  const isTaken = error instanceof Database.SqliteError && ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(error.code);
  return isTaken ? new Conflict('Somebody else has written this already.', { cause: error }) : error;
}
