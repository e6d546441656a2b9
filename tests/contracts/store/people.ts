/** What people and servers choose, and when people are reminded. */
import { expect, test } from 'vitest';
import { Conflict, type TableRow } from '../../../src/table/model/store/store.ts';
import { newcomer } from '../../../src/table/work/loaded/loaded.ts';
import type { Fresh } from './noted.ts';
import { id, row } from './rows.ts';

export function peopleTests(fresh: Fresh): void {
  test('what people and servers have chosen is kept one choice at a time', async () => {
    const { store, change } = await fresh();
    expect([await store.settings('7'), await store.server('g')]).toEqual([null, null]);
    await change((db) => {
      db.putSetting('7', 'quietFrom', 60);
      db.putSetting('7', 'dm', true);
      db.putServerSetting('g', 'channels', ['1', '2']);
      db.putServerSetting('g', 'limits', { 'shows.person': 2 });
      db.putMet('7', 'demo', 'turn');
      db.putMet('7', 'demo', 'turn');
      for (const [day, start] of [
        ['2026-12-24', 24],
        ['2026-12-26', 26],
        ['2026-12-24', 24],
      ] as const)
        db.putDayOff('7', { day, start, end: start + 1 });
    });
    await change((db) => db.putSetting('7', 'quietFrom', null));
    expect(await store.settings('7')).toMatchObject({ lang: null, quietFrom: null, pings: 'now', dm: true, scheme: 'usual', unlisted: false });
    expect([await store.server('g'), await store.met('7', 'demo'), await store.met('7', 'other')]).toEqual([
      { lang: null, channels: ['1', '2'], limits: { 'shows.person': 2 } },
      ['turn'],
      [],
    ]);
    expect((await store.daysOff('7')).map(({ day, end }) => [day, end])).toEqual([
      ['2026-12-24', 25],
      ['2026-12-26', 27],
    ]);
    await change((db) => db.dropDaysOff('7', 24));
    expect((await store.daysOff('7')).map(({ day }) => day)).toEqual(['2026-12-24']);
  });

  test('what was used is counted one by one, and whoever counts twice what is counted already is told so', async () => {
    const { store, change } = await fresh();
    const used = { by: 'person', id: '7', kind: 'hints' } as const;
    expect(await store.use('person', '7', 'hints')).toBeNull();
    await change((db) => db.putUse({ ...used, from: 100, n: 1 }));
    await change((db) => db.putUse({ ...used, from: 100, n: 2 }));
    await change((db) => db.putUse({ ...used, by: 'table', from: 105, n: 1 }));
    expect(await store.use('person', '7', 'hints')).toEqual({ ...used, from: 100, n: 2 });
    for (const other of [
      { from: 100, n: 2 },
      { from: 100, n: 4 },
      { from: 90, n: 1 },
    ])
      await expect(change((db) => db.putUse({ ...used, ...other }))).rejects.toThrow(Conflict);
    await change((db) => db.putUse({ ...used, from: 110, n: 1 }));
    await change((db) => db.dropUses(110));
    expect([await store.use('person', '7', 'hints'), await store.use('table', '7', 'hints')]).toEqual([{ ...used, from: 110, n: 1 }, null]);
  });

  test('uses at the same time are all counted, up to the most that are allowed', async () => {
    const { store, change } = await fresh();
    const hints = { by: 'person', id: '7', kind: 'hints', most: 12 } as const;
    await Promise.all(Array.from({ length: 12 }, (_, i) => change((db) => db.countUse({ ...hints, at: 100 + i, since: i }))));
    expect((await store.use('person', '7', 'hints'))?.n).toBe(12);
    await expect(change((db) => db.countUse({ ...hints, at: 120, since: 20 }))).rejects.toThrow(Conflict);
    await change((db) => db.countUse({ ...hints, at: 250, since: 150 }));
    expect(await store.use('person', '7', 'hints')).toEqual({ by: 'person', id: '7', kind: 'hints', from: 250, n: 1 });
  });

  test('how many games and shows somebody has begun that go on, and how many go on on a server', async () => {
    const { store, change } = await fresh();
    const seated = (n: number, computer: boolean) => ({
      ...newcomer({ id: `${n}`, name: 'x', ...(computer && { computer: 'expert' as const }) }, n),
      seat: 'A',
    });
    await change((db) => {
      for (const [n, change] of [
        { phase: 'playing', guild: 'g' },
        { phase: 'playing', guild: 'g', host: '8' },
        { phase: 'playing', guild: 'h' },
        { phase: 'gathering', guild: 'g' },
        { phase: 'over', guild: 'g' },
      ].entries() as Iterable<[number, Partial<TableRow>]>) {
        db.addTable({ ...row, ...change, id: `table${n}`, channel: `${n}` });
        // Only computers play at the third.
        db.putPerson(`table${n}`, seated(1, true));
        if (n !== 2) db.putPerson(`table${n}`, { ...seated(2, false), seat: 'B' });
      }
    });
    expect(await store.running('person', row.host)).toEqual({ games: 1, shows: 1 });
    expect(await store.running('server', 'g')).toEqual({ games: 2, shows: 0 });
    expect(await store.running('server', 'none')).toEqual({ games: 0, shows: 0 });
  });

  test('when people pressed something last, and when the program ran', async () => {
    const { store, change } = await fresh();
    expect([await store.presence('7'), await store.beat('bot')]).toEqual([null, null]);
    await change((db) => {
      db.putPresence('7', 5);
      db.putPresence('8', 6);
      db.putBeat('bot', 7);
    });
    await change((db) => {
      db.putPresence('7', 9);
      db.putBeat('bot', 8);
    });
    expect([await store.presence('7'), await store.presence('8'), await store.beat('bot')]).toEqual([9, 6, 8]);
  });

  test('how far somebody has seen a table, which never goes back', async () => {
    const { store, change } = await fresh();
    expect(await store.looked(id, '7')).toBeNull();
    await change((db) => {
      db.addTable(row);
      db.putLook(id, '7', 5);
      db.putLook(id, '8', 9);
    });
    await change((db) => {
      db.putLook(id, '7', 8);
      db.putLook(id, '8', 3);
    });
    expect([await store.looked(id, '7'), await store.looked(id, '8')]).toEqual([8, 9]);
  });

  test('a reminder is taken once', async () => {
    const { store, change } = await fresh();
    const turn = { table: id, turn: 1, user: '7', kind: 'half', due: 5 } as const;
    const snooze = { ...turn, kind: 'snooze', due: 4 } as const;
    await change((db) => {
      db.addTable(row);
      db.putReminder(turn);
      db.putReminder(snooze);
      db.putReminder({ ...turn, kind: 'late', due: 9 });
    });
    expect([await store.remindersDue(5, 9), await store.remindersDue(5, 1)]).toEqual([[snooze, turn], [snooze]]);
    await change((db) => db.takeReminder(turn, 6));
    await expect(change((db) => db.takeReminder(turn, 7))).rejects.toThrow(Conflict);
    expect(await store.remindersTaken(id, 1, '7')).toEqual(['half']);
    // A reminder that was taken stays taken. A snooze that is asked for again is sent again.
    await change((db) => {
      db.takeReminder(snooze, 6);
      db.putReminder({ ...turn, due: 8 });
      db.putReminder({ ...snooze, due: 8 });
      db.moveSnooze(id, '7', 2);
    });
    expect(await store.remindersDue(9, 9)).toEqual([
      { ...snooze, turn: 2, due: 8 },
      { ...turn, kind: 'late', due: 9 },
    ]);
    await change((db) => db.dropReminders(id, '7', true));
    expect(await store.remindersDue(9, 9)).toHaveLength(2);
    await change((db) => db.dropReminders(id, '7'));
    expect((await store.remindersDue(9, 9)).map(({ kind }) => kind)).toEqual(['late']);
    await change((db) => db.dropReminders(id));
    expect(await store.remindersDue(9, 9)).toEqual([]);
  });
}
