/** Tables, who sits there, and where their games stand. */
import { expect, test } from 'vitest';
import type { TableRow } from '../../../src/table/model/store/store.ts';
import type { Proposal } from '../../../src/table/model/types.ts';
import { newcomer } from '../../../src/table/work/loaded/loaded.ts';
import { ada, bob, cleo } from '../../table/context.ts';
import type { Fresh } from './noted.ts';
import { answer, id, proposal, row, seated } from './rows.ts';

export function gameTests(fresh: Fresh): void {
  test('tables are found by channel, game, people, server and time', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable({ ...row, id: 'open', guild: 'g', host: ada.id, expires: 100 });
      db.addTable({ ...row, id: 'old', phase: 'over', channel: '2', updated: 2, answers: 3 });
      db.addTable({ ...row, id: 'over', phase: 'over', channel: '2', updated: 3, created: 2 });
      db.addTable({ ...row, id: 'again', phase: 'playing', channel: '3', host: cleo.id, previous: 'over', created: 4, away: [], toAct: ['A'] });
      db.addTable({ ...row, id: 'away', phase: 'playing', channel: '5', created: 6, away: ['B'], toAct: ['B'] });
      db.addTable({ ...row, id: 'theirs', phase: 'playing', channel: '6', created: 7, away: ['B'], toAct: ['A'] });
      db.addTable({ ...row, id: 'closed', phase: 'closed', channel: '4', host: ada.id, created: 5 });
      db.putPerson('open', newcomer(ada, 0));
      db.putPerson('open', { ...newcomer(bob, 1), status: 'invited' });
      db.putPerson('again', seated({ ...bob, computer: 'novice' }, 0, 'A'));
      db.putPerson('again', { ...newcomer(cleo, 1), status: 'missed' });
      db.putPerson('old', seated(bob, 0, 'B'));
      for (const table of ['away', 'theirs']) {
        db.putPerson(table, seated({ id: 'one', name: 'One' }, 0, 'A'));
        db.putPerson(table, seated({ id: 'two', name: 'Two' }, 1, 'B'));
      }
    });
    expect([await store.ended('2', 'demo'), await store.ended('2', 'other')]).toEqual(['over', null]);
    expect([await store.over('demo', '2', '', 9), await store.over('demo', '9', bob.id, 9), await store.over('demo', '2', '', 1)]).toEqual([
      ['over', 'old'],
      ['old'],
      ['over'],
    ]);
    expect([await store.expired(99), await store.expired(100)]).toEqual([[], ['open']]);
    expect([await store.tablesWith(ada.id), await store.tablesWith(bob.id), await store.tablesWith(cleo.id)]).toEqual([
      ['open'],
      ['open', 'again'],
      [],
    ]);
    expect([await store.gamesOf(ada.id), await store.gamesOf(bob.id)], 'an invitation is no game yet').toEqual([0, 1]);
    expect([await store.tablesOn('g'), await store.tablesOn('h')]).toEqual([['open'], []]);
    expect([await store.showsBy(cleo.id), await store.showsBy(row.host)], 'where people sit, it is their game').toEqual([['again'], []]);
    expect([await store.openBy(ada.id, 99), await store.openBy(ada.id, 100), await store.openOn('g', 0)]).toEqual([1, 0, 1]);
    expect([await store.fruitlessBy(ada.id, 0), await store.fruitlessBy(ada.id, 1)]).toEqual([[5, 1], [5]]);
    expect([await store.rematchOf('over'), await store.rematchOf('old')]).toEqual(['again', null]);
    await change((db) => db.putMissingThoughts(1));
    const thoughts = await store.claimJobs('think', 'me', 1, 2, 9);
    expect(thoughts.map(({ table }) => table).sort(), 'a computer is asked, or one for somebody away').toEqual(['again', 'away']);
    expect(await store.playing()).toEqual(['again', 'away', 'theirs']);
  });

  test('who is at a table is told in the order they came, with what is proposed', async () => {
    const { store, change } = await fresh();
    const moving = seated(bob, 1, 'B', { moving: '9', pings: 'off', pinged: 7, reminded: 2, gone: 8, wish: 'A' });
    await change((db) => {
      db.addTable(row);
      db.putPerson(id, moving);
      db.putPerson(id, newcomer(ada, 0));
      db.putPerson(id, { ...newcomer(cleo, 2), status: 'missed' });
      db.putProposal(id, proposal);
    });
    expect(await store.people(id)).toEqual([newcomer(ada, 0), moving]);
    expect(await store.sitting(id)).toEqual({ row, people: [newcomer(ada, 0), moving], proposals: [proposal] });
    expect([await store.lastPinged(bob.id), await store.lastPinged(ada.id), await store.sitting('nowhere')]).toEqual([7, null, null]);
    const agreed: Proposal = { ...proposal, agreed: [bob.id], fate: 'agreed', settled: 9 };
    await change((db) => {
      db.dropPerson(id, ada.id);
      db.putPerson(id, { ...moving, name: 'Bobby', seat: 'A' });
      db.putProposal(id, agreed);
    });
    expect(await store.sitting(id)).toMatchObject({ people: [{ name: 'Bobby', seat: 'A', moving: '9' }], proposals: [agreed] });
    await change((db) => db.dropProposal(id, 3));
    expect((await store.sitting(id))!.proposals).toEqual([]);
  });

  test('what somebody was called to last and has not come for is told for all their games', async () => {
    const { store, change } = await fresh();
    const game = (id: string, more: object) => ({ ...row, id, channel: id, phase: 'playing', toAct: ['B'], since: { B: 5 }, ...more }) as TableRow;
    const games = [
      game('waits', {}),
      game('asked-later', { since: { B: 8 } }),
      game('answered', { toAct: ['A'] }),
      game('away', { away: ['B'] }),
      game('paused', { paused: 6 }),
      game('over', { phase: 'over' }),
    ];
    await change((db) => {
      for (const one of games) {
        db.addTable(one);
        db.putPerson(one.id, seated(bob, 1, 'B', { pinged: 7 }));
        db.putPerson(one.id, seated(ada, 0, 'A'));
      }
    });
    expect([await store.unheard(bob.id), await store.unheard(ada.id)]).toEqual([[{ table: 'waits', pinged: 7 }], []]);
  });

  test('where a game stands is told with the way back, of one moment', async () => {
    const { store, change } = await fresh();
    const states = ['{"b":1,"a":"é"}', '{"start":true}', '{"turn":1}', '{"turn":2}'] as const;
    await change((db) => {
      db.addTable(row);
      db.putPosition(id, { rules: 2, state: states[0] });
      db.putCheckpoint(id, { after: 2, state: states[1] });
      db.putTurn(id, { after: 1, chapter: 'one', state: states[2] });
      db.putTurn(id, { after: 2, chapter: null, state: states[3] });
      for (const n of [1, 2, 3]) db.addAnswer(id, answer(n, n === 3 ? { kind: 'back', barrier: 'none', aside: true } : {}));
    });
    const [one, two, three] = [answer(1), answer(2), answer(3, { kind: 'back', barrier: 'none', aside: true })];
    const turns = [
      { after: 1, chapter: 'one', state: states[2] },
      { after: 2, chapter: null, state: states[3] },
    ];
    expect(await store.standing(id)).toEqual({
      version: 1,
      position: { rules: 2, state: states[0] },
      checkpoint: { after: 2, state: states[1] },
      turns,
      since: [two, three],
    });
    expect([await store.answers(id, 0), await store.answers(id, 2)]).toEqual([[one, two, three], [three]]);
    await change((db) => {
      db.undo(id, 3);
      db.dropCheckpoint(id);
      db.dropTurns(id, 2);
      db.putPosition(id, { rules: 3, state: states[1] });
    });
    expect([await store.position(id), await store.checkpoint(id), await store.answers(id, 0)]).toEqual([
      { rules: 3, state: states[1] },
      null,
      [one, two],
    ]);
    expect((await store.standing(id))!.turns).toEqual([turns[1]]);
    expect(await store.standing('nowhere')).toBeNull();
  });

  test('messages for some are kept apart from those for all, whatever the seats are called, and what is undone is not told', async () => {
    const { store, change } = await fresh();
    await change((db) => {
      db.addTable(row);
      db.addAnswer(id, answer(1));
      const add = (n: number, to: string[] | null, at: number) => db.addMessage(id, { n, answer: n > 3 ? 1 : 0, to, message: { key: `m${n}` }, at });
      add(1, null, 1);
      add(2, ['A'], 1);
      add(3, ['AB', 'B'], 1);
      add(4, [], 10);
      db.addMessage(id, { n: 5, answer: 1, to: null, message: { key: 'five', args: { a: 1, b: ['é', null] } }, at: 10 });
    });
    const keys = async (seat: string | null, before = 99) => (await store.log(id, seat, before, 99)).map(({ n }) => n);
    expect([await keys('A'), await keys('B'), await keys('AB'), await keys(null), await keys(null, 5)]).toEqual([
      [5, 2, 1],
      [5, 3, 1],
      [5, 3, 1],
      [5, 1],
      [1],
    ]);
    const five = { n: 5, answer: 1, to: null, message: { key: 'five', args: { a: 1, b: ['é', null] } }, at: 10 };
    expect(await store.publicSince(id, 1)).toEqual([five]);
    expect((await store.log(id, null, 99, 1))[0]).toEqual({ ...five, by: 'A' });
    expect([await store.lastSaid(id, 'five', 9), await store.lastSaid(id, 'five', 4)]).toEqual([five, null]);
    expect([await store.saidBy(id, 1, 4), await store.saidBy(id, 1, 5)]).toEqual([false, true]);
    await change((db) => db.undo(id, 1));
    expect([await keys(null), await store.saidBy(id, 1, 5)]).toEqual([[1], true]);
  });

  test('results are of games that were played to their end without advice, with what each seat gave to them', async () => {
    const { store, change } = await fresh();
    const won = { winners: ['A'], message: { key: 'won' } };
    await change((db) => {
      const over = { ...row, phase: 'over', guild: 'g', outcome: won } as const;
      db.addTable({ ...over, id: 'first', answers: 4, former: row.former.map((one) => ({ ...one, keepsLoss: false })) });
      db.addTable({ ...over, id: 'advised', channel: '2', advised: true });
      db.addTable({ ...over, id: 'computer', channel: '3', answers: 1 });
      db.addTable({ ...over, id: 'drawn', channel: '4', outcome: { winners: [], message: { key: 'draw' } }, answers: 1 });
      for (const [n, table] of ['first', 'advised', 'computer', 'drawn'].entries()) {
        db.putPerson(table, seated(ada, 0, 'A'));
        db.putPerson(table, seated(table === 'computer' ? { ...bob, computer: 'expert' } : bob, 1, 'B'));
        db.addAnswer(table, answer(1, { at: 100 + n, ...(table === 'drawn' && { kind: 'resign' as const }) }));
      }
      db.addAnswer('first', answer(2, { at: 104, seat: 'B', kind: 'ahead' }));
      db.addAnswer('first', answer(3, { at: 105, undone: true }));
      db.addAnswer('first', answer(4, { at: 106, seat: 'B', kind: 'orders' }));
      db.putSetting(bob.id, 'unlisted', true);
    });
    const said = (await store.results('g')).map(({ game, ended, people }) => [
      ...[game, ended],
      ...people.map(({ name, seat, end, unlisted, computer, former }) => [name, seat, end, unlisted, computer, former?.name ?? null]),
    ]);
    expect(said).toEqual([
      ['demo', 102, ['Ada', 'A', 'won', false, false, null], ['Bob', 'B', 'lost', true, true, 'Eve']],
      ['demo', 103, ['Ada', 'A', 'lost', false, false, null], ['Bob', 'B', 'drawn', true, false, 'Eve']],
      ['demo', 106, ['Ada', 'A', 'won', false, false, null], ['Bob', 'B', 'lost', true, false, null]],
    ]);
    expect(await store.choices('first')).toEqual({ A: 1, B: 1 });
    expect(await store.choices('drawn')).toEqual({});
  });

  test('what a press at a table needs is read at once', async () => {
    const { store, change } = await fresh();
    const none = await store.press(id, 'press', 2);
    // SQLite reads when it is asked.
    const isAhead = none.ahead !== null;
    const nothing = { people: new Map(), answers: { after: 0, rows: [] }, said: { after: 0, rows: [] }, taken: [] };
    expect(none).toEqual({ isSeen: false, version: null, ahead: isAhead ? nothing : null });
    const said = (n: number, to: string[] | null = null) => ({ n, answer: n, to, message: { key: 'demo.gain', args: { n } }, at: n });
    const half = { table: id, turn: 1, user: ada.id, kind: 'half', due: 5 } as const;
    await change((db) => {
      db.addTable({ ...row, answers: 4, queued: 2, messages: 5 });
      db.addTable({ ...row, id: 'other', channel: '2', phase: 'playing' });
      db.putPerson(id, seated(ada, 0, 'A', { pinged: 3 }));
      db.putPerson(id, seated(bob, 1, 'B'));
      db.putPerson('other', seated(ada, 0, 'A', { pinged: 7 }));
      db.putPerson('other', seated(cleo, 1, 'B', { pinged: 8 }));
      db.putSetting(bob.id, 'quietFrom', 60);
      db.putDayOff(ada.id, { day: '2026-12-26', start: 26, end: 27 });
      db.putDayOff(ada.id, { day: '2026-12-24', start: 24, end: 25 });
      for (const n of [1, 2, 3, 4]) db.addAnswer(id, answer(n, { undone: n === 3 }));
      db.addAnswer('other', answer(4));
      for (const one of [said(1), said(2), said(3), said(4, ['A']), said(5)]) db.addMessage(id, one);
      db.putReminder(half);
      db.putReminder({ ...half, kind: 'late' });
      db.takeReminder(half, 6);
      db.addRequest('press', 9);
    });
    const { ahead, ...found } = await store.press(id, 'press', 2);
    expect(found).toEqual({ isSeen: true, version: 1 });
    if (!ahead) return;
    expect(ahead).toEqual({
      people: new Map([
        [
          ada.id,
          {
            settings: null,
            daysOff: [
              { day: '2026-12-24', start: 24, end: 25 },
              { day: '2026-12-26', start: 26, end: 27 },
            ],
            pinged: 7,
          },
        ],
        [bob.id, { settings: await store.settings(bob.id), daysOff: [], pinged: null }],
      ]),
      answers: { after: 2, rows: await store.answers(id, 2) },
      said: { after: 2, rows: await store.publicSince(id, 2) },
      taken: [{ turn: 1, user: ada.id, kind: 'half' }],
    });
    expect([ahead.answers.rows, ahead.said.rows].map((all) => all.map(({ n }) => n))).toEqual([[4], [3, 5]]);
    expect(await store.press(id, 'another', 9)).toMatchObject({
      isSeen: false,
      ahead: { answers: { after: 0, rows: [{ n: 1 }, { n: 2 }, { n: 4 }] } },
    });
  });
}
