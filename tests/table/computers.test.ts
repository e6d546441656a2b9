/** Computers at a table: they come and go in the lobby, and answer as people do, once. */
import { describe, expect, test } from 'vitest';
import type { Thought, Weighed } from '../../src/computer/thought.ts';
import { games as allGames } from '../../src/games/index.ts';
import type { InformationSet } from '../../src/kernel/information-set.ts';
import type { Mind } from '../../src/kernel/mind.ts';
import { thoughtOf } from '../../src/table/model/outbox/jobs.ts';
import type { Person } from '../../src/table/model/types.ts';
import { aComputer } from '../../src/table/work/computers.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { ada, bob, cleo, must, openTestContext, place, type Setting, type TestContext } from './context.ts';
import { thinkingGame } from './demo-mind.ts';

/** Gains a point each turn and bids three. */
const greedy = thinks((known) => [JSON.stringify(known).includes('takeTurn') ? 'gain' : '3']);
const thought = (picked: string[]) => ({ picked, moves: [], why: null, iterations: 0, cut: false });
/** `ready`: it knows nothing before. */
function thinks(pick: (known: InformationSet) => string[] | null, ready = Promise.resolve()): Thinker {
  return {
    think({ known }) {
      const picked = pick(known);
      return { thought: ready.then(() => picked && thought(picked)), callOff: () => {} };
    },
  };
}
const hour = 3_600_000;

const setting: Setting = { games: [thinkingGame], lifetimes: { pause: 0 }, thinker: greedy };
const slow: Setting = { ...setting, lifetimes: { pause: hour } };
const against = (context: TestContext, ...invited: Person[]) =>
  context.tables.open({ game: 'demo', place, host: ada, invited, options: {}, lang: 'en', request: context.request() });

