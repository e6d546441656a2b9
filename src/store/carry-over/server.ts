/** A PostgreSQL database as one side, inside its connection's transaction. */
import { deflateRawSync } from 'node:zlib';
import type { ClientBase } from '../drizzle/postgres.ts';
import { isPacked, list, quoted, type Row, type Shape, type Side, unpacked } from './shape.ts';
import { atOnce } from './tables.ts';

/** The tables of the database behind this connection. */
export const serverSide = (client: ClientBase): Side => ({
  rows: (shape) => rowsOf(client, shape),
  count: (shape) => countIn(client, shape),
  async put({ name, columns }, rows) {
    const into = `INSERT INTO ${quoted(name)} (${list(columns, (column) => quoted(column.name))})
      SELECT ${list(columns, ({ type }, i) => `c${i}::${type}`)}
      FROM unnest(${list(columns, (column, i) => `$${i + 1}::${isPacked(column) ? 'bytea' : 'text'}[]`)}) AS given (${list(columns, (_, i) => `c${i}`)})`;
    const packed = (value: string | null) => (value === null ? null : deflateRawSync(value, { level: 9 }));
    await client.query(
      into,
      columns.map((column, i) => rows.map((row) => (isPacked(column) ? packed(row[i]!) : row[i]))),
    );
  },
  async given({ name }, counted) {
    const { rows } = await client.query<{ last: string | null }>(
      `SELECT greatest(pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass), (SELECT max(${quoted(counted)}) FROM ${quoted(name)})) AS last`,
      [quoted(name), counted],
    );
    return Number(rows[0]!.last ?? 0);
  },
  async goOnAfter({ name }, counted, last) {
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3, $4)', [quoted(name), counted, Math.max(1, last), last > 0]);
  },
});

async function* rowsOf(client: ClientBase, { name, columns, key }: Shape): AsyncGenerator<Row> {
  // Qualified with the table's name, this is the column; without it, the selected text of the same name.
  const order = list(key, (column) => `${quoted(name)}.${quoted(column.name)}${column.type === 'text' ? ' COLLATE "C"' : ''}`);
  const values = list(columns, (column) => (isPacked(column) ? quoted(column.name) : `${quoted(column.name)}::text`));
  await client.query(`DECLARE carried CURSOR FOR SELECT ${values} FROM ${quoted(name)} ORDER BY ${order}`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: `FETCH ${atOnce} FROM carried`, rowMode: 'array' });
    for (const row of rows) yield row.map(unpacked);
    if (rows.length === 0) break;
  }
  await client.query('CLOSE carried');
}

/** How many rows a table has. */
export async function countIn(client: ClientBase, { name }: Shape): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${quoted(name)}`);
  return Number(rows[0]!.n);
}

/** Whether workers are connected to the database. */
export async function isUsed(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'hustings') AS used",
  );
  return rows[0]!.used;
}
