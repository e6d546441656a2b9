/** What is to be posted, who carries it, and what is left of it. */
import { expect, test } from 'vitest';
import { Conflict } from '../../../src/table/model/store/store.ts';
import type { Fresh } from './noted.ts';
import { all, id, row } from './rows.ts';

export function outboxTests(fresh: Fresh): void {
  test('a delivery takes the place of the one before, and what failed is tried again or parked', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable({ ...row, guild: 'g' });
      db.queue(id, 'board', true, 5);
    });
    await change((db) => db.queue(id, 'board', false, 9));
    const [board] = await store.due(5, 9);
    expect(board).toMatchObject({ table: id, kind: 'board', fresh: true, tries: 0 });
    await change((db) => db.retry(board!.id, 'missing access', 6, null));
    expect([await store.due(all, 9), await store.failing(), await store.failing({ guild: 'g' }), await store.failing({ table: 'b' })]).toEqual([
      [],
      1,
      1,
      0,
    ]);
    expect((await store.current(id))?.trouble).toEqual({ problem: 'missing access', since: 6, parked: true });
    await change((db) => db.hurry(20, { guild: 'h' }));
    expect(await store.due(20, 9)).toEqual([]);
    for (const where of [{ guild: 'g' }, { table: id }, undefined]) {
      await change((db) => db.retry(board!.id, 'again', 30, null));
      await change((db) => db.hurry(20, where));
      expect(await store.due(20, 9)).toHaveLength(1);
    }
    // Queued again, it is a new delivery, which keeps the tries of the one before.
    await change((db) => db.queue(id, 'board', false, 40));
    const [next] = await store.due(40, 9);
    expect([next!.id > board!.id, next!.tries, await store.delivery(board!.id), await store.delivery(next!.id)]).toEqual([true, 4, null, next]);
    await change((db) => db.dropDelivery(next!.id));
    await change((db) => {
      db.queue(id, 'board', false, 1);
      db.queue(id, 'tidy', false, 1);
      db.queue(id, 'show', false, 1);
      db.dropDeliveries(id, 'tidy');
    });
    expect((await store.due(all, 9)).map(({ kind }) => kind)).toEqual(['board', 'show']);
    expect((await store.due(all, 1)).map(({ kind }) => kind)).toEqual(['board']);
    await change((db) => db.dropDeliveries(id));
    expect([await store.due(all, 9), await store.failing(), (await store.current(id))?.trouble]).toEqual([[], 0, null]);
  });

  test('a delivery is carried by one holder, until it is handed back or its time is over', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable({ ...row, messages: 4 });
      db.queue(id, 'board', true, 5);
    });
    expect(await store.claim('me', 4, 100, 9)).toEqual([]);
    const [mine] = await store.claim('me', 5, 100, 9);
    expect(mine).toMatchObject({ table: id, kind: 'board', upTo: 4, before: null });
    expect([await store.claim('me', 50, 200, 9), await store.handedOut(id), await store.handedOut('b')]).toEqual([[], 4, 0]);
    await change((db) => db.unlessHandedOut(id, 4));
    await expect(change((db) => db.unlessHandedOut(id, 3))).rejects.toThrow(Conflict);
    await change((db) => {
      db.hold(id, 'me', 300);
      db.hold(id, 'other', 1);
      db.release(id, 'other');
    });
    expect(await store.claim('me', 299, 400, 9)).toEqual([]);
    expect(await store.claim('me', 300, 400, 9)).toMatchObject([{ id: mine!.id, before: 'me' }]);
    await change((db) => db.release(id, 'me'));
    expect(await store.claim('me', 301, 400, 9)).toMatchObject([{ id: mine!.id, before: null }]);
  });

  test('a duty is taken on anew by whoever has it', async () => {
    const { store } = await fresh();
    expect([await store.takeOn('sweep', 'me', 1, 10), await store.takeOn('sweep', 'me', 2, 10)]).toEqual([true, true]);
    await store.callOthers();
    store.onCall(() => {});
    await store.tellOthers('a word');
    store.onTold(() => {});
  });

  test('somebody is called by one at a time, also by two who would at once, and what lasted is forgotten', async () => {
    const { store, change } = await fresh();
    const both = await Promise.all([store.takeCall('ada', 'one', 1, 10), store.takeCall('ada', 'other', 1, 10)]);
    expect([...both].sort()).toEqual([false, true]);
    const [first, second] = both[0] ? ['one', 'other'] : ['other', 'one'];
    expect(await store.takeCall('ada', first!, 9, 20), 'whoever has it may go on').toBe(true);
    expect([await store.takeCall('ada', second!, 19, 30), await store.takeCall('ben', second!, 19, 30)]).toEqual([false, true]);
    await change((db) => db.dropDuties(20));
    expect(await store.takeCall('ada', second!, 19, 30), 'until then').toBe(false);
    expect(await store.takeCall('ada', second!, 20, 30)).toBe(true);
    const before = 1_000_000;
    expect(await store.takeCall('ada', first!, 25 - before, 30 - before), 'a clock that was set back keeps nobody from being called').toBe(true);
    await change((db) => db.releaseCall('ben'));
    expect(await store.takeCall('ben', first!, 19, 30)).toBe(true);
    await change((db) => db.dropDuties(31));
    expect(await store.takeCall('ada', first!, 21, 40), 'it is forgotten').toBe(true);
  });

  test('what was to be told and has no delivery is found', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable({ ...row, id: 'told', phase: 'playing', channel: '1' });
      db.addTable({ ...row, id: 'untold', phase: 'over', channel: '2', announced: 1, queued: 2 });
      db.addTable({ ...row, id: 'uncalled', phase: 'playing', channel: '3', toAct: ['A'] });
      db.addTable({ ...row, id: 'queued', phase: 'playing', channel: '4', toAct: ['A'] });
      db.queue('queued', 'board', false, all);
    });
    expect((await store.untold()).sort()).toEqual(['uncalled', 'untold']);
  });

  test('a post that is to lose its buttons is known until it has', async () => {
    const { store, change } = await fresh();
    const leftover = { post: { channel: '1', message: '2' }, kind: 'told', after: 1, upTo: 3 } as const;
    await change((db) => {
      db.addTable(row);
      db.putLeftover(id, { ...leftover, upTo: 2 });
      db.putLeftover(id, leftover);
    });
    expect(await store.leftovers(id)).toEqual([leftover]);
    await change((db) => db.dropLeftover(id, '2'));
    expect(await store.leftovers(id)).toEqual([]);
  });
}
