/**
 * How SQLite is queried: it answers at once, so a generator of statements runs in one go. Never blocks the whole process on another program's lock:
 * what meets one is tried again a little later.
 */

import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Conflict, StoreBusy } from '../../table/model/store/store.ts';
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

export const busy = (cause: unknown): StoreBusy => new StoreBusy('Another program holds the database.', { cause });

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