describe('a computer', () => {
  test('is in at once: the game begins, it bids, and the table says that it is one', async () => {
    const context = openTestContext(setting);
    const table = await must(against(context, aComputer('expert')));
    expect(table.phase).toBe('playing');
    expect(table.people.map(({ name, computer }) => computer ?? name)).toEqual(['Ada', 'expert']);
    await context.computers.quiet();
    const now = (await context.tables.find(table.id))!;
    expect(now.toAct).toEqual([now.seats[ada.id]]);
    const log = await must(context.tables.log(table.id, null, 10));
    const { seats } = now;
    const computers = [{ seat: seats['computer-1'], level: 'expert' }];
    expect(log.at(-1)?.message).toEqual({ key: 'table.seats', args: { people: [seats[ada.id]], computers } });
  });

  test('is called by nobody, and nobody is reminded of it', async () => {
    const context = openTestContext(slow);
    const table = await must(against(context, aComputer('novice')));
    const [delivery] = await context.outbox.due(context.clock.now, 5);
    expect(delivery?.calls).toEqual([table.seats[ada.id]]);
    context.clock.now += 8 * 24 * hour;
    expect((await context.reminders.take(context.clock.now, 50)).map(({ user }) => user)).not.toContain('computer-1');
    await context.computers.stop();
  });

  test('that answers at once calls nobody who has just answered, but a minute later if they are still asked', async () => {
    const context = openTestContext({ ...setting, games: [{ ...thinkingGame, chapter: () => 'one' }] });
    const { clock, outbox, reminders } = context;
    const { id } = await must(against(context, bob, aComputer('novice')));
    const { seats } = await must(context.tables.accept(id, bob, context.request()));
    const seat = seats[ada.id]!;
    const delivery = async () => {
      await context.computers.quiet();
      const [due] = await outbox.due(clock.now, 5);
      await outbox.done(due!, { post: { channel: place.channel, message: '1' }, isNew: false, call: null });
      return due!;
    };
    // Bob gives up, and can come back: Ada plays on with the computer.
    await must(context.tables.resign(id, bob.id, context.request()));
    const called = async () => (await reminders.take(clock.now, 50)).map(({ kind, pings }) => [kind, ...pings].join(' '));
    await delivery();
    for (const n of ['1', '1']) await must(context.hand.answer(id, ada, n));
    if (!(await context.tables.find(id))!.toAct.includes(seat)) await context.computers.quiet();
    await delivery();
    clock.now += 15 * 60_000;

    await must(context.hand.answer(id, ada, 'gain'));
    expect(await delivery()).toMatchObject({ fresh: false, calls: [seat], there: { [seat]: clock.now + 60_000 }, pings: [] });
    clock.now += 59_000;
    expect(await called()).toEqual([]);
    clock.now += 1000;
    expect(await called()).toEqual([`call ${ada.id}`]);
    expect(await called(), 'once').toEqual([]);

    clock.now += 20_000;
    await must(context.hand.answer(id, ada, 'gain'));
    await context.computers.quiet();
    clock.now += 61_000;
    expect(await delivery(), 'who may be gone is called at once').toMatchObject({ calls: [seat], there: {}, pings: [ada.id] });
    await context.computers.stop();
  });

  test('lets nobody be called within the hour who plays against computers alone, neither by a new board nor by a mark of a short clock', async () => {
    const context = openTestContext({ ...setting, thinker: thinks((known) => [JSON.stringify(known).includes('takeTurn') ? 'gain' : '3']) });
    const { clock, outbox, reminders, tables, request } = context;
    const open = { game: 'demo', place, host: ada, invited: [aComputer('novice')], options: {}, clock: '1+1', lang: 'en' as const };
    const { id } = await must(tables.open({ ...open, request: request() }));
    const delivery = async () => {
      await context.computers.quiet();
      const [due] = await outbox.due(clock.now, 5);
      await outbox.done(due!, { post: { channel: place.channel, message: '1' }, isNew: true, call: null });
      return due!;
    };
    const pinged = async () => (await reminders.take(clock.now, 50)).flatMap(({ pings }) => pings);
    expect(await delivery(), 'the first board').toMatchObject({ fresh: true, pings: [] });
    for (const n of ['1', '1']) await must(context.hand.answer(id, ada, n));
    await delivery();
    for (let minutes = 1; minutes < 60; minutes++) {
      clock.now += hour / 60;
      expect(await pinged(), `after ${minutes} minutes`).toEqual([]);
    }
    clock.now += hour / 60;
    expect(await pinged()).toContain(ada.id);
    await context.computers.stop();
  });

  test('is called by nobody either where a game moves, or a seat is handed to it', async () => {
    const context = openTestContext(slow);
    const { id, seats } = await must(against(context, aComputer('novice')));
    context.clock.now += 2 * hour;
    const moved = await must(context.tables.move(id, { ...place, channel: '300000000000000009' }, context.request()));
    expect(moved.toAct).toContain(seats['computer-1']);
    const deliveries = await context.outbox.due(context.clock.now, 5);
    expect(deliveries.map(({ calls, pings }) => [calls, pings])).toEqual([[[seats[ada.id]], [ada.id]]]);

    const other = openTestContext(slow);
    const begun = await other.hand.begin([ada, bob]);
    await must(other.tables.propose(begun.id, ada, 'hand', aComputer('novice'), other.request()));
    const { proposals } = (await other.tables.find(begun.id))!;
    await must(other.tables.consent(begun.id, bob, proposals[0]!.n, true, other.request()));
    const calls = (await other.outbox.due(other.clock.now, 5)).flatMap(({ pings }) => pings);
    expect(calls).not.toContain('computer-1');
    for (const one of [context, other]) await one.computers.stop();
  });

  test('has no say, and hears nothing, where somebody else is late', async () => {
    const context = openTestContext(slow);
    const { id } = await must(against(context, bob, aComputer('novice')));
    await must(context.tables.accept(id, bob, context.request()));
    context.clock.now += 8 * 24 * hour;
    const told = await context.reminders.take(context.clock.now, 50);
    expect(told.length).toBeGreaterThan(0);
    expect(told.flatMap(({ user, pings }) => [user, ...pings])).not.toContain('computer-1');
    await context.computers.stop();
  });

  test('plays to the end', async () => {
    const context = openTestContext(setting);
    const { id } = await must(against(context, aComputer('regular')));
    for (let rounds = 0; rounds < 100; rounds++) {
      await context.computers.quiet();
      if ((await context.tables.find(id))!.phase === 'over') break;
      const { decision } = (await context.hand.asked(id, ada))!;
      await must(context.hand.answer(id, ada, decision.options.some((one) => one.id === 'pass') ? 'pass' : '1'));
    }
    const { outcome, seats } = (await context.tables.find(id))!;
    expect(outcome?.winners).toEqual([seats['computer-1']]);
  });

  test('is thought for by one process, though others look at any time', async () => {
    const begun: string[] = [];
    const noting: Thinker = {
      think(thinking, turn) {
        begun.push(`${thinking.seed}`);
        return greedy.think(thinking, turn);
      },
    };
    // On SQLite only one process has the database. Tests on PostgreSQL cover a second one.
    const context = openTestContext({ ...setting, lifetimes: { pause: 5 }, thinker: noting });
    const { id } = await must(against(context, aComputer('regular')));
    for (let i = 0; i < 5; i++) await context.computers.look();
    await context.computers.repair();
    await context.computers.quiet();
    expect(await context.store.answers(id, 0)).toHaveLength(2);
    expect([begun.length, new Set(begun).size]).toEqual([2, 2]);
    expect(context.logged).toEqual([]);
  });

  test('of another version, which wrote no job, is thought for all the same', async () => {
    const context = openTestContext(slow);
    const { id, seats } = await must(against(context, aComputer('regular')));
    await context.computers.stop();
    await context.store.commit([['dropJob', 'think', thoughtOf(id, seats['computer-1']!)]]);
    const next = openTestContext({ ...setting, store: context.store, prefix: 'next' });
    await next.computers.look();
    await next.computers.quiet();
    expect(await next.store.answers(id, 0)).toEqual([]);
    await next.computers.repair();
    await next.computers.quiet();
    expect((await next.tables.find(id))!.toAct).toEqual([seats[ada.id]]);
  });

  test('thinks again after a restart', async () => {
    const context = openTestContext(slow);
    const { id, seats } = await must(against(context, aComputer('regular')));
    await context.computers.stop();
    expect((await context.tables.find(id))!.toAct).toContain(seats['computer-1']);
    const again = openTestContext({ ...setting, store: context.store, prefix: 'again' });
    await again.computers.look();
    await again.computers.quiet();
    expect((await again.tables.find(id))!.toAct).toEqual([seats[ada.id]]);
  });

  test('that cannot think answers something sensible, and the log says so', async () => {
    const context = openTestContext({ ...setting, thinker: thinks(() => null) });
    const { id, seats } = await must(against(context, aComputer('regular')));
    await context.computers.quiet();
    expect((await context.tables.find(id))!.toAct).toEqual([seats[ada.id]]);
    expect(context.logged.map(({ text }) => text)).toContain('a computer player ran out of time and plays its default');
  });

  test('that would answer what is not offered answers something sensible', async () => {
    const context = openTestContext({ ...setting, thinker: thinks(() => ['nonsense']) });
    const { id, seats } = await must(against(context, aComputer('regular')));
    await context.computers.quiet();
    expect((await context.tables.find(id))!.toAct).toEqual([seats[ada.id]]);
  });

  test('thinks no more of what was taken back', async () => {
    const context = openTestContext(slow);
    const { id, seats } = await must(against(context, aComputer('regular')));
    await must(context.tables.resign(id, ada.id, context.request()));
    await context.computers.quiet();
    expect((await context.tables.find(id))!.outcome?.winners).toEqual([seats['computer-1']]);
  });

  test('is asked for no consent: what one person proposes against computers is done, but for a draw', async () => {
    const context = openTestContext(setting);
    const { id } = await must(against(context, aComputer('regular')));
    await context.computers.quiet();
    expect(await context.tables.propose(id, ada, 'draw', null, context.request())).toMatchObject({ error: { why: 'no-computer-draw' } });
    const cancelled = await must(context.tables.propose(id, ada, 'cancel', null, context.request()));
    expect(cancelled.phase).toBe('closed');
  });

  test('stands still while the game is paused, and goes on after', async () => {
    const context = openTestContext(slow);
    const { id, seats } = await must(against(context, aComputer('regular')));
    await must(context.tables.propose(id, ada, 'pause', null, context.request()));
    await context.computers.quiet();
    expect((await context.tables.find(id))!.toAct).toContain(seats['computer-1']);
    context.clock.now += 2 * hour;
    await must(context.tables.resume(id, ada.id, context.request()));
    await expect.poll(() => context.store.answers(id, 0)).toHaveLength(1);
    await context.computers.stop();
  });
});

