/** Reviews of finished games: the arithmetic, and that each is made once, kept, and shown to each reader as far as they may see it. */
import { describe, expect, test } from 'vitest';
import { assess } from '../../src/computer/assess.ts';
import { efforts } from '../../src/computer/levels.ts';
import { think } from '../../src/computer/think.ts';
import type { Mind } from '../../src/kernel/mind.ts';
import { freeOf } from '../../src/kernel/question.ts';
import { accountOf, changeAt, isClear, luckShare, playAt, thinned, trusted, trustedAlone } from '../../src/table/looking-back/review/account.ts';
import { turningPoints, turnsOf } from '../../src/table/looking-back/review/turning.ts';
import type { ReviewPoint } from '../../src/table/model/review.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { ada, bob, cleo, must, openTestContext, place, type Setting, type TestContext } from './context.ts';
import { thinkingGame } from './demo-mind.ts';

const point = (a: number, luck = 0, error = 0.002): ReviewPoint => ({ chances: { A: a, B: 1 - a }, luck: { A: luck, B: 0 - luck }, error });

describe('the account of a game', () => {
  const points = [point(0.5), point(0.6, 0.08), point(0.55), point(0.8, -0.05), point(1)];

  test('luck and play together are the whole of what changed, for each seat', () => {
    for (const { from, to, luck, play } of Object.values(accountOf(points))) expect(luck + play).toBeCloseTo(to - from, 12);
    expect(accountOf(points).A!.luck).toBeCloseTo(0.03, 12);
    expect(accountOf(points).A!.play).toBeCloseTo(0.47, 12);
  });

  test('how much of the ups and downs was luck counts both ways', () => {
    // Luck 8 + 5 up or down; play 2, 5, 30, 20.
    expect(luckShare(points)).toBeCloseTo(13 / 70, 12);
    expect(luckShare([point(0.5), point(0.5)])).toBeNull();
  });

  test('fewer points keep the start, the end, and all of the luck', () => {
    const many = Array.from({ length: 101 }, (_, n) => point(0.5 + n / 200, n === 0 ? 0 : 0.001 * n));
    const { points: few, at } = thinned(many, 11);
    expect([few.length, at[0], at.at(-1)]).toEqual([11, 0, 100]);
    expect(accountOf(few).A!.luck).toBeCloseTo(accountOf(many).A!.luck, 12);
    expect(thinned(points, 99).points).toEqual(points);
  });

  test('a game turns where the chances move and stay moved', () => {
    const flat = Array.from({ length: 5 }, () => point(0.4));
    const turned = [...flat, ...Array.from({ length: 5 }, () => point(0.7))];
    expect(turningPoints(turned)).toEqual([{ from: 4, to: 4, step: 4, told: [4], seat: 'A', by: expect.closeTo(0.3), luck: 0 }]);
    // Up and at once down again is no turning point, unless it was a great swing.
    expect(turningPoints([...flat, point(0.64), ...flat])).toEqual([]);
    expect(turningPoints([...flat, point(0.66), ...flat])).toMatchObject([
      { step: 4, seat: 'A', by: expect.closeTo(0.26) },
      { step: 5, seat: 'B', by: expect.closeTo(0.26) },
    ]);
    // Neither is what may be mere noise.
    expect(turningPoints(turned.map((one) => ({ ...one, error: 0.2 })))).toEqual([]);
  });

  test('what raises a seat that has as good as won is no turn, and what costs it that is', () => {
    const from = (a: number, b: number) => turningPoints([...[a, a, a], ...[b, b, b]].map((one) => point(one)));
    expect(from(0.86, 1)).toEqual([]);
    expect(from(0.84, 1)).toMatchObject([{ step: 2, seat: 'A' }]);
    expect(from(0.95, 0.7)).toMatchObject([{ step: 2, seat: 'B' }]);
    const finish = (...chances: number[]) => turningPoints(chances.map((one) => point(one)));
    expect(finish(0.95, 0.95, 0.82, 1, 1, 1), 'a lead that only seemed to shrink').toEqual([]);
    expect(finish(0.95, 0.82, 0.82, 1, 1, 1)).toMatchObject([{ seat: 'B' }, { step: 2, seat: 'A' }]);
  });

  test('a great change that was half taken back counts for more than a small one that stayed', () => {
    const of = (...chances: number[]) =>
      turningPoints(
        chances.map((one) => point(one, 0, 0.001)),
        1,
      ).map(({ step }) => step);
    expect(of(0.3, 0.3, 0.3, 0.4, 0.4, 0.4, 0.4, 0.7, 0.5, 0.5, 0.5)).toEqual([6]);
    expect(of(0.3, 0.3, 0.3, 0.4, 0.4, 0.4, 0.4, 0.5, 0.4, 0.4, 0.4)).toEqual([2]);
  });

  test('a turn stays one if only the result undoes it', () => {
    const of = (...chances: number[]) => turningPoints(chances.map((one) => point(one, 0, 0.001)));
    expect(of(0.3, 0.3, 0.3, 0.6, 0)).toMatchObject([
      { from: 2, to: 2 },
      { from: 3, to: 3 },
    ]);
    expect(of(0.3, 0.3, 0.3, 0.5, 0.3, 0.3, 0.3), 'what is taken back is none').toEqual([]);
  });

  test('a great swing that was taken back weighs half of what lasts', () => {
    const of = (...chances: number[]) =>
      turningPoints(
        chances.map((one) => point(one, 0, 0.001)),
        1,
      ).map(({ step }) => step);
    const swing = [0.3, 0.3, 0.3, 0.6, 0.3, 0.3, 0.3, 0.3];
    expect(of(...swing, 0.46, 0.46, 0.46, 0.46)).toEqual([7]);
    expect(of(...swing, 0.44, 0.44, 0.44, 0.44)).toEqual([2]);
  });

  test('what luck undid of a great play in the same step is a turn too', () => {
    const of = (luck: number, to = 0.38) => turningPoints([0.4, 0.4, 0.4, to, to, to].map((one, n) => point(one, n === 3 ? luck : 0)));
    expect(of(-0.3)).toEqual([{ from: 2, to: 2, step: 2, told: [2], seat: 'A', by: expect.closeTo(-0.02), luck: -0.3 }]);
    expect(of(-0.25), 'not great enough').toEqual([]);
    expect(of(-0.3, 0.1), 'luck alone').toMatchObject([{ by: expect.closeTo(0.3) }]);
  });

  test('a result that no step led to is no turn', () => {
    const points = [0.3, 0.3, 0.3, 1].map((one) => point(one, 0, 0.001));
    expect([turnsOf(points, 3), turnsOf(points, 2)]).toMatchObject([[{ from: 2, to: 2 }], []]);
  });

  test('steps in a row that move the chances the same way are one turning point, told by those that did much of it', () => {
    const of = (...chances: number[]) => turningPoints(chances.map((one) => point(one, 0, 0.001)));
    expect(of(0.3, 0.3, 0.3, 0.4, 0.41, 0.5, 0.5, 0.5)).toMatchObject([{ from: 2, to: 4, step: 2, told: [2, 4], by: expect.closeTo(0.2) }]);
    expect(of(0.3, 0.3, 0.3, 0.5, 0.51, 0.51, 0.51), 'what adds little is no part of it').toMatchObject([{ from: 2, to: 2 }]);
    expect(of(0.3, 0.3, 0.3, 0.4, 0.45, 0.55, 0.55, 0.55), 'no more than two of them').toMatchObject([{ from: 2, to: 4, told: [2, 4] }]);
    const apart = of(0.3, 0.3, 0.3, 0.5, 0.5, 0.5, 0.5, 0.5, 0.7, 0.7, 0.7);
    expect(apart, 'two that are far from each other').toMatchObject([{ to: 2 }, { from: 7 }]);
    expect(of(0.3, 0.3, 0.3, 0.5, 0.3, 0.3, 0.3), 'and two that cancel each other none').toEqual([]);
  });

  test('what play did in a step is what luck did not', () => {
    const ends = [2, 5, 6, 9];
    expect(playAt(points, ends, 'A', 1)).toBeCloseTo(0.02, 12);
    expect(playAt(points, ends, 'A', 2)).toBeCloseTo(0.02, 12);
    expect(playAt(points, ends, 'B', 6)).toBeCloseTo(-0.3, 12);
    expect(playAt(points, ends, 'A', 10), 'after the end').toBe(0);
  });

  test('eight hundredths are enough for a turn between two, two thirds of that among many, and less is not', () => {
    const risen = (to: number, others = 1) => {
      const at = (a: number): ReviewPoint => {
        const rest = Array.from({ length: others }, (_, n) => [`${n}`, (1 - a) / others]);
        return { chances: { A: a, ...Object.fromEntries(rest) }, luck: {}, error: 0 };
      };
      return turningPoints([...[0, 0, 0], ...[to, to, to]].map(at));
    };
    expect(risen(0.081)).toMatchObject([{ step: 2, seat: 'A' }]);
    expect(risen(0.079)).toEqual([]);
    expect(risen(0.054, 4)).toMatchObject([{ step: 2, seat: 'A' }]);
    expect(risen(0.052, 4)).toEqual([]);
  });

  test('a turn is told as the gain of one seat where that is about all another loses, and else as the loss', () => {
    const turned = (...after: number[]) => {
      const at = (all: number[]): ReviewPoint => ({ chances: Object.fromEntries(all.map((a, n) => ['ABC'[n], a])), luck: {}, error: 0 });
      return turningPoints([...[0, 0, 0].map(() => at([0.4, 0.3, 0.3])), ...[0, 0, 0].map(() => at(after))])[0];
    };
    expect(turned(0.2, 0.47, 0.33)).toMatchObject({ seat: 'B', by: expect.closeTo(0.17) });
    expect(turned(0.2, 0.41, 0.39)).toMatchObject({ seat: 'A', by: expect.closeTo(-0.2) });
  });

  test('a turn says how much of it dice and cards made', () => {
    const turned = [point(0.4), point(0.4), point(0.7, 0.2), point(0.7), point(0.7)];
    expect(turningPoints(turned)[0]).toMatchObject({ step: 1, seat: 'A', by: expect.closeTo(0.3), luck: expect.closeTo(0.2) });
  });

  test('a step tells what it changed for each seat, and whether dice and cards did most of it', () => {
    expect(changeAt(points, 0)).toEqual({
      seats: [
        { seat: 'A', to: 0.6, by: expect.closeTo(0.1) },
        { seat: 'B', to: 0.4, by: expect.closeTo(-0.1) },
      ],
      isLuck: true,
    });
    expect(changeAt(points, 2)).toMatchObject({ isLuck: false });
    expect(changeAt(points, 4), 'there is no such step').toBeNull();
  });

  test('what is told leans toward an even game as far as it cannot be trusted', () => {
    expect(trusted({ A: 0.8, B: 0.2 }, 1)).toEqual({ A: expect.closeTo(0.8), B: expect.closeTo(0.2) });
    expect(trusted({ A: 0.8, B: 0.2 }, 0)).toEqual({ A: 0.5, B: 0.5 });
    expect(trusted({ A: 1, B: 0, C: 0 }, 0.5)).toEqual({ A: 1, B: 0, C: 0 });
    expect(trustedAlone(0.8, 2, 0.6)).toBeCloseTo(trusted({ A: 0.8, B: 0.2 }, 0.6).A!, 12);
    expect(trustedAlone(0.4, 4, 0.5)).toBeCloseTo(trusted({ A: 0.4, B: 0.2, C: 0.2, D: 0.2 }, 0.5).A!, 12);
  });

  test('two answers are told apart only where that is clear', () => {
    const clear = (by: number, error: number, seats = 2) => isClear({ by, error }, seats);
    expect([clear(0.05, 0.01), clear(0.05, 0.03), clear(0.01, 0.001)]).toEqual([true, false, false]);
    // Among more, a choice changes less.
    expect([clear(0.025, 0.001), clear(0.025, 0.001, 3), clear(0.015, 0.001, 6), clear(0.05, 0.03, 6)]).toEqual([false, true, false, false]);
  });
});

