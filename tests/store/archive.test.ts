/** A finished game that was trimmed is one row in SQLite, written in one transaction. Rows from before archives are read as they were. */
import { expect, test } from 'vitest';
import { connect, storeOn } from '../../src/store/sqlite/open.ts';
import { readArchive, writeArchive } from '../../src/store/statements/archive.ts';
import { Conflict } from '../../src/table/model/store/store.ts';
import { openRecorder } from '../../src/table/work/storage.ts';
import { openTestContext } from '../table/context.ts';

/** A game that was given up after some turns, in a database the test can query. */
async function over() {
  const connection = connect(':memory:');
  const { client } = connection;
  const store = storeOn(connection);
  const context = openTestContext({ store });
  const { hand, tables, request } = context;
  const { id, a, b } = await hand.beginTurns();
  await hand.answer(id, a, 'draw');
  await hand.answer(id, b, 'gain');
  await tables.resign(id, b.id, request());
  const count = (table: string) => client.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get()!;
  const rows = () => ['archives', 'messages', 'positions', 'answers'].map(count);
  return { ...context, client, store, id, a, rows };
}

test('it keeps one row, and of its answers those by which results go', async () => {
  const { store, id, rows } = await over();
  const results = await store.results('200000000000000001');
  const { db, changes } = openRecorder();
  db.trim(id);
  await store.commit(changes);
  expect(rows()).toEqual([1, 0, 0, 1]);
  expect(await store.results('200000000000000001')).toEqual(results);
  expect(results[0]!.people.map(({ end }) => end).sort()).toEqual(['lost', 'won']);
});

test('what breaks off the transaction leaves all rows as they were', async () => {
  const { store, id, rows } = await over();
  const before = [rows(), await store.answers(id, 0), await store.log(id, null, 99, 99), await store.position(id)];
  const { db, changes } = openRecorder();
  db.trim(id);
  // Someone else was faster.
  db.saveTable({ ...(await store.table(id))!, version: 1 });
  await expect(store.commit(changes)).rejects.toThrow(Conflict);
  expect([rows(), await store.answers(id, 0), await store.log(id, null, 99, 99), await store.position(id)]).toEqual(before);
});

test('a game with a damaged line stays in its rows', async () => {
  const { client, store, id, rows } = await over();
  client.exec("UPDATE messages SET args = '{' WHERE n = (SELECT max(n) FROM messages)");
  const before = rows();
  const { db, changes } = openRecorder();
  db.trim(id);
  await store.commit(changes);
  expect(rows()).toEqual(before);
});

test('one that a later version has written is refused, not misread', () => {
  const text = writeArchive({ position: null, answers: [], messages: [] });
  expect(readArchive(text)).toEqual({ position: null, answers: [], messages: [] });
  expect(() => readArchive(text.replace('"form":1', '"form":2'))).toThrow('form 2');
});
