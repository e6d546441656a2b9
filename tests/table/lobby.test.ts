import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { clockAfter, noClock } from '../../src/table/clock/clock.ts';
import type { TableResult } from '../../src/table/model/refusals.ts';
import type { Tables } from '../../src/table/model/tables.ts';
import type { Person } from '../../src/table/model/types.ts';
import { ada, bob, cleo, must, openTestContext, place, why } from './context.ts';
import { demoGame } from './demo-game.ts';

const hour = 3_600_000;
const robot = { id: '100000000000000009', name: 'Robot', bot: true };

function setUp() {
  const context = openTestContext();
  const { tables, request } = context;
  const open = (invited = [bob], channel = place.channel, options = {}) =>
    tables.open({ game: 'demo', place: { ...place, channel }, host: ada, invited, options, lang: 'en', request: request() });
  return { ...context, open };
}

describe('invitations', () => {
  test('one opponent: the game begins when they accept, and everybody has a seat', async () => {
    const { tables, open, request } = setUp();
    const table = await must(open());
    expect(table).toMatchObject({
      phase: 'gathering',
      people: [ada],
      invited: [bob],
      options: { length: 'short', kind: false },
      seats: {},
      toAct: [],
    });
    expect(table.id).toHaveLength(10);
    const begun = await must(tables.accept(table.id, bob, request()));
    expect(begun).toMatchObject({ phase: 'playing', people: [ada, bob], invited: [], toAct: ['A', 'B'], expires: null });
    expect(Object.values(begun.seats).sort()).toEqual(['A', 'B']);
    expect(await tables.find(table.id)).toEqual(begun);
    expect(await tables.at(place.channel)).toEqual(begun);
  });

  test('several opponents: it begins when the last has answered, with those who accepted', async () => {
    const { tables, open, request } = setUp();
    const { id } = await must(open([bob, cleo]));
    expect(await must(tables.accept(id, cleo, request()))).toMatchObject({ phase: 'gathering', people: [ada, cleo], invited: [bob] });
    expect(await must(tables.decline(id, bob, request()))).toMatchObject({ phase: 'playing', people: [ada, cleo], invited: [] });
    expect((await must(tables.snapshot(id, bob.id))).viewer).toBeNull();
  });

  test('the host may begin without those who have not answered, once there are enough', async () => {
    const { tables, open, request } = setUp();
    const { id } = await must(open([bob, cleo]));
    expect(await tables.begin(id, ada, request())).toEqual({ ok: false, error: { why: 'too-few', min: 2 } });
    await must(tables.accept(id, bob, request()));
    expect(await why(tables.begin(id, bob, request()))).toBe('not-host');
    expect(await must(tables.begin(id, ada, request()))).toMatchObject({ phase: 'playing', people: [ada, bob], invited: [] });
    expect(await why(tables.accept(id, cleo, request()))).toBe('began');
  });

  test('declined by the only opponent it is over, and the channel is free', async () => {
    const { tables, open, request } = setUp();
    const { id } = await must(open());
    expect(await why(tables.decline(id, cleo, request()))).toBe('not-invited');
    expect((await must(tables.decline(id, bob, request()))).phase).toBe('closed');
    expect(await why(tables.accept(id, bob, request()))).toBe('no-table');
    expect((await open()).ok).toBe(true);
  });

  test('only those invited may accept or join; the host leaving closes it', async () => {
    const { tables, open, request } = setUp();
    const { id } = await must(open());
    expect(await why(tables.accept(id, cleo, request()))).toBe('not-invited');
    expect(await why(tables.join(id, cleo, request()))).toBe('not-invited');
    expect(await why(tables.accept(id, ada, request()))).toBe('already-in');
    expect(await why(tables.leave(id, cleo, request()))).toBe('stranger');
    expect((await must(tables.leave(id, ada, request()))).phase).toBe('closed');
  });

  test('oneself, bots, too many, too few and unknown options are refused', async () => {
    const { tables, open, request } = setUp();
    expect(await why(open([ada]))).toBe('yourself');
    expect(await open([robot])).toEqual({ ok: false, error: { why: 'bot', name: 'Robot' } });
    const crowd = ['4', '5', '6', '7'].map((n) => ({ id: n, name: n }));
    expect(await open(crowd)).toEqual({ ok: false, error: { why: 'full', max: 4 } });
    expect(await why(open([bob], place.channel, { length: 'endless' }))).toBe('not-offered');
    expect(await why(open([bob], place.channel, { colour: 'red' }))).toBe('not-offered');
    expect((await must(open([bob, bob]))).invited).toEqual([bob]);
    expect(await why(tables.open({ game: 'demo', place, host: robot, invited: [bob], options: {}, lang: 'en', request: request() }))).toBe('bot');
  });

  test('after a day nobody can accept, whoever looks first; before that everybody can', async () => {
    const { tables, open, request, clock } = setUp();
    const first = await must(open());
    expect(first.expires).toBe(clock.now + 24 * hour);
    clock.now += 24 * hour - 1;
    expect((await tables.find(first.id))?.phase).toBe('gathering');
    clock.now += 1;
    expect(await why(tables.accept(first.id, bob, request()))).toBe('expired');
    expect((await tables.find(first.id))?.phase).toBe('closed');
    expect(await why(tables.accept(first.id, bob, request()))).toBe('expired');

    const second = await must(open());
    clock.now += 25 * hour;
    expect((await tables.at(place.channel))?.phase).toBe('closed');
    const third = await must(open());
    clock.now += 25 * hour;
    const fourth = await must(open());
    for (const { id } of [second, third]) expect((await tables.find(id))?.phase).toBe('closed');
    clock.now += 25 * hour;
    await tables.sweep();
    expect(await tables.at(place.channel)).toMatchObject({ id: fourth.id, phase: 'closed' });
  });
});

