import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPostgres, spoil } from '../tools/engines.ts';
import { type DemoView, demoGame } from './demo-game.ts';
import { ada, bob, cleo, must, openTestHall, place, why } from './hall.ts';

/** Of what is told, without who plays what, which every game begins with. */
const told = <M extends { key: string }>(news: readonly M[]): M[] => news.filter(({ key }) => key !== 'table.seats');

const post = (message: string) => ({ channel: place.channel, message });
const said = (message: string, isNew = true) => ({ post: post(message), isNew, call: null });
type Hall = ReturnType<typeof openTestHall>;

/** Says everything that is due; gives kind, freshness and keys of what was said. */
async function sayAll({ outbox, clock }: Hall, message = '1') {
  const errands = await outbox.due(clock.now, 10);
  for (const errand of errands) await outbox.done(errand, said(message, errand.fresh));
  return errands.map(({ kind, fresh, news }) => ({ kind, fresh, keys: told(news).map(({ key }) => key) }));
}

describe('boards', () => {
  test('are posted when somebody is newly to act, with what everybody may know since the post before', async () => {
    const hall = openTestHall();
    const { hand, tables } = hall;
    const { id, a, b } = await hand.begin();
    expect(await sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: [] }]);
    await must(hand.answer(id, a, '1'));
    expect(await sayAll(hall)).toEqual([]);
    await must(hand.answer(id, a, '1'));
    expect(await sayAll(hall)).toEqual([{ kind: 'board', fresh: false, keys: [] }]);
    await must(hand.answer(id, b, '1'));
    await must(hand.answer(id, b, '1'));
    expect(await sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.bids'] }]);
    await must(hand.answer(id, a, 'pair'));
    expect(await sayAll(hall)).toEqual([]);
    await must(hand.answer(id, a, 'one'));
    expect(await sayAll(hall, '7')).toEqual([{ kind: 'board', fresh: true, keys: ['demo.gain', 'demo.gain'] }]);
    expect((await tables.find(id))?.post).toEqual(post('7'));
  });

  test.each([
    ['a small thing is told by an edit', [], false],
    ['a headline is told by a new board', ['demo.gain'], true],
  ])('where the same seat goes on, %s', async (_, headlines, fresh) => {
    const hall = openTestHall({ games: [{ ...demoGame, headlines }] });
    const { id, a } = await hall.hand.beginTurns();
    await sayAll(hall);
    expect((await must(hall.hand.answer(id, a, 'again'))).posts).toBe(true);
    expect(await sayAll(hall)).toEqual([{ kind: 'board', fresh, keys: ['demo.gain'] }]);
  });

  test('of a game with chapters are posted when the next chapter begins, and edited within one', async () => {
    const hall = openTestHall({ games: [{ ...demoGame, chapter: (view) => ((view as DemoView).points.A! > 0 ? 'late' : 'early') }] });
    const { id, a, b } = await hall.hand.begin();
    expect(await sayAll(hall)).toMatchObject([{ fresh: true }]);
    for (const person of [a, b]) for (const n of ['1', '1']) await must(hall.hand.answer(id, person, n));
    expect(await sayAll(hall), 'A is newly to act').toEqual([{ kind: 'board', fresh: false, keys: ['demo.bids'] }]);
    await must(hall.hand.answer(id, a, 'gain'));
    expect(await sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.gain'] }]);
  });

  test('of a game that recaps tell the whole chapter that has ended, also what the living post was told of it', async () => {
    const hall = openTestHall({ games: [{ ...demoGame, chapter: (view) => (view as DemoView).active, recaps: true }] });
    const { id, a, b } = await hall.hand.beginTurns();
    const keys = (list: readonly { key: string }[]) => told(list).map(({ key }) => key);
    const next = async () => {
      const [errand] = await hall.outbox.due(hall.clock.now, 1);
      await hall.outbox.done(errand!, said('1', errand!.fresh));
      return { fresh: errand!.fresh, told: errand!.told && keys(errand!.told), news: keys(errand!.news) };
    };
    expect(await next()).toEqual({ fresh: true, told: null, news: ['demo.bids'] });
    await must(hall.hand.answer(id, a, 'again'));
    expect(await next(), 'A goes on').toEqual({ fresh: false, told: ['demo.bids'], news: ['demo.gain'] });
    await must(hall.hand.answer(id, a, 'draw'));
    expect(await next(), 'the old post gives up what it was told of A’s turn').toEqual({
      fresh: true,
      told: ['demo.bids'],
      news: ['demo.gain', 'demo.draw'],
    });
    await must(hall.hand.answer(id, b, 'gain'));
    expect(await next()).toEqual({ fresh: true, told: ['demo.gain', 'demo.draw'], news: ['demo.gain'] });
  });

  test('call each seat once for each time it is to act', async () => {
    const hall = openTestHall();
    const { id, a, b } = await hall.hand.beginTurns();
    const calls = async () => {
      const errands = await hall.outbox.due(hall.clock.now, 1);
      for (const errand of errands) await hall.outbox.done(errand, said('1'));
      return errands.map((errand) => errand.calls);
    };
    expect(await calls()).toEqual([['A']]);
    await must(hall.hand.answer(id, a, 'again'));
    expect(await calls(), 'A goes on').toEqual([[]]);
    await must(hall.hand.answer(id, a, 'gain'));
    expect(await calls()).toEqual([['B']]);
    await must(hall.hand.answer(id, b, 'gain'));
    expect(await calls(), 'A is called again').toEqual([['A']]);
  });

  test('call a seat that acted while the post was on its way, and is to act again', async () => {
    const hall = openTestHall();
    const { id, a, b } = await hall.hand.beginTurns();
    const [first] = await hall.outbox.due(hall.clock.now, 1);
    expect(first!.calls).toEqual(['A']);
    hall.clock.now += 5000;
    await must(hall.hand.answer(id, a, 'gain'));
    hall.clock.now += 5000;
    await must(hall.hand.answer(id, b, 'gain'));
    await hall.outbox.done(first!, said('1'));
    expect(await hall.outbox.due(hall.clock.now, 1)).toMatchObject([{ calls: ['A'] }]);
  });

  test('are not held back by a picture that is to be drawn once more', async () => {
    const hall = openTestHall();
    const { id, a } = await hall.hand.beginTurns();
    await sayAll(hall);
    await must(hall.hand.answer(id, a, 'gain'));
    await hall.outbox.again(id, 60_000);
    expect(await hall.outbox.due(hall.clock.now, 1)).toMatchObject([{ fresh: true, calls: ['B'] }]);
  });

  test('of which only the call is missing are derived from their table as well', async () => {
    const hall = openTestHall();
    const { id, a } = await hall.hand.begin();
    await sayAll(hall);
    for (const n of ['1', '1']) await must(hall.hand.answer(id, a, n));
    await sayAll(hall);
    await hall.store.commit([['dropErrands', id]]);
    await hall.outbox.hurry();
    expect(await hall.outbox.due(hall.clock.now, 1), 'B was called at the start').toEqual([]);
  });

  test('say since when each seat is waited for', async () => {
    const hall = openTestHall();
    const { id, a, b } = await hall.hand.begin();
    const start = hall.clock.now;
    hall.clock.now += 5000;
    await must(hall.hand.answer(id, a, '1'));
    expect((await hall.tables.find(id))?.since, 'A has something else to choose, B still the same').toEqual({ A: start + 5000, B: start });
    expect(b).toBeDefined();
  });

  test('shown again at the bottom take their story along', async () => {
    const hall = openTestHall();
    const { id } = await hall.hand.beginTurns();
    await sayAll(hall);
    await must(hall.tables.show(id, hall.request()));
    const [errand] = await hall.outbox.due(hall.clock.now, 1);
    expect(errand).toMatchObject({ fresh: true, news: [], told: [{ key: 'table.seats' }, { key: 'demo.bids' }], calls: [] });
    await hall.outbox.done(errand!, said('2', false));
    expect(await hall.tables.show(id, hall.request())).toEqual({ ok: false, error: { why: 'shown-lately', at: hall.clock.now + 60_000 } });
    hall.clock.now += 60_000;
    await must(hall.tables.show(id, hall.request()));
    expect(await hall.outbox.due(hall.clock.now, 1)).toMatchObject([{ told: [{ key: 'table.seats' }, { key: 'demo.bids' }] }]);
  });

  test('set aside come back when they are hurried, and one that was forgotten is derived from its table', async () => {
    const hall = openTestHall();
    const { id } = await hall.hand.beginTurns();
    const [errand] = await hall.outbox.due(hall.clock.now, 1);
    await hall.outbox.failed(errand!, '10003 Unknown Channel', hall.clock.now, null);
    expect(await hall.outbox.due(hall.clock.now + 9_999_999, 10)).toEqual([]);
    expect((await hall.tables.find(id))?.trouble).toEqual({ problem: '10003 Unknown Channel', since: hall.clock.now });
    await hall.outbox.hurry();
    const [again] = await hall.outbox.due(hall.clock.now, 1);
    expect(again).toMatchObject({ id: errand!.id, news: [{ key: 'table.seats' }, { key: 'demo.bids' }] });
    await hall.outbox.done(again!, null);
    const next = openTestHall({ store: hall.store, prefix: 'next' });
    expect(await next.outbox.due(hall.clock.now, 1)).toEqual([]);
    // Another process that looked for forgotten ones just now would have found it.
    next.clock.now += 3_600_000;
    await next.outbox.hurry();
    expect(await next.outbox.due(next.clock.now, 1)).toMatchObject([
      { table: id, fresh: true, news: [{ key: 'table.seats' }, { key: 'demo.bids' }] },
    ]);
  });

  test('of one table that cannot be read do not keep those of the others back', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'games.db');
    const hall = openTestHall({ path });
    const sick = await hall.hand.beginTurns();
    const well = await hall.hand.beginTurns([ada, bob], {}, '2');
    await spoil(path, `UPDATE tables SET called = '["A' WHERE id = '${sick.id}'`);
    expect((await hall.outbox.due(hall.clock.now, 10)).map(({ table }) => table)).toEqual([well.id]);
    expect(await hall.store.trouble(sick.id)).toMatchObject({ problem: expect.stringContaining('damaged'), parked: true });
  });

  test('tell the rest where one line is damaged', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'games.db');
    const hall = openTestHall({ path });
    const { id, a } = await hall.hand.beginTurns();
    await must(hall.hand.answer(id, a, 'gain'));
    await spoil(path, "UPDATE messages SET args = '[' WHERE phrase = (SELECT id FROM phrases WHERE key = 'demo.bids')");
    expect((await hall.outbox.due(hall.clock.now, 10)).map(({ news }) => told(news).map(({ key }) => key))).toEqual([['table.damaged', 'demo.gain']]);
  });

  test('are posted when the game ends', async () => {
    const hall = openTestHall();
    const { id, a } = await hall.hand.beginTurns();
    await sayAll(hall);
    expect((await must(hall.tables.resign(id, a.id, hall.request()))).posts).toBe(true);
    expect(await sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.left'] }]);
  });

  test('are posted when the game ends by what its result alone tells', async () => {
    const leave: typeof demoGame.rules.leave = (turn, seat) => turn.finish({ winners: [], message: { key: 'demo.left', args: { seat } } });
    const hall = openTestHall({ games: [{ ...demoGame, rules: { ...demoGame.rules, leave } }] });
    const { id, a } = await hall.hand.beginTurns();
    await sayAll(hall);
    await must(hall.tables.resign(id, a.id, hall.request()));
    expect(await sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: [] }]);
  });

  test('wait as one errand a table, in which later news joins', async () => {
    const hall = openTestHall();
    const { hand, outbox, clock } = hall;
    const { id, a, b } = await hand.beginTurns();
    await must(hand.answer(id, a, 'gain'));
    await must(hand.answer(id, b, 'draw'));
    const due = await outbox.due(clock.now, 10);
    expect(due.map(({ news }) => told(news).map(({ key }) => key))).toEqual([['demo.bids', 'demo.gain', 'demo.draw']]);
  });

  test('what happens while one is being posted is kept for the next, and nothing is told twice', async () => {
    const hall = openTestHall();
    const { hand, outbox, clock } = hall;
    const { id, a, b } = await hand.beginTurns();
    const [first] = await outbox.due(clock.now, 10);
    await must(hand.answer(id, a, 'gain'));
    expect(await outbox.due(clock.now, 10)).toEqual([]);
    let woken = 0;
    outbox.onQueued(() => woken++);
    await outbox.done(first!, said('1'));
    expect(woken).toBe(1);
    const [second] = await outbox.due(clock.now, 10);
    expect(second!.news.map(({ key }) => key)).toEqual(['demo.gain']);
    await outbox.done(second!, said('2'));
    expect(await outbox.due(clock.now, 10)).toEqual([]);
    await must(hand.answer(id, b, 'gain'));
    expect(await outbox.due(clock.now, 10)).toHaveLength(1);
  });

  test('that failed come again at their time with everything since; given up, their words join the next', async () => {
    const hall = openTestHall();
    const { hand, outbox, clock } = hall;
    const { id, a, b } = await hand.beginTurns();
    const [errand] = await outbox.due(clock.now, 10);
    await outbox.failed(errand!, 'HTTP 500', clock.now, clock.now + 1000);
    expect(await outbox.due(clock.now + 999, 10)).toEqual([]);
    const [again] = await outbox.due(clock.now + 1000, 10);
    expect(again).toMatchObject({ tries: 1, news: [{ key: 'table.seats' }, { key: 'demo.bids' }] });
    await outbox.failed(again!, 'Unknown channel', clock.now, null);
    expect(await outbox.due(clock.now + 9_999_999, 10)).toEqual([]);
    await must(hand.answer(id, a, 'gain'));
    expect(await sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.bids', 'demo.gain'] }]);
    expect(b).toBeDefined();
  });

  test('that nobody reported on come again', async () => {
    const hall = openTestHall();
    await hall.hand.beginTurns();
    const [errand] = await hall.outbox.due(hall.clock.now, 10);
    expect(await hall.outbox.due(hall.clock.now + 29_999, 10)).toEqual([]);
    expect(await hall.outbox.due(hall.clock.now + 30_000, 10)).toEqual([{ ...errand, unsure: true }]);
  });

  test('that somebody is still at are left to them', async () => {
    const hall = openTestHall();
    const { id } = await hall.hand.beginTurns();
    expect(await hall.outbox.due(hall.clock.now, 10)).toHaveLength(1);
    expect(await hall.outbox.due(hall.clock.now + 20_000, 10, [id])).toEqual([]);
    expect(await hall.outbox.due(hall.clock.now + 49_999, 10)).toEqual([]);
    expect(await hall.outbox.due(hall.clock.now + 50_000, 10)).toHaveLength(1);
  });

  const alone = { skip: isPostgres(), meta: { needs: 'a database that one process holds alone: not PostgreSQL' } };
  test('that nobody reported on come again at once in a new process, where one alone may use the database', alone, async () => {
    const hall = openTestHall();
    await hall.hand.beginTurns();
    const [errand] = await hall.outbox.due(hall.clock.now, 10);
    const next = openTestHall({ store: hall.store, prefix: 'next' });
    expect(await next.outbox.due(hall.clock.now, 10)).toEqual([{ ...errand, unsure: true }]);
  });

  test('come oldest first, one a table, as many as asked for', async () => {
    const hall = openTestHall();
    const ids: string[] = [];
    for (const channel of ['1', '2', '3']) ids.push((await hall.hand.begin([ada, bob], {}, channel)).id);
    expect((await hall.outbox.due(hall.clock.now, 2)).map(({ table }) => table)).toEqual(ids.slice(0, 2));
    expect((await hall.outbox.due(hall.clock.now, 2)).map(({ table }) => table)).toEqual(ids.slice(2));
  });
});