describe('in the place of somebody', () => {
  test('who is away, a computer answers until they are back', async () => {
    const depths = new Set<string>();
    const bidding = thinks(() => ['2']);
    const thinker: Thinker = {
      think(one, turn) {
        depths.add(one.level);
        return bidding.think(one, turn);
      },
    };
    const context = openTestContext({ ...setting, thinker });
    const { id, seats } = await must(
      context.tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: context.request() }),
    );
    expect(seats).toEqual({});
    const begun = await must(context.tables.accept(id, bob, context.request()));
    for (let n = 0; n < 2; n++) await must(context.hand.answer(id, ada, '1'));
    context.clock.now += 8 * 24 * hour;
    await must(context.tables.propose(id, ada, 'away', bob, context.request()));
    await context.computers.quiet();
    const answers = await context.store.answers(id, 0);
    expect(answers.filter(({ seat }) => seat === begun.seats[bob.id]).map(({ picked }) => picked)).toEqual(expect.arrayContaining([['2'], ['2']]));
    expect(depths).toEqual(new Set(['carefully']));
    const log = await must(context.tables.log(id, null, 20));
    expect(log.map(({ message }) => message.key)).toContain('table.by-default');
  });

  test('who would go, a computer plays on if the others agree', async () => {
    const context = openTestContext(slow);
    const { id } = await context.hand.begin([ada, bob, cleo]);
    const { seats } = (await context.tables.find(id))!;
    const proposed = await must(context.tables.propose(id, ada, 'hand', aComputer('expert'), context.request()));
    const { n, asked } = proposed.proposals.find(({ kind }) => kind === 'hand')!;
    expect(asked).toEqual([bob.id, cleo.id]);
    await must(context.tables.consent(id, bob, n, true, context.request()));
    const done = await must(context.tables.consent(id, cleo, n, true, context.request()));
    expect(done.people.map((one) => one.computer ?? one.name)).toEqual(['regular', 'Bob', 'Cleo']);
    expect(done.seats['computer-1']).toBe(seats[ada.id]);
    expect(await context.tables.answer(id, ada.id, '0-1', ['1'], context.request())).toMatchObject({ error: { why: 'stranger' } });
    await context.computers.stop();
  });
});