describe('open lobbies', () => {
  test('what is preselected follows the number of people, until the host sets it', async () => {
    const follows: Game = { ...demoGame, options: [{ name: 'kind', kind: 'toggle', initial: false, among: { 3: true } }] };
    const { tables, request } = openTestContext({ games: [follows] });
    const { id, options } = await must(tables.open({ game: 'demo', place, host: ada, invited: [], options: {}, lang: 'en', request: request() }));
    expect(options).toEqual({ kind: false });
    await must(tables.join(id, bob, request()));
    expect((await must(tables.join(id, cleo, request()))).options).toEqual({ kind: true });
    expect((await must(tables.leave(id, cleo, request()))).options).toEqual({ kind: false });
    await must(tables.join(id, cleo, request()));
    expect((await must(tables.begin(id, ada, request()))).options).toEqual({ kind: true });
  });

  test('over days, seven days with one that comes back are preselected; the next choices are shorter, and none comes round again', async () => {
    const chosen = [clockAfter(noClock)];
    for (let i = 0; i < 3; i++) chosen.push(clockAfter(chosen.at(-1)!));
    expect(chosen).toEqual(['168+24', '72+24', '24+12', noClock]);
    expect(clockAfter('10+5')).toBe(noClock);
  });

  test('what is preselected over days is so with a clock or reminders, and not without', async () => {
    const follows: Game = { ...demoGame, options: [{ name: 'kind', kind: 'toggle', initial: false, overDays: true }] };
    const { tables, request } = openTestContext({ games: [follows] });
    for (const [clock, kind] of [
      ['none', false],
      ['none/12', true],
      ['72+24', true],
    ] as const) {
      const at = { ...place, channel: `3${clock.length}0000000000000001` };
      const { id, options } = await must(
        tables.open({ game: 'demo', place: at, host: ada, invited: [], options: {}, clock, lang: 'en', request: request() }),
      );
      expect(options).toEqual({ kind });
      await must(tables.join(id, bob, request()));
      expect((await must(tables.begin(id, ada, request()))).options).toEqual({ kind });
    }
  });

  test('people come and go, the host sets options and begins', async () => {
    const { tables, open, request } = setUp();
    const { id } = await must(open([]));
    expect(await why(tables.begin(id, ada, request()))).toBe('too-few');
    await must(tables.join(id, bob, request()));
    expect(await why(tables.join(id, bob, request()))).toBe('already-in');
    expect(await why(tables.join(id, robot, request()))).toBe('bot');
    await must(tables.join(id, cleo, request()));
    expect((await must(tables.leave(id, bob, request()))).people).toEqual([ada, cleo]);
    expect(await why(tables.set(id, cleo, 'kind', true, request()))).toBe('not-host');
    expect(await why(tables.set(id, ada, 'kind', 'yes', request()))).toBe('not-offered');
    expect((await must(tables.set(id, ada, 'kind', true, request()))).options).toEqual({ length: 'short', kind: true });
    await must(tables.join(id, bob, request()));
    await must(tables.join(id, { id: '44', name: 'Dan' }, request()));
    expect(await tables.join(id, { id: '55', name: 'Eve' }, request())).toEqual({ ok: false, error: { why: 'full', max: 4 } });
    expect((await must(tables.begin(id, ada, request()))).people.map(({ name }) => name)).toEqual(['Ada', 'Cleo', 'Bob', 'Dan']);
    expect(await why(tables.set(id, ada, 'kind', false, request()))).toBe('began');
    expect(await why(tables.leave(id, bob, request()))).toBe('began');
  });
});

