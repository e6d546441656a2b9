/** A database from an older version, in the middle of a card: after the update everything in it is still there, and the game goes on. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/sqlite/open.ts';
import { ada, bob, must, openTestContext } from '../table/context.ts';

const folder = join(import.meta.dirname, 'old');
/** What that version's own store read from it. */
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

test('tells the same as before', async () => {
  const store = openStore(oldDatabase());
  const { id } = told;
  expect(await store.table(id)).toMatchObject(told.row as object);
  expect(await store.people(id)).toMatchObject(told.people as object);
  expect(await store.answers(id, 0)).toEqual(told.answers);
  expect(await store.log(id, null, 999, 999)).toEqual(told.spectator);
  expect(await store.log(id, 'A', 999, 999)).toEqual(told.A);
  expect(await store.publicSince(id, 2)).toEqual(told.publicSince);
  expect(await store.position(id)).toEqual(told.position);
  expect(await store.checkpoint(id)).toEqual(told.checkpoint);
  expect(await Promise.all(['test-1', 'test-12', '1200000012582912369', 'never'].map(store.seen))).toEqual([true, true, true, false]);
  await store.close();
});

test('goes on, takes back, and is whole', async () => {
  const path = oldDatabase();
  const context = openTestContext({ path, prefix: 'new' });
  const { id } = told;
  await must(context.hand.answer(id, ada, 'two'));
  await must(context.tables.undo(id, ada.id, 'back'));
  await must(context.hand.answer(id, ada, 'one'));
  await must(context.hand.answer(id, bob, 'gain'));
  const lines = await context.store.log(id, null, 999, 999);
  expect(lines.slice(0, 3).map(({ message }) => message.key)).toEqual(['demo.gain', 'demo.gain', 'demo.gain']);
  await context.store.close();
  const raw = new Database(path);
  expect(raw.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(raw.pragma('foreign_key_check')).toEqual([]);
  raw.close();
});

test('with a damaged line loses that line alone', async () => {
  const store = openStore(oldDatabase((raw) => raw.exec(`UPDATE messages SET args = '{"se' WHERE n = 6`)));
  const keys = (await store.log(told.id, null, 999, 999)).map(({ message }) => message.key);
  const before = (told.spectator as { message: { key: string }; n: number }[]).map(({ message, n }) => (n === 6 ? 'table.damaged' : message.key));
  expect(keys).toEqual(before);
  await store.close();
});
