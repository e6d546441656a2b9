import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPostgres, spoil } from '../tools/engines.ts';
import { ada, bob, cleo, must, openTestContext, place, why } from './context.ts';
import { type DemoView, demoGame } from './demo-game.ts';

/** The news without who plays what, with which every game begins. */
const told = <M extends { key: string }>(news: readonly M[]): M[] => news.filter(({ key }) => key !== 'table.seats');

const post = (message: string) => ({ channel: place.channel, message });
const said = (message: string, isNew = true) => ({ post: post(message), isNew, call: null });
type Context = ReturnType<typeof openTestContext>;

/** Posts everything that is due. Returns kind, freshness and keys of what was posted. */
async function sayAll({ outbox, clock }: Context, message = '1') {
  const deliveries = await outbox.due(clock.now, 10);
  for (const delivery of deliveries) await outbox.done(delivery, said(message, delivery.fresh));
  return deliveries.map(({ kind, fresh, news }) => ({ kind, fresh, keys: told(news).map(({ key }) => key) }));
}

describe('boards', () => {
  test('are posted when somebody is newly to act, with what everybody may know since the post before', async () => {
    const context = openTestContext();
    const { hand, tables } = context;
    const { id, a, b } = await hand.begin();
    expect(await sayAll(context)).toEqual([{ kind: 'board', fresh: true, keys: [] }]);
    await must(hand.answer(id, a, '1'));
    expect(await sayAll(context)).toEqual([]);
    await must(hand.answer(id, a, '1'));
    expect(await sayAll(context)).toEqual([{ kind: 'board', fresh: false, keys: [] }]);
    await must(hand.answer(id, b, '1'));
    await must(hand.answer(id, b, '1'));
    expect(await sayAll(context)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.bids'] }]);
    await must(hand.answer(id, a, 'pair'));
    expect(await sayAll(context)).toEqual([]);
    await must(hand.answer(id, a, 'one'));
    expect(await sayAll(context, '7')).toEqual([{ kind: 'board', fresh: true, keys: ['demo.gain', 'demo.gain'] }]);
    expect((await tables.find(id))?.post).toEqual(post('7'));
  });

  test.each([
    ['a small thing is told by an edit', [], false],
    ['a headline is told by a new board', ['demo.gain'], true],
  ])('where the same seat goes on, %s', async (_, headlines, fresh) => {
    const context = openTestContext({ games: [{ ...demoGame, headlines }] });
    const { id, a } = await context.hand.beginTurns();
    await sayAll(context);
    expect((await must(context.hand.answer(id, a, 'again'))).posts).toBe(true);
    expect(await sayAll(context)).toEqual([{ kind: 'board', fresh, keys: ['demo.gain'] }]);
  });

  test('of a game with chapters are posted when the next chapter begins, and edited within one', async () => {
    const context = openTestContext({ games: [{ ...demoGame, chapter: (view) => ((view as DemoView).points.A! > 0 ? 'late' : 'early') }] });
    const { id, a, b } = await context.hand.begin();
    expect(await sayAll(context)).toMatchObject([{ fresh: true }]);
    for (const person of [a, b]) for (const n of ['1', '1']) await must(context.hand.answer(id, person, n));
    expect(await sayAll(context), 'A is newly to act').toEqual([{ kind: 'board', fresh: false, keys: ['demo.bids'] }]);
    await must(context.hand.answer(id, a, 'gain'));
    expect(await sayAll(context)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.gain'] }]);
  });

  test('of a game that recaps tell the whole chapter that has ended, also what the living post was told of it', async () => {
    const context = openTestContext({ games: [{ ...demoGame, chapter: (view) => (view as DemoView).active, recaps: true }] });
    const { id, a, b } = await context.hand.beginTurns();
    const keys = (list: readonly { key: string }[]) => told(list).map(({ key }) => key);
    const next = async () => {
      const [delivery] = await context.outbox.due(context.clock.now, 1);
      await context.outbox.done(delivery!, said('1', delivery!.fresh));
      return { fresh: delivery!.fresh, told: delivery!.told && keys(delivery!.told), news: keys(delivery!.news) };
    };
    expect(await next()).toEqual({ fresh: true, told: null, news: ['demo.bids'] });
    await must(context.hand.answer(id, a, 'again'));
    expect(await next(), 'A goes on').toEqual({ fresh: false, told: ['demo.bids'], news: ['demo.gain'] });
    await must(context.hand.answer(id, a, 'draw'));
    expect(await next(), 'the old post gives up what it was told of A’s turn').toEqual({
      fresh: true,
      told: ['demo.bids'],
      news: ['demo.gain', 'demo.draw'],
    });
    await must(context.hand.answer(id, b, 'gain'));
    expect(await next()).toEqual({ fresh: true, told: ['demo.gain', 'demo.draw'], news: ['demo.gain'] });
  });

  test('tell a chapter of minor things by an edit, which calls whoever is next, and at the beginning of the next post', async () => {
    const game = { ...demoGame, chapter: (view: unknown) => (view as DemoView).active, recaps: true as const, minor: ['demo.draw'] };
    const context = openTestContext({ games: [game] });
    const { id, a, b } = await context.hand.beginTurns();
    const next = async () => {
      const [delivery] = await context.outbox.due(context.clock.now, 1);
      await context.outbox.done(delivery!, said('1', delivery!.fresh));
      return { fresh: delivery!.fresh, calls: delivery!.calls, news: told(delivery!.news).map(({ key }) => key) };
    };
    expect(await next()).toEqual({ fresh: true, calls: ['A'], news: ['demo.bids'] });
    await must(context.hand.answer(id, a, 'draw'));
    expect(await next()).toEqual({ fresh: false, calls: ['B'], news: ['demo.draw'] });
    await must(context.hand.answer(id, b, 'gain'));
    expect(await next()).toEqual({ fresh: true, calls: ['A'], news: ['demo.draw', 'demo.gain'] });
  });

  test('call each seat once for each time it is to act', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    const calls = async () => {
      const deliveries = await context.outbox.due(context.clock.now, 1);
      for (const delivery of deliveries) await context.outbox.done(delivery, said('1'));
      return deliveries.map((delivery) => delivery.calls);
    };
    expect(await calls()).toEqual([['A']]);
    await must(context.hand.answer(id, a, 'again'));
    expect(await calls(), 'A goes on').toEqual([[]]);
    await must(context.hand.answer(id, a, 'gain'));
    expect(await calls()).toEqual([['B']]);
    await must(context.hand.answer(id, b, 'gain'));
    expect(await calls(), 'A is called again').toEqual([['A']]);
  });

  test('call a seat that acted while the post was on its way, and is to act again', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.beginTurns();
    const [first] = await context.outbox.due(context.clock.now, 1);
    expect(first!.calls).toEqual(['A']);
    context.clock.now += 5000;
    await must(context.hand.answer(id, a, 'gain'));
    context.clock.now += 5000;
    await must(context.hand.answer(id, b, 'gain'));
    await context.outbox.done(first!, said('1'));
    expect(await context.outbox.due(context.clock.now, 1)).toMatchObject([{ calls: ['A'] }]);
  });

  test('are not held back by a picture that is to be drawn once more', async () => {
    const context = openTestContext();
    const { id, a } = await context.hand.beginTurns();
    await sayAll(context);
    await must(context.hand.answer(id, a, 'gain'));
    await context.outbox.again(id, 60_000);
    expect(await context.outbox.due(context.clock.now, 1)).toMatchObject([{ fresh: true, calls: ['B'] }]);
  });

  test('of which only the call is missing are derived from their table as well', async () => {
    const context = openTestContext();
    const { id, a } = await context.hand.begin();
    await sayAll(context);
    for (const n of ['1', '1']) await must(context.hand.answer(id, a, n));
    await sayAll(context);
    await context.store.commit([['dropDeliveries', id]]);
    await context.outbox.hurry();
    expect(await context.outbox.due(context.clock.now, 1), 'B was called at the start').toEqual([]);
  });

  test('say since when each seat is waited for', async () => {
    const context = openTestContext();
    const { id, a, b } = await context.hand.begin();
    const start = context.clock.now;
    context.clock.now += 5000;
    await must(context.hand.answer(id, a, '1'));
    expect((await context.tables.find(id))?.since, 'A has something else to choose, B still the same').toEqual({ A: start + 5000, B: start });
    expect(b).toBeDefined();
  });

  test('shown again at the bottom take their story along', async () => {
    const context = openTestContext();
    const { id } = await context.hand.beginTurns();
    await sayAll(context);
    await must(context.tables.show(id, context.request()));
    const [delivery] = await context.outbox.due(context.clock.now, 1);
    expect(delivery).toMatchObject({ fresh: true, news: [], told: [{ key: 'table.seats' }, { key: 'demo.bids' }], calls: [] });
    await context.outbox.done(delivery!, said('2', false));
    expect(await context.tables.show(id, context.request())).toEqual({ ok: false, error: { why: 'shown-lately', at: context.clock.now + 60_000 } });
    context.clock.now += 60_000;
    await must(context.tables.show(id, context.request()));
    expect(await context.outbox.due(context.clock.now, 1)).toMatchObject([{ told: [{ key: 'table.seats' }, { key: 'demo.bids' }] }]);
  });

  test('set aside come back when they are hurried, and one that was forgotten is derived from its table', async () => {
    const context = openTestContext();
    const { id } = await context.hand.beginTurns();
    const [delivery] = await context.outbox.due(context.clock.now, 1);
    await context.outbox.failed(delivery!, '10003 Unknown Channel', context.clock.now, null);
    expect(await context.outbox.due(context.clock.now + 9_999_999, 10)).toEqual([]);
    expect((await context.tables.find(id))?.trouble).toEqual({ problem: '10003 Unknown Channel', since: context.clock.now });
    await context.outbox.hurry();
    const [again] = await context.outbox.due(context.clock.now, 1);
    expect(again).toMatchObject({ id: delivery!.id, news: [{ key: 'table.seats' }, { key: 'demo.bids' }] });
    await context.outbox.done(again!, null);
    const next = openTestContext({ store: context.store, prefix: 'next' });
    expect(await next.outbox.due(context.clock.now, 1)).toEqual([]);
    // For ten seconds, only one process looks for forgotten ones, so this one has to wait.
    next.clock.now += 3_600_000;
    await next.outbox.hurry();
    expect(await next.outbox.due(next.clock.now, 1)).toMatchObject([
      { table: id, fresh: true, news: [{ key: 'table.seats' }, { key: 'demo.bids' }] },
    ]);
  });

  test('of one table that cannot be read do not keep those of the others back', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'games.db');
    const context = openTestContext({ path });
    const sick = await context.hand.beginTurns();
    const well = await context.hand.beginTurns([ada, bob], {}, '2');
    await spoil(path, `UPDATE tables SET called = '["A' WHERE id = '${sick.id}'`);
    expect((await context.outbox.due(context.clock.now, 10)).map(({ table }) => table)).toEqual([well.id]);
    expect((await context.store.current(sick.id))?.trouble).toMatchObject({ problem: expect.stringContaining('damaged'), parked: true });
  });

  test('tell the rest where one line is damaged', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'games.db');
    const context = openTestContext({ path });
    const { id, a } = await context.hand.beginTurns();
    await must(context.hand.answer(id, a, 'gain'));
    await spoil(path, "UPDATE messages SET args = '[' WHERE phrase = (SELECT id FROM phrases WHERE key = 'demo.bids')");
    expect((await context.outbox.due(context.clock.now, 10)).map(({ news }) => told(news).map(({ key }) => key))).toEqual([
      ['table.damaged', 'demo.gain'],
    ]);
  });

  test('are posted when the game ends', async () => {
    const context = openTestContext();
    const { id, a } = await context.hand.beginTurns();
    await sayAll(context);
    expect((await must(context.tables.resign(id, a.id, context.request()))).posts).toBe(true);
    expect(await sayAll(context)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.left'] }]);
  });

  test('are posted when the game ends by what its result alone tells', async () => {
    const leave: typeof demoGame.rules.leave = (turn, seat) => turn.finish({ winners: [], message: { key: 'demo.left', args: { seat } } });
    const context = openTestContext({ games: [{ ...demoGame, rules: { ...demoGame.rules, leave } }] });
    const { id, a } = await context.hand.beginTurns();
    await sayAll(context);
    await must(context.tables.resign(id, a.id, context.request()));
    expect(await sayAll(context)).toEqual([{ kind: 'board', fresh: true, keys: [] }]);
  });

  test('wait as one delivery a table, in which later news joins', async () => {
    const context = openTestContext();
    const { hand, outbox, clock } = context;
    const { id, a, b } = await hand.beginTurns();
    await must(hand.answer(id, a, 'gain'));
    await must(hand.answer(id, b, 'draw'));
    const due = await outbox.due(clock.now, 10);
    expect(due.map(({ news }) => told(news).map(({ key }) => key))).toEqual([['demo.bids', 'demo.gain', 'demo.draw']]);
  });

  test('know what called somebody while one was on its way, so that it goes with the next', async () => {
    const context = openTestContext();
    const { hand, outbox, reminders, clock, store } = context;
    const { id, a } = await hand.beginTurns();
    const [first] = await outbox.due(clock.now, 10);
    const { turn } = (await store.table(id))!.banks.A!;
    const reminder = { table: id, kind: 'half' as const, seat: 'A', user: a.id, turn, pings: [a.id], direct: false };
    expect(await reminders.said([reminder], 'reminder')).toBeNull();
    await outbox.done(first!, said('1'));
    expect((await store.table(id))!.callMessage, 'no post has it gone').toBe('reminder');
    await must(hand.answer(id, a, 'gain'));
    const [second] = await outbox.due(clock.now, 10);
    expect(second!.callMessage, 'the next one has').toBe('reminder');
  });

  test('delete what called somebody while one with a call of its own was on its way', async () => {
    const { hand, outbox, reminders, clock, store } = openTestContext();
    const { id, a } = await hand.beginTurns();
    const [first] = await outbox.due(clock.now, 10);
    const { turn } = (await store.table(id))!.banks.A!;
    await reminders.said([{ table: id, kind: 'half', seat: 'A', user: a.id, turn, pings: [a.id], direct: false }], 'reminder');
    await outbox.done(first!, { ...said('1'), call: 'call' });
    expect((await store.leftovers(id)).map(({ kind, post: { message } }) => `${kind} ${message}`)).toEqual(['call reminder']);
    expect((await store.table(id))!.callMessage).toBe('call');
    // What the delivery itself knows of, it deletes itself.
    await must(hand.answer(id, a, 'gain'));
    const [second] = await outbox.due(clock.now, 10);
    for (const call of ['call', 'next call']) await outbox.done(second!, { ...said('2'), call });
    expect(await store.leftovers(id)).toHaveLength(1);
  });

  test('what happens while one is being posted is kept for the next, and nothing is told twice', async () => {
    const context = openTestContext();
    const { hand, outbox, clock } = context;
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
    const context = openTestContext();
    const { hand, outbox, clock } = context;
    const { id, a, b } = await hand.beginTurns();
    const [delivery] = await outbox.due(clock.now, 10);
    await outbox.failed(delivery!, 'HTTP 500', clock.now, clock.now + 1000);
    expect(await outbox.due(clock.now + 999, 10)).toEqual([]);
    const [again] = await outbox.due(clock.now + 1000, 10);
    expect(again).toMatchObject({ tries: 1, news: [{ key: 'table.seats' }, { key: 'demo.bids' }] });
    await outbox.failed(again!, 'Unknown channel', clock.now, null);
    expect(await outbox.due(clock.now + 9_999_999, 10)).toEqual([]);
    await must(hand.answer(id, a, 'gain'));
    expect(await sayAll(context)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.bids', 'demo.gain'] }]);
    expect(b).toBeDefined();
  });

  test('that nobody reported on come again', async () => {
    const context = openTestContext();
    await context.hand.beginTurns();
    const [delivery] = await context.outbox.due(context.clock.now, 10);
    expect(await context.outbox.due(context.clock.now + 29_999, 10)).toEqual([]);
    expect(await context.outbox.due(context.clock.now + 30_000, 10)).toEqual([{ ...delivery, unsure: true }]);
  });

  test('that somebody is still at are left to them', async () => {
    const context = openTestContext();
    const { id } = await context.hand.beginTurns();
    expect(await context.outbox.due(context.clock.now, 10)).toHaveLength(1);
    expect(await context.outbox.due(context.clock.now + 20_000, 10, [id])).toEqual([]);
    expect(await context.outbox.due(context.clock.now + 49_999, 10)).toEqual([]);
    expect(await context.outbox.due(context.clock.now + 50_000, 10)).toHaveLength(1);
  });

  const alone = { skip: isPostgres(), meta: { needs: 'a database that one process holds alone: not PostgreSQL' } };
  test('that nobody reported on come again at once in a new process, where one alone may use the database', alone, async () => {
    const context = openTestContext();
    await context.hand.beginTurns();
    const [delivery] = await context.outbox.due(context.clock.now, 10);
    const next = openTestContext({ store: context.store, prefix: 'next' });
    expect(await next.outbox.due(context.clock.now, 10)).toEqual([{ ...delivery, unsure: true }]);
  });

  test('come oldest first, one a table, as many as asked for', async () => {
    const context = openTestContext();
    const ids: string[] = [];
    for (const channel of ['1', '2', '3']) ids.push((await context.hand.begin([ada, bob], {}, channel)).id);
    expect((await context.outbox.due(context.clock.now, 2)).map(({ table }) => table)).toEqual(ids.slice(0, 2));
    expect((await context.outbox.due(context.clock.now, 2)).map(({ table }) => table)).toEqual(ids.slice(2));
  });
});

