import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import type { Person } from '../../src/table/types.ts';
import { demoGame } from './demo-game.ts';
import { ada, bob, cleo, must, openTestHall, place, why } from './hall.ts';

const hour = 3_600_000;
const robot = { id: '100000000000000009', name: 'Robot', bot: true };

function setUp() {
  const hall = openTestHall();
  const { tables, request } = hall;
  const open = (invited = [bob], channel = place.channel, options = {}) =>
    tables.open({ game: 'demo', place: { ...place, channel }, host: ada, invited, options, lang: 'en', request: request() });
  return { ...hall, open };
}

describe('invitations', () => {
  test('one opponent: the game begins when they accept, and everybody has a seat', () => {
    const { tables, open, request } = setUp();
    const table = must(open());
    expect(table).toMatchObject({
      phase: 'gathering',
      people: [ada],
      invited: [bob],
      options: { length: 'short', kind: false },
      seats: {},
      toAct: [],
    });
    expect(table.id).toHaveLength(10);
    const begun = must(tables.accept(table.id, bob, request()));
    expect(begun).toMatchObject({ phase: 'playing', people: [ada, bob], invited: [], toAct: ['A', 'B'], expires: null });
    expect(Object.values(begun.seats).sort()).toEqual(['A', 'B']);
    expect(tables.find(table.id)).toEqual(begun);
    expect(tables.at(place.channel)).toEqual(begun);
  });

  test('several opponents: it begins when the last has answered, with those who accepted', () => {
    const { tables, open, request } = setUp();
    const { id } = must(open([bob, cleo]));
    expect(must(tables.accept(id, cleo, request()))).toMatchObject({ phase: 'gathering', people: [ada, cleo], invited: [bob] });
    expect(must(tables.decline(id, bob, request()))).toMatchObject({ phase: 'playing', people: [ada, cleo], invited: [] });
    expect(must(tables.glance(id, bob.id)).viewer).toBeNull();
  });

  test('the host may begin without those who have not answered, once there are enough', () => {
    const { tables, open, request } = setUp();
    const { id } = must(open([bob, cleo]));
    expect(tables.begin(id, ada, request())).toEqual({ ok: false, error: { why: 'too-few', min: 2 } });
    must(tables.accept(id, bob, request()));
    expect(why(tables.begin(id, bob, request()))).toBe('not-host');
    expect(must(tables.begin(id, ada, request()))).toMatchObject({ phase: 'playing', people: [ada, bob], invited: [] });
    expect(why(tables.accept(id, cleo, request()))).toBe('began');
  });

  test('declined by the only opponent it is over, and the channel is free', () => {
    const { tables, open, request } = setUp();
    const { id } = must(open());
    expect(why(tables.decline(id, cleo, request()))).toBe('not-invited');
    expect(must(tables.decline(id, bob, request())).phase).toBe('closed');
    expect(why(tables.accept(id, bob, request()))).toBe('no-table');
    expect(open().ok).toBe(true);
  });

  test('only those invited may accept or join; the host leaving closes it', () => {
    const { tables, open, request } = setUp();
    const { id } = must(open());
    expect(why(tables.accept(id, cleo, request()))).toBe('not-invited');
    expect(why(tables.join(id, cleo, request()))).toBe('not-invited');
    expect(why(tables.accept(id, ada, request()))).toBe('already-in');
    expect(why(tables.leave(id, cleo, request()))).toBe('stranger');
    expect(must(tables.leave(id, ada, request())).phase).toBe('closed');
  });

  test('oneself, bots, too many, too few and unknown options are refused', () => {
    const { tables, open, request } = setUp();
    expect(why(open([ada]))).toBe('yourself');
    expect(open([robot])).toEqual({ ok: false, error: { why: 'bot', name: 'Robot' } });
    const crowd = ['4', '5', '6', '7'].map((n) => ({ id: n, name: n }));
    expect(open(crowd)).toEqual({ ok: false, error: { why: 'full', max: 4 } });
    expect(why(open([bob], place.channel, { length: 'endless' }))).toBe('not-offered');
    expect(why(open([bob], place.channel, { colour: 'red' }))).toBe('not-offered');
    expect(must(open([bob, bob])).invited).toEqual([bob]);
    expect(why(tables.open({ game: 'demo', place, host: robot, invited: [bob], options: {}, lang: 'en', request: request() }))).toBe('bot');
  });

  test('after a day nobody can accept, whoever looks first; before that everybody can', () => {
    const { tables, open, request, clock } = setUp();
    const first = must(open());
    expect(first.expires).toBe(clock.now + 24 * hour);
    clock.now += 24 * hour - 1;
    expect(tables.find(first.id)?.phase).toBe('gathering');
    clock.now += 1;
    expect(why(tables.accept(first.id, bob, request()))).toBe('expired');
    expect(tables.find(first.id)?.phase).toBe('closed');
    expect(why(tables.accept(first.id, bob, request()))).toBe('expired');

    const second = must(open());
    clock.now += 25 * hour;
    expect(tables.at(place.channel)?.phase).toBe('closed');
    const third = must(open());
    clock.now += 25 * hour;
    const fourth = must(open());
    expect([second, third].map(({ id }) => tables.find(id)?.phase)).toEqual(['closed', 'closed']);
    clock.now += 25 * hour;
    tables.sweep();
    expect(tables.at(place.channel)).toMatchObject({ id: fourth.id, phase: 'closed' });
  });
});

