/** Computers at a table: they come and go in the lobby, and answer as everybody does, once. */
import { describe, expect, test } from 'vitest';
import { games as allGames } from '../../src/games/index.ts';
import type { Veiled } from '../../src/kernel/veil.ts';
import type { Person } from '../../src/table/model/types.ts';
import { aComputer } from '../../src/table/work/computers.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { thinkingGame } from './demo-mind.ts';
import { ada, bob, cleo, must, openTestHall, place, type Setting, type TestHall } from './hall.ts';

/** Gains a point each turn; bids three. */
const greedy = thinks((veiled) => [JSON.stringify(veiled).includes('takeTurn') ? 'gain' : '3']);
const thought = (picked: string[]) => ({ picked, moves: [], why: null, iterations: 0, cut: false });
function thinks(pick: (veiled: Veiled) => string[] | null): Thinker {
  return {
    think({ veiled }) {
      const picked = pick(veiled);
      return { thought: Promise.resolve(picked && thought(picked)), callOff: () => {} };
    },
  };
}
const hour = 3_600_000;

const setting: Setting = { games: [thinkingGame], lives: { pause: 0 }, thinker: greedy };
const slow: Setting = { ...setting, lives: { pause: hour } };
const against = (hall: TestHall, ...invited: Person[]) =>
  hall.tables.open({ game: 'demo', place, host: ada, invited, options: {}, lang: 'en', request: hall.request() });

