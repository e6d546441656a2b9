import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { type DemoView, demoGame } from './demo-game.ts';
import { ada, bob, cleo, must, openTestHall, place, why } from './hall.ts';

const post = (message: string) => ({ channel: place.channel, message });
const said = (message: string, isNew = true) => ({ post: post(message), isNew, call: null });
type Hall = ReturnType<typeof openTestHall>;

/** Says everything that is due; gives kind, freshness and keys of what was said. */
function sayAll({ outbox, clock }: Hall, message = '1') {
  return outbox.due(clock.now, 10).map((errand) => {
    outbox.done(errand, said(message, errand.fresh));
    return { kind: errand.kind, fresh: errand.fresh, keys: errand.news.map(({ key }) => key) };
  });
}

describe('boards', () => {
  test('are posted when somebody is newly to act, with what everybody may know since the post before', () => {
    const hall = openTestHall();
    const { hand, tables } = hall;
    const { id, a, b } = hand.begin();
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: [] }]);
    must(hand.answer(id, a, '1'));
    expect(sayAll(hall)).toEqual([]);
    must(hand.answer(id, a, '1'));
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: false, keys: [] }]);
    must(hand.answer(id, b, '1'));
    must(hand.answer(id, b, '1'));
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.bids'] }]);
    must(hand.answer(id, a, 'pair'));
    expect(sayAll(hall)).toEqual([]);
    must(hand.answer(id, a, 'one'));
    expect(sayAll(hall, '7')).toEqual([{ kind: 'board', fresh: true, keys: ['demo.gain', 'demo.gain'] }]);
    expect(tables.find(id)?.post).toEqual(post('7'));
  });

  test.each([
    ['a small thing is told by an edit', [], false],
    ['a headline is told by a new board', ['demo.gain'], true],
  ])('where the same seat goes on, %s', (_, headlines, fresh) => {
    const hall = openTestHall({ games: [{ ...demoGame, headlines }] });
    const { id, a } = hall.hand.beginTurns();
    sayAll(hall);
    expect(must(hall.hand.answer(id, a, 'again')).posts).toBe(true);
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh, keys: ['demo.gain'] }]);
  });

  test('of a game with chapters are posted when the next chapter begins, and edited within one', () => {
    const hall = openTestHall({ games: [{ ...demoGame, chapter: (view) => ((view as DemoView).points.A! > 0 ? 'late' : 'early') }] });
    const { id, a, b } = hall.hand.begin();
    expect(sayAll(hall)).toMatchObject([{ fresh: true }]);
    for (const person of [a, b]) for (const n of ['1', '1']) must(hall.hand.answer(id, person, n));
    expect(sayAll(hall), 'A is newly to act').toEqual([{ kind: 'board', fresh: false, keys: ['demo.bids'] }]);
    must(hall.hand.answer(id, a, 'gain'));
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.gain'] }]);
  });

  test('of a game that recaps tell the whole chapter that has ended, also what the living post was told of it', () => {
    const hall = openTestHall({ games: [{ ...demoGame, chapter: (view) => (view as DemoView).active, recaps: true }] });
    const { id, a, b } = hall.hand.beginTurns();
    const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);
    const next = () => {
      const [errand] = hall.outbox.due(hall.clock.now, 1);
      hall.outbox.done(errand!, said('1', errand!.fresh));
      return { fresh: errand!.fresh, told: errand!.told && keys(errand!.told), news: keys(errand!.news) };
    };
    expect(next()).toEqual({ fresh: true, told: null, news: ['demo.bids'] });
    must(hall.hand.answer(id, a, 'again'));
    expect(next(), 'A goes on').toEqual({ fresh: false, told: ['demo.bids'], news: ['demo.gain'] });
    must(hall.hand.answer(id, a, 'draw'));
    expect(next(), 'the old post gives up what it was told of A’s turn').toEqual({
      fresh: true,
      told: ['demo.bids'],
      news: ['demo.gain', 'demo.draw'],
    });
    must(hall.hand.answer(id, b, 'gain'));
    expect(next()).toEqual({ fresh: true, told: ['demo.gain', 'demo.draw'], news: ['demo.gain'] });
  });

  test('call each seat once for each time it is to act', () => {
    const hall = openTestHall();
    const { id, a, b } = hall.hand.beginTurns();
    const calls = () => hall.outbox.due(hall.clock.now, 1).map((errand) => [errand.calls, hall.outbox.done(errand, said('1'))][0]);
    expect(calls()).toEqual([['A']]);
    must(hall.hand.answer(id, a, 'again'));
    expect(calls(), 'A goes on').toEqual([[]]);
    must(hall.hand.answer(id, a, 'gain'));
    expect(calls()).toEqual([['B']]);
    must(hall.hand.answer(id, b, 'gain'));
    expect(calls(), 'A is called again').toEqual([['A']]);
  });

  test('call a seat that acted while the post was on its way, and is to act again', () => {
    const hall = openTestHall();
    const { id, a, b } = hall.hand.beginTurns();
    const [first] = hall.outbox.due(hall.clock.now, 1);
    expect(first!.calls).toEqual(['A']);
    hall.clock.now += 5000;
    must(hall.hand.answer(id, a, 'gain'));
    hall.clock.now += 5000;
    must(hall.hand.answer(id, b, 'gain'));
    hall.outbox.done(first!, said('1'));
    expect(hall.outbox.due(hall.clock.now, 1)).toMatchObject([{ calls: ['A'] }]);
  });

  test('are not held back by a picture that is to be drawn once more', () => {
    const hall = openTestHall();
    const { id, a } = hall.hand.beginTurns();
    sayAll(hall);
    must(hall.hand.answer(id, a, 'gain'));
    hall.outbox.again(id, 60_000);
    expect(hall.outbox.due(hall.clock.now, 1)).toMatchObject([{ fresh: true, calls: ['B'] }]);
  });

  test('of which only the call is missing are derived from their table as well', () => {
    const hall = openTestHall();
    const { id, a } = hall.hand.begin();
    sayAll(hall);
    for (const n of ['1', '1']) must(hall.hand.answer(id, a, n));
    sayAll(hall);
    hall.store.unit((db) => db.dropErrands(id));
    hall.outbox.hurry();
    expect(hall.outbox.due(hall.clock.now, 1), 'B was called at the start').toEqual([]);
  });

  test('say since when each seat is waited for', () => {
    const hall = openTestHall();
    const { id, a, b } = hall.hand.begin();
    const start = hall.clock.now;
    hall.clock.now += 5000;
    must(hall.hand.answer(id, a, '1'));
    expect(hall.tables.find(id)?.since, 'A has something else to choose, B still the same').toEqual({ A: start + 5000, B: start });
    expect(b).toBeDefined();
  });

  test('shown again at the bottom take their story along', () => {
    const hall = openTestHall();
    const { id } = hall.hand.beginTurns();
    sayAll(hall);
    must(hall.tables.show(id, hall.request()));
    const [errand] = hall.outbox.due(hall.clock.now, 1);
    expect(errand).toMatchObject({ fresh: true, news: [], told: [{ key: 'demo.bids' }], calls: [] });
    hall.outbox.done(errand!, said('2', false));
    expect(hall.tables.show(id, hall.request())).toEqual({ ok: false, error: { why: 'shown-lately', at: hall.clock.now + 60_000 } });
    hall.clock.now += 60_000;
    must(hall.tables.show(id, hall.request()));
    expect(hall.outbox.due(hall.clock.now, 1)).toMatchObject([{ told: [{ key: 'demo.bids' }] }]);
  });

  test('set aside come back when they are hurried, and one that was forgotten is derived from its table', () => {
    const hall = openTestHall();
    const { id } = hall.hand.beginTurns();
    const [errand] = hall.outbox.due(hall.clock.now, 1);
    hall.outbox.failed(errand!, '10003 Unknown Channel', hall.clock.now, null);
    expect(hall.outbox.due(hall.clock.now + 9_999_999, 10)).toEqual([]);
    expect(hall.tables.find(id)?.trouble).toEqual({ problem: '10003 Unknown Channel', since: hall.clock.now });
    hall.outbox.hurry();
    const [again] = hall.outbox.due(hall.clock.now, 1);
    expect(again).toMatchObject({ id: errand!.id, news: [{ key: 'demo.bids' }] });
    hall.store.unit((db) => db.dropErrands(id));
    const next = openTestHall({ store: hall.store, prefix: 'next' });
    expect(next.outbox.due(hall.clock.now, 1)).toEqual([]);
    next.outbox.hurry();
    expect(next.outbox.due(hall.clock.now, 1)).toMatchObject([{ table: id, fresh: true, news: [{ key: 'demo.bids' }] }]);
  });

  test('of one table that cannot be read do not keep those of the others back', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'games.db');
    const hall = openTestHall({ path });
    const sick = hall.hand.beginTurns();
    const well = hall.hand.beginTurns([ada, bob], {}, '2');
    const raw = new Database(path);
    raw.prepare('UPDATE tables SET called = ? WHERE id = ?').run('["A', sick.id);
    raw.close();
    expect(hall.outbox.due(hall.clock.now, 10).map(({ table }) => table)).toEqual([well.id]);
    expect(hall.store.trouble(sick.id)).toMatchObject({ problem: expect.stringContaining('damaged'), parked: true });
  });

  test('tell the rest where one line is damaged', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'games.db');
    const hall = openTestHall({ path });
    const { id, a } = hall.hand.beginTurns();
    must(hall.hand.answer(id, a, 'gain'));
    const raw = new Database(path);
    raw.prepare("UPDATE messages SET args = '[' WHERE phrase = (SELECT id FROM phrases WHERE key = 'demo.bids')").run();
    raw.close();
    expect(hall.outbox.due(hall.clock.now, 10).map(({ news }) => news.map(({ key }) => key))).toEqual([['table.damaged', 'demo.gain']]);
  });

  test('are posted when the game ends', () => {
    const hall = openTestHall();
    const { id, a } = hall.hand.beginTurns();
    sayAll(hall);
    expect(must(hall.tables.resign(id, a.id, hall.request())).posts).toBe(true);
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.left'] }]);
  });

  test('are posted when the game ends by what its result alone tells', () => {
    const leave: typeof demoGame.rules.leave = (turn, seat) => turn.finish({ winners: [], message: { key: 'demo.left', args: { seat } } });
    const hall = openTestHall({ games: [{ ...demoGame, rules: { ...demoGame.rules, leave } }] });
    const { id, a } = hall.hand.beginTurns();
    sayAll(hall);
    must(hall.tables.resign(id, a.id, hall.request()));
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: [] }]);
  });

  test('wait as one errand a table, in which later news joins', () => {
    const hall = openTestHall();
    const { hand, outbox, clock } = hall;
    const { id, a, b } = hand.beginTurns();
    must(hand.answer(id, a, 'gain'));
    must(hand.answer(id, b, 'draw'));
    const due = outbox.due(clock.now, 10);
    expect(due.map(({ news }) => news.map(({ key }) => key))).toEqual([['demo.bids', 'demo.gain', 'demo.draw']]);
  });

  test('what happens while one is being posted is kept for the next, and nothing is told twice', () => {
    const hall = openTestHall();
    const { hand, outbox, clock } = hall;
    const { id, a, b } = hand.beginTurns();
    const [first] = outbox.due(clock.now, 10);
    must(hand.answer(id, a, 'gain'));
    expect(outbox.due(clock.now, 10)).toEqual([]);
    let woken = 0;
    outbox.onQueued(() => woken++);
    outbox.done(first!, said('1'));
    expect(woken).toBe(1);
    const [second] = outbox.due(clock.now, 10);
    expect(second!.news.map(({ key }) => key)).toEqual(['demo.gain']);
    outbox.done(second!, said('2'));
    expect(outbox.due(clock.now, 10)).toEqual([]);
    must(hand.answer(id, b, 'gain'));
    expect(outbox.due(clock.now, 10)).toHaveLength(1);
  });

  test('that failed come again at their time with everything since; given up, their words join the next', () => {
    const hall = openTestHall();
    const { hand, outbox, clock } = hall;
    const { id, a, b } = hand.beginTurns();
    const [errand] = outbox.due(clock.now, 10);
    outbox.failed(errand!, 'HTTP 500', clock.now, clock.now + 1000);
    expect(outbox.due(clock.now + 999, 10)).toEqual([]);
    const [again] = outbox.due(clock.now + 1000, 10);
    expect(again).toMatchObject({ tries: 1, news: [{ key: 'demo.bids' }] });
    outbox.failed(again!, 'Unknown channel', clock.now, null);
    expect(outbox.due(clock.now + 9_999_999, 10)).toEqual([]);
    must(hand.answer(id, a, 'gain'));
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.bids', 'demo.gain'] }]);
    expect(b).toBeDefined();
  });

  test('that nobody reported on come again, and at once in a new process', () => {
    const hall = openTestHall();
    hall.hand.beginTurns();
    const [errand] = hall.outbox.due(hall.clock.now, 10);
    expect(hall.outbox.due(hall.clock.now + 60_000, 10)).toEqual([]);
    expect(hall.outbox.due(hall.clock.now + 120_000, 10)).toEqual([errand]);
    const next = openTestHall({ store: hall.store, prefix: 'next' });
    expect(next.outbox.due(hall.clock.now, 10)).toEqual([errand]);
  });

  test('come oldest first, one a table, as many as asked for', () => {
    const hall = openTestHall();
    const ids = ['1', '2', '3'].map((channel) => hall.hand.begin([ada, bob], {}, channel).id);
    expect(hall.outbox.due(hall.clock.now, 2).map(({ table }) => table)).toEqual(ids.slice(0, 2));
    expect(hall.outbox.due(hall.clock.now, 2).map(({ table }) => table)).toEqual(ids.slice(2));
  });
});