describe('invitations', () => {
  const open = ({ tables, request }: Context) =>
    must(tables.open({ game: 'demo', place, host: ada, invited: [bob, cleo], options: {}, lang: 'fr', request: request() }));

  test('are posted by the outbox only if the direct reply never came', async () => {
    const lost = openTestContext();
    await open(lost);
    expect(await sayAll(lost)).toEqual([]);
    lost.clock.now += 10_000;
    expect(await sayAll(lost)).toEqual([{ kind: 'invitation', fresh: true, keys: [] }]);

    const shown = openTestContext();
    const { id, version } = await open(shown);
    await must(shown.tables.posted(id, post('5'), version));
    shown.clock.now += 10_000;
    expect(await sayAll(shown)).toEqual([]);
    expect((await shown.tables.find(id))?.post).toEqual(post('5'));
  });

  test('are brought up to date, and make way for the board when the game begins', async () => {
    const context = openTestContext();
    const { tables, request } = context;
    const { id, version } = await open(context);
    await must(tables.posted(id, post('5'), version));
    await must(tables.accept(id, bob, request()));
    expect(await sayAll(context), 'the direct reply shows it').toEqual([]);
    context.clock.now += 10_000;
    expect(await sayAll(context), 'the reply never came').toEqual([{ kind: 'invitation', fresh: false, keys: [] }]);
    await must(tables.decline(id, cleo, request()));
    expect(await sayAll(context)).toEqual([{ kind: 'board', fresh: true, keys: [] }]);
  });

  test('that changed while the reply was on its way are brought up to date at once', async () => {
    const context = openTestContext();
    const { tables, request } = context;
    const { id } = await must(tables.open({ game: 'demo', place, host: ada, invited: [], options: {}, lang: 'en', request: request() }));
    const first = (await must(tables.join(id, bob, request()))).version;
    const second = (await must(tables.join(id, cleo, request()))).version;
    await must(tables.posted(id, post('5'), second));
    expect(await sayAll(context), 'the newest is shown').toEqual([]);
    await must(tables.posted(id, post('5'), first));
    expect(await sayAll(context), 'an older one came after it').toMatchObject([{ kind: 'invitation', fresh: false }]);
  });

  test('that have become a game leave it its board', async () => {
    const context = openTestContext();
    const { tables, request } = context;
    const { id, version } = await open(context);
    await must(tables.accept(id, bob, request()));
    await must(tables.accept(id, cleo, request()));
    await sayAll(context);
    const board = (await tables.find(id))!.post;
    expect((await must(tables.posted(id, post('5'), version))).phase).toBe('playing');
    expect((await tables.find(id))!.post).toEqual(board);
  });

  test('are posted anew for whoever asks', async () => {
    const context = openTestContext();
    const { id, version } = await open(context);
    await must(context.tables.posted(id, post('5'), version));
    await must(context.tables.showInvitation(id, { id: '44', name: 'Dan' }, context.request()));
    expect(await sayAll(context)).toMatchObject([{ kind: 'invitation', fresh: true }]);
    expect(await why(context.tables.showInvitation(id, ada, context.request()))).toBe('shown-lately');
    await must(context.tables.leave(id, ada, context.request()));
    expect(await why(context.tables.showInvitation(id, ada, context.request()))).toBe('no-table');
  });

  test('that expired are brought up to date by the sweep', async () => {
    const context = openTestContext();
    const { id, version } = await open(context);
    await must(context.tables.posted(id, post('5'), version));
    context.clock.now += 25 * 3_600_000;
    await context.tables.sweep();
    expect(await sayAll(context)).toMatchObject([{ kind: 'invitation' }]);
    expect((await context.tables.find(id))?.phase).toBe('closed');
  });
});

test('whoever listens is called after the commit, and may fail without harm', async () => {
  const context = openTestContext();
  const seen: number[] = [];
  context.outbox.onQueued(() => {
    throw new Error('deaf');
  });
  context.outbox.onQueued(() => void context.store.due(context.clock.now, 10).then((deliveries) => seen.push(deliveries.length)));
  const { id, a } = await context.hand.begin();
  await expect.poll(() => seen.at(-1)).toBe(1);
  expect(await why(context.hand.answer(id, a, '1'))).toBe('taken');
  expect(context.logged.every(({ text }) => text === 'could not wake the outbox')).toBe(true);
});