describe('a computer', () => {
  test('is in at once: the game begins, it bids, and the table says that it is one', async () => {
    const hall = openTestHall(setting);
    const table = await must(against(hall, aComputer('expert')));
    expect(table.phase).toBe('playing');
    expect(table.people.map(({ name, computer }) => computer ?? name)).toEqual(['Ada', 'expert']);
    await hall.computers.quiet();
    const now = (await hall.tables.find(table.id))!;
    expect(now.toAct).toEqual([now.seats[ada.id]]);
    const log = await must(hall.tables.log(table.id, null, 10));
    const { seats } = now;
    const computers = [{ seat: seats['computer-1'], level: 'expert' }];
    expect(log.at(-1)?.message).toEqual({ key: 'table.seats', args: { people: [seats[ada.id]], computers } });
  });

  test('is called by nobody, and nobody is reminded of it', async () => {
    const hall = openTestHall(slow);
    const table = await must(against(hall, aComputer('novice')));
    const [errand] = await hall.outbox.due(hall.clock.now, 5);
    expect(errand?.calls).toEqual([table.seats[ada.id]]);
    hall.clock.now += 8 * 24 * hour;
    expect((await hall.reminders.take(hall.clock.now, 50)).map(({ user }) => user)).not.toContain('computer-1');
    await hall.computers.stop();
  });

  test('that answers at once calls nobody who has just answered, but a minute later if they are still asked', async () => {
    const hall = openTestHall({ ...setting, games: [{ ...thinkingGame, chapter: () => 'one' }] });
    const { clock, outbox, reminders } = hall;
    const { id } = await must(against(hall, bob, aComputer('novice')));
    const { seats } = await must(hall.tables.accept(id, bob, hall.request()));
    const seat = seats[ada.id]!;
    const errand = async () => {
      await hall.computers.quiet();
      const [due] = await outbox.due(clock.now, 5);
      await outbox.done(due!, { post: { channel: place.channel, message: '1' }, isNew: false, call: null });
      return due!;
    };
    // Bob gives up, and may be back: Ada plays on with the computer.
    await must(hall.tables.resign(id, bob.id, hall.request()));
    const called = async () => (await reminders.take(clock.now, 50)).map(({ kind, pings }) => [kind, ...pings].join(' '));
    await errand();
    for (const n of ['1', '1']) await must(hall.hand.answer(id, ada, n));
    if (!(await hall.tables.find(id))!.toAct.includes(seat)) await hall.computers.quiet();
    await errand();
    clock.now += 5000;

    await must(hall.hand.answer(id, ada, 'gain'));
    expect(await errand()).toMatchObject({ fresh: false, calls: [seat], there: { [seat]: clock.now + 60_000 }, pings: [] });
    clock.now += 59_000;
    expect(await called()).toEqual([]);
    clock.now += 1000;
    expect(await called()).toEqual([`call ${ada.id}`]);
    expect(await called(), 'once').toEqual([]);

    clock.now += 20_000;
    await must(hall.hand.answer(id, ada, 'gain'));
    await hall.computers.quiet();
    clock.now += 61_000;
    expect(await errand(), 'who may be gone is called at once').toMatchObject({ calls: [seat], there: {}, pings: [ada.id] });
    await hall.computers.stop();
  });

  test('lets nobody be called within the hour who plays against computers alone, neither by a new board nor by a mark of a short clock', async () => {
    const hall = openTestHall({ ...setting, thinker: thinks((veiled) => [JSON.stringify(veiled).includes('takeTurn') ? 'gain' : '3']) });
    const { clock, outbox, reminders, tables, request } = hall;
    const open = { game: 'demo', place, host: ada, invited: [aComputer('novice')], options: {}, clock: '1+1', lang: 'en' as const };
    const { id } = await must(tables.open({ ...open, request: request() }));
    const errand = async () => {
      await hall.computers.quiet();
      const [due] = await outbox.due(clock.now, 5);
      await outbox.done(due!, { post: { channel: place.channel, message: '1' }, isNew: true, call: null });
      return due!;
    };
    const pinged = async () => (await reminders.take(clock.now, 50)).flatMap(({ pings }) => pings);
    expect(await errand(), 'the first board').toMatchObject({ fresh: true, pings: [] });
    for (const n of ['1', '1']) await must(hall.hand.answer(id, ada, n));
    await errand();
    for (let minutes = 1; minutes < 60; minutes++) {
      clock.now += hour / 60;
      expect(await pinged(), `after ${minutes} minutes`).toEqual([]);
    }
    clock.now += hour / 60;
    expect(await pinged()).toContain(ada.id);
    await hall.computers.stop();
  });

  test('is called by nobody either where a game moves, or a seat is handed to it', async () => {
    const hall = openTestHall(slow);
    const { id, seats } = await must(against(hall, aComputer('novice')));
    hall.clock.now += 2 * hour;
    const moved = await must(hall.tables.move(id, { ...place, channel: '300000000000000009' }, hall.request()));
    expect(moved.toAct).toContain(seats['computer-1']);
    const errands = await hall.outbox.due(hall.clock.now, 5);
    expect(errands.map(({ calls, pings }) => [calls, pings])).toEqual([[[seats[ada.id]], [ada.id]]]);

    const other = openTestHall(slow);
    const begun = await other.hand.begin([ada, bob]);
    await must(other.tables.propose(begun.id, ada, 'hand', aComputer('novice'), other.request()));
    const { proposals } = (await other.tables.find(begun.id))!;
    await must(other.tables.consent(begun.id, bob, proposals[0]!.n, true, other.request()));
    const calls = (await other.outbox.due(other.clock.now, 5)).flatMap(({ pings }) => pings);
    expect(calls).not.toContain('computer-1');
    for (const one of [hall, other]) await one.computers.stop();
  });

  test('has no say, and hears nothing, where somebody else is late', async () => {
    const hall = openTestHall(slow);
    const { id } = await must(against(hall, bob, aComputer('novice')));
    await must(hall.tables.accept(id, bob, hall.request()));
    hall.clock.now += 8 * 24 * hour;
    const told = await hall.reminders.take(hall.clock.now, 50);
    expect(told.length).toBeGreaterThan(0);
    expect(told.flatMap(({ user, pings }) => [user, ...pings])).not.toContain('computer-1');
    await hall.computers.stop();
  });

  test('plays to the end', async () => {
    const hall = openTestHall(setting);
    const { id } = await must(against(hall, aComputer('regular')));
    for (let rounds = 0; rounds < 100; rounds++) {
      await hall.computers.quiet();
      if ((await hall.tables.find(id))!.phase === 'over') break;
      const { decision } = (await hall.hand.asked(id, ada))!;
      await must(hall.hand.answer(id, ada, decision.options.some((one) => one.id === 'pass') ? 'pass' : '1'));
    }
    const { outcome, seats } = (await hall.tables.find(id))!;
    expect(outcome?.winners).toEqual([seats['computer-1']]);
  });

  test('answers once, though two processes think of the same', async () => {
    const hall = openTestHall(setting);
    const other = openTestHall({ ...setting, store: hall.store, prefix: 'other' });
    const { id } = await must(against(hall, aComputer('regular')));
    await other.computers.look();
    await Promise.all([hall.computers.quiet(), other.computers.quiet()]);
    expect(await hall.store.answers(id, 0)).toHaveLength(2);
    expect([...hall.logged, ...other.logged]).toEqual([]);
  });

  test('thinks again after a restart', async () => {
    const hall = openTestHall(slow);
    const { id, seats } = await must(against(hall, aComputer('regular')));
    await hall.computers.stop();
    expect((await hall.tables.find(id))!.toAct).toContain(seats['computer-1']);
    const again = openTestHall({ ...setting, store: hall.store, prefix: 'again' });
    await again.computers.look();
    await again.computers.quiet();
    expect((await again.tables.find(id))!.toAct).toEqual([seats[ada.id]]);
  });

  test('that cannot think answers something sensible, and the log says so', async () => {
    const hall = openTestHall({ ...setting, thinker: thinks(() => null) });
    const { id, seats } = await must(against(hall, aComputer('regular')));
    await hall.computers.quiet();
    expect((await hall.tables.find(id))!.toAct).toEqual([seats[ada.id]]);
    expect(hall.logged.map(({ text }) => text)).toContain('no thought came in time: something sensible is answered');
  });

  test('that would answer what is not offered answers something sensible', async () => {
    const hall = openTestHall({ ...setting, thinker: thinks(() => ['nonsense']) });
    const { id, seats } = await must(against(hall, aComputer('regular')));
    await hall.computers.quiet();
    expect((await hall.tables.find(id))!.toAct).toEqual([seats[ada.id]]);
  });

  test('thinks no more of what was taken back', async () => {
    const hall = openTestHall(slow);
    const { id, seats } = await must(against(hall, aComputer('regular')));
    await must(hall.tables.resign(id, ada.id, hall.request()));
    await hall.computers.quiet();
    expect((await hall.tables.find(id))!.outcome?.winners).toEqual([seats['computer-1']]);
  });

  test('is asked for no consent: what one person proposes against computers is done, but for a draw', async () => {
    const hall = openTestHall(setting);
    const { id } = await must(against(hall, aComputer('regular')));
    await hall.computers.quiet();
    expect(await hall.tables.propose(id, ada, 'draw', null, hall.request())).toMatchObject({ error: { why: 'no-computer-draw' } });
    const cancelled = await must(hall.tables.propose(id, ada, 'cancel', null, hall.request()));
    expect(cancelled.phase).toBe('closed');
  });

  test('stands still while the game is paused, and goes on after', async () => {
    const hall = openTestHall(slow);
    const { id, seats } = await must(against(hall, aComputer('regular')));
    await must(hall.tables.propose(id, ada, 'pause', null, hall.request()));
    await hall.computers.quiet();
    expect((await hall.tables.find(id))!.toAct).toContain(seats['computer-1']);
    hall.clock.now += 2 * hour;
    await must(hall.tables.resume(id, ada.id, hall.request()));
    await expect.poll(() => hall.store.answers(id, 0)).toHaveLength(1);
    await hall.computers.stop();
  });
});