describe('channels', () => {
  test('one table each; other channels are free, also for the same people', async () => {
    const { open, hand, tables } = setUp();
    const { id } = await hand.begin();
    expect(await open([cleo])).toEqual({ ok: false, error: { why: 'channel-taken', table: id } });
    const thread = await must(open([bob], '300000000000000002'));
    expect((await tables.at('300000000000000002'))?.id).toBe(thread.id);
    expect(await tables.at('300000000000000003')).toBeNull();
  });

  test('a closed game frees its channel, and nothing is said about it any more', async () => {
    const { open, hand, tables, outbox, clock, request } = setUp();
    const { id, a } = await hand.beginTurns();
    await tables.close(id);
    expect(await outbox.due(clock.now, 10)).toEqual([]);
    expect(await why(tables.snapshot(id, a.id))).toBe('no-table');
    expect(await why(tables.answer(id, a.id, '0-1', ['gain'], request()))).toBe('no-table');
    expect((await open()).ok).toBe(true);
  });
});

test('the same request is carried out once, whatever it asks, and told the same again, also by another process', async () => {
  const { tables, hand, store } = setUp();
  const other = openTestContext({ store, prefix: 'other' }).tables;
  /** Asks twice here and once in another process. Returns the first reply, which the others must equal. */
  const twice = async <T>(ask: (on: Tables) => Promise<TableResult<T>>): Promise<T> => {
    const first = await must(ask(tables));
    expect(await must(ask(tables))).toEqual(first);
    expect(await must(ask(other))).toEqual(first);
    return first;
  };
  const given = { game: 'demo', place, host: ada, invited: [bob, cleo], options: {}, lang: 'en' as const, request: 'open' };
  const { id } = await twice((on) => on.open(given));
  await twice((on) => on.accept(id, bob, 'accept'));
  await twice((on) => on.accept(id, cleo, 'accept too'));
  const { ref } = (await hand.asked(id, ada))!;
  expect((await twice((on) => on.answer(id, ada.id, ref, ['1'], 'answer'))).events).toMatchObject([{ message: { key: 'demo.bid.own' } }]);
  await twice((on) => on.undo(id, ada.id, 'undo'));
  expect((await twice((on) => on.resign(id, cleo.id, 'resign'))).events.length).toBeGreaterThan(0);
  expect((await store.answers(id, 0)).length).toBe(1);
});

