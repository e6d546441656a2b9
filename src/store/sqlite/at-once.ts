/** SQLite answers at once: whatever yields statements is carried through in one go. */
import type { Database } from 'better-sqlite3';
import { Conflict } from '../../table/model/store.ts';
import { is, Param, Placeholder } from '../drizzle/core.ts';
import type { Asking, Ground, Step, Values } from '../statements/statements.ts';

/** A statement as it is prepared for SQLite. */
interface Prepared {
  all(values: Values): unknown[];
  run(values: Values): { changes: number };
}

/** Prepares what drizzle has put into words. What only writes is given its values without drizzle, which would look anew each time what each of them is. */
export const preparing =
  (client: Database): Ground['prepare'] =>
  (statement, asks) => {
    const { prepare, toSQL } = statement as { prepare(): Prepared; toSQL(): { sql: string; params: unknown[] } };
    if (asks) return prepare.call(statement);
    const { sql, params } = toSQL.call(statement);
    const written = client.prepare(sql);
    const fill = params.map(filled);
    return { run: (values: Values) => written.run(...fill.map((value) => value(values))) };
  };

/** What takes the place of a parameter. */
function filled(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => given(values, param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  return (values) => encoder.mapToDriverValue(given(values, value.name));
}

function given(values: Values, name: string): unknown {
  const value = values[name];
  if (value === undefined && !(name in values)) throw new Error(`No value was given for '${name}'.`);
  return value;
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
