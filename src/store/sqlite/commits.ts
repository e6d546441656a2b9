/** Commits that arrive together share one transaction and one sync. */
import Database from 'better-sqlite3';
import { type Change, Conflict, type Store, type Versions } from '../../table/model/store.ts';
import { betweenTries, busy, isBusy } from './asking.ts';

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

/** Gathers what comes within a turn of the loop, and tries again what another program's lock was in the way of. */
export function openCommits(client: Database.Database, options: CommitsOptions): Commits {
  const { make, version, patience } = options;
  const carryOut = openCarrier(client, options);
  let waiting: Waiting[] = [];
  let isComing = false;

  const change = (list: readonly Change[], expected: Versions) => {
    for (const [table, known] of expected) {
      if (version(table) !== known) throw new Conflict(`Table ${table} is no longer at version ${known}.`);
    }
    for (const one of list) make(one);
  };
  const look = () => {
    isComing = false;
    const group = waiting;
    waiting = [];
    const held = carryOut(group);
    const now = performance.now();
    // Who waited too long hears it; the others are tried again, before whatever has come since.
    for (const { one, error } of held) if (one.until <= now) one.fail(busy(error));
    waiting = [...held.flatMap(({ one }) => (one.until > now ? [one] : [])), ...waiting];
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

/** One that another program's lock was in the way of. */
interface Held {
  one: Waiting;
  error: unknown;
}

/** Gives what carries out all that waits, in one transaction where it can, and what is still to be done then. Everybody else hears what became of theirs. */
function openCarrier(client: Database.Database, { check, undone }: CommitsOptions): (group: readonly Waiting[]) => Held[] {
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

  const carryAlone = (one: Waiting): Held[] => {
    try {
      alone.immediate(one);
    } catch (error) {
      undone();
      if (isBusy(error)) return [{ one, error }];
      one.fail(meaning(error));
      return [];
    }
    one.done();
    return [];
  };
  return (group) => {
    if (group.length < 2) return group.flatMap(carryAlone);
    let failures: unknown[];
    try {
      failures = together.immediate(group);
    } catch (error) {
      undone();
      // Whose fault it was shows when each is tried by itself.
      return isBusy(error) ? group.map((one) => ({ one, error })) : group.flatMap(carryAlone);
    }
    for (const [i, one] of group.entries()) failures[i] === null ? one.done() : one.fail(meaning(failures[i]));
    return [];
  };
}

/** What somebody else has written already is a conflict, not a fault. */
function meaning(error: unknown): unknown {
  const isTaken = error instanceof Database.SqliteError && ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(error.code);
  return isTaken ? new Conflict('Somebody else has written this already.', { cause: error }) : error;
}