test('what a repeated answer is told keeps the secrets of others, and is told of the table as it is now', async () => {
  const { tables, hand } = setUp();
  const { id, a, b } = await hand.beginTurns();
  const { ref } = (await hand.asked(id, a))!;
  const first = await must(tables.answer(id, a.id, ref, ['draw'], 'draw'));
  expect(first.events.some(({ to }) => to !== 'all')).toBe(true);
  await must(hand.answer(id, b, 'gain'));
  const again = await must(tables.answer(id, a.id, ref, ['draw'], 'draw'));
  expect([again.events, again.snapshot.table.toAct]).toEqual([first.events, ['A']]);
  expect(await why(tables.answer(id, cleo.id, ref, ['draw'], 'draw')), 'who does not sit there learns nothing').toBe('repeated');
  const theirs = await must(tables.answer(id, b.id, ref, ['draw'], 'draw'));
  expect(theirs.events.every(({ to }) => to === 'all' || to.includes('B'))).toBe(true);
});

describe('seats that may be chosen', () => {
  const chosen: Game = {
    ...demoGame,
    options: [...demoGame.options, { name: 'side', kind: 'choice', values: ['any', 'A', 'B'], initial: 'any' }],
    wishes: { hostOption: 'side' },
  };
  const setting = async (invited = [bob], options = {}) => {
    const context = openTestContext({ games: [chosen] });
    const { tables, request } = context;
    const { id } = await must(tables.open({ game: 'demo', place, host: ada, invited, options, lang: 'en', request: request() }));
    const wish = (person: Person, seat: string | null) => tables.wish(id, person, seat, request());
    return { ...context, id, wish };
  };

  test('are held first come, first served, changed until the start, and given at the start', async () => {
    const { tables, id, wish, request } = await setting([]);
    expect(await why(wish(bob, 'C'))).toBe('not-in');
    for (const person of [bob, cleo]) await must(tables.join(id, person, request()));
    await must(wish(ada, 'C'));
    expect(await wish(bob, 'C')).toEqual({ ok: false, error: { why: 'seat-taken', name: 'Ada' } });
    expect(await why(wish(bob, 'Z'))).toBe('not-offered');
    await must(wish(ada, 'D'));
    expect((await must(wish(bob, 'C'))).wishes).toEqual({ [ada.id]: 'D', [bob.id]: 'C' });
    expect((await must(tables.begin(id, ada, request()))).seats).toMatchObject({ [ada.id]: 'D', [bob.id]: 'C' });
    expect(await why(wish(cleo, 'A'))).toBe('began');
  });

  test('are never asked for: whoever wishes for none draws among those left', async () => {
    const { tables, request } = openTestContext({ games: [chosen] });
    const drawn: { [user: string]: string }[] = [];
    for (let i = 0; i < 30; i++) {
      const { id } = await must(tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: request() }));
      for (const seat of ['B', null, 'C']) await must(tables.wish(id, ada, seat, request()));
      const { seats } = await must(tables.accept(id, bob, request()));
      await tables.close(id);
      drawn.push(seats);
    }
    expect(new Set(drawn.map((seats) => seats[ada.id]))).toEqual(new Set(['C']));
    expect(new Set(drawn.map((seats) => seats[bob.id]))).toEqual(new Set(['A', 'B', 'D']));
  });

  test('may be chosen by the invited before they accept, and by nobody else', async () => {
    const { tables, id, wish, request } = await setting();
    expect(await why(wish(cleo, 'A'))).toBe('not-invited');
    await must(wish(bob, 'D'));
    expect((await must(tables.accept(id, bob, request()))).seats[bob.id]).toBe('D');
  });

  test('by an option of the host are the host’s wish, and follow it', async () => {
    const { wish } = await setting([bob], { side: 'B' });
    expect(await wish(bob, 'B')).toEqual({ ok: false, error: { why: 'seat-taken', name: 'Ada' } });
    expect(await must(wish(ada, 'A'))).toMatchObject({ options: { side: 'A' }, wishes: { [ada.id]: 'A' } });
    expect(await must(wish(ada, null))).toMatchObject({ options: { side: 'any' }, wishes: {} });
    expect((await must(wish(bob, 'B'))).wishes).toEqual({ [bob.id]: 'B' });
  });

  test('are not offered by a game whose rules give seats out', async () => {
    const { tables, open, request } = setUp();
    expect(await why(tables.wish((await must(open())).id, ada, 'A', request()))).toBe('not-offered');
  });

  test('wait in the database: another process knows them', async () => {
    const { id, wish, store } = await setting();
    await must(wish(bob, 'D'));
    expect((await openTestContext({ games: [chosen], store, prefix: 'next' }).tables.find(id))?.wishes).toEqual({ [bob.id]: 'D' });
  });
});