describe('in the place of somebody', () => {
  test('who is away, a computer answers until they are back', async () => {
    const hall = openTestHall({ ...setting, thinker: thinks(() => ['2']) });
    const { id, seats } = await must(
      hall.tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: hall.request() }),
    );
    expect(seats).toEqual({});
    const begun = await must(hall.tables.accept(id, bob, hall.request()));
    for (let n = 0; n < 2; n++) await must(hall.hand.answer(id, ada, '1'));
    hall.clock.now += 8 * 24 * hour;
    await must(hall.tables.propose(id, ada, 'away', bob, hall.request()));
    await hall.computers.quiet();
    const answers = await hall.store.answers(id, 0);
    expect(answers.filter(({ seat }) => seat === begun.seats[bob.id]).map(({ picked }) => picked)).toEqual(expect.arrayContaining([['2'], ['2']]));
    const log = await must(hall.tables.log(id, null, 20));
    expect(log.map(({ message }) => message.key)).toContain('table.by-default');
  });

  test('who would go, a computer plays on if the others agree', async () => {
    const hall = openTestHall(slow);
    const { id } = await hall.hand.begin([ada, bob, cleo]);
    const { seats } = (await hall.tables.find(id))!;
    const proposed = await must(hall.tables.propose(id, ada, 'hand', aComputer('expert'), hall.request()));
    const { n, asked } = proposed.proposals.find(({ kind }) => kind === 'hand')!;
    expect(asked).toEqual([bob.id, cleo.id]);
    await must(hall.tables.consent(id, bob, n, true, hall.request()));
    const done = await must(hall.tables.consent(id, cleo, n, true, hall.request()));
    expect(done.people.map((one) => one.computer ?? one.name)).toEqual(['regular', 'Bob', 'Cleo']);
    expect(done.seats['computer-1']).toBe(seats[ada.id]);
    expect(await hall.tables.answer(id, ada.id, '0-1', ['1'], hall.request())).toMatchObject({ error: { why: 'stranger' } });
    await hall.computers.stop();
  });
});