/** Keeps the computer away from the card with a bug. */
const harmless = (free: readonly string[]): string[] => free.filter((id) => id !== 'boom');
const mind: Mind = {
  ...(thinkingGame.mind as Mind),
  moves: (_, { question }) => (question.max === undefined ? harmless(freeOf(question)).map((id) => [id]) : null),
  policy: (_, { question }, random) => (question.max === undefined ? [random.pick('pick', harmless(freeOf(question)))] : null),
};
const game = { rules: thinkingGame.rules, mind };
/** Thinks at once, and little. */
const quick: Thinker = {
  think: ({ known, seed, among }) => {
    const effort = { ...efforts.novice, iterations: 24, guardMs: Number.POSITIVE_INFINITY };
    return { thought: Promise.resolve(think(game, known, { effort, seed, ...(among && { among }) })), callOff: () => {} };
  },
  assess: ({ positions, seed }) => ({
    thought: Promise.resolve(positions.map((known) => assess(game, known, { ways: 8, seed }))),
    callOff: () => {},
  }),
};
/** Ends only when it is called off. */
const never = <T>() => {
  let callOff = () => {};
  const thought = new Promise<T | null>((resolve) => {
    callOff = () => resolve(null);
  });
  return { thought, callOff: () => callOff() };
};
const endless: Thinker = { think: () => never(), assess: () => never() };
const setting: Setting = { games: [thinkingGame], lifetimes: { pause: 0 }, thinker: quick };