describe('a game that only computers play', () => {
  const watch = (context: TestContext) =>
    context.tables.open({
      ...{ game: 'demo', place, host: ada, invited: [aComputer('novice'), aComputer('expert')], options: {}, lang: 'en' as const },
      ...{ watches: true, request: context.request() },
    });

  test('is played to its end before everybody', async () => {
    const context = openTestContext(setting);
    const { id, phase, people } = await must(watch(context));
    expect([phase, people.map(({ computer }) => computer)]).toEqual(['playing', ['novice', 'expert']]);
    await context.computers.quiet();
    expect((await context.tables.find(id))!.outcome?.winners).toHaveLength(1);
  });

  test('stops, goes one answer further, and goes on, for anybody', async () => {
    const context = openTestContext(slow);
    const { id } = await must(watch(context));
    await must(context.tables.watch(id, bob.id, 'pause', context.request()));
    await context.computers.quiet();
    context.clock.now += 4 * hour;
    for (const n of [1, 2]) {
      await must(context.tables.watch(id, cleo.id, 'step', context.request()));
      await context.computers.quiet();
      expect(await context.store.answers(id, 0)).toHaveLength(n);
      expect((await context.tables.find(id))!.paused).not.toBeNull();
    }
    expect(await context.tables.watch(id, ada.id, 'pause', context.request())).toMatchObject({ error: { why: 'paused' } });
    expect((await must(context.tables.watch(id, ada.id, 'go', context.request()))).paused).toBeNull();
    expect(await context.tables.watch(id, ada.id, 'step', context.request())).toMatchObject({ error: { why: 'not-paused' } });
    await context.computers.stop();
  });

  test('is a game of whoever takes a seat, and of nobody else any more', async () => {
    const context = openTestContext(slow);
    const { id, seats } = await must(watch(context));
    const sat = await must(context.tables.sit(id, bob, seats['computer-2']!, context.request()));
    expect(sat.seats[bob.id]).toBe(seats['computer-2']);
    expect(sat.people.map((one) => one.computer ?? one.name)).toEqual(['novice', 'Bob']);
    expect(await context.tables.sit(id, cleo, seats['computer-1']!, context.request())).toMatchObject({ error: { why: 'not-shown' } });
    expect(await context.tables.watch(id, cleo.id, 'pause', context.request())).toMatchObject({ error: { why: 'not-shown' } });
    expect((await context.hand.asked(id, bob))?.decision.seat).toBe(seats['computer-2']);
    await context.computers.stop();
  });

  test('shows the hand of one seat to each person, and no other', async () => {
    const context = openTestContext(slow);
    const { tables, request } = context;
    const { id, seats } = await must(watch(context));
    const [mine, other] = [seats['computer-1']!, seats['computer-2']!];
    await must(tables.sit(id, bob, mine, request()));
    await must(tables.propose(id, bob, 'hand', aComputer('regular'), request()));
    expect(await tables.sit(id, bob, other, request())).toMatchObject({ error: { why: 'sat-yourself', seat: mine } });
    await must(tables.sit(id, bob, mine, request()));
    await context.computers.stop();
  });

  test('has nothing to press that a computer is to answer, but for whoever sits down', async () => {
    const open = allGames.find(({ command }) => command === 'president')!;
    const context = openTestContext({ ...slow, games: [open] });
    const { id, toAct } = await must(
      context.tables.open({
        ...{ game: 'president', place, host: ada, invited: [aComputer('novice'), aComputer('novice')], options: {}, lang: 'en' as const },
        ...{ watches: true, request: context.request() },
      }),
    );
    expect((await must(context.tables.snapshot(id, null))).open).toBeNull();
    await must(context.tables.sit(id, bob, toAct[0]!, context.request()));
    expect((await must(context.tables.snapshot(id, null))).open?.options.map((one) => one.id)).toEqual(['roll']);
    await context.computers.stop();
  });

  test('takes as many as the game does', async () => {
    const context = openTestContext(setting);
    const many = (n: number) =>
      context.tables.open({
        game: 'demo',
        place,
        host: ada,
        invited: Array.from({ length: n }, () => aComputer('novice')),
        options: {},
        lang: 'en',
        watches: true,
        request: context.request(),
      });
    expect(await many(1)).toMatchObject({ error: { why: 'too-few' } });
    expect(await many(5)).toMatchObject({ error: { why: 'full' } });
  });
});