describe('a game that only computers play', () => {
  const watch = (hall: TestHall) =>
    hall.tables.open({
      ...{ game: 'demo', place, host: ada, invited: [aComputer('novice'), aComputer('expert')], options: {}, lang: 'en' as const },
      ...{ watches: true, request: hall.request() },
    });

  test('is played to its end before everybody', async () => {
    const hall = openTestHall(setting);
    const { id, phase, people } = await must(watch(hall));
    expect([phase, people.map(({ computer }) => computer)]).toEqual(['playing', ['novice', 'expert']]);
    await hall.computers.quiet();
    expect((await hall.tables.find(id))!.outcome?.winners).toHaveLength(1);
  });

  test('stops, goes one answer further, and goes on, for anybody', async () => {
    const hall = openTestHall(slow);
    const { id } = await must(watch(hall));
    await must(hall.tables.watch(id, bob.id, 'pause', hall.request()));
    await hall.computers.quiet();
    hall.clock.now += 4 * hour;
    for (const n of [1, 2]) {
      await must(hall.tables.watch(id, cleo.id, 'step', hall.request()));
      await hall.computers.quiet();
      expect(await hall.store.answers(id, 0)).toHaveLength(n);
      expect((await hall.tables.find(id))!.paused).not.toBeNull();
    }
    expect(await hall.tables.watch(id, ada.id, 'pause', hall.request())).toMatchObject({ error: { why: 'paused' } });
    expect((await must(hall.tables.watch(id, ada.id, 'go', hall.request()))).paused).toBeNull();
    expect(await hall.tables.watch(id, ada.id, 'step', hall.request())).toMatchObject({ error: { why: 'not-paused' } });
    await hall.computers.stop();
  });

  test('is a game of whoever takes a seat, and of nobody else any more', async () => {
    const hall = openTestHall(slow);
    const { id, seats } = await must(watch(hall));
    const sat = await must(hall.tables.sit(id, bob, seats['computer-2']!, hall.request()));
    expect(sat.seats[bob.id]).toBe(seats['computer-2']);
    expect(sat.people.map((one) => one.computer ?? one.name)).toEqual(['novice', 'Bob']);
    expect(await hall.tables.sit(id, cleo, seats['computer-1']!, hall.request())).toMatchObject({ error: { why: 'not-shown' } });
    expect(await hall.tables.watch(id, cleo.id, 'pause', hall.request())).toMatchObject({ error: { why: 'not-shown' } });
    expect((await hall.hand.asked(id, bob))?.decision.seat).toBe(seats['computer-2']);
    await hall.computers.stop();
  });

  test('has nothing to press that a computer is to answer, but for whoever sits down', async () => {
    const open = allGames.find(({ command }) => command === 'president')!;
    const hall = openTestHall({ ...slow, games: [open] });
    const { id, toAct } = await must(
      hall.tables.open({
        ...{ game: 'president', place, host: ada, invited: [aComputer('novice'), aComputer('novice')], options: {}, lang: 'en' as const },
        ...{ watches: true, request: hall.request() },
      }),
    );
    expect((await must(hall.tables.glance(id, null))).open).toBeNull();
    await must(hall.tables.sit(id, bob, toAct[0]!, hall.request()));
    expect((await must(hall.tables.glance(id, null))).open?.options.map((one) => one.id)).toEqual(['roll']);
    await hall.computers.stop();
  });

  test('takes as many as the game does', async () => {
    const hall = openTestHall(setting);
    const many = (n: number) =>
      hall.tables.open({
        game: 'demo',
        place,
        host: ada,
        invited: Array.from({ length: n }, () => aComputer('novice')),
        options: {},
        lang: 'en',
        watches: true,
        request: hall.request(),
      });
    expect(await many(1)).toMatchObject({ error: { why: 'too-few' } });
    expect(await many(5)).toMatchObject({ error: { why: 'full' } });
  });
});

