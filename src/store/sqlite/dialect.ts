/** Binds drizzle for SQLite to the engine-neutral types: every cast between the two is here. */
import type { Database as Client } from 'better-sqlite3';
import { type Custom, type Kit, ownColumns } from '../columns/kit.ts';
import { is, Param, Placeholder } from '../drizzle/core.ts';
import type { Database, Statement } from '../drizzle/neutral.ts';
import {
  type BetterSQLite3Database,
  customType,
  getTableConfig,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from '../drizzle/sqlite.ts';
import { schemaOf } from '../schema/index.ts';
import type { Engine, Step, Values } from '../statements/statements.ts';

const kit = {
  table: sqliteTable,
  text,
  index,
  uniqueIndex,
  primaryKey,
  whole: (name = '') => integer(name),
  flag: (name = '') => integer(name, { mode: 'boolean' }),
  numbered: () => integer().primaryKey(),
  counted: () => integer().primaryKey({ autoIncrement: true }),
  // Drizzle passes a column's types as one argument, from which TypeScript can't infer them.
  ...ownColumns(customType as unknown as Custom, { small: 'integer', longText: 'text', bytes: 'blob', snowflake: 'integer' }),
};

/** The tables of SQLite. Its builders accept and return columns marked as SQLite's, as all of these are. */
export const schema = schemaOf(kit as unknown as Kit);

/** A schema table's definition in SQLite. */
export const configOf = (table: object) => getTableConfig(table as ReturnType<typeof sqliteTable>);

/** A statement prepared for SQLite. */
export interface Prepared {
  all(values: Values): unknown[];
  run(values: Values): { changes: number };
}

/** Only the engine that prepared a statement gets it back. */
export const preparedOf = ({ prepared }: Step): Prepared => prepared as Prepared;

/** SQLite on this connection. */
export const engineOf = (client: Client, db: BetterSQLite3Database): Engine => ({
  // Drizzle's overloads are wider than what is used here, and no interface can express them for each table.
  db: db as unknown as Database,
  schema,
  prepare: preparing(client),
});

/**
 * Prepares each statement when it is first used: preparing them all took longer than anything else in opening a database. Those that only write get
 * their values without drizzle, which would work out the type of each again every time.
 */
const preparing =
  (client: Client): Engine['prepare'] =>
  (statement, asks) => {
    if (asks) {
      // Every statement that `db` begins is SQLite's.
      const asked = once(() => (statement as Statement & { prepare(): Prepared }).prepare());
      return { all: (values: Values) => asked().all(values) };
    }
    const written = once(() => {
      const { sql, params } = statement.toSQL();
      return { prepared: client.prepare(sql), fill: params.map(filled) };
    });
    return {
      run(values: Values) {
        const { prepared, fill } = written();
        return prepared.run(...fill.map((value) => value(values)));
      },
    };
  };

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Returns what computes the value of a parameter. */
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
