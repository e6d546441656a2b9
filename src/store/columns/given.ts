/** Placeholders for columns: values given with a statement, under the column's own name. */
import { and, eq, getTableColumns, Param, type Placeholder, type SQL, sql } from '../drizzle/core.ts';
import type { AnyColumn, Table } from '../drizzle/neutral.ts';

type ColumnsOf<T extends Table> = T['_']['columns'];

/** A placeholder for each column of a row to insert. */
export const eachGiven = <T extends Table>(table: T): { [K in keyof ColumnsOf<T>]: Placeholder } =>
  eachOf(getTableColumns(table), (name) => sql.placeholder(name));

/** Whether each of these columns equals the value given under its name. */
export const matching = <T extends Table>(table: T, ...names: (keyof ColumnsOf<T> & string)[]): SQL | undefined =>
  and(...names.map((name) => eq(columnsOf(table)[name]!, sql.placeholder(name))));

/** The columns of a table by their names. */
export const columnsOf = (table: Table): { [name: string]: AnyColumn } => getTableColumns(table);

/** A placeholder inside an update, encoded the way the column encodes its values. */
export const put = (name: string, column: AnyColumn): SQL => sql`${new Param(sql.placeholder(name), column)}`;

/** The value that an insert would have written, had the row not existed already. */
export const offered = (column: AnyColumn): SQL => sql`excluded.${sql.identifier(column.name)}`;

/** Makes something for each of these columns, under its name. */
export const eachOf = <C extends { [name: string]: AnyColumn }, T>(
  columns: C,
  make: (name: keyof C & string, column: AnyColumn) => T,
): { [K in keyof C]: T } =>
  // An object of columns has one entry for each of its keys, which the type of `fromEntries` can't express.
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, make(name, column)])) as { [K in keyof C]: T };

/** These columns without some of them. */
export function without<C extends object, K extends keyof C>(columns: C, ...names: K[]): Omit<C, K> {
  const left = { ...columns };
  for (const name of names) delete left[name];
  return left;
}
