/** Jobs, each done by one process at a time. */
import { expect, test } from 'vitest';
import { thoughtOf } from '../../../src/table/model/outbox/jobs.ts';
import type { Fresh } from './noted.ts';
import { id, row } from './rows.ts';

export function jobTests(fresh: Fresh): void {
  const key = thoughtOf(id, 'A');

  test('a job is taken on by one holder, until it is free again, is dropped or its time is over', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable(row);
      db.putJob('think', key, id, 9);
      db.putJob('think', key, id, 5);
      db.putJob('think', key, id, 7);
    });
    expect(await store.claimJobs('think', 'me', 4, 100, 9), 'it is not due').toEqual([]);
    expect(await store.claimJobs('think', 'me', 5, 100, 9)).toEqual([{ kind: 'think', key, table: id, tries: 1 }]);
    await change((db) => {
      db.putJob('think', key, id, 6);
      db.holdJob('think', key, 'me', 300);
      db.holdJob('think', key, 'other', 6);
      db.freeJob('think', key, 'other', 6);
    });
    expect(await store.claimJobs('think', 'me', 299, 400, 9), 'somebody has it').toEqual([]);
    expect(await store.claimJobs('think', 'me', 300, 400, 9)).toMatchObject([{ key, tries: 2 }]);
    await change((db) => db.freeJob('think', key, 'me', 320));
    expect(await store.claimJobs('think', 'other', 319, 400, 9)).toEqual([]);
    expect(await store.claimJobs('think', 'other', 320, 400, 9)).toMatchObject([{ key, tries: 3 }]);
    await change((db) => db.dropJob('think', key));
    expect(await store.claimJobs('think', 'me', 500, 600, 9)).toEqual([]);
  });

  test('of several, those due longest are taken on first, each by one of those who would at once', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable(row);
      for (const n of [3, 1, 5, 2, 4]) db.putJob('think', `${n}`, id, n);
    });
    expect((await store.claimJobs('think', 'me', 9, 100, 2)).map((job) => job.key).sort()).toEqual(['1', '2']);
    const both = await Promise.all([store.claimJobs('think', 'me', 9, 100, 2), store.claimJobs('think', 'me', 9, 100, 2)]);
    const rest = await store.claimJobs('think', 'me', 9, 100, 2);
    expect([...both.flat(), ...rest].map((job) => job.key).sort()).toEqual(['3', '4', '5']);
  });

  test('a reminder is held from the start, by one, until its time is over, and goes with the data of a person it names', async () => {
    const { store, change } = await fresh();
    const [about7, about8] = ['["7",["9"]]', '["8",[]]'];
    await change((db) => {
      db.addTable(row);
      db.putReminding(about7!, id, 'me', 40);
      db.putReminding(about8!, id, 'me', 50);
      db.putReminding(about7!, id, 'other', 90);
    });
    expect(await store.claimJobs('remind', 'other', 39, 60, 9), 'its holder may be at it').toEqual([]);
    expect(await store.claimJobs('remind', 'other', 40, 60, 9)).toEqual([{ kind: 'remind', key: about7, table: id, tries: 1 }]);
    await change((db) => db.dropChoices('9'));
    expect((await store.claimJobs('remind', 'other', 99, 120, 9)).map((job) => job.key)).toEqual([about8]);
  });

  test('a reply is held from the start, and keeps what it takes to give it', async () => {
    const { store, change } = await fresh();
    const deferral = { application: '7', token: 'secret', until: 900, locale: 'fr', waits: 'placeholder', isPublic: false, table: null } as const;
    await change((db) => db.putReply('1', { ...deferral, isVoid: false }, 'me', 40));
    await change((db) => db.putReply('1', { ...deferral, isVoid: true }, 'other', 900));
    expect(await store.claimJobs('think', 'me', 50, 60, 9), 'it is of another kind').toEqual([]);
    expect(await store.claimJobs('reply', 'me', 39, 60, 9), 'its holder has it').toEqual([]);
    const row = { kind: 'reply', key: '1' };
    expect(await store.claimJobs('reply', 'me', 40, 60, 9)).toEqual([{ ...row, deferral: { ...deferral, isVoid: false }, tries: 1 }]);
    await change((db) => db.putReply('1', { ...deferral, isVoid: true }, 'me', 70));
    expect(await store.claimJobs('reply', 'me', 70, 90, 9)).toEqual([{ ...row, deferral: { ...deferral, isVoid: true }, tries: 2 }]);
    await change((db) => db.dropJob('reply', '1'));
    expect(await store.claimJobs('reply', 'me', 99, 120, 9)).toEqual([]);
  });
}