/** A game of Ada and Bob after some turns. Returns its id. */
async function played(context: TestContext): Promise<string> {
  const { tables, request, hand } = context;
  const { id } = await must(tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: request() }));
  await must(tables.accept(id, bob, request()));
  for (const who of [ada, bob]) for (const n of ['1', '2']) await must(hand.answer(id, who, n));
  for (let i = 0; i < 4; i++) {
    const now = (await tables.find(id))!;
    await must(hand.answer(id, now.toAct[0] === now.seats[ada.id] ? ada : bob, i % 2 === 0 ? 'draw' : 'gain'));
  }
  return id;
}
const over = async (context: TestContext): Promise<string> => {
  const id = await played(context);
  await must(context.tables.resign(id, bob.id, context.request()));
  return id;
};
const made = async (context: TestContext, id: string, user: string | null) => {
  const told = await must(context.tables.reviewed(id, user));
  return told?.state === 'made' ? told : null;
};

describe('a review', () => {
  test('is of games that are over alone', async () => {
    const context = openTestContext(setting);
    const id = await played(context);
    for (const told of [await context.tables.review(id, ada.id), await context.tables.reviewed(id, ada.id)]) {
      expect(told).toEqual({ ok: false, error: { why: 'not-over' } });
    }
  });

  test('is begun by whoever asks for it, made once, and kept: the same for all, and to each their own choices', async () => {
    const context = openTestContext(setting);
    const id = await over(context);
    expect(await must(context.tables.reviewed(id, ada.id))).toBeNull();
    expect(await must(context.tables.review(id, ada.id))).toMatchObject({ state: 'making', done: 0 });
    await context.computers.quiet();
    expect(context.logged).toEqual([]);
    const [forAda, forBob, forCleo] = await Promise.all([ada, bob, cleo].map(({ id: user }) => made(context, id, user)));
    const { seats } = (await context.tables.find(id))!;
    expect(forAda!.open.points[0]!.chances[seats[ada.id]!]).toBeGreaterThan(0.2);
    expect(forAda!.open.points.at(-1)!.chances).toEqual({ [seats[ada.id]!]: 1, [seats[bob.id]!]: 0 });
    expect([forAda!.open, forBob!.open]).toEqual([forCleo!.open, forCleo!.open]);
    expect([forAda!.seat, forBob!.seat, forCleo!.own]).toEqual([seats[ada.id], seats[bob.id], null]);
    expect(forAda!.own!.choices).toBeGreaterThan(0);
    const steps = (await must(context.tables.lookBack(id, null))).steps.length;
    expect(forCleo!.open.points, 'the start, each step, and what giving up led to').toHaveLength(1 + steps + 1);
    const kept = await context.store.review(id);
    await must(context.tables.review(id, bob.id));
    await context.computers.quiet();
    expect(await context.store.review(id)).toEqual(kept);
    expect(context.logged).toEqual([]);
  });

  test('of a game given up at once ends with its result, though nothing else was told', async () => {
    const context = openTestContext(setting);
    const { tables, request } = context;
    const { id } = await must(tables.open({ game: 'demo', place, host: ada, invited: [bob], options: {}, lang: 'en', request: request() }));
    const { seats } = await must(tables.accept(id, bob, request()));
    await must(tables.resign(id, bob.id, request()));
    await must(tables.review(id, cleo.id));
    await context.computers.quiet();
    expect((await made(context, id, cleo.id))!.open.points.at(-1)!.chances).toEqual({ [seats[ada.id]!]: 1, [seats[bob.id]!]: 0 });
  });

  test('that a process was making when it died is made by another', async () => {
    const first = openTestContext({ ...setting, thinker: endless });
    const id = await over(first);
    await must(first.tables.review(id, ada.id));
    await first.computers.look();
    // The first process is never heard of again. The second has the file now, or finds on PostgreSQL that the claim has expired.
    const second = openTestContext({ ...setting, store: first.store, prefix: 'second' });
    second.clock.now += 10 * 60_000;
    expect(await must(second.tables.reviewed(id, ada.id))).toMatchObject({ state: 'making' });
    await second.computers.look();
    await second.computers.quiet();
    const whole = openTestContext(setting);
    const other = await over(whole);
    await must(whole.tables.review(other, ada.id));
    await whole.computers.quiet();
    expect((await made(second, id, cleo.id))?.open.points.length).toBe((await made(whole, other, cleo.id))?.open.points.length);
    await first.computers.stop();
  });

  test('that is broken off begins anew, and is forgotten with its game', async () => {
    const context = openTestContext({ ...setting, thinker: endless });
    const id = await over(context);
    await must(context.tables.review(id, ada.id));
    await context.computers.look();
    await context.computers.stop();
    expect(await must(context.tables.reviewed(id, ada.id))).toMatchObject({ state: 'making' });
    expect(context.logged).toEqual([]);
    await context.store.commit([['dropTable', id]]);
    expect(await context.store.review(id)).toBeNull();
  });

  test('takes turns with what others ask computers for: it is the host’s and the table’s, and less urgent than any game', async () => {
    const turns = new Set<string>();
    const noted: Thinker = {
      think: (asked, turn) => {
        turns.add(JSON.stringify([turn.for, turn.whose]));
        return quick.think(asked, turn);
      },
      assess: (asked, turn) => {
        turns.add(JSON.stringify([turn.for, turn.whose]));
        return quick.assess!(asked, turn);
      },
    };
    const context = openTestContext({ ...setting, thinker: noted });
    const id = await over(context);
    await must(context.tables.review(id, bob.id));
    await context.computers.quiet();
    expect([...turns]).toEqual([JSON.stringify(['review', [ada.id, id]])]);
  });

  test('is asked for so often and no more; one that was made costs nothing', async () => {
    const context = openTestContext({ ...setting, limits: { 'reviews.person': 1 } });
    const [one, other] = [await over(context), await over(context)];
    await must(context.tables.review(one, ada.id));
    await context.computers.quiet();
    expect(await must(context.tables.review(one, ada.id))).toMatchObject({ state: 'made' });
    expect(await context.tables.review(other, ada.id)).toMatchObject({ ok: false, error: { why: 'used-up', what: 'reviews' } });
    expect(await must(context.tables.review(other, bob.id))).toMatchObject({ state: 'making' });
    await context.computers.quiet();
  });

  test("one's own choices are in one's own data, and nobody else's", async () => {
    const context = openTestContext(setting);
    const id = await over(context);
    await must(context.tables.review(id, ada.id));
    await context.computers.quiet();
    const data = JSON.parse(await context.tables.ownData(ada.id));
    expect(data.games[0].review).toEqual((await made(context, id, ada.id))!.own);
    expect(data.games[0].review).not.toEqual((await made(context, id, bob.id))!.own);
  });
});
