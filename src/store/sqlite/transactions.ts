/**
 * How SQLite is asked, and how it commits: it answers at once, so a generator of statements runs in one go, and commits that arrive together share one
 * transaction and one sync. Never blocks the whole process on another program's lock: what meets one is tried again a little later.
 */

import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type Change, Conflict, type Store, StoreBusy, type Versions } from '../../table/model/store/store.ts';
import type { Asking, Step } from '../statements/statements.ts';
import { preparedOf } from './dialect.ts';

const none: readonly unknown[] = [];

function run(step: Step): readonly unknown[] {
  const statement = preparedOf(step);
  if (step.asks) return statement.all(step.values);
  const { changes } = statement.run(step.values);
  if (step.orConflict !== undefined && changes !== 1) throw new Conflict(step.orConflict);
  return none;
}

/** Returns a function that runs a generator of statements on this connection, and returns its result. */
export function openAtOnce(client: Database.Database): <T>(asking: Asking<T>) => T {
  // Another program may write between two statements that must see the same moment.
  const ofOneMoment = client.transaction((steps: readonly Step[]) => steps.map(run));
  const found = (steps: readonly Step[]) => (steps.length === 1 || client.inTransaction ? steps.map(run) : ofOneMoment(steps));
  return (asking) => {
    let next = asking.next();
    while (!next.done) next = asking.next(found(next.value));
    return next.value;
  };
}

/** How long SQLite itself may wait for a lock, and the time until the next try, in milliseconds. */
export const busyTimeout = 10;
export const betweenTries = 100;
/** Another program seldom holds the database for longer, in milliseconds. Discord waits for three seconds. */
export const patience = 1500;

export const isBusy = (error: unknown): boolean => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

const busy = (cause: unknown): StoreBusy => new StoreBusy('Another program holds the database.', { cause });

/** Asks again until no lock is in the way. Rejects with `StoreBusy` if that takes too long. */
export function patiently<A extends unknown[], T>(ask: (...given: A) => T): (...given: A) => Promise<T> {
  return async (...given) => {
    for (const until = performance.now() + patience; ; await wait(betweenTries)) {
      try {
        return ask(...given);
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() >= until) throw busy(error);
      }
    }
  };
}

export interface Commits {
  commit: Store['commit'];
  /** Does something inside a transaction shared with the commits that arrive at the same time. */
  within<T>(work: () => T): Promise<T>;
  /** Does everything that waits, now. Gives up where another program's lock is in the way. */
  finish(): void;
}

export interface CommitsOptions {
  make(change: Change): void;
  version(table: string): number | null;
  /** Called inside every transaction, before anything else; if it throws, everyone in the transaction gets the error. */
  check(): void;
  /** Called when a change was rolled back. */
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

/** Gathers the commits of one turn of the event loop, and retries those that met another program's lock. */
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
    // Those that waited too long fail; the others are tried again, before anything that has arrived since.
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
      // At the end of this turn of the event loop, with everything else that arrives in it.
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

/** A commit that met another program's lock. */
interface Held {
  one: Waiting;
  error: unknown;
}

/** Returns a function that carries out a group, in one transaction if possible, and returns those to try again. All others learn their result. */
function openCarrier(client: Database.Database, { check, undone }: CommitsOptions): (group: readonly Waiting[]) => Held[] {
  const alone = client.transaction((one: Waiting) => {
    check();
    one.make();
  });
  /** Inside a transaction, this is a savepoint. */
  const apart = client.transaction((one: Waiting) => one.make());
  /** Returns the error of each, or null. Throws if the group can't be done together. */
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
      // Trying each by itself shows whose fault it was.
      return isBusy(error) ? group.map((one) => ({ one, error })) : group.flatMap(carryAlone);
    }
    for (const [i, one] of group.entries()) failures[i] === null ? one.done() : one.fail(meaning(failures[i]));
    return [];
  };
}

/** A conflict, not a fault, if someone else has written this already. */
function meaning(error: unknown): unknown {
  const isTaken = error instanceof Database.SqliteError && ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(error.code);
  return isTaken ? new Conflict('Somebody else has written this already.', { cause: error }) : error;
}