describe('a hint', () => {
  const thinker = thinks(() => ['3']);

  test('is what a computer would answer; nothing is answered, and the game counts for no rating from then on', async () => {
    const hall = openTestHall({ ...setting, thinker });
    const { id } = await hall.hand.begin();
    const { seats } = (await hall.tables.find(id))!;
    const told = await must(hall.tables.hint(id, ada.id, hall.request()));
    expect(told).toMatchObject({ picked: ['3'], decision: { seat: seats[ada.id] } });
    expect(await hall.store.answers(id, 0)).toEqual([]);
    expect((await hall.store.table(id))!.advised).toBe(true);
    const { version } = (await hall.store.table(id))!;
    await must(hall.tables.hint(id, ada.id, hall.request()));
    expect((await hall.store.table(id))!.version).toBe(version);
  });

  test('is for whoever is asked, and where computers know the game', async () => {
    const hall = openTestHall({ ...setting, thinker });
    const { id } = await hall.hand.begin();
    expect(await hall.tables.hint(id, cleo.id, hall.request())).toMatchObject({ error: { why: 'stranger' } });
    const ignorant = openTestHall({ thinker });
    const other = await ignorant.hand.begin();
    expect(await ignorant.tables.hint(other.id, ada.id, ignorant.request())).toMatchObject({ error: { why: 'no-computer' } });
  });

  test('that cannot be thought of is refused, and the game counts', async () => {
    const hall = openTestHall({ ...setting, thinker: thinks(() => null) });
    const { id } = await hall.hand.begin();
    expect(await hall.tables.hint(id, ada.id, hall.request())).toMatchObject({ error: { why: 'no-thought' } });
    expect((await hall.store.table(id))!.advised).toBe(false);
  });
});

