/** Carries all games of a SQLite file over to an empty PostgreSQL database, and proves that nothing is missing: all of it, or nothing. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { nameOf } from './address.ts';
import { getTableName } from './drizzle/core.ts';
import { Client, type ClientBase } from './drizzle/postgres.ts';
import { reason, StoreError } from './error.ts';
import { configOf, schema } from './postgres/dialect.ts';
import { plain } from './postgres/errors.ts';
import { prepare } from './postgres/open.ts';
import { isPlayedOn } from './sqlite/lease.ts';
import { tryLock } from './sqlite/lock.ts';
import { isOurs, refuseNewer } from './sqlite/migrations.ts';
import { connect } from './sqlite/open.ts';

/** One table on both sides. */
interface Carried {
  table: string;
  rows: number;
  /** Over all rows, in the order of their keys. */
  hash: string;
}

export interface CarriedOver {
  tables: Carried[];
  /** A program was playing on the file: what it has written since is not there. */
  isPlayed: boolean;
}

/** So many rows go over at once. */
const atOnce = 500;

/** Carries the games of the file over. Rejects with a `StoreError`, and leaves the target as it was, if anything is not as it should be. */
export async function carryOver(path: string, address: string): Promise<CarriedOver> {
  if (!existsSync(path)) throw new StoreError(`There is no database '${path}'.`);
  const { source, isPlayed, remove } = snapshotOf(path);
  try {
    await prepare(address);
    const target = new Client({ connectionString: address, application_name: 'hustings migrate-to' });
    target.on('error', () => {});
    await target.connect();
    try {
      return { tables: await carry(source, target, nameOf(address)), isPlayed };
    } finally {
      await target.end();
    }
  } finally {
    source.close();
    remove();
  }
}

