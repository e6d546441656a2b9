/** What is kept about one person or one server, and how it is forgotten. */
import { expect, test } from 'vitest';
import type { EndedRow, MessageRow } from '../../../src/table/model/store/store.ts';
import { newcomer } from '../../../src/table/work/loaded/loaded.ts';
import { ada, bob, cleo } from '../../table/context.ts';
import type { Fresh } from './noted.ts';
import { answer, id, proposal, row, seated } from './rows.ts';

/** Nobody's id, though it is part of one. */
const part = ada.id.slice(0, -1);

export function leavingTests(fresh: Fresh): void {
  test('everything that names somebody is found, and nothing that names somebody with a longer id', async () => {
    const { store, change } = await fresh();
    const bare = { ...row, rest: null, former: [], host: bob.id };
    const at = { ...proposal, by: bob.id, asked: [bob.id], against: [] };
    await change((db) => {
      const add = (name: string, more: object) => db.addTable({ ...bare, id: name, channel: name, created: Number(name), ...more });
      add('1', { host: ada.id });
      add('2', { former: [{ user: ada.id, name: 'Ada', seat: 'A', at: 1, keepsLoss: false }] });
      for (const name of ['4', '6', '9']) add(name, {});
      db.putPerson('4', { ...newcomer(ada, 0), status: 'missed' });
      db.putProposal('6', { ...at, about: ada.id });
      db.putPerson('9', seated(bob, 0, 'A'));
    });
    expect(await store.namedAt(ada.id)).toEqual(['1', '2', '4', '6']);
    expect([await store.namedAt(part), await store.namedAt(cleo.id), await store.formerAt(ada.id), await store.formerAt(bob.id)]).toEqual([
      [],
      [],
      ['2'],
      [],
    ]);
    expect([await store.usersAt('4'), await store.usersAt('1')]).toEqual([[ada.id], []]);
  });

  test('somebody’s own rows are told with their tables, and their name and id give way to others', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable({ ...row, host: ada.id, former: [{ user: ada.id, name: 'Ada', seat: 'A', at: 1, keepsLoss: false }, ...row.former] });
      db.putPerson(id, seated(ada, 0, 'A', { pings: 'off', moving: '9', pinged: 3 }));
      db.putPerson(id, seated(bob, 1, 'B'));
    });
    const [own] = await store.ownRows(ada.id);
    expect(own).toMatchObject({
      table: id,
      game: 'demo',
      phase: 'gathering',
      guild: null,
      name: 'Ada',
      seat: 'A',
      isHost: true,
      pings: 'off',
      pinged: 3,
    });
    expect(own!.former.map(({ user }) => user)).toEqual([ada.id]);
    await change((db) => db.renamePerson(id, ada.id, 'former-1', null));
    expect(await store.ownRows(ada.id)).toEqual([]);
    expect((await store.people(id))[0]).toEqual(seated({ id: 'former-1', name: '' }, 0, 'A', { pinged: 3 }));
    await change((db) => db.renamePerson(id, 'former-1', 'former-2', 8));
    expect((await store.people(id))[0]).toMatchObject({ user: 'former-2', gone: 8 });
    await change((db) => db.renamePerson(id, 'former-2', 'former-3', null));
    expect((await store.people(id))[0]).toMatchObject({ user: 'former-3', gone: 8 });
  });

  test('what somebody has chosen, met and seen is theirs alone, and goes with them', async () => {
    const { store, change } = await fresh();
    const reminder = { table: id, turn: 1, kind: 'half', due: 5 } as const;
    await change((db) => {
      db.addTable(row);
      for (const user of [ada.id, bob.id]) {
        db.putSetting(user, 'dm', true);
        db.putDayOff(user, { day: '2026-12-24', start: 24, end: 25 });
        db.putMet(user, 'demo', 'turn');
        db.putMet(user, 'aaa', 'bid');
        db.putPresence(user, 5);
        db.putLook(id, user, 4);
        db.putReminder({ ...reminder, user });
      }
    });
    const kept = async (user: string) => [
      (await store.settings(user)) !== null,
      (await store.daysOff(user)).length,
      await store.metAll(user),
      await store.remindersOf(user),
      await store.presence(user),
      await store.looksOf(user),
    ];
    const whole = [
      true,
      1,
      [
        { game: 'aaa', kind: 'bid' },
        { game: 'demo', kind: 'turn' },
      ],
      [{ table: id, kind: 'half', due: 5, taken: null }],
      5,
      [{ table: id, upTo: 4 }],
    ];
    expect(await kept(ada.id)).toEqual(whole);
    await change((db) => db.dropChoices(ada.id));
    expect(await kept(ada.id)).toEqual([false, 0, [], [], 5, [{ table: id, upTo: 4 }]]);
    await change((db) => db.dropTraces(ada.id));
    expect([await kept(ada.id), await kept(bob.id)]).toEqual([[false, 0, [], [], null, []], whole]);
  });

  test('an erasure is under way until nobody is named by it', async () => {
    const { store, change } = await fresh();
    expect([await store.erasing(), await store.erasureSalt()]).toEqual([[], null]);
    const one = { hash: 'h', salt: 's', at: 1, user: ada.id, alias: 'former-1' };
    await change((db) => db.putErasure(one));
    expect([await store.erasing(), await store.erasureSalt()]).toEqual([[one], 's']);
    await change((db) => db.putErasure({ ...one, at: 2, alias: null }));
    expect(await store.erasing()).toEqual([{ ...one, at: 2, alias: null }]);
    await change((db) => db.putErasure({ ...one, at: 3, alias: null, user: null }));
    expect([await store.erasing(), await store.erasureSalt()]).toEqual([[], 's']);
  });

  test('a server that is left is known until it is forgotten, with all tables it ever had', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable({ ...row, id: 'old', guild: 'g', phase: 'over', created: 1 });
      db.addTable({ ...row, id: 'new', guild: 'g', channel: '2', created: 5 });
      db.addTable({ ...row, id: 'other', guild: 'h', channel: '3' });
      db.addTable({ ...row, id: 'alone', channel: '4' });
      db.putServerSetting('g', 'lang', 'fr');
      db.putServerSetting('h', 'lang', 'fr');
      db.putDeparture({ guild: 'h', at: 9, asked: false });
      db.putDeparture({ guild: 'g', at: 7, asked: false });
    });
    expect([await store.everOn('g', 5, 9), await store.everOn('g', 6, 9), await store.everOn('g', 6, 1)]).toEqual([['old'], ['old', 'new'], ['old']]);
    expect((await store.guilds()).sort()).toEqual(['g', 'h']);
    expect((await store.departures()).map(({ guild }) => guild)).toEqual(['g', 'h']);
    await change((db) => {
      db.putDeparture({ guild: 'g', at: 8, asked: true });
      db.dropServer('g');
    });
    expect([await store.departure('g'), await store.server('g'), await store.server('h')]).toEqual([
      { guild: 'g', at: 8, asked: true },
      null,
      { lang: 'fr', channels: [], limits: {} },
    ]);
    await change((db) => db.dropDeparture('g'));
    expect(await store.departure('g')).toBeNull();
  });

  test('a table is dropped with everything that belongs to it, once nothing of it waits to be said', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      for (const table of [id, 'other']) {
        db.addTable({ ...row, id: table, channel: table });
        db.putPerson(table, seated(ada, 0, 'A'));
        db.putPosition(table, { rules: 1, state: '{}' });
        db.addAnswer(table, answer(1));
        db.addMessage(table, { n: 1, answer: 1, to: null, message: { key: 'said' }, at: 10 });
      }
      db.queue(id, 'board', true, 5);
    });
    expect([await store.isTold(id), await store.isTold('other')]).toEqual([false, true]);
    await change((db) => db.dropTable(id));
    expect([await store.table(id), await store.position(id), await store.answers(id, 0), await store.usersAt(id)]).toEqual([null, null, [], []]);
    expect([await store.isTold(id), (await store.answers('other', 0)).length, (await store.publicSince('other', 0)).length]).toEqual([true, 1, 1]);
  });

  test('a game that is over is trimmed to what its replay needs; what became no game is found too', async () => {
    const { store, change } = await fresh();
    const line = (n: number, answered: number) => ({ n, answer: answered, to: null, message: { key: `m${n}` }, at: 10 * answered });
    await change((db) => {
      for (const [table, phase] of [
        [id, 'over'],
        ['plays', 'playing'],
        ['closed', 'closed'],
        ['young', 'over'],
      ] as const) {
        db.addTable({ ...row, id: table, channel: table, phase, updated: table === 'young' ? 9 : 1 });
        if (table === 'closed') continue;
        db.putPosition(table, { rules: 1, state: '{}' });
        db.putTurn(table, { after: 1, chapter: null, state: '{}' });
      }
      db.putCheckpoint(id, { after: 1, state: '{}' });
      for (const n of [1, 2]) {
        db.addAnswer(id, answer(n));
        db.addMessage(id, line(n, n));
      }
      db.undo(id, 2);
      db.putProposal(id, proposal);
      db.putLook(id, ada.id, 1);
      db.putReminder({ table: id, turn: 1, user: ada.id, kind: 'half', due: 5 });
      db.putLeftover(id, { post: { channel: '1', message: '2' }, kind: 'told', after: 0, upTo: 1 });
    });
    const ended = async (from: EndedRow, before: number, limit = 9) =>
      (await store.endedSince(from, before, limit)).map((one) => [one.id, one.phase]);
    const start = { id: '', updated: -1 };
    expect([await ended(start, 5), await ended(start, 1), await ended(start, 10, 1), await ended({ id, updated: 1 }, 10)]).toEqual([
      [
        [id, 'over'],
        ['closed', 'closed'],
      ],
      [],
      [[id, 'over']],
      [
        ['closed', 'closed'],
        ['young', 'over'],
      ],
    ]);
    await change((db) => db.trim(id));
    const { position, checkpoint, turns } = (await store.standing(id))!;
    expect([position, checkpoint, turns]).toEqual([{ rules: 1, state: '{}' }, null, []]);
    expect([(await store.sitting(id))!.proposals, await store.leftovers(id), await store.looksOf(ada.id), await store.remindersOf(ada.id)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect([await store.answers(id, 0), (await store.publicSince(id, 0)).map(({ n }) => n), await store.saidBy(id, 2, 9)]).toEqual([
      [answer(1)],
      [1],
      false,
    ]);
  });

  test('a trimmed game is read as before from one row, also where something is written after', async () => {
    const { store, change } = await fresh();
    const said = (n: number, answered: number, to: string[] | null = null, at = 10 * answered): MessageRow => ({
      ...{ n, answer: answered, to, at },
      message: n % 2 ? { key: 'demo.gain', args: { seat: 'A', n } } : { key: 'demo.which' },
    });
    const kinds = ['answer', 'ahead', 'resign', 'orders', 'answer'] as const;
    await change((db) => {
      db.addTable({ ...row, id, phase: 'over', answers: kinds.length, messages: 7 });
      db.putPosition(id, { rules: 3, state: '{"random":{"seed":"é\\n"}}' });
      for (const [i, kind] of kinds.entries())
        db.addAnswer(id, { ...answer(i + 1), kind, seat: i % 2 ? 'B' : 'A', picked: [`é${i}`, ''], at: 10 * (i + 1) });
      for (const one of [said(1, 0, null, 7), said(2, 1), said(3, 1, ['A']), said(4, 2, ['A', 'B']), said(5, 3, null, 31), said(6, 4), said(7, 5)])
        db.addMessage(id, one);
    });
    const seen = async () => [
      await Promise.all([0, 3, 5].map((after) => store.answers(id, after))),
      await Promise.all([null, 'A', 'B'].map((seat) => store.log(id, seat, 99, 99))),
      await Promise.all([store.log(id, 'A', 5, 2), store.log(id, null, 1, 9)]),
      await Promise.all([0, 4, 7].map((after) => store.publicSince(id, after))),
      await Promise.all([store.lastSaid(id, 'demo.gain', 6), store.lastSaid(id, 'demo.gain', 0), store.lastSaid(id, 'never', 9)]),
      [await store.choices(id), await store.position(id), (await store.standing(id))?.position, await store.saidBy(id, 4, 9)],
    ];
    const before = await seen();
    expect(before.at(-1)).toMatchObject([{ A: 2, B: 1 }, { rules: 3 }, { rules: 3 }, true]);
    await change((db) => db.trim(id));
    expect(await seen()).toEqual(before);
    await change((db) => db.trim(id));
    expect(await seen(), 'trimmed once more').toEqual(before);
    await change((db) => {
      db.addAnswer(id, { ...answer(6), seat: 'B', at: 60 });
      db.addMessage(id, said(8, 6));
      db.addMessage(id, said(9, 6, ['B']));
    });
    const numbers = async () => [
      (await store.answers(id, 0)).map(({ n }) => n),
      (await store.log(id, 'A', 99, 99)).map(({ n, by }) => [n, by]),
      (await store.publicSince(id, 4)).map(({ n }) => n),
      (await store.log(id, 'B', 99, 1)).map(({ n }) => n),
    ];
    const after = await numbers();
    expect(after).toEqual([
      [1, 2, 3, 4, 5, 6],
      [
        [8, 'B'],
        [7, 'A'],
        [6, 'B'],
        [5, 'A'],
        [4, 'B'],
        [3, 'A'],
        [2, 'A'],
        [1, null],
      ],
      [5, 6, 7, 8],
      [9],
    ]);
    await change((db) => db.trim(id));
    expect(await numbers()).toEqual(after);
    expect(await store.choices(id)).toEqual({ A: 2, B: 2 });
  });
}