describe('a hint', () => {
  const thinker = thinks(() => ['3']);

  test('is what a computer would answer; nothing is answered, and the game counts for no rating from then on', async () => {
    const context = openTestContext({ ...setting, thinker });
    const { id } = await context.hand.begin();
    const { seats } = (await context.tables.find(id))!;
    const told = await must(context.tables.hint(id, ada.id, context.request()));
    expect(told).toMatchObject({ picked: ['3'], decision: { seat: seats[ada.id] } });
    expect(await context.store.answers(id, 0)).toEqual([]);
    expect((await context.store.table(id))!.advised).toBe(true);
    const { version } = (await context.store.table(id))!;
    await must(context.tables.hint(id, ada.id, context.request()));
    expect((await context.store.table(id))!.version).toBe(version);
  });

  test('names the next best answer, and how much less it wins where that is more than noise', async () => {
    const hinted = async (next: Partial<Weighed>[], trust?: Mind['trust'], plan: string[][] = []) => {
      const moves = [
        { picked: ['3'], visits: 900, chance: 0.6, error: 0.002 },
        ...next.map((one) => ({ picked: ['1'], visits: 90, chance: 0.5, error: 0.01, ...one })),
      ];
      const found: Thought = { picked: ['3'], moves, why: { chance: 0.6, term: null, by: 0 }, plan, iterations: 990, cut: false };
      const game = { ...thinkingGame, mind: { ...thinkingGame.mind!, ...(trust !== undefined && { trust }) } };
      const context = openTestContext({
        ...setting,
        games: [game],
        thinker: { think: () => ({ thought: Promise.resolve(found), callOff: () => {} }) },
      });
      const { id } = await context.hand.begin([ada, bob]);
      return must(context.tables.hint(id, ada.id, context.request()));
    };
    const told = await hinted([{}], 1);
    expect(told).toMatchObject({ only: false, second: { picked: ['1'] } });
    expect([told.chance, told.second!.by]).toEqual([expect.closeTo(0.6), expect.closeTo(0.1)]);
    for (const close of [{ chance: 0.595 }, { error: 0.2 }, { chance: 0.7 }, { visits: 2, chance: 0, error: 0 }])
      expect((await hinted([close], 1)).second).toEqual({ picked: ['1'], by: null });
    expect(await hinted([{ visits: 0 }], 1)).toMatchObject({ only: false, second: null });
    expect((await hinted([{}], 0.5)).chance).toBeLessThan(0.56);
    expect((await hinted([{}], { novice: 1, regular: 0.5, expert: 1 })).chance).toBeLessThan(0.56);
    expect(await hinted([{}], 0)).toMatchObject({ only: false, chance: null, second: { by: null } });
    // What comes next in the same plan is no other answer.
    const planned = await hinted([{}, { picked: ['2'], chance: 0.4 }], 1, [['1']]);
    expect(planned).toMatchObject({ plan: [['1']], second: { picked: ['2'], by: expect.closeTo(0.2) } });
  });

  test('compares two answers by as many tries of each, if the search has given up the second too soon to tell', async () => {
    const asked: { level: string; among?: string[][] }[] = [];
    const weighed = (picked: string, visits: number, chance: number, error: number): Weighed => ({ picked: [picked], visits, chance, error });
    const found = (...moves: Weighed[]): Thought => ({ picked: ['3'], moves, why: { chance: 0.55, term: null, by: 0 }, iterations: 250, cut: false });
    const context = openTestContext({
      ...setting,
      thinker: {
        think(thinking) {
          asked.push(thinking);
          const all = thinking.among
            ? [weighed('1', 60, 0.36, 0.05), weighed('3', 60, 0.54, 0.05)]
            : [weighed('3', 240, 0.55, 0.02), weighed('1', 3, 0.4, 0.3)];
          return { thought: Promise.resolve(found(...all)), callOff: () => {} };
        },
      },
    });
    const { id } = await context.hand.begin();
    const told = await must(context.tables.hint(id, ada.id, context.request()));
    expect(told.second).toEqual({ picked: ['1'], by: expect.closeTo(0.18) });
    expect(told.chance).toBeCloseTo(0.55);
    expect(asked.map(({ among }) => among)).toEqual([undefined, [['3'], ['1']]]);
  });

  test('does not call an answer the only one if it is only the one worth a thought', async () => {
    const alone: Thought = { picked: ['3'], moves: [], why: null, iterations: 0, cut: false };
    const context = openTestContext({ ...setting, thinker: { think: () => ({ thought: Promise.resolve(alone), callOff: () => {} }) } });
    const { id } = await context.hand.begin();
    expect(await must(context.tables.hint(id, ada.id, context.request()))).toMatchObject({ only: false, chance: null, second: null });
  });

  test('is for whoever is asked, and where computers know the game', async () => {
    const context = openTestContext({ ...setting, thinker });
    const { id } = await context.hand.begin();
    expect(await context.tables.hint(id, cleo.id, context.request())).toMatchObject({ error: { why: 'stranger' } });
    const ignorant = openTestContext({ thinker });
    const other = await ignorant.hand.begin();
    expect(await ignorant.tables.hint(other.id, ada.id, ignorant.request())).toMatchObject({ error: { why: 'no-computer' } });
  });

  test('that cannot be thought of is refused, and the game counts', async () => {
    const context = openTestContext({ ...setting, thinker: thinks(() => null) });
    const { id } = await context.hand.begin();
    expect(await context.tables.hint(id, ada.id, context.request())).toMatchObject({ error: { why: 'no-thought' } });
    expect((await context.store.table(id))!.advised).toBe(false);
  });
});

