/**
 * Engine-neutral tables, columns and statements: what drizzle's dialects have in common, as far as the store uses it. Drizzle's own types say what a
 * column holds and what a join makes of it; its builders belong to one dialect each, and are bound to these once, in `sqlite/dialect.ts` and
 * `postgres/dialect.ts`. Only types: nothing here runs.
 */
export type { AnyColumn, Table } from 'drizzle-orm';

import type {
  AnyColumn,
  BuildColumns,
  Column,
  ColumnBuilder,
  ColumnBuilderBase,
  ColumnDataType,
  GetColumnData,
  HasDefault,
  IsPrimaryKey,
  NotNull,
  Placeholder,
  SQL,
  SQLWrapper,
  Table,
} from 'drizzle-orm';
import type { AppendToNullabilityMap, JoinNullability, JoinType, SelectResult } from 'drizzle-orm/query-builders/select.types';

/** A column being declared, with values of this type. */
export interface Field<T>
  extends ColumnBuilder<{ name: ''; dataType: ColumnDataType; columnType: string; data: T; driverParam: unknown; enumValues: string[] | undefined }> {
  references(column: () => AnyColumn, actions?: { onDelete: 'cascade' }): this;
}

/** A number that the database gives. */
export type Numbered = IsPrimaryKey<HasDefault<NotNull<Field<number>>>>;

type AnyFields = Record<string, ColumnBuilderBase>;
type Columns<Name extends string, F extends AnyFields> = BuildColumns<Name, F, 'common'>;

type TableOf<Name extends string, F extends AnyFields> = Columns<Name, F> &
  Table<{ name: Name; schema: undefined; columns: Columns<Name, F>; dialect: 'common' }>;

interface Index {
  where(condition: SQL): Index;
}

interface IndexBegun {
  on(...columns: [AnyColumn, ...AnyColumn[]]): Index;
}

/** How tables are declared. A column without a name is named after its field. */
export interface Declaring {
  table<Name extends string, F extends AnyFields>(name: Name, fields: F, extras?: (columns: Columns<Name, F>) => object[]): TableOf<Name, F>;
  index(name: string): IndexBegun;
  uniqueIndex(name: string): IndexBegun;
  primaryKey(of: { columns: [AnyColumn, ...AnyColumn[]] }): object;
}

/** A statement built by drizzle, which a dialect prepares. */
export interface Statement {
  toSQL(): { sql: string; params: unknown[] };
}

/** A statement that returns rows. */
export interface Query<Row> extends Statement, SQLWrapper {
  readonly _: { readonly result: Row[] };
}

type Selected = Record<string, Column | SQL | SQL.Aliased>;
type Nullable = Record<string, JoinNullability>;
type Joined<F extends Selected, N extends Nullable, T extends Table, How extends JoinType> = Select<
  F,
  AppendToNullabilityMap<N, T['_']['name'], How> extends infer M extends Nullable ? M : never
>;

interface Select<F extends Selected, N extends Nullable> extends Query<SelectResult<F, 'partial', N>> {
  innerJoin<T extends Table>(table: T, on: SQL | undefined): Joined<F, N, T, 'inner'>;
  leftJoin<T extends Table>(table: T, on: SQL | undefined): Joined<F, N, T, 'left'>;
  where(condition: SQL | undefined): this;
  groupBy(...by: (Column | SQL)[]): this;
  orderBy(...by: (Column | SQL)[]): this;
  limit(most: number | Placeholder): this;
}

/** What a row is written with: values, or placeholders for them. */
type Written<Row> = { [K in keyof Row]: Row[K] | SQL | Placeholder };

type Returned<F extends Record<string, Column>> = { [K in keyof F]: GetColumnData<F[K]> };

interface Insert extends Statement {
  onConflictDoNothing(): Insert;
  onConflictDoUpdate(how: { target: AnyColumn | AnyColumn[]; set: object; setWhere?: SQL | undefined }): Insert;
  returning<F extends Record<string, Column>>(fields: F): Query<Returned<F>>;
}

/** An update, or a deletion. */
interface Change extends Statement {
  where(condition: SQL | undefined): Statement & { returning<F extends Record<string, Column>>(fields: F): Query<Returned<F>> };
}

/** Where statements begin. */
export interface Database {
  select<F extends Selected>(fields: F): { from<T extends Table>(table: T): Select<F, Record<T['_']['name'], 'not-null'>> };
  insert<T extends Table>(table: T): { values(row: Written<T['$inferInsert']>): Insert; select(rows: SQL): Insert };
  update<T extends Table>(table: T): { set(row: Written<Partial<T['$inferSelect']>>): Change };
  delete(table: Table): Change;
}
