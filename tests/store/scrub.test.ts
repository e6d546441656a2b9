/** Deleted data leaves no byte in the file, even where SQLite had moved it, and nobody waits for the whole scrub. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect, storeOn } from '../../src/store/sqlite/open.ts';
import { openScrubbing } from '../../src/store/sqlite/scrub.ts';
import { row } from '../contracts/store/rows.ts';
import { temporaryFolder } from '../owner/program.ts';
import { change } from '../table/context.ts';

const zoe = '991234567890123';
const games = 2000;

/** A database in which one person has looked at many tables and had that deleted. */
async function forgotten() {
  const path = join(temporaryFolder(), 'games.db');
  const connection = connect(path);
  const { client } = connection;
  const store = storeOn(connection);
  onTestFinished(() => store.close());
  // In an order that splits pages again and again.
  const ids = Array.from({ length: games }, (_, i) => `t${String((i * 787) % games).padStart(4, '0')}`);
  await change(store, (db) => {
    for (const [i, id] of ids.entries()) {
      db.addTable({ ...row, id, channel: id, phase: 'over' });
      db.putLook(id, zoe, 1);
      db.putLook(id, `1${i}`, 1);
    }
    db.addAnswer(ids[0]!, { n: 1, kind: 'answer', seat: 'A', picked: [], barrier: 'none', aside: false, at: 1, undone: false });
  });
  await change(store, (db) => {
    db.dropTraces(zoe);
    db.putErasure({ hash: 'h', salt: 's', at: 1, user: null, alias: null });
  });
  const scrub = openScrubbing(client, () => 2);
  const found = () => {
    client.pragma('wal_checkpoint(TRUNCATE)');
    return ['games.db', 'games.db-wal'].filter((file) => readFileSync(join(path, '..', file)).includes(zoe));
  };
  return { client, store, scrub, found, ids };
}

test('what SQLite had moved is overwritten as well, and every other row stays as it was', async () => {
  const { client, store, scrub, found, ids } = await forgotten();
  const all = () =>
    JSON.stringify(['looks', 'tables', 'answers', 'erasures'].map((table) => client.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()));
  const before = all();
  expect(found(), 'without it, something is left').toEqual(['games.db']);
  await scrub();
  expect(found()).toEqual([]);
  expect(all()).toBe(before);
  expect([client.pragma('foreign_keys', { simple: true }), client.pragma('integrity_check', { simple: true })]).toEqual([1, 'ok']);
  expect(client.pragma('foreign_key_check')).toEqual([]);
  await change(store, (db) => db.dropTable(ids[0]!));
  expect(await store.answers(ids[0]!, 0), 'what belongs to a table goes with it').toEqual([]);
});

test('a press comes in between two tables, and is kept', async () => {
  const { store, scrub, ids } = await forgotten();
  const order: string[] = [];
  const scrubbing = scrub().then(() => order.push('scrubbed'));
  await change(store, (db) => db.putLook(ids[0]!, '5', 3));
  order.push('pressed');
  await scrubbing;
  expect(order).toEqual(['pressed', 'scrubbed']);
  expect(await store.looked(ids[0]!, '5')).toBe(3);
});

test('whoever has lost the database writes nothing anew, and it is done once it can be', async () => {
  const { client, found } = await forgotten();
  let isLost = true;
  const scrub = openScrubbing(
    client,
    () => 2,
    () => {
      if (isLost) throw new Error('lost');
    },
  );
  await expect(scrub()).rejects.toThrow('lost');
  expect([found(), client.pragma('foreign_keys', { simple: true })]).toEqual([['games.db'], 1]);
  isLost = false;
  await scrub();
  expect(found()).toEqual([]);
});
