/** SQLite answers at once: whatever yields statements is carried through in one go. */
import type { Database } from 'better-sqlite3';
import { Conflict } from '../../table/store.ts';
import type { Asking, Step } from '../statements.ts';

/** A statement that drizzle has prepared for SQLite. */
interface Prepared {
  all(values: object): unknown[];
  run(values: object): { changes: number };
}

const none: readonly unknown[] = [];

function run({ prepared, values, asks, orConflict }: Step): readonly unknown[] {
  const statement = prepared as Prepared;
  if (asks) return statement.all(values);
  const { changes } = statement.run(values);
  if (orConflict !== undefined && changes !== 1) throw new Conflict(orConflict);
  return none;
}

/** Gives what carries such a thing through on this connection, and what it comes to. */
export function openAtOnce(client: Database): <T>(asking: Asking<T>) => T {
  // Another program may write between two statements that are of one moment.
  const ofOneMoment = client.transaction((steps: readonly Step[]) => steps.map(run));
  const found = (steps: readonly Step[]) => (steps.length === 1 || client.inTransaction ? steps.map(run) : ofOneMoment(steps));
  return (asking) => {
    let next = asking.next();
    while (!next.done) next = asking.next(found(next.value));
    return next.value;
  };
}