describe('why', () => {
  const reasons: NonNullable<(typeof thinkingGame)['reasons']> = ({ seat, answer }) => [
    { key: 'demo.turn', args: { seat, isPublic: answer === null } },
  ];
  const games = [{ ...thinkingGame, reasons }];

  test('says what a computer did last, with the reason that the game gives for all to read', async () => {
    const context = openTestContext({ ...setting, games });
    const { id, seats } = await must(against(context, aComputer('novice')));
    for (let i = 0; i < 4 && (await must(context.tables.why(id))) === null; i++) {
      await context.computers.quiet();
      if ((await context.tables.find(id))!.toAct.includes(seats[ada.id]!)) await must(context.hand.answer(id, ada, i < 2 ? '3' : 'gain'));
    }
    const seat = seats['computer-1']!;
    const told = await must(context.tables.why(id));
    expect(told).toMatchObject({ seat, reason: { key: 'demo.turn', args: { seat, isPublic: true } } });
  });

  test.each([true, false])('tells of the turn before where the last one leaves nothing to want (with a reason for it: %s)', async (hasReason) => {
    const gains: NonNullable<(typeof thinkingGame)['reasons']> = ({ seat, told }) =>
      hasReason && told.flat().some(({ key, args }) => key === 'demo.gain' && args?.seat === seat) ? [{ key: 'demo.turn', args: { seat } }] : [];
    let chapter = 'one';
    const thinker: Thinker = {
      think({ known }) {
        const text = JSON.stringify(known);
        const picked = text.includes('"react"') ? 'no' : text.includes('takeTurn') ? 'gain' : '3';
        // After that, it thinks about its own turn for ever.
        if (picked === 'gain' && chapter === 'two') return { thought: new Promise(() => {}), callOff: () => {} };
        return { thought: Promise.resolve(thought([picked])), callOff: () => {} };
      },
    };
    const context = openTestContext({ ...setting, thinker, games: [{ ...thinkingGame, reasons: gains, chapter: () => chapter }] });
    const { id, seats } = await must(against(context, aComputer('novice')));
    const [mine, theirs] = [seats[ada.id]!, seats['computer-1']!];
    const acts = async (who: string) => (await context.tables.find(id))!.toAct.join() === who;
    for (const answer of ['3', '3', 'gain', 'ask']) {
      await expect.poll(() => acts(mine)).toBe(true);
      if (answer === 'ask') chapter = 'two';
      await must(context.hand.answer(id, ada, answer));
    }
    // It says no, and that is all it does in this chapter.
    await expect.poll(async () => (await must(context.tables.log(id, null, 1)))[0]!.message.args).toMatchObject({ seat: mine, n: 0 });
    expect(await must(context.tables.why(id))).toMatchObject({
      seat: theirs,
      reason: hasReason ? { key: 'demo.turn' } : null,
      did: [{ key: 'demo.gain', args: { seat: theirs } }],
    });
  });

  test('tells of the last of several turns that one chapter tells', async () => {
    const turn = ({ points }: { points: { [seat: string]: number } }) => String(Object.values(points).reduce((sum, n) => sum + n, 0));
    const context = openTestContext({ ...setting, games: [{ ...thinkingGame, reasons, chapter: () => 'one', turn: (view) => turn(view as never) }] });
    const { id, seats } = await must(against(context, aComputer('novice')));
    const mine = seats[ada.id]!;
    for (const answer of ['3', '3', 'gain', 'gain']) {
      await expect.poll(async () => (await context.tables.find(id))!.toAct.join()).toBe(mine);
      await must(context.hand.answer(id, ada, answer));
    }
    await context.computers.quiet();
    expect((await must(context.tables.why(id)))?.did).toHaveLength(1);
  });

  test('tells of the computer whose turn it was, where a game names turns, though another answered it', async () => {
    const turn = ({ points }: { points: { [seat: string]: number } }) => String(Object.values(points).reduce((sum, n) => sum + n, 0));
    const thinker = thinks((known) => [JSON.stringify(known).includes('"react"') ? 'yes' : JSON.stringify(known).includes('takeTurn') ? 'ask' : '3']);
    const context = openTestContext({ ...setting, thinker, games: [{ ...thinkingGame, reasons, turn: (view) => turn(view as never) }] });
    const { id, seats } = await must(against(context, aComputer('novice'), aComputer('novice')));
    const mine = seats[ada.id]!;
    const order = Object.values(seats).toSorted();
    const isAsked = async () => (await context.tables.find(id))!.toAct.includes(mine);
    for (const answer of ['3', '3', ...(order.indexOf(mine) === 0 ? ['gain'] : []), 'yes', 'yes']) {
      await expect.poll(isAsked).toBe(true);
      await must(context.hand.answer(id, ada, answer));
      await context.computers.quiet();
    }
    expect((await must(context.tables.why(id)))?.seat).toBe(order.at(order.indexOf(mine) - 1));
  });

  test('passes over an answer that nobody was told of: it is still a secret', async () => {
    const context = openTestContext({ ...setting, games });
    const { id, seats } = await must(against(context, aComputer('novice')));
    await context.computers.quiet();
    // The computer has bid twice, and Ada hasn't.
    expect((await context.tables.find(id))!.toAct).toEqual([seats[ada.id]]);
    expect(await must(context.tables.why(id))).toBeNull();
    for (let bids = 0; bids < 2; bids++) await must(context.hand.answer(id, ada, '3'));
    expect(await must(context.tables.why(id))).not.toBeNull();
  });

  test('says nothing before a computer has moved', async () => {
    const context = openTestContext({ ...slow, games });
    const { id } = await must(against(context, aComputer('novice')));
    expect(await must(context.tables.why(id))).toBeNull();
    await context.computers.stop();
  });
});

