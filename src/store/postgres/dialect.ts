/** Binds drizzle for PostgreSQL to the engine-neutral types: every cast between the two is here. */

import { type Custom, type Kit, ownColumns } from '../columns/kit.ts';
import { sql } from '../drizzle/core.ts';
import type { Database, Query, Statement } from '../drizzle/neutral.ts';
import {
  bigint,
  boolean,
  customType,
  drizzle,
  getTableConfig,
  index,
  type NodePgDatabase,
  type PoolClient,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../drizzle/postgres.ts';
import { schemaOf } from '../schema/index.ts';
import type { Engine, Step, Values } from '../statements/statements.ts';

const numbered = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

const kit = {
  table: pgTable,
  text,
  index,
  uniqueIndex,
  primaryKey,
  whole: (name = '') => bigint(name, { mode: 'number' }),
  flag: (name = '') => boolean(name),
  numbered,
  counted: numbered,
  // Drizzle passes a column's types as one argument, from which TypeScript can't infer them.
  ...ownColumns(customType as unknown as Custom, { small: 'smallint', longText: 'bytea', bytes: 'bytea', snowflake: 'text' }),
};

/** The tables of PostgreSQL. Its builders accept and return columns marked as PostgreSQL's, as all of these are. */
export const schema = schemaOf(kit as unknown as Kit);

/** A schema table's definition in PostgreSQL. */
export const configOf = (table: object) => getTableConfig(table as ReturnType<typeof pgTable>);

/** A statement prepared for PostgreSQL. */
interface Prepared {
  execute(values: Values): Promise<unknown>;
}

/** What a step results in: the rows it asked for, or else how many it wrote. */
export interface Outcome {
  found: readonly unknown[];
  written: number | null;
}

const none: readonly unknown[] = [];

/** Runs a step. Only the engine that prepared it gets it back, and drizzle returns rows if the step asks for them, else the driver's own result. */
export async function run({ prepared, values, asks }: Step): Promise<Outcome> {
  const came = await (prepared as Prepared).execute(values);
  return asks ? { found: came as readonly unknown[], written: null } : { found: none, written: (came as { rowCount: number | null }).rowCount };
}

// Drizzle's overloads are wider than what is used here, and no interface can express them for each table.
const neutral = (db: NodePgDatabase): Database => db as unknown as Database;

/** PostgreSQL on this connection. Prepares a statement at its first use, because few connections need all of them. */
export function engineOf(client: PoolClient): Engine {
  let statements = 0;
  return {
    db: neutral(drizzle(client)),
    schema,
    prepare(statement) {
      const name = `h${++statements}`;
      let prepared: Prepared | undefined;
      return {
        execute(values: Values) {
          // Every statement that `db` begins is PostgreSQL's.
          prepared ??= (statement as Statement & { prepare(name: string): Prepared }).prepare(name);
          return prepared.execute(values);
        },
      };
    },
  };
}

/** PostgreSQL without a connection: lists what there is, and runs nothing. */
export const idleEngine = (): Engine => ({ db: neutral(drizzle.mock()), schema, prepare: () => null });

/** Locks the rows of a table that a query finds, and skips those that another process has locked. Only for PostgreSQL's queries. */
export const skippingLocked = <Row>(query: Query<Row>, of: object): Query<Row> =>
  (query as Query<Row> & { for(how: string, config: object): Query<Row> }).for('no key update', { of, skipLocked: true });

/**
 * In one statement: the rows of a query for which `take` wrote something, in the query's order. `take` gets the name under which it finds them, and
 * returns the `table` of each row it has claimed.
 */
export function takingEach<Row extends { table: string }>(
  db: Database,
  query: Query<Row>,
  take: (from: string) => Query<{ table: string }>,
): Query<Row> {
  const own = db as unknown as NodePgDatabase;
  const part = (name: string, of: Query<object>) => own.$with(name).as(of as never);
  const [found, taken] = [part('found', query), part('taken', take('found'))];
  return own
    .with(found, taken)
    .select()
    .from(found)
    .where(sql`found."table" in (select "table" from taken)`)
    .orderBy(sql`found.due`, sql`found.id`) as unknown as Query<Row>;
}