describe('invitations have limits', () => {
  const channel = (n: number) => `4000000000000000${n}`;

  test('so many open at once by one person; withdrawn or answered ones make room', async () => {
    const context = openTestContext({ limits: { 'invitations.person': 2 } });
    const open = (n: number, host = ada) =>
      context.tables.open({
        game: 'demo',
        place: { guild: '1', channel: channel(n) },
        host,
        invited: [],
        options: {},
        lang: 'en',
        request: context.request(),
      });
    const first = await must(open(1));
    await must(open(2));
    expect(await open(3)).toEqual({ ok: false, error: { why: 'too-many-open', n: 2 } });
    expect((await open(3, bob)).ok).toBe(true);
    await must(context.tables.leave(first.id, ada, context.request()));
    expect((await open(4)).ok).toBe(true);
    context.clock.now += 24 * hour;
    expect((await open(5)).ok, 'the others have expired').toBe(true);
  });

  test('so many open at once on one server; elsewhere others may still invite', async () => {
    const context = openTestContext({ limits: { 'invitations.server': 2 } });
    const open = (n: number, guild: string | null = '1') =>
      context.tables.open({
        game: 'demo',
        place: { guild, channel: channel(n) },
        host: { id: String(n), name: 'Somebody' },
        invited: [],
        options: {},
        lang: 'en',
        request: context.request(),
      });
    const first = await must(open(1));
    await must(open(2));
    expect(await open(3)).toEqual({ ok: false, error: { why: 'too-many-here', n: 2 } });
    expect([(await open(4, '2')).ok, (await open(5, null)).ok]).toEqual([true, true]);
    await must(context.tables.join(first.id, bob, context.request()));
    await must(context.tables.begin(first.id, { id: '1', name: 'Somebody' }, context.request()));
    expect((await open(6)).ok).toBe(true);
  });

  test('whose invitations come to nothing again and again has to wait; games that begin do not count', async () => {
    const context = openTestContext({ limits: { 'fruitless.person': 3 } });
    const { tables, request, clock } = context;
    const open = () => tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: request() });
    const begun = await must(open());
    await must(tables.accept(begun.id, bob, request()));
    await tables.close(begun.id);
    const since = clock.now;
    for (let i = 0; i < 3; i++) {
      await must(tables.leave((await must(open())).id, ada, request()));
      clock.now += 60_000;
    }
    expect(await open()).toEqual({ ok: false, error: { why: 'too-often', at: since + hour } });
    clock.now = since + hour;
    expect((await open()).ok).toBe(true);
  });

  test('has to wait as well if games begin without somebody who was invited, whether they declined or never answered', async () => {
    const context = openTestContext({ limits: { 'fruitless.person': 2 } });
    const { tables, request } = context;
    const open = (...invited: Person[]) => tables.open({ game: 'demo', place, host: ada, invited, options: {}, lang: 'en', request: request() });
    for (const declines of [true, false]) {
      const { id } = await must(open(bob, cleo));
      await must(tables.accept(id, bob, request()));
      await must(declines ? await tables.decline(id, cleo, request()) : await tables.begin(id, ada, request()));
      expect(await tables.find(id)).toMatchObject({ phase: 'playing', people: [ada, bob], invited: [] });
      expect(await tables.of(cleo.id)).toEqual([]);
      await must(tables.resign(id, ada.id, request()));
    }
    expect(await why(open(bob))).toBe('too-often');
    expect(await why(openTestContext({ store: context.store, prefix: 'next', limits: { 'fruitless.person': 2 } }).tables.mayOpen(ask(ada)))).toBe(
      'too-often',
    );
  });

  test('is told so before a place is made for the invitation', async () => {
    const { tables, request } = openTestContext({ limits: { 'invitations.person': 1 } });
    expect(await why(tables.mayOpen(ask(ada)))).toBe('taken');
    await must(tables.open({ ...ask(ada), request: request() }));
    expect(await why(tables.mayOpen(ask(ada)))).toBe('too-many-open');
    expect(await why(tables.mayOpen(ask(cleo)))).toBe('taken');
    expect(await why(tables.mayOpen({ ...ask(cleo), invited: [cleo] }))).toBe('yourself');
    const opened = { ...ask(cleo), place: { ...place, channel: '300000000000000009' }, request: 'pressed' };
    expect(await must(tables.mayOpen(opened))).toBeNull();
    const { id } = await must(tables.open(opened));
    expect(await must(tables.mayOpen(opened)), 'a repeated request').toMatchObject({ id });
  });
});

