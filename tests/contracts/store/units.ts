/** What a commit promises: all of it or nothing, based on what was read. */
import { expect, test } from 'vitest';
import { type Change, Conflict, StoreBusy, type TableRow } from '../../../src/table/model/store/store.ts';
import type { Fresh } from './noted.ts';
import { id, impossible, row } from './rows.ts';

export function unitTests(fresh: Fresh): void {
  test('a unit of work is kept as a whole or not at all', async () => {
    const { store } = await fresh();
    await expect(store.commit([['addTable', row], ['addRequest', '1', 1], impossible])).rejects.toThrow(/foreign key/i);
    expect([await store.table(id), await store.seen('1')]).toEqual([null, false]);
    await store.commit([['addTable', row]]);
    expect(await store.table(id)).toEqual(row);
  });

  test('one that failed leaves no number behind that later lines would be written under', async () => {
    const { store } = await fresh();
    const line = { n: 1, answer: 0, to: null, message: { key: 'said', args: { a: 1 } }, at: 1 };
    const written: Change[] = [
      ['addTable', row],
      ['addMessage', id, line],
    ];
    await expect(store.commit([...written, impossible])).rejects.toThrow();
    await store.commit(written);
    expect(await store.publicSince(id, 0)).toEqual([line]);
  });

  test('a row is saved only over the version before', async () => {
    const { store, change } = await fresh();
    await change((db) => db.addTable(row));
    await expect(change((db) => db.saveTable({ ...row, version: 3 }))).rejects.toThrow(Conflict);
    const next = { ...row, version: 2, outcome: { winners: [], message: { key: 'x' } }, options: {}, banks: {}, away: [], toAct: ['A', 'é"'] };
    await change((db) => db.saveTable(next));
    expect([await store.table(id), await store.version(id), await store.version('nowhere')]).toEqual([next, 2, null]);
  });

  test('what was begun before it closes is done, and whoever asks later is told that it is closed', async () => {
    const { store } = await fresh();
    const begun = [store.commit([['addTable', row]]), store.table(id)];
    await Promise.all([store.close(), store.close()]);
    await expect(Promise.all(begun)).resolves.toHaveLength(2);
    for (const late of [store.table(id), store.version(id), store.commit([['addRequest', '1', 1]]), store.takeOn('duty', 'me', 1, 2)])
      await expect(late).rejects.toThrow(StoreBusy);
  });

  test('a commit is refused where a table it rests on is another by now', async () => {
    const { store, change } = await fresh();
    await change((db) => db.addTable(row));
    const resting = (...versions: [string, number | null][]) => store.commit([['addRequest', '1', 1]], new Map(versions));
    await expect(resting([id, 2])).rejects.toThrow(Conflict);
    await expect(resting(['nowhere', 1])).rejects.toThrow(Conflict);
    await expect(resting([id, null])).rejects.toThrow(Conflict);
    expect(await store.seen('1')).toBe(false);
    await resting([id, 1], ['nowhere', null]);
    expect(await store.seen('1')).toBe(true);
  });

  test('a request is carried out once, known for what it came to, and forgotten in time', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable(row);
      db.addRequest('1200000012582912369', 50, { table: id, after: 2, upTo: 4 });
      db.addRequest('typed', 60);
    });
    await expect(change((db) => db.addRequest('1200000012582912369', 70))).rejects.toThrow(Conflict);
    expect(await store.firstTime('1200000012582912369')).toEqual({ table: id, at: 50, after: 2, upTo: 4 });
    expect([await store.firstTime('typed'), await store.seen('typed')]).toEqual([null, true]);
    await change((db) => db.dropRequests(60));
    expect([await store.seen('1200000012582912369'), await store.seen('typed')]).toEqual([false, true]);
  });

  test('one table gathers or plays in a channel', async () => {
    const { store, change } = await fresh();
    const add = (id: string, phase: TableRow['phase']) => change((db) => db.addTable({ ...row, id, phase }));
    await add('a', 'over');
    await add('b', 'closed');
    await add('c', 'playing');
    await expect(add('d', 'gathering')).rejects.toThrow(Conflict);
    expect([await store.active('1'), await store.latest('1'), await store.active('2')]).toEqual(['c', 'c', null]);
  });

  test('closing does first whatever was given to commit', async () => {
    const { store } = await fresh();
    const committing = store.commit([['addTable', row]]);
    await store.close();
    await expect(committing).resolves.toBeUndefined();
  });
}
