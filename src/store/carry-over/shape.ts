/** The tables as both engines have them, and rows in the form in which either side writes and compares them. */
import { inflateRawSync } from 'node:zlib';
import { getTableName } from '../drizzle/core.ts';
import { configOf, schema } from '../postgres/dialect.ts';

export interface Column {
  name: string;
  /** PostgreSQL's type. */
  type: string;
}

export interface Shape {
  name: string;
  columns: readonly Column[];
  key: readonly Column[];
  /** The tables it refers to. */
  refersTo: readonly string[];
  /** The column that the database numbers. */
  counted: string | null;
}

/** A row: each value as PostgreSQL would write it, with packed values unpacked. */
export type Row = readonly (string | null)[];

/** A database to read rows from, or write them to. */
export interface Side {
  /** All rows, in the order of their keys. */
  rows(shape: Shape): Iterable<Row> | AsyncIterable<Row>;
  count(shape: Shape): Promise<number>;
  put(shape: Shape, rows: readonly Row[]): Promise<void>;
  /** The greatest number that the database itself has given in this column, even to a row that is gone; 0: none. */
  given(shape: Shape, counted: string): Promise<number>;
  /** Makes the database continue with greater numbers than `last`. */
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

/** All tables; each comes after those it refers to. */
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
