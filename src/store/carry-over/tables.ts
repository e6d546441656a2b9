/** Carries every table from one side to the other, and proves that nothing is missing there. */
import { createHash } from 'node:crypto';
import { StoreError } from '../error.ts';
import { type Row, type Shape, type Side, shapes } from './shape.ts';

/** One table, the same on both sides. */
export interface Carried {
  table: string;
  rows: number;
  /** Of all rows, in the order of their keys. */
  hash: string;
}

/** How many rows are written at once. */
export const atOnce = 500;

/** Carries all tables. The caller commits what was written or rolls all of it back. Rejects with a `StoreError` if a row arrived changed. */
export async function carryTables(from: Side, to: Side): Promise<Carried[]> {
  const carried: Carried[] = [];
  for (const shape of shapes()) carried.push(await carryTable(from, to, shape));
  for (const shape of shapes()) {
    const { counted } = shape;
    if (counted !== null) await to.goOnAfter(shape, counted, await from.given(shape, counted));
  }
  return carried;
}

async function carryTable(from: Side, to: Side, shape: Shape): Promise<Carried> {
  const hash = createHash('sha256');
  let rows = 0;
  let waiting: Row[] = [];
  for await (const row of from.rows(shape)) {
    hash.update(`${JSON.stringify(row)}\n`);
    rows++;
    waiting.push(row);
    if (waiting.length < atOnce) continue;
    await to.put(shape, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await to.put(shape, waiting);

  const carried = { table: shape.name, rows, hash: hash.digest('hex') };
  const there = createHash('sha256');
  for await (const row of to.rows(shape)) there.update(`${JSON.stringify(row)}\n`);
  const counts = [await from.count(shape), rows, await to.count(shape)];
  if (new Set(counts).size > 1 || there.digest('hex') !== carried.hash)
    throw new StoreError(`'${shape.name}' is not the same on both sides (rows: ${counts.join(', ')}). Nothing was kept.`);
  return carried;
}
