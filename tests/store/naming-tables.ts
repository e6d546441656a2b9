/** The tables of a database that name people. */
import type Database from 'better-sqlite3';

export interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

export const columnsOf = (db: Database.Database, table: string): Column[] => db.prepare<[], Column>(`PRAGMA table_info("${table}")`).all();

/** All tables with a column `user`. */
export const naming = (db: Database.Database): string[] =>
  db
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all()
    .filter((table) => columnsOf(db, table).some(({ name }) => name === 'user'));