test('a game with a computer, or with a hint, counts for nobody', async () => {
  const hall = openTestHall({ ...setting, thinker: thinks(() => ['3']) });
  const counted = async () => (await hall.store.results(place.guild)).length;
  const end = async (id: string) => must(hall.tables.resign(id, ada.id, hall.request()));
  const alone = await must(against(hall, aComputer('novice')));
  await end(alone.id);
  expect(await counted()).toBe(0);
  const advised = await hall.hand.begin();
  await must(hall.tables.hint(advised.id, ada.id, hall.request()));
  await end(advised.id);
  expect(await counted()).toBe(0);
  await end((await hall.hand.begin()).id);
  expect(await counted()).toBe(1);
  await hall.computers.stop();
});

describe('where a computer begins', () => {
  const options = { side: 'obama', first: 'mccain' };
  const begin = (hall: TestHall) =>
    hall.tables.open({ game: 'campaign', place, host: ada, invited: [aComputer('novice')], options, lang: 'en', request: hall.request() });
  const campaign: Setting = { games: allGames, lives: { pause: 0 }, thinker: thinks(() => ['draw']) };

  test('the first board waits for what it does, tells it, and still looks like the first one until somebody has answered', async () => {
    const hall = openTestHall(campaign);
    const { id } = await must(begin(hall));
    expect(await hall.outbox.due(hall.clock.now, 5)).toEqual([]);
    await hall.computers.quiet();
    const [errand] = await hall.outbox.due(hall.clock.now, 5);
    expect(errand).toMatchObject({ told: null, first: true, calls: ['obama'] });
    expect(errand!.news.map(({ key }) => key)).toEqual(expect.arrayContaining(['table.seats', 'draws']));
    await hall.outbox.done(errand!, { post: { channel: place.channel, message: '400000000000000001' }, isNew: true, call: null });
    for (const isFirst of [true, false]) {
      await must(hall.hand.answer(id, ada, 'draw'));
      await hall.computers.quiet();
      const [next] = await hall.outbox.due(hall.clock.now, 5);
      // Until the next one stands, the living board is the first.
      expect(next!.first).toBe(isFirst);
      await hall.outbox.done(next!, { post: { channel: place.channel, message: '400000000000000002' }, isNew: true, call: null });
    }
    await hall.computers.stop();
  });

  test('one that never answers keeps the first board from nobody', async () => {
    const hall = openTestHall({ ...campaign, lives: { pause: hour } });
    await must(begin(hall));
    const [errand] = await hall.outbox.due(hall.clock.now + 2_000, 5);
    expect(errand).toMatchObject({ told: null, first: true });
    await hall.computers.stop();
  });
});

describe('in a lobby', () => {
  test('the host has computers come and go; each has an id of its own', async () => {
    const hall = openTestHall(setting);
    const { id } = await must(against(hall));
    await must(hall.tables.seat(id, ada, 'novice', hall.request()));
    await must(hall.tables.seat(id, ada, 'expert', hall.request()));
    const without = await must(hall.tables.unseat(id, ada, 'computer-1', hall.request()));
    expect(without.people.map((one) => one.id)).toEqual([ada.id, 'computer-2']);
    const again = await must(hall.tables.seat(id, ada, 'regular', hall.request()));
    expect(again.people.map((one) => one.id)).toEqual([ada.id, 'computer-2', 'computer-1']);
  });

  test('nobody else does, and only as many as there are chairs', async () => {
    const hall = openTestHall(setting);
    const { id } = await must(against(hall));
    await must(hall.tables.join(id, bob, hall.request()));
    expect(await hall.tables.seat(id, bob, 'novice', hall.request())).toMatchObject({ error: { why: 'not-host' } });
    for (let n = 0; n < 2; n++) await must(hall.tables.seat(id, ada, 'novice', hall.request()));
    expect(await hall.tables.seat(id, ada, 'novice', hall.request())).toMatchObject({ error: { why: 'full' } });
    expect(await hall.tables.unseat(id, ada, bob.id, hall.request())).toMatchObject({ error: { why: 'stranger' } });
  });

  test('a game that computers do not know offers none', async () => {
    const hall = openTestHall({ lives: { pause: 0 } });
    expect(await against(hall, aComputer('novice'))).toMatchObject({ error: { why: 'no-computer' } });
  });
});
