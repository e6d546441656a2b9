import { describe, expect, test } from 'vitest';
import { ada, bob, cleo, must, openTestHall, place, why } from './hall.ts';

const post = (message: string) => ({ channel: place.channel, message });
type Hall = ReturnType<typeof openTestHall>;

/** Says everything that is due; gives kind, freshness and keys of what was said. */
function sayAll({ outbox, clock }: Hall, message = '1') {
  return outbox.due(clock.now, 10).map((errand) => {
    outbox.done(errand, post(message));
    return { kind: errand.kind, fresh: errand.fresh, keys: errand.events.map(({ key }) => key) };
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

  test('are posted when the same seat goes on after something irrevocable', () => {
    const hall = openTestHall();
    const { id, a } = hall.hand.beginTurns();
    sayAll(hall);
    expect(must(hall.hand.answer(id, a, 'again')).posts).toBe(true);
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.gain'] }]);
  });

  test('are posted when the game ends', () => {
    const hall = openTestHall();
    const { id, a } = hall.hand.beginTurns();
    sayAll(hall);
    expect(must(hall.tables.resign(id, a.id, hall.request())).posts).toBe(true);
    expect(sayAll(hall)).toEqual([{ kind: 'board', fresh: true, keys: ['demo.left'] }]);
  });

  test('wait as one errand a table, in which later news joins', () => {
    const hall = openTestHall();
    const { hand, outbox, clock } = hall;
    const { id, a, b } = hand.beginTurns();
    must(hand.answer(id, a, 'gain'));
    must(hand.answer(id, b, 'draw'));
    const due = outbox.due(clock.now, 10);
    expect(due.map(({ events }) => events.map(({ key }) => key))).toEqual([['demo.bids', 'demo.gain', 'demo.draw']]);
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
    outbox.done(first!, post('1'));
    expect(woken).toBe(1);
    const [second] = outbox.due(clock.now, 10);
    expect(second!.events.map(({ key }) => key)).toEqual(['demo.gain']);
    outbox.done(second!, post('2'));
    expect(outbox.due(clock.now, 10)).toEqual([]);
    must(hand.answer(id, b, 'gain'));
    expect(outbox.due(clock.now, 10)).toHaveLength(1);
  });

  test('that failed come again at their time with everything since; given up, their words join the next', () => {
    const hall = openTestHall();
    const { hand, outbox, clock } = hall;
    const { id, a, b } = hand.beginTurns();
    const [errand] = outbox.due(clock.now, 10);
    outbox.failed(errand!, 'HTTP 500', clock.now + 1000);
    expect(outbox.due(clock.now + 999, 10)).toEqual([]);
    const [again] = outbox.due(clock.now + 1000, 10);
    expect(again).toMatchObject({ tries: 1, events: [{ key: 'demo.bids' }] });
    outbox.failed(again!, 'Unknown channel', null);
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
