/** Where drizzle for PostgreSQL is bound to what is of no engine: every cast between the two stands here. */

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
  // Drizzle gives the types of a column as one argument, from which TypeScript cannot infer them.
  ...ownColumns(customType as unknown as Custom, { small: 'smallint', longText: 'bytea', bytes: 'bytea', snowflake: 'text' }),
};

/** The tables of PostgreSQL. Its builders take and give columns marked as PostgreSQL's; those that meet here all are. */
export const schema = schemaOf(kit as unknown as Kit);

/** How a table of the schema is made in PostgreSQL. */
export const configOf = (table: object) => getTableConfig(table as ReturnType<typeof pgTable>);

/** A statement as it is prepared for PostgreSQL. */
interface Prepared {
  execute(values: Values): Promise<unknown>;
}

/** What comes of a step: the rows that were asked for, and how many were written else. */
export interface Outcome {
  found: readonly unknown[];
  written: number | null;
}

const none: readonly unknown[] = [];

/** Runs a step. What an engine prepares is given back to it alone, and drizzle gives rows where they are asked for, else the driver's own result. */
export async function run({ prepared, values, asks }: Step): Promise<Outcome> {
  const came = await (prepared as Prepared).execute(values);
  return asks ? { found: came as readonly unknown[], written: null } : { found: none, written: (came as { rowCount: number | null }).rowCount };
}

// Drizzle's overloads are wider than what is asked of it, and no interface can say so of each table.
const neutral = (db: NodePgDatabase): Database => db as unknown as Database;

/** PostgreSQL on this connection: a statement is prepared when it is first used, for few connections come to use all of them. */
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
          // What `db` begins is a statement of PostgreSQL.
          prepared ??= (statement as Statement & { prepare(name: string): Prepared }).prepare(name);
          return prepared.execute(values);
        },
      };
    },
  };
}

/** PostgreSQL without a connection: it tells what there is, and carries nothing out. */
export const idleEngine = (): Engine => ({ db: neutral(drizzle.mock()), schema, prepare: () => null });

/** Locks the rows of a table that a query finds, and passes by those that somebody else has locked. Of PostgreSQL's queries alone. */
export const skippingLocked = <Row>(query: Query<Row>, of: object): Query<Row> =>
  (query as Query<Row> & { for(how: string, config: object): Query<Row> }).for('no key update', { of, skipLocked: true });

/**
 * In one statement: the rows of a query that `take` wrote something for, in the query's order. `take` is given the name under which it finds them, and
 * returns the `table` of each it has taken.
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
