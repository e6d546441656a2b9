/** A database as an older version left it, in the middle of a card: everything in it is there after the update, and the game goes on. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/sqlite/open.ts';
import { ada, bob, must, openTestHall } from '../table/hall.ts';

const folder = join(import.meta.dirname, 'old');
/** What that version's own store told of it. */
const told = JSON.parse(readFileSync(join(folder, 'told.json'), 'utf8')) as { id: string; [what: string]: unknown };

function oldDatabase(change?: (raw: Database.Database) => void): string {
  const place = mkdtempSync(join(tmpdir(), 'hustings-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const path = join(place, 'old.db');
  const raw = new Database(path);
  raw.exec(readFileSync(join(folder, 'database.sql'), 'utf8'));
  change?.(raw);
  raw.close();
  return path;
}

test('tells the same as before', () => {
  const store = openStore(oldDatabase());
  const { id } = told;
  expect(store.table(id)).toMatchObject(told.row as object);
  expect(store.people(id)).toMatchObject(told.people as object);
  expect(store.answers(id, 0)).toEqual(told.answers);
  expect(store.log(id, null, 999, 999)).toEqual(told.spectator);
  expect(store.log(id, 'A', 999, 999)).toEqual(told.A);
  expect(store.publicSince(id, 2)).toEqual(told.publicSince);
  expect(store.position(id)).toEqual(told.position);
  expect(store.checkpoint(id)).toEqual(told.checkpoint);
  expect(['test-1', 'test-12', '1200000012582912369', 'never'].map(store.seen)).toEqual([true, true, true, false]);
  store.close();
});

test('goes on, takes back, and is whole', () => {
  const path = oldDatabase();
  const hall = openTestHall({ path, prefix: 'new' });
  const { id } = told;
  must(hall.hand.answer(id, ada, 'two'));
  must(hall.tables.undo(id, ada.id, 'back'));
  must(hall.hand.answer(id, ada, 'one'));
  must(hall.hand.answer(id, bob, 'gain'));
  expect(
    hall.store
      .log(id, null, 999, 999)
      .slice(0, 3)
      .map(({ message }) => message.key),
  ).toEqual(['demo.gain', 'demo.gain', 'demo.gain']);
  hall.store.close();
  const raw = new Database(path);
  expect(raw.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(raw.pragma('foreign_key_check')).toEqual([]);
  raw.close();
});

test('with a damaged line loses that line alone', () => {
  const store = openStore(oldDatabase((raw) => raw.exec(`UPDATE messages SET args = '{"se' WHERE n = 6`)));
  const keys = store.log(told.id, null, 999, 999).map(({ message }) => message.key);
  const before = (told.spectator as { message: { key: string }; n: number }[]).map(({ message, n }) => (n === 6 ? 'table.damaged' : message.key));
  expect(keys).toEqual(before);
  store.close();
});