/** The file as it is at this moment, whoever uses it, brought up to date: the file itself stays as it is. */
function snapshotOf(path: string): { source: Database.Database; isPlayed: boolean; remove(): void } {
  // Beside the file, which has room for it and is as private.
  const folder = mkdtempSync(join(dirname(resolve(path)), 'hustings-carried-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'games.db');
    const file = new Database(path, { readonly: true });
    let isPlayed: boolean;
    try {
      if (!isOurs(file)) throw new StoreError(`'${path}' holds no games of this program.`);
      refuseNewer(file, path);
      isPlayed = isHeld(file, path);
      file.prepare('VACUUM INTO ?').run(copy);
    } finally {
      file.close();
    }
    return { source: connect(copy).client, isPlayed, remove };
  } catch (error) {
    remove();
    throw error instanceof StoreError ? error : new StoreError(`'${path}' cannot be read: ${reason(error)}.`, { cause: error });
  }
}

/** Whether a program plays on the file. */
function isHeld(file: Database.Database, path: string): boolean {
  const lock = tryLock(path);
  const isFree = typeof lock === 'object';
  if (isFree) lock.release();
  return isPlayedOn(file, isFree);
}

async function carry(source: Database.Database, target: ClientBase, name: string): Promise<Carried[]> {
  const tables = inOrder(Object.values(schema).map(shapeOf));
  await target.query('BEGIN');
  try {
    // Nobody begins to play here meanwhile.
    for (const { name: table } of tables) await target.query(`LOCK TABLE ${quoted(table)} IN EXCLUSIVE MODE`);
    for (const table of tables) {
      const held = await countIn(target, table);
      if (held > 0) throw new StoreError(`The database ${name} is not empty: ${held} rows in '${table.name}'. Choose an empty one (createdb).`);
    }
    const carried: Carried[] = [];
    for (const table of tables) carried.push(await carryTable(source, target, table));
    for (const table of tables) await goOnCounting(source, target, table);
    await target.query('COMMIT');
    return carried;
  } catch (error) {
    await target.query('ROLLBACK').catch(() => {});
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The games could not be carried over, and ${name} is as it was: ${reason(plain(error))}.`, { cause: error });
  }
}

interface Column {
  name: string;
  type: string;
}

interface Shape {
  name: string;
  columns: readonly Column[];
  key: readonly Column[];
  /** The tables it refers to. */
  refersTo: readonly string[];
  /** The column whose numbers the database gives. */
  counted: string | null;
}

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

/** What is referred to comes first. */
function inOrder(tables: readonly Shape[]): Shape[] {
  const sorted: Shape[] = [];
  const add = (table: Shape) => {
    if (sorted.includes(table)) return;
    for (const other of tables) if (other !== table && table.refersTo.includes(other.name)) add(other);
    sorted.push(table);
  };
  tables.forEach(add);
  return sorted;
}

const quoted = (name: string): string => `"${name}"`;
const list = (names: readonly Column[], one: (column: Column, i: number) => string): string => names.map(one).join(', ');

/** A row: each value as PostgreSQL would write it, what is packed as it was before. */
type Row = readonly (string | null)[];

const isPacked = ({ type }: Column): boolean => type === 'bytea';
const unpacked = (value: unknown): string | null => (Buffer.isBuffer(value) ? inflateRawSync(value).toString() : (value as string | null));

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

async function* rowsOf(target: ClientBase, { name, columns, key }: Shape): AsyncGenerator<Row> {
  // With its table's name it is the column; without, it would be the text that is selected under this name.
  const order = list(key, (column) => `${quoted(name)}.${quoted(column.name)}${column.type === 'text' ? ' COLLATE "C"' : ''}`);
  const values = list(columns, (column) => (isPacked(column) ? quoted(column.name) : `${quoted(column.name)}::text`));
  await target.query(`DECLARE carried CURSOR FOR SELECT ${values} FROM ${quoted(name)} ORDER BY ${order}`);
  for (;;) {
    const { rows } = await target.query<unknown[]>({ text: `FETCH ${atOnce} FROM carried`, rowMode: 'array' });
    for (const row of rows) yield row.map(unpacked);
    if (rows.length === 0) break;
  }
  await target.query('CLOSE carried');
}

async function carryTable(source: Database.Database, target: ClientBase, table: Shape): Promise<Carried> {
  const { name, columns } = table;
  const into = `INSERT INTO ${quoted(name)} (${list(columns, (column) => quoted(column.name))})
    SELECT ${list(columns, ({ type }, i) => `c${i}::${type}`)}
    FROM unnest(${list(columns, (column, i) => `$${i + 1}::${isPacked(column) ? 'bytea' : 'text'}[]`)}) AS given (${list(columns, (_, i) => `c${i}`)})`;
  const hash = createHash('sha256');
  let rows = 0;
  let waiting: Row[] = [];
  const put = async () => {
    const packed = (value: string | null) => (value === null ? null : deflateRawSync(value, { level: 9 }));
    await target.query(
      into,
      columns.map((column, i) => waiting.map((row) => (isPacked(column) ? packed(row[i]!) : row[i]))),
    );
    waiting = [];
  };
  for (const row of rowsIn(source, table)) {
    hash.update(`${JSON.stringify(row)}\n`);
    rows++;
    waiting.push(row);
    if (waiting.length === atOnce) await put();
  }
  if (waiting.length > 0) await put();

  const carried = { table: name, rows, hash: hash.digest('hex') };
  const there = createHash('sha256');
  for await (const row of rowsOf(target, table)) there.update(`${JSON.stringify(row)}\n`);
  const counts = [
    source
      .prepare<[], number>(`SELECT count(*) FROM ${quoted(name)}`)
      .pluck()
      .get(),
    rows,
    await countIn(target, table),
  ];
  if (new Set(counts).size > 1 || there.digest('hex') !== carried.hash)
    throw new StoreError(`'${name}' is not the same on both sides (rows: ${counts.join(', ')}). Nothing was kept.`);
  return carried;
}

async function countIn(target: ClientBase, { name }: Shape): Promise<number> {
  const { rows } = await target.query<{ n: string }>(`SELECT count(*) AS n FROM ${quoted(name)}`);
  return Number(rows[0]!.n);
}

/** The next number is one that was not given before, also to a row that is no longer there. */
async function goOnCounting(source: Database.Database, target: ClientBase, { name, counted }: Shape): Promise<void> {
  if (counted === null) return;
  const greatest = source
    .prepare<[], number | null>(`SELECT max(${quoted(counted)}) FROM ${quoted(name)}`)
    .pluck()
    .get();
  const given = source.prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(name);
  const last = Math.max(greatest ?? 0, given ?? 0);
  await target.query('SELECT setval(pg_get_serial_sequence($1, $2), $3, $4)', [quoted(name), counted, Math.max(1, last), last > 0]);
}
