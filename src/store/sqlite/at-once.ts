/** SQLite answers at once: whatever yields statements is carried through in one go. */
import type { Database } from 'better-sqlite3';
import { Conflict } from '../../table/model/store.ts';
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