describe('invitations', () => {
  const open = ({ tables, request }: Hall) =>
    must(tables.open({ game: 'demo', place, host: ada, invited: [bob, cleo], options: {}, lang: 'fr', request: request() }));

  test('are posted by the outbox only if the direct reply never came', () => {
    const lost = openTestHall();
    open(lost);
    expect(sayAll(lost)).toEqual([]);
    lost.clock.now += 10_000;
    expect(sayAll(lost)).toEqual([{ kind: 'invitation', fresh: true, keys: [] }]);

    const shown = openTestHall();
    const { id, version } = open(shown);
    must(shown.tables.posted(id, post('5'), version));
    shown.clock.now += 10_000;
    expect(sayAll(shown)).toEqual([]);
    expect(shown.tables.find(id)?.post).toEqual(post('5'));
  });

  test('are brought up to date, and make way for the board when the game begins', () => {
    const hall = openTestHall();
    const { tables, request } = hall;
    const { id, version } = open(hall);
    must(tables.posted(id, post('5'), version));
    must(tables.accept(id, bob, request()));
    expect(sayAll(hall), 'the direct reply shows it').toEqual([]);
    hall.clock.now += 10_000;
    expect(sayAll(hall), 'the reply never came').toEqual([{ kind: 'invitation', fresh: false, keys: [] }]);
    must(tables.decline(id, cleo, request()));
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: [] }]);
  });

  test('that changed while the reply was on its way are brought up to date at once', () => {
    const hall = openTestHall();
    const { tables, request } = hall;
    const { id } = must(tables.open({ game: 'demo', place, host: ada, invited: [], options: {}, lang: 'en', request: request() }));
    const first = must(tables.join(id, bob, request())).version;
    const second = must(tables.join(id, cleo, request())).version;
    must(tables.posted(id, post('5'), second));
    expect(sayAll(hall), 'the newest is shown').toEqual([]);
    must(tables.posted(id, post('5'), first));
    expect(sayAll(hall), 'an older one came after it').toMatchObject([{ kind: 'invitation', fresh: false }]);
  });

  test('that have become a game leave it its board', () => {
    const hall = openTestHall();
    const { tables, request } = hall;
    const { id, version } = open(hall);
    must(tables.accept(id, bob, request()));
    must(tables.accept(id, cleo, request()));
    sayAll(hall);
    const board = tables.find(id)!.post;
    expect(must(tables.posted(id, post('5'), version)).phase).toBe('playing');
    expect(tables.find(id)!.post).toEqual(board);
  });

  test('are posted anew for whoever asks', () => {
    const hall = openTestHall();
    const { id, version } = open(hall);
    must(hall.tables.posted(id, post('5'), version));
    must(hall.tables.showInvitation(id, { id: '44', name: 'Dan' }, hall.request()));
    expect(sayAll(hall)).toMatchObject([{ kind: 'invitation', fresh: true }]);
    expect(why(hall.tables.showInvitation(id, ada, hall.request()))).toBe('shown-lately');
    must(hall.tables.leave(id, ada, hall.request()));
    expect(why(hall.tables.showInvitation(id, ada, hall.request()))).toBe('no-table');
  });

  test('that expired are brought up to date by the sweep', () => {
    const hall = openTestHall();
    const { id, version } = open(hall);
    must(hall.tables.posted(id, post('5'), version));
    hall.clock.now += 25 * 3_600_000;
    hall.tables.sweep();
    expect(sayAll(hall)).toMatchObject([{ kind: 'invitation' }]);
    expect(hall.tables.find(id)?.phase).toBe('closed');
  });
});

test('whoever listens is called after the commit, and may fail without harm', () => {
  const hall = openTestHall();
  const seen: number[] = [];
  hall.outbox.onQueued(() => {
    throw new Error('deaf');
  });
  hall.outbox.onQueued(() => seen.push(hall.outbox.due(hall.clock.now, 10).length));
  const { id, a } = hall.hand.begin();
  expect(seen.at(-1)).toBe(1);
  expect(why(hall.hand.answer(id, a, '1'))).toBe('taken');
  expect(hall.logged.every(({ text }) => text === 'The outbox could not be woken')).toBe(true);
});