describe('open lobbies', () => {
  test('people come and go, the host sets options and begins', () => {
    const { tables, open, request } = setUp();
    const { id } = must(open([]));
    expect(why(tables.begin(id, ada, request()))).toBe('too-few');
    must(tables.join(id, bob, request()));
    expect(why(tables.join(id, bob, request()))).toBe('already-in');
    expect(why(tables.join(id, robot, request()))).toBe('bot');
    must(tables.join(id, cleo, request()));
    expect(must(tables.leave(id, bob, request())).people).toEqual([ada, cleo]);
    expect(why(tables.set(id, cleo, 'kind', true, request()))).toBe('not-host');
    expect(why(tables.set(id, ada, 'kind', 'yes', request()))).toBe('not-offered');
    expect(must(tables.set(id, ada, 'kind', true, request())).options).toEqual({ length: 'short', kind: true });
    must(tables.join(id, bob, request()));
    must(tables.join(id, { id: '44', name: 'Dan' }, request()));
    expect(tables.join(id, { id: '55', name: 'Eve' }, request())).toEqual({ ok: false, error: { why: 'full', max: 4 } });
    expect(must(tables.begin(id, ada, request())).people.map(({ name }) => name)).toEqual(['Ada', 'Cleo', 'Bob', 'Dan']);
    expect(why(tables.set(id, ada, 'kind', false, request()))).toBe('began');
    expect(why(tables.leave(id, bob, request()))).toBe('began');
  });
});

describe('channels', () => {
  test('one table each; other channels are free, also for the same people', () => {
    const { open, hand, tables } = setUp();
    const { id } = hand.begin();
    expect(open([cleo])).toEqual({ ok: false, error: { why: 'channel-taken', table: id } });
    const thread = must(open([bob], '300000000000000002'));
    expect(tables.at('300000000000000002')?.id).toBe(thread.id);
    expect(tables.at('300000000000000003')).toBeNull();
  });

  test('a closed game frees its channel, and nothing is said about it any more', () => {
    const { open, hand, tables, outbox, clock, request } = setUp();
    const { id, a } = hand.beginTurns();
    tables.close(id);
    expect(outbox.due(clock.now, 10)).toEqual([]);
    expect(why(tables.glance(id, a.id))).toBe('no-table');
    expect(why(tables.answer(id, a.id, '0-1', ['gain'], request()))).toBe('no-table');
    expect(open().ok).toBe(true);
  });
});

test('the same request is carried out once, whatever it asks', () => {
  const { tables, hand } = setUp();
  const given = { game: 'demo', place, host: ada, invited: [bob, cleo], options: {}, lang: 'en' as const, request: 'open' };
  const { id } = must(tables.open(given));
  expect(why(tables.open(given))).toBe('repeated');
  must(tables.accept(id, bob, 'accept'));
  expect(why(tables.accept(id, bob, 'accept'))).toBe('repeated');
  must(tables.accept(id, cleo, 'accept too'));
  const { ref } = hand.asked(id, ada)!;
  must(tables.answer(id, ada.id, ref, ['1'], 'answer'));
  expect(why(tables.answer(id, ada.id, ref, ['1'], 'answer'))).toBe('repeated');
  must(tables.undo(id, ada.id, 'undo'));
  expect(why(tables.undo(id, ada.id, 'undo'))).toBe('repeated');
  must(tables.resign(id, cleo.id, 'resign'));
  expect(why(tables.resign(id, cleo.id, 'resign'))).toBe('repeated');
});