test('a game with a computer, or with a hint, counts for nobody', async () => {
  const context = openTestContext({ ...setting, thinker: thinks(() => ['3']) });
  const counted = async () => (await context.tables.scores(place.guild, null)).games[0]?.played ?? 0;
  const end = async (id: string) => must(context.tables.resign(id, ada.id, context.request()));
  const rated = async (id: string) => (await context.tables.find(id))!.rated;
  const alone = await must(against(context, aComputer('novice')));
  expect(await rated(alone.id)).toBe(false);
  await end(alone.id);
  expect(await counted()).toBe(0);
  const advised = await context.hand.begin();
  expect(await rated(advised.id)).toBe(true);
  await must(context.tables.hint(advised.id, ada.id, context.request()));
  expect(await rated(advised.id)).toBe(false);
  await end(advised.id);
  expect(await counted()).toBe(0);
  await end((await context.hand.begin()).id);
  expect(await counted()).toBe(1);
  await context.computers.stop();
});

describe('where a computer begins', () => {
  const options = { side: 'obama', first: 'mccain' };
  const begin = (context: TestContext) =>
    context.tables.open({ game: 'campaign', place, host: ada, invited: [aComputer('novice')], options, lang: 'en', request: context.request() });
  const campaign: Setting = { games: allGames, lifetimes: { pause: 0 }, thinker: thinks(() => ['draw']) };

  test('the first board waits for what it does, tells it, and still looks like the first one until somebody has answered', async () => {
    const { promise: ready, resolve: goOn } = Promise.withResolvers<void>();
    const context = openTestContext({ ...campaign, thinker: thinks(() => ['draw'], ready) });
    const { id } = await must(begin(context));
    expect(await context.outbox.due(context.clock.now, 5)).toEqual([]);
    goOn();
    await context.computers.quiet();
    const [delivery] = await context.outbox.due(context.clock.now, 5);
    expect(delivery).toMatchObject({ told: null, first: true, calls: ['obama'] });
    expect(delivery!.news.map(({ key }) => key)).toEqual(expect.arrayContaining(['table.seats', 'draws']));
    await context.outbox.done(delivery!, { post: { channel: place.channel, message: '400000000000000001' }, isNew: true, call: null });
    for (const isFirst of [true, false]) {
      await must(context.hand.answer(id, ada, 'draw'));
      await context.computers.quiet();
      const [next] = await context.outbox.due(context.clock.now, 5);
      // Until the next board is posted, the living one is still the first.
      expect(next!.first).toBe(isFirst);
      await context.outbox.done(next!, { post: { channel: place.channel, message: '400000000000000002' }, isNew: true, call: null });
    }
    await context.computers.stop();
  });

  test('one that never answers keeps the first board from nobody', async () => {
    const context = openTestContext({ ...campaign, lifetimes: { pause: hour } });
    await must(begin(context));
    const [delivery] = await context.outbox.due(context.clock.now + 2_000, 5);
    expect(delivery).toMatchObject({ told: null, first: true });
    await context.computers.stop();
  });
});

