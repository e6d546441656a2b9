/** Every table of the database that names people: their rows are forgotten with them, and found in a restored copy that has to forget them again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { carryOver } from '../../src/store/carry-over/index.ts';
import { eraseAgainOn } from '../../src/store/postgres/erased.ts';
import { openStore } from '../../src/store/sqlite/open.ts';
import { eraseAgain } from '../../src/store/sqlite/restoring/erased.ts';
import { hashOf } from '../../src/table/people/erasing.ts';
import { row } from '../contracts/store/rows.ts';
import { change } from '../table/context.ts';
import { needsPostgres, startCluster } from '../tools/cluster.ts';
import { columnsOf, naming } from './naming-tables.ts';

/** Tables that may be the last to name somebody: whoever they name is found in a copy. */
const isSearched = (table: string): boolean => table === 'people' || table === 'ratings' || otherwise[table] === undefined;

/** Tables whose rows go in another way, and how. */
const otherwise: { readonly [table: string]: string } = {
  people: 'under another name, since the game goes on',
  ratings: 'counted anew from the games, in which nobody has that name any more',
  meetings: 'counted anew',
  scores: 'counted anew',
  past_ratings: 'counted anew',
  erasures: 'once everything else is forgotten',
};

const folder = mkdtempSync(join(tmpdir(), 'hustings-naming-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'games.db');
const idIn = (table: string): string => `55${table.length}${[...table].map((letter) => letter.charCodeAt(0)).join('')}`.slice(0, 19);
let tables: string[] = [];

beforeAll(async () => {
  const store = openStore(path);
  await change(store, (db) => db.addTable({ ...row, id: 't' }));
  await store.close();
  const raw = new Database(path);
  tables = naming(raw);
  for (const table of tables) {
    const columns = columnsOf(raw, table).filter(
      ({ name, notnull, dflt_value, pk }) => name === 'user' || pk > 0 || (notnull && dflt_value === null),
    );
    const values = columns.map(({ name, type }) => (name === 'user' ? idIn(table) : name === 'table' ? 't' : type === 'INTEGER' ? 1 : '{}'));
    const names = columns.map(({ name }) => `"${name}"`).join();
    raw.prepare(`INSERT INTO "${table}" (${names}) VALUES (${columns.map(() => '?').join()})`).run(...values);
  }
  raw.close();
});

const rowsOf = (table: string): number => {
  const raw = new Database(path, { readonly: true });
  const count = raw.prepare<[string], number>(`SELECT count(*) FROM "${table}" WHERE "user" = ?`).pluck().get(idIn(table));
  raw.close();
  return count ?? 0;
};

describe('every table that names people', () => {
  test('has a row of somebody in this test', () => {
    expect(tables.length).toBeGreaterThan(8);
    expect(Object.keys(otherwise).filter((table) => !tables.includes(table))).toEqual([]);
    expect(tables.filter((table) => rowsOf(table) !== 1)).toEqual([]);
  });

  test('is looked through for those whose data was deleted since a copy was made', () => {
    for (const [i, table] of tables.filter(isSearched).entries()) {
      const one = { hash: hashOf(`s${i}`, idIn(table)), salt: `s${i}`, at: 1 };
      expect([table, eraseAgain(path, [one], 2)]).toEqual([table, 1]);
    }
  });

  test('is looked through on a PostgreSQL server as well', { ...needsPostgres, timeout: 60_000 }, async () => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.end());
    const address = await cluster.create('games');
    await carryOver(path, address);
    for (const [i, table] of tables.filter(isSearched).entries()) {
      const one = { hash: hashOf(`p${i}`, idIn(table)), salt: `p${i}`, at: 1 };
      expect([table, await eraseAgainOn(address, [one], 2)]).toEqual([table, 1]);
    }
  });

  test('forgets them, or they go in another way', async () => {
    const store = openStore(path);
    const forgotten = tables.filter((table) => otherwise[table] === undefined);
    await change(store, (db) => {
      for (const table of forgotten) {
        db.dropChoices(idIn(table));
        db.dropTraces(idIn(table));
      }
    });
    await store.close();
    expect(forgotten.filter((table) => rowsOf(table) > 0)).toEqual([]);
  });
});