const ask = (host: Person) => ({ game: 'demo', place, host, invited: [bob], options: {}, lang: 'en' as const, request: 'asked' });

test('an invitation of a game that is out of order expires like any other, and frees its channel', async () => {
  const context = openTestContext();
  const { tables, clock } = context;
  const { id } = await must(tables.open(ask(ada)));
  const sick = openTestContext({ store: context.store, prefix: 'sick', games: [{ ...context.games[0]!, command: 'other' }] });
  sick.clock.now = clock.now + 25 * hour;
  const other = await must(sick.tables.open({ ...ask(cleo), game: 'other', request: sick.request() }));
  expect([(await sick.tables.find(id))?.phase, (await sick.tables.at(place.channel))?.id]).toEqual(['closed', other.id]);
  expect(sick.logged).toEqual([]);
});

test('the sweep closes it as well', async () => {
  const context = openTestContext();
  const { id } = await must(context.tables.open(ask(ada)));
  const sick = openTestContext({ store: context.store, prefix: 'sick', games: [] });
  sick.clock.now = context.clock.now + 25 * hour;
  await sick.tables.sweep();
  expect((await sick.tables.find(id))?.phase).toBe('closed');
});

test('a name that somebody goes by on another server, or in direct messages, is none of the table’s', async () => {
  const { tables, hand } = setUp();
  const { id } = await hand.beginTurns();
  const names = async () => (await tables.find(id))!.people.map(({ name }) => name);
  for (const server of ['another', null]) await tables.meet(id, { ...ada, name: 'Not Ada' }, server);
  expect(await names()).toEqual(['Ada', 'Bob']);
  await tables.meet(id, { ...ada, name: 'Adele' }, place.guild);
  expect(await names()).toEqual(['Adele', 'Bob']);
});

test('a table calls people by the name they went by last', async () => {
  const { tables, hand, store } = setUp();
  const { id } = await hand.beginTurns();
  await tables.meet(id, { ...ada, name: 'Adele' });
  expect((await tables.find(id))!.people.map(({ name }) => name)).toEqual(['Adele', 'Bob']);
  const { version } = (await tables.find(id))!;
  await tables.meet(id, { ...ada, name: 'Adele' });
  await tables.meet(id, cleo);
  expect((await tables.find(id))!.version, 'nothing new, nothing written').toBe(version);
  expect((await openTestContext({ store, prefix: 'next' }).tables.find(id))!.people[0]!.name).toBe('Adele');
});