describe('seats that may be chosen', () => {
  const chosen: Game = {
    ...demoGame,
    options: [...demoGame.options, { name: 'side', kind: 'choice', values: ['any', 'A', 'B'], initial: 'any' }],
    wishes: { hostOption: 'side' },
  };
  const setting = (invited = [bob], options = {}) => {
    const hall = openTestHall({ games: [chosen] });
    const { tables, request } = hall;
    const { id } = must(tables.open({ game: 'demo', place, host: ada, invited, options, lang: 'en', request: request() }));
    const wish = (person: Person, seat: string | null) => tables.wish(id, person, seat, request());
    return { ...hall, id, wish };
  };

  test('are held first come, first served, changed until the start, and given at the start', () => {
    const { tables, id, wish, request } = setting([]);
    expect(why(wish(bob, 'C'))).toBe('not-in');
    for (const person of [bob, cleo]) must(tables.join(id, person, request()));
    must(wish(ada, 'C'));
    expect(wish(bob, 'C')).toEqual({ ok: false, error: { why: 'seat-taken', name: 'Ada' } });
    expect(why(wish(bob, 'Z'))).toBe('not-offered');
    must(wish(ada, 'D'));
    expect(must(wish(bob, 'C')).wishes).toEqual({ [ada.id]: 'D', [bob.id]: 'C' });
    expect(must(tables.begin(id, ada, request())).seats).toMatchObject({ [ada.id]: 'D', [bob.id]: 'C' });
    expect(why(wish(cleo, 'A'))).toBe('began');
  });

  test('are never asked for: whoever wishes for none draws among those left', () => {
    const { tables, request } = openTestHall({ games: [chosen] });
    const drawn = Array.from({ length: 30 }, () => {
      const { id } = must(tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: request() }));
      for (const seat of ['B', null, 'C']) must(tables.wish(id, ada, seat, request()));
      const { seats } = must(tables.accept(id, bob, request()));
      tables.close(id);
      return seats;
    });
    expect(new Set(drawn.map((seats) => seats[ada.id]))).toEqual(new Set(['C']));
    expect(new Set(drawn.map((seats) => seats[bob.id]))).toEqual(new Set(['A', 'B', 'D']));
  });

  test('may be chosen by the invited before they accept, and by nobody else', () => {
    const { tables, id, wish, request } = setting();
    expect(why(wish(cleo, 'A'))).toBe('not-invited');
    must(wish(bob, 'D'));
    expect(must(tables.accept(id, bob, request())).seats[bob.id]).toBe('D');
  });

  test('by an option of the host are the host’s wish, and follow it', () => {
    const { wish } = setting([bob], { side: 'B' });
    expect(wish(bob, 'B')).toEqual({ ok: false, error: { why: 'seat-taken', name: 'Ada' } });
    expect(must(wish(ada, 'A'))).toMatchObject({ options: { side: 'A' }, wishes: { [ada.id]: 'A' } });
    expect(must(wish(ada, null))).toMatchObject({ options: { side: 'any' }, wishes: {} });
    expect(must(wish(bob, 'B')).wishes).toEqual({ [bob.id]: 'B' });
  });

  test('are not offered by a game whose rules give seats out', () => {
    const { tables, open, request } = setUp();
    expect(why(tables.wish(must(open()).id, ada, 'A', request()))).toBe('not-offered');
  });

  test('wait in the database: another process knows them', () => {
    const { id, wish, store } = setting();
    must(wish(bob, 'D'));
    expect(openTestHall({ games: [chosen], store, prefix: 'next' }).tables.find(id)?.wishes).toEqual({ [bob.id]: 'D' });
  });
});

