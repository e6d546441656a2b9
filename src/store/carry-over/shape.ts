/** The tables as both engines have them, and a row as it is written and compared on either side. */
import { inflateRawSync } from 'node:zlib';
import { getTableName } from '../drizzle/core.ts';
import { configOf, schema } from '../postgres/dialect.ts';

export interface Column {
  name: string;
  /** PostgreSQL's. */
  type: string;
}

export interface Shape {
  name: string;
  columns: readonly Column[];
  key: readonly Column[];
  /** The tables it refers to. */
  refersTo: readonly string[];
  /** The column whose numbers the database gives. */
  counted: string | null;
}

/** A row: each value as PostgreSQL would write it, what is packed as it was before. */
export type Row = readonly (string | null)[];

/** A database from which rows are read, or to which they are written. */
export interface Side {
  /** All rows, in the order of their keys. */
  rows(shape: Shape): Iterable<Row> | AsyncIterable<Row>;
  count(shape: Shape): Promise<number>;
  put(shape: Shape, rows: readonly Row[]): Promise<void>;
  /** The greatest number that the database itself has given in this column, also to a row that is no longer there; 0: none. */
  given(shape: Shape, counted: string): Promise<number>;
  /** From now on it gives greater ones. */
  goOnAfter(shape: Shape, counted: string, last: number): Promise<void>;
}

export const quoted = (name: string): string => `"${name}"`;
export const list = (names: readonly Column[], one: (column: Column, i: number) => string): string => names.map(one).join(', ');

export const isPacked = ({ type }: Column): boolean => type === 'bytea';
export const unpacked = (value: unknown): string | null => (Buffer.isBuffer(value) ? inflateRawSync(value).toString() : (value as string | null));

function shapeOf(table: object): Shape {
  const { name, columns, primaryKeys, foreignKeys } = configOf(table);
  const told = columns.map((column) => ({ name: column.name, type: column.getSQLType() }));
  const keys = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)].map((column) => column.name);
  return {
    name,
    columns: told,
    key: keys.map((key) => told.find((column) => column.name === key)!),
    refersTo: foreignKeys.map((key) => getTableName(key.reference().foreignTable)),
    counted: columns.find(({ generatedIdentity }) => generatedIdentity)?.name ?? null,
  };
}

/** All tables; what is referred to comes first. */
export function shapes(): Shape[] {
  const tables = Object.values(schema).map(shapeOf);
  const sorted: Shape[] = [];
  const add = (table: Shape) => {
    if (sorted.includes(table)) return;
    for (const other of tables) if (other !== table && table.refersTo.includes(other.name)) add(other);
    sorted.push(table);
  };
  tables.forEach(add);
  return sorted;
}
