/** Commits that arrive together share one transaction and one sync, and each hears only about its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect, storeOn } from '../../src/store/sqlite/open.ts';
import { Conflict, StoreBusy } from '../../src/table/model/store/store.ts';
import { newcomer } from '../../src/table/work/loaded/loaded.ts';
import { ada } from '../table/context.ts';

/** A store in a file, and how often it has begun a transaction. */
function open(patience?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-'));
  const path = join(folder, 'games.db');
  const connection = connect(path);
  const check = vi.fn<() => void>();
  const store = storeOn(connection, check, patience);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const request = (id: string) => store.commit([['addRequest', id, 1]]);
  const seen = (...ids: string[]) => Promise.all(ids.map(store.seen));
  return { store, client: connection.client, path, check, request, seen };
}

test('share one transaction', async () => {
  const { check, request, seen } = open();
  await Promise.all(['1', '2', '3'].map(request));
  expect(check).toHaveBeenCalledTimes(1);
  expect(await seen('1', '2', '3')).toEqual([true, true, true]);
});

test('are acknowledged once they are on the disk, not before', async () => {
  const { path, request } = open();
  const other = new Database(path, { readonly: true });
  onTestFinished(() => void other.close());
  const kept = () => other.prepare('SELECT count(*) FROM requests').pluck().get();
  const told: unknown[] = [];
  await Promise.all(['1', '2'].map((id) => request(id).then(() => told.push(kept()))));
  expect(told).toEqual([2, 2]);
});

test('of which one fails leave the others as they are, and it alone hears of it', async () => {
  const { store, check, request, seen } = open();
  const nobody = newcomer(ada, 0);
  const [first, wrong, late, last] = await Promise.allSettled([
    request('1'),
    store.commit([
      ['addRequest', '2', 1],
      ['putPerson', 'nowhere', nobody],
    ]),
    request('1'),
    request('4'),
  ]);
  expect([first, last].map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect((wrong as PromiseRejectedResult).reason).toMatchObject({ message: expect.stringContaining('FOREIGN KEY') });
  expect((late as PromiseRejectedResult).reason).toBeInstanceOf(Conflict);
  expect(check).toHaveBeenCalledTimes(1);
  expect(await seen('1', '2', '4')).toEqual([true, false, true]);
});

test('of which one ends the whole transaction are tried one by one', async () => {
  const { client, request, seen } = open();
  client.exec("CREATE TRIGGER full BEFORE INSERT ON requests WHEN NEW.id = 2 BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END");
  const [first, second, third] = await Promise.allSettled(['1', '2', '3'].map(request));
  expect([first, third].map((one) => one?.status)).toEqual(['fulfilled', 'fulfilled']);
  expect((second as PromiseRejectedResult).reason).toMatchObject({ message: 'the disk is full' });
  expect(await seen('1', '2', '3')).toEqual([true, false, true]);
});

test('that wait are done before the store is closed', async () => {
  const { store, path, request } = open();
  const both = Promise.all([request('1'), request('2')]);
  await store.close();
  await both;
  const other = new Database(path, { readonly: true });
  expect(other.prepare('SELECT count(*) FROM requests').pluck().get()).toBe(2);
  other.close();
});

describe('while another program holds the database', () => {
  const lock = (path: string) => {
    const other = new Database(path);
    onTestFinished(() => void other.close());
    other.exec('BEGIN IMMEDIATE');
    return other;
  };

  test('everything else goes on, and what waited is done in its order once it is free', async () => {
    const { path, request, seen } = open();
    const other = lock(path);
    const done: string[] = [];
    const waiting = ['1', '2'].map((id) => request(id).then(() => done.push(id)));
    // If the lock blocked the event loop, nothing else would have its turn.
    for (let turns = 0; turns < 20; turns++) await new Promise((next) => setImmediate(next));
    expect(await seen('1', '2')).toEqual([false, false]);
    waiting.push(request('3').then(() => done.push('3')));
    other.exec('ROLLBACK');
    await Promise.all(waiting);
    expect(done).toEqual(['1', '2', '3']);
  });

  test('for too long, whoever waits is told so, and nothing changed', async () => {
    const { path, request, seen } = open(100);
    const other = lock(path);
    await expect(request('1')).rejects.toThrow(StoreBusy);
    other.exec('ROLLBACK');
    expect(await seen('1')).toEqual([false]);
    await request('1');
  });
});
