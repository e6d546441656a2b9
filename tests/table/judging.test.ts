/** Which choices a review names: those that another answer clearly beats, however rarely a quick thought tried them. */
import { expect, test } from 'vitest';
import type { Thought, Weighed } from '../../src/computer/thought.ts';
import { type Judge, openSeatReview } from '../../src/table/looking-back/review/judging.ts';
import type { Chose } from '../../src/table/looking-back/review/moments.ts';

const move = (id: string, chance: number, visits: number): Weighed => ({ picked: [id], visits, chance, error: 0.005 });
const thought = (moves: Weighed[], why: Partial<Thought> = {}): Thought => ({
  ...{ picked: moves[0]!.picked, moves, why: { chance: 0.5, term: 'hand', by: 1 }, iterations: 60, cut: false },
  ...why,
});
const chose = (answer: number, picked: string, goesOn = false): Chose =>
  ({
    ...{ is: 'chose', answer, seat: 'A', known: {}, picked: [picked], goesOn },
    decision: { id: '1', seat: 'A', ask: { key: 'ask' }, options: ['good', 'fine', 'bad'].map((id) => ({ id, label: { key: id } })), min: 1, max: 1 },
  }) as unknown as Chose;
const telling = { seats: 2, trust: 1 };

test('a blunder is named that a quick thought gave up after one try', async () => {
  const judge: Judge = {
    quick: async (_, among) => thought(among ? [move('good', 0.6, 30), move('bad', 0.3, 30)] : [move('good', 0.6, 59), move('bad', 0.9, 1)]),
    expert: async () => thought([move('good', 0.6, 500), move('bad', 0.3, 2)]),
    compare: async () => thought([move('good', 0.6, 300), move('bad', 0.3, 300)], { reason: { key: 'why.wins' } }),
  };
  const review = openSeatReview(judge, telling);
  await review.look(chose(7, 'bad'));
  const { choices, costly } = await review.sumUp();
  expect([choices, costly.map(({ answer, by, reason }) => [answer, by, reason])]).toEqual([1, [[7, expect.closeTo(0.3), { key: 'why.wins' }]]]);
});

test('the best move may be so good that a quick thought gave up all others: it is compared with the best of those', async () => {
  const chances: { [id: string]: number } = { good: 0.9, fine: 0.5, bad: 0.2 };
  const evenly = async (among: readonly string[][]) => thought(among.map(([id]) => move(id!, chances[id!]!, 100)));
  const judge: Judge = {
    quick: async (_, among) => (among ? evenly(among) : thought([move('good', 0.9, 58), move('bad', 0.5, 1), move('fine', 0.4, 1)])),
    expert: async () => null,
    compare: async (_, among) => evenly(among),
  };
  const review = openSeatReview(judge, telling);
  await review.look(chose(5, 'good'));
  const { best } = await review.sumUp();
  expect([best?.other, best?.by]).toEqual([[{ key: 'fine' }], expect.closeTo(0.4)]);
});

test('the expert tells which of the others is the next best, where a quick thought and the expert disagree', async () => {
  const expert: { [id: string]: number } = { good: 0.6, fine: 0.3, bad: 0.5 };
  const judge: Judge = {
    quick: async () => thought([move('good', 0.6, 40), move('fine', 0.4, 15), move('bad', 0.3, 5)]),
    expert: async () => null,
    compare: async (_, among) => thought(among.map(([id]) => move(id!, expert[id!]!, 100))),
  };
  const review = openSeatReview(judge, telling);
  await review.look(chose(5, 'good'));
  expect((await review.sumUp()).best?.other).toEqual([{ key: 'bad' }]);
});

test('no reason is given that speaks for the worse of the two', async () => {
  const judge: Judge = {
    quick: async () => thought([move('good', 0.6, 40), move('bad', 0.3, 20)]),
    expert: async () => thought([move('good', 0.6, 500), move('bad', 0.3, 100)]),
    // Tried once more, the worse one comes first.
    compare: async () => thought([move('bad', 0.3, 301), move('good', 0.6, 300)], { reason: { key: 'why.loses' } }),
  };
  const review = openSeatReview(judge, telling);
  await review.look(chose(3, 'bad'));
  const [found] = (await review.sumUp()).costly;
  expect([found!.reason, found!.term]).toEqual([null, null]);
});

test('cards of one plan are no alternatives to one another: the best of them is what the plan can’t do without', async () => {
  const asked: boolean[] = [];
  // Laid before it, the others lead to the same plan.
  const chances = (among: readonly string[][], apart = false) => {
    asked.push(apart);
    return thought(among.map(([id]) => move(id!, apart && id !== 'good' ? 0.4 : 0.6, 30)));
  };
  const judge: Judge = {
    quick: async (_, among = [['good'], ['fine'], ['bad']], apart = false) => chances(among, apart),
    expert: async () => null,
    compare: async (_, among, apart = false) => chances(among, apart),
  };
  const [alone, going] = [openSeatReview(judge, telling), openSeatReview(judge, telling)];
  await alone.look(chose(5, 'good'));
  expect([(await alone.sumUp()).best, asked.includes(true)]).toEqual([null, false]);
  await going.look(chose(5, 'good', true));
  expect((await going.sumUp()).best).toMatchObject({ answer: 5, apart: true, by: expect.closeTo(0.2) });
});

test('options that read alike are told apart by their groups', async () => {
  const options = ['good', 'bad', 'fine'].map((id) => ({ id, label: { key: id === 'fine' ? 'other' : 'card' }, group: { key: `in-${id}` } }));
  const one = { ...chose(5, 'bad'), decision: { ...chose(5, 'bad').decision, options } };
  const moves = [move('good', 0.6, 100), move('bad', 0.3, 100)];
  const judge: Judge = { quick: async () => thought(moves), expert: async () => thought(moves), compare: async () => thought(moves) };
  const review = openSeatReview(judge, telling);
  await review.look(one);
  const { costly } = await review.sumUp();
  expect(costly).toMatchObject([{ chosen: [{ key: 'card' }], groups: { chosen: [{ key: 'in-bad' }], other: [{ key: 'in-good' }] } }]);
});

test('an answer passed up twice in a turn costs only the second time, unless the first choice was worse than that', async () => {
  const costlyOf = async (first: number, goesOn: boolean) => {
    const chances: { [answer: number]: number } = { 3: first, 4: 0.4 };
    const moves = ({ answer }: Chose) => [move('good', 0.6, 100), move(answer === 3 ? 'bad' : 'fine', chances[answer]!, 100)];
    const judge: Judge = {
      quick: async (one) => thought(moves(one)),
      expert: async (one) => thought(moves(one)),
      compare: async (one) => thought(moves(one)),
    };
    const review = openSeatReview(judge, telling);
    for (const one of [chose(3, 'bad', goesOn), chose(4, 'fine')]) await review.look(one);
    return (await review.sumUp()).costly.map(({ answer }) => answer);
  };
  expect(await costlyOf(0.4, true)).toEqual([4]);
  expect(await costlyOf(0.2, true)).toEqual([3, 4]);
  expect(await costlyOf(0.4, false)).toEqual([3, 4]);
});