describe('invitations have limits', () => {
  const channel = (n: number) => `4000000000000000${n}`;

  test('so many open at once by one person; withdrawn or answered ones make room', () => {
    const hall = openTestHall({ limits: { openByPerson: 2 } });
    const open = (n: number, host = ada) =>
      hall.tables.open({
        game: 'demo',
        place: { guild: '1', channel: channel(n) },
        host,
        invited: [],
        options: {},
        lang: 'en',
        request: hall.request(),
      });
    const first = must(open(1));
    must(open(2));
    expect(open(3)).toEqual({ ok: false, error: { why: 'too-many-open', n: 2 } });
    expect(open(3, bob).ok).toBe(true);
    must(hall.tables.leave(first.id, ada, hall.request()));
    expect(open(4).ok).toBe(true);
    hall.clock.now += 24 * hour;
    expect(open(5).ok, 'the others have expired').toBe(true);
  });

  test('so many open at once on one server; elsewhere others may still invite', () => {
    const hall = openTestHall({ limits: { openOnServer: 2 } });
    const open = (n: number, guild: string | null = '1') =>
      hall.tables.open({
        game: 'demo',
        place: { guild, channel: channel(n) },
        host: { id: String(n), name: 'Somebody' },
        invited: [],
        options: {},
        lang: 'en',
        request: hall.request(),
      });
    const first = must(open(1));
    must(open(2));
    expect(open(3)).toEqual({ ok: false, error: { why: 'too-many-here', n: 2 } });
    expect([open(4, '2').ok, open(5, null).ok]).toEqual([true, true]);
    must(hall.tables.join(first.id, bob, hall.request()));
    must(hall.tables.begin(first.id, { id: '1', name: 'Somebody' }, hall.request()));
    expect(open(6).ok).toBe(true);
  });

  test('whose invitations come to nothing again and again has to wait; games that begin do not count', () => {
    const hall = openTestHall({ limits: { fruitless: 3, while: hour } });
    const { tables, request, clock } = hall;
    const open = () => tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: request() });
    const begun = must(open());
    must(tables.accept(begun.id, bob, request()));
    tables.close(begun.id);
    const since = clock.now;
    for (let i = 0; i < 3; i++) {
      must(tables.leave(must(open()).id, ada, request()));
      clock.now += 60_000;
    }
    expect(open()).toEqual({ ok: false, error: { why: 'too-often', at: since + hour } });
    clock.now = since + hour;
    expect(open().ok).toBe(true);
  });

  test('has to wait as well if games begin without somebody who was invited, whether they declined or never answered', () => {
    const hall = openTestHall({ limits: { fruitless: 2, while: hour } });
    const { tables, request } = hall;
    const open = (...invited: Person[]) => tables.open({ game: 'demo', place, host: ada, invited, options: {}, lang: 'en', request: request() });
    for (const declines of [true, false]) {
      const { id } = must(open(bob, cleo));
      must(tables.accept(id, bob, request()));
      must(declines ? tables.decline(id, cleo, request()) : tables.begin(id, ada, request()));
      expect(tables.find(id)).toMatchObject({ phase: 'playing', people: [ada, bob], invited: [] });
      expect(tables.of(cleo.id)).toEqual([]);
      must(tables.resign(id, ada.id, request()));
    }
    expect(why(open(bob))).toBe('too-often');
    expect(why(openTestHall({ store: hall.store, prefix: 'next', limits: { fruitless: 2 } }).tables.mayOpen(ask(ada)))).toBe('too-often');
  });

  test('is told so before a place is made for the invitation', () => {
    const { tables, request } = openTestHall({ limits: { openByPerson: 1 } });
    expect(why(tables.mayOpen(ask(ada)))).toBe('taken');
    must(tables.open({ ...ask(ada), request: request() }));
    expect(why(tables.mayOpen(ask(ada)))).toBe('too-many-open');
    expect(why(tables.mayOpen(ask(cleo)))).toBe('taken');
    expect(why(tables.mayOpen({ ...ask(cleo), invited: [cleo] }))).toBe('yourself');
  });
});

const ask = (host: Person) => ({ game: 'demo', place, host, invited: [bob], options: {}, lang: 'en' as const, request: 'asked' });

test('an invitation of a game that is out of order expires like any other, and frees its channel', () => {
  const hall = openTestHall();
  const { tables, clock } = hall;
  const { id } = must(tables.open(ask(ada)));
  const sick = openTestHall({ store: hall.store, prefix: 'sick', games: [{ ...hall.games[0]!, command: 'other' }] });
  sick.clock.now = clock.now + 25 * hour;
  const other = must(sick.tables.open({ ...ask(cleo), game: 'other', request: sick.request() }));
  expect([sick.tables.find(id)?.phase, sick.tables.at(place.channel)?.id]).toEqual(['closed', other.id]);
  expect(sick.logged).toEqual([]);
});

test('the sweep closes it as well', () => {
  const hall = openTestHall();
  const { id } = must(hall.tables.open(ask(ada)));
  const sick = openTestHall({ store: hall.store, prefix: 'sick', games: [] });
  sick.clock.now = hall.clock.now + 25 * hour;
  sick.tables.sweep();
  expect(sick.tables.find(id)?.phase).toBe('closed');
});

test('a table calls people by the name they went by last', () => {
  const { tables, hand, store } = setUp();
  const { id } = hand.beginTurns();
  tables.meet(id, { ...ada, name: 'Adele' });
  expect(tables.find(id)!.people.map(({ name }) => name)).toEqual(['Adele', 'Bob']);
  const { version } = tables.find(id)!;
  tables.meet(id, { ...ada, name: 'Adele' });
  tables.meet(id, cleo);
  expect(tables.find(id)!.version, 'nothing new, nothing written').toBe(version);
  expect(openTestHall({ store, prefix: 'next' }).tables.find(id)!.people[0]!.name).toBe('Adele');
});