describe('in a lobby', () => {
  test('the host has computers come and go; each has an id of its own', async () => {
    const context = openTestContext(setting);
    const { id } = await must(against(context));
    await must(context.tables.seat(id, ada, 'novice', context.request()));
    await must(context.tables.seat(id, ada, 'expert', context.request()));
    const without = await must(context.tables.unseat(id, ada, 'computer-1', context.request()));
    expect(without.people.map((one) => one.id)).toEqual([ada.id, 'computer-2']);
    const again = await must(context.tables.seat(id, ada, 'regular', context.request()));
    expect(again.people.map((one) => one.id)).toEqual([ada.id, 'computer-2', 'computer-1']);
  });

  test('nobody else does, and only as many as there are chairs', async () => {
    const context = openTestContext(setting);
    const { id } = await must(against(context));
    await must(context.tables.join(id, bob, context.request()));
    expect(await context.tables.seat(id, bob, 'novice', context.request())).toMatchObject({ error: { why: 'not-host' } });
    for (let n = 0; n < 2; n++) await must(context.tables.seat(id, ada, 'novice', context.request()));
    expect(await context.tables.seat(id, ada, 'novice', context.request())).toMatchObject({ error: { why: 'full' } });
    expect(await context.tables.unseat(id, ada, bob.id, context.request())).toMatchObject({ error: { why: 'stranger' } });
  });

  test('a game that computers do not know offers none', async () => {
    const context = openTestContext({ lifetimes: { pause: 0 } });
    expect(await against(context, aComputer('novice'))).toMatchObject({ error: { why: 'no-computer' } });
  });
});
