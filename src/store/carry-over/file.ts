/** A SQLite file as one side: an up-to-date copy to read from, or a fresh one to write to. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { reason, StoreError } from '../error.ts';
import { carryingOf, filesOf, keepPrivate } from '../files/private.ts';
import { isPlayedOn } from '../sqlite/holding/lease.ts';
import { tryLock } from '../sqlite/holding/lock.ts';
import { isOurs, refuseNewer } from '../sqlite/migrations.ts';
import { connect } from '../sqlite/open.ts';
import { type Column, isPacked, list, quoted, type Row, type Shape, type Side, unpacked } from './shape.ts';

/** The tables of this file. */
export const fileSide = (client: Database.Database): Side => ({
  rows: (shape) => rowsIn(client, shape),
  count: async ({ name }) =>
    client
      .prepare<[], number>(`SELECT count(*) FROM ${quoted(name)}`)
      .pluck()
      .get()!,
  async put({ name, columns }, rows) {
    const into = client.prepare(
      `INSERT INTO ${quoted(name)} (${list(columns, (column) => quoted(column.name))}) VALUES (${list(columns, () => '?')})`,
    );
    const kept = columns.map(keptAs(client, name));
    for (const row of rows) into.run(row.map((value, i) => kept[i]!(value)));
  },
  async given({ name }, counted) {
    const greatest = client
      .prepare<[], number | null>(`SELECT max(${quoted(counted)}) FROM ${quoted(name)}`)
      .pluck()
      .get();
    return Math.max(greatest ?? 0, sequenceOf(client, name) ?? 0);
  },
  async goOnAfter({ name }, _, last) {
    // For tables that may reuse the numbers of deleted rows, SQLite keeps no sequence.
    if (!isCounted(client, name)) return;
    client.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(name);
    // SQLite would store a plain JavaScript number as a float.
    client.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(name, BigInt(last));
  },
});

const sequenceOf = (client: Database.Database, name: string): number | undefined =>
  client.prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(name);

const isCounted = (client: Database.Database, name: string): boolean =>
  client.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ? AND sql LIKE '%AUTOINCREMENT%'").get(name) !== undefined;

/** How SQLite stores a column's values. Numbers that arrive as text become numbers through the column's type. */
function keptAs(client: Database.Database, table: string): (column: Column) => (value: string | null) => unknown {
  const types = new Map(
    client
      .prepare<[string], { name: string; type: string }>('SELECT name, type FROM pragma_table_info(?)')
      .all(table)
      .map(({ name, type }) => [name, type.toLowerCase()]),
  );
  return ({ name, type }) => {
    if (type === 'boolean') return (value) => (value === null ? null : value === 'true' ? 1 : 0);
    if (types.get(name) === 'blob') return (value) => (value === null ? null : deflateRawSync(value, { level: 9 }));
    return (value) => value;
  };
}

function* rowsIn(source: Database.Database, { name, columns, key }: Shape): Generator<Row> {
  const asText = (column: Column) => {
    if (isPacked(column)) return quoted(column.name);
    const text = `CAST(${quoted(column.name)} AS TEXT)`;
    return column.type === 'boolean' ? `CASE ${text} WHEN '0' THEN 'false' WHEN '1' THEN 'true' ELSE ${text} END` : text;
  };
  const order = list(key, ({ name: column, type }) => (type === 'text' ? `CAST(${quoted(column)} AS TEXT)` : quoted(column)));
  const all = source.prepare<[], unknown[]>(`SELECT ${list(columns, asText)} FROM ${quoted(name)} ORDER BY ${order}`).raw();
  for (const row of all.iterate()) yield row.map(unpacked);
}

/** Removes what carrying over has left beside the file at `path`, now or before it was killed. */
export function removeCarrying(path: string): void {
  for (const file of filesOf(carryingOf(path))) rmSync(file, { force: true });
}

export interface Snapshot {
  client: Database.Database;
  /** Whether a program was playing on the file. */
  isPlayed: boolean;
}

/** A copy of the file as it is now, even while it is in use, brought up to date beside it: the file itself stays unchanged. Throws a `StoreError`. */
export function snapshotOf(path: string): Snapshot {
  if (!existsSync(path)) throw new StoreError(`There is no database '${path}'.`);
  if (!statSync(path).isFile()) throw new StoreError(`'${path}' is no file.`);
  removeCarrying(path);
  try {
    const copy = carryingOf(path);
    const file = new Database(path, { readonly: true });
    let isPlayed: boolean;
    try {
      if (!isOurs(file)) throw new StoreError(`'${path}' holds no games of this program.`);
      refuseNewer(file, path);
      isPlayed = isHeld(file, path);
      keepPrivate(copy);
      file.prepare('VACUUM INTO ?').run(copy);
    } finally {
      file.close();
    }
    return { client: connect(copy).client, isPlayed };
  } catch (error) {
    removeCarrying(path);
    throw error instanceof StoreError ? error : new StoreError(`'${path}' cannot be read: ${reason(error)}.`, { cause: error });
  }
}

/** Whether a program is playing on the file. */
function isHeld(file: Database.Database, path: string): boolean {
  const lock = tryLock(path);
  const isFree = typeof lock === 'object';
  if (isFree) lock.release();
  return isPlayedOn(file, isFree);
}
