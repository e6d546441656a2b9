/** The course of a race: available for every finished game, the same for everyone, and not stored. */
import { describe, expect, test } from 'vitest';
import { courseOf } from '../../src/table/looking-back/course.ts';
import type { Person } from '../../src/table/model/types.ts';
import { change, cleo, must, openTestContext, type TestContext } from './context.ts';

/** The demo game played to its end: both gain in turn until one has won. */
async function finished({ hand, tables }: TestContext) {
  const game = await hand.beginTurns();
  for (let by: Person = game.a; !(await tables.find(game.id))!.outcome; by = by === game.a ? game.b : game.a) {
    await must(hand.answer(game.id, by, 'gain'));
  }
  return game;
}

describe('a game that is over', () => {
  test('tells what each counted at the start and after each turn, to players and to whoever watches', async () => {
    const context = openTestContext();
    const { id, a } = await finished(context);
    const [theirs, everybodys] = [await must(context.tables.snapshot(id, a.id)), await must(context.tables.snapshot(id, cleo.id))];
    const course = everybodys.course!;
    expect(theirs.course).toEqual(course);
    expect(course[0]).toEqual({ turn: 0, tally: { A: 0, B: 0 } });
    expect(course.at(-1)!.tally).toEqual((everybodys.view as { points?: object }).points);
    // Nobody has anything before the first turn, and each gains one at a time.
    const sums = course.map(({ tally }) => tally.A! + tally.B!);
    expect(sums.filter((sum) => sum > 0)).toEqual(Array.from({ length: sums.at(-1)! }, (_, i) => i + 1));
  });

  test('tells it again after a restart, from its answers alone', async () => {
    const context = openTestContext();
    const { id } = await finished(context);
    const before = await must(context.tables.snapshot(id, null));
    expect((await must(openTestContext({ store: context.store }).tables.snapshot(id, null))).course).toEqual(before.course);
  });

  test('tells it of its last moment, and of no other, to whoever looks back', async () => {
    const context = openTestContext();
    const { id } = await finished(context);
    const { course } = await must(context.tables.snapshot(id, null));
    const back = await must(context.tables.lookBack(id, null));
    expect(back.steps.map((_, step) => back.after(step)!.course)).toEqual([...back.steps.slice(1).map(() => undefined), course]);
  });

  test('of which nobody can know how it went, since its rules have changed, is shown without', async () => {
    const context = openTestContext();
    const { id } = await finished(context);
    const { rules, state } = (await context.store.position(id))!;
    const elsewhere = JSON.stringify({ ...JSON.parse(state), points: { A: 99, B: 0 } });
    await change(context.store, (db) => db.putPosition(id, { rules, state: elsewhere }));
    expect((await must(openTestContext({ store: context.store }).tables.snapshot(id, null))).course).toBeNull();
  });
});

test('a running game has no course yet', async () => {
  const context = openTestContext();
  const { id, a } = await context.hand.beginTurns();
  await must(context.hand.answer(id, a, 'gain'));
  expect((await must(context.tables.snapshot(id, a.id))).course).toBeNull();
});

describe('turns', () => {
  const counted = (n: number) => Array.from({ length: n }, (_, i) => ({ A: i }));

  test('end where the next begins', () => {
    const course = courseOf(['one', 'one', 'two', 'two', 'three'], counted(5));
    expect(course).toEqual([
      { turn: 0, tally: { A: 0 } },
      { turn: 1, tally: { A: 2 } },
      { turn: 2, tally: { A: 4 } },
    ]);
  });

  test('are answers where a game has no chapters', () => expect(courseOf([null, null, null], counted(3)).map(({ turn }) => turn)).toEqual([0, 1, 2]));

  test('of a long game are told evenly, the first and the last among them', () => {
    const course = courseOf(
      Array.from({ length: 1001 }, (_, i) => String(i)),
      counted(1001),
      101,
    );
    expect(course.map(({ turn }) => turn)).toEqual(Array.from({ length: 101 }, (_, i) => i * 10));
  });
});