describe('invitations', () => {
  const open = ({ tables, request }: Hall) =>
    must(tables.open({ game: 'demo', place, host: ada, invited: [bob, cleo], options: {}, lang: 'fr', request: request() }));

  test('are posted by the outbox only if the direct reply never came', async () => {
    const lost = openTestHall();
    await open(lost);
    expect(await sayAll(lost)).toEqual([]);
    lost.clock.now += 10_000;
    expect(await sayAll(lost)).toEqual([{ kind: 'invitation', fresh: true, keys: [] }]);

    const shown = openTestHall();
    const { id, version } = await open(shown);
    await must(shown.tables.posted(id, post('5'), version));
    shown.clock.now += 10_000;
    expect(await sayAll(shown)).toEqual([]);
    expect((await shown.tables.find(id))?.post).toEqual(post('5'));
  });

  test('are brought up to date, and make way for the board when the game begins', async () => {
    const hall = openTestHall();
    const { tables, request } = hall;
    const { id, version } = await open(hall);
    await must(tables.posted(id, post('5'), version));
    await must(tables.accept(id, bob, request()));
    expect(await sayAll(hall), 'the direct reply shows it').toEqual([]);
    hall.clock.now += 10_000;
    expect(await sayAll(hall), 'the reply never came').toEqual([{ kind: 'invitation', fresh: false, keys: [] }]);
    await must(tables.decline(id, cleo, request()));
    expect(await sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: [] }]);
  });

  test('that changed while the reply was on its way are brought up to date at once', async () => {
    const hall = openTestHall();
    const { tables, request } = hall;
    const { id } = await must(tables.open({ game: 'demo', place, host: ada, invited: [], options: {}, lang: 'en', request: request() }));
    const first = (await must(tables.join(id, bob, request()))).version;
    const second = (await must(tables.join(id, cleo, request()))).version;
    await must(tables.posted(id, post('5'), second));
    expect(await sayAll(hall), 'the newest is shown').toEqual([]);
    await must(tables.posted(id, post('5'), first));
    expect(await sayAll(hall), 'an older one came after it').toMatchObject([{ kind: 'invitation', fresh: false }]);
  });

  test('that have become a game leave it its board', async () => {
    const hall = openTestHall();
    const { tables, request } = hall;
    const { id, version } = await open(hall);
    await must(tables.accept(id, bob, request()));
    await must(tables.accept(id, cleo, request()));
    await sayAll(hall);
    const board = (await tables.find(id))!.post;
    expect((await must(tables.posted(id, post('5'), version))).phase).toBe('playing');
    expect((await tables.find(id))!.post).toEqual(board);
  });

  test('are posted anew for whoever asks', async () => {
    const hall = openTestHall();
    const { id, version } = await open(hall);
    await must(hall.tables.posted(id, post('5'), version));
    await must(hall.tables.showInvitation(id, { id: '44', name: 'Dan' }, hall.request()));
    expect(await sayAll(hall)).toMatchObject([{ kind: 'invitation', fresh: true }]);
    expect(await why(hall.tables.showInvitation(id, ada, hall.request()))).toBe('shown-lately');
    await must(hall.tables.leave(id, ada, hall.request()));
    expect(await why(hall.tables.showInvitation(id, ada, hall.request()))).toBe('no-table');
  });

  test('that expired are brought up to date by the sweep', async () => {
    const hall = openTestHall();
    const { id, version } = await open(hall);
    await must(hall.tables.posted(id, post('5'), version));
    hall.clock.now += 25 * 3_600_000;
    await hall.tables.sweep();
    expect(await sayAll(hall)).toMatchObject([{ kind: 'invitation' }]);
    expect((await hall.tables.find(id))?.phase).toBe('closed');
  });
});

test('whoever listens is called after the commit, and may fail without harm', async () => {
  const hall = openTestHall();
  const seen: number[] = [];
  hall.outbox.onQueued(() => {
    throw new Error('deaf');
  });
  hall.outbox.onQueued(() => void hall.store.due(hall.clock.now, 10).then((errands) => seen.push(errands.length)));
  const { id, a } = await hall.hand.begin();
  await expect.poll(() => seen.at(-1)).toBe(1);
  expect(await why(hall.hand.answer(id, a, '1'))).toBe('taken');
  expect(hall.logged.every(({ text }) => text === 'The outbox could not be woken')).toBe(true);
});
