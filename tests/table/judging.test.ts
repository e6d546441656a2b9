/** Which choices a review names: those that another answer clearly beats, however rarely a quick thought tried them. */
import { expect, test } from 'vitest';
import type { Thought, Weighed } from '../../src/computer/thought.ts';
import type { Judge, Telling } from '../../src/table/looking-back/review/comparing.ts';
import { againFor, openSeatReview } from '../../src/table/looking-back/review/judging.ts';
import type { Chose } from '../../src/table/looking-back/review/moments.ts';

const move = (id: string, chance: number, visits: number): Weighed => ({ picked: [id], visits, chance, error: 0.005 });
const thought = (moves: Weighed[], why: Partial<Thought> = {}): Thought => ({
  ...{ picked: moves[0]!.picked, moves, why: { chance: 0.5, term: 'hand', by: 1 }, iterations: 60, cut: false },
  ...why,
});
const chose = (answer: number, picked: string, goesOn = false, turn = answer): Chose =>
  ({
    ...{ is: 'chose', answer, seat: 'A', turn, known: {}, picked: [picked], goesOn, goesOnAfter: ([id]: string[]) => id === 'fine' },
    decision: { id: '1', seat: 'A', ask: { key: 'ask' }, options: ['good', 'fine', 'bad'].map((id) => ({ id, label: { key: id } })), min: 1, max: 1 },
  }) as unknown as Chose;
const telling: Telling = { seats: 2, trust: 1, read: ({ label, group }) => `${label.key} ${group?.key}`, narrows: [], routine: [] };
/** Gives no reasons. */
const quiet: Pick<Judge, 'reason'> = { reason: async () => null };
/** The chances rose with every choice. */
const always = () => 0.1;

test('a blunder is named that a quick thought gave up after one try', async () => {
  const judge: Judge = {
    ...quiet,
    quick: async (_, among) => thought(among ? [move('good', 0.6, 30), move('bad', 0.3, 30)] : [move('good', 0.6, 59), move('bad', 0.9, 1)]),
    expert: async () => thought([move('good', 0.6, 500), move('bad', 0.3, 2)]),
    compare: async (_, among) =>
      thought(among.map(([id]) => move(id!, id === 'good' ? 0.6 : 0.3, 300)).reverse(), {
        reason: { key: among.length > 1 ? 'why.wins' : 'why.loses' },
      }),
  };
  const review = openSeatReview(judge, telling);
  await review.look(chose(7, 'bad'));
  const { choices, costly } = await review.sumUp(always);
  expect([choices, costly.map(({ answer, by, reason }) => [answer, by, reason])]).toEqual([1, [[7, expect.closeTo(0.3), { key: 'why.wins' }]]]);
});

test('the best move may be so good that a quick thought gave up all others: it is compared with the best of those', async () => {
  const chances: { [id: string]: number } = { good: 0.9, fine: 0.5, bad: 0.2 };
  const evenly = async (among: readonly string[][]) => thought(among.map(([id]) => move(id!, chances[id!]!, 100)));
  const judge: Judge = {
    ...quiet,
    quick: async (_, among) => (among ? evenly(among) : thought([move('good', 0.9, 58), move('bad', 0.5, 1), move('fine', 0.4, 1)])),
    expert: async () => null,
    compare: async (_, among) => evenly(among),
  };
  const review = openSeatReview(judge, telling);
  await review.look(chose(5, 'good'));
  const { best } = await review.sumUp(always);
  expect([best?.other, best?.by]).toEqual([[{ key: 'fine' }], expect.closeTo(0.4)]);
});

test('the expert tells which of the others is the next best, where a quick thought and the expert disagree', async () => {
  const expert: { [id: string]: number } = { good: 0.6, fine: 0.3, bad: 0.5 };
  const judge: Judge = {
    ...quiet,
    quick: async () => thought([move('good', 0.6, 40), move('fine', 0.4, 15), move('bad', 0.3, 5)]),
    expert: async () => null,
    compare: async (_, among) => thought(among.map(([id]) => move(id!, expert[id!]!, 100))),
  };
  const review = openSeatReview(judge, telling);
  await review.look(chose(5, 'good'));
  expect((await review.sumUp(always)).best?.other).toEqual([{ key: 'bad' }]);
});

test('no reason is given that speaks for the worse of the two', async () => {
  const judge: Judge = {
    ...quiet,
    quick: async () => thought([move('good', 0.6, 40), move('bad', 0.3, 20)]),
    expert: async () => thought([move('good', 0.6, 500), move('bad', 0.3, 100)]),
    // Tried once more, the worse one comes first.
    compare: async () => thought([move('bad', 0.3, 301), move('good', 0.6, 300)], { reason: { key: 'why.loses' } }),
  };
  const review = openSeatReview(judge, telling);
  await review.look(chose(3, 'bad'));
  const [found] = (await review.sumUp(always)).costly;
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
    ...quiet,
    quick: async (_, among = [['good'], ['fine'], ['bad']], apart = false) => chances(among, apart),
    expert: async () => null,
    compare: async (_, among, { apart = false } = {}) => chances(among, apart),
  };
  const [alone, going] = [openSeatReview(judge, telling), openSeatReview(judge, telling)];
  await alone.look(chose(5, 'good'));
  expect([(await alone.sumUp(always)).best, asked.includes(true)]).toEqual([null, false]);
  await going.look(chose(5, 'good', true));
  expect((await going.sumUp(always)).best).toMatchObject({ answer: 5, apart: true, by: expect.closeTo(0.2) });
});

test('options that read alike are told apart by their groups', async () => {
  const options = ['good', 'bad', 'fine'].map((id) => ({ id, label: { key: id === 'fine' ? 'other' : 'card' }, group: { key: `in-${id}` } }));
  const one = { ...chose(5, 'bad'), decision: { ...chose(5, 'bad').decision, options } };
  const moves = [move('good', 0.6, 100), move('bad', 0.3, 100)];
  const judge: Judge = { ...quiet, quick: async () => thought(moves), expert: async () => thought(moves), compare: async () => thought(moves) };
  const review = openSeatReview(judge, telling);
  await review.look(one);
  const { costly } = await review.sumUp(always);
  expect(costly).toMatchObject([{ chosen: [{ key: 'card' }], groups: { chosen: [{ key: 'in-bad' }], other: [{ key: 'in-good' }] } }]);
});

test('of the choices of a turn, the one that cost most is told, or the first of them', async () => {
  const costlyOf = async (first: number, goesOn: boolean) => {
    const chances: { [answer: number]: number } = { 3: first, 4: 0.4 };
    const moves = ({ answer }: Chose) => [move('good', 0.6, 100), move(answer === 3 ? 'bad' : 'fine', chances[answer]!, 100)];
    const judge: Judge = {
      ...quiet,
      quick: async (one) => thought(moves(one)),
      expert: async (one) => thought(moves(one)),
      compare: async (one) => thought(moves(one)),
    };
    const review = openSeatReview(judge, telling);
    for (const one of [chose(3, 'bad', goesOn), chose(4, 'fine')]) await review.look(one);
    return (await review.sumUp(always)).costly.map(({ answer }) => answer);
  };
  expect(await costlyOf(0.4, true)).toEqual([3]);
  expect(await costlyOf(0.2, true)).toEqual([3]);
  expect(await costlyOf(0.5, true)).toEqual([4]);
  expect(await costlyOf(0.4, false)).toEqual([3, 4]);
});

/** A judge for whom an answer is worth so much, whenever it is given: `good` is the best. */
const judging = (chances: { [id: string]: number }, compare: Partial<Judge> = {}): Judge => {
  const about = (ids: readonly string[]) => thought(ids.map((id) => move(id, chances[id]!, 100)).sort((a, b) => b.chance - a.chance));
  const all = async (_: Chose, among?: string[][]) => about(among?.flat() ?? Object.keys(chances));
  return { ...quiet, quick: all, expert: all, compare: all, ...compare };
};

test('a reason that speaks for the worse of the two as well is none', async () => {
  const reasonFor = async (isShared: boolean) => {
    const moves = [move('good', 0.6, 300), move('bad', 0.3, 300)];
    const reason = (id: string) => ({ key: 'why.wins', args: { box: isShared ? 'OH' : id } });
    const compare: Judge['compare'] = async (_, among) =>
      thought(moves.slice(2 - among.length), { reason: reason(among.length > 1 ? 'good' : 'bad') });
    const review = openSeatReview(judging({ good: 0.6, bad: 0.3 }, { compare }), telling);
    await review.look(chose(3, 'bad'));
    return (await review.sumUp(always)).costly[0]!.reason;
  };
  expect([await reasonFor(false), await reasonFor(true)]).toEqual([{ key: 'why.wins', args: { box: 'good' } }, null]);
});

test('what one comparison can’t tell apart is compared again, with other luck, what it can is not, and only what is told is explained', async () => {
  const comparedAt = async (good: number) => {
    const rounds: (number | undefined)[] = [];
    let explained = 0;
    const compare: Judge['compare'] = async (_, among, { round, explain } = {}) => {
      if (explain) explained++;
      else if (among.length > 1) rounds.push(round);
      return thought([...among.map(([id]) => ({ ...move(id!, id === 'good' ? good : 0.5, 100), error: 0.022 }))].reverse());
    };
    const review = openSeatReview(judging({ good: 0.6, bad: 0.3 }, { compare }), telling);
    await review.look(chose(3, 'bad'));
    return [(await review.sumUp(always)).costly.map(({ by }) => by), rounds, explained];
  };
  expect(await comparedAt(0.56)).toEqual([[expect.closeTo(0.06)], [0, 1], 1]);
  expect(await comparedAt(0.53), 'too close to tell').toEqual([[], [0, 1, 2], 0]);
  expect(await comparedAt(0.6), 'clearly better').toEqual([[expect.closeTo(0.1)], [0], 1]);
  expect(await comparedAt(0.49), 'not better at all').toEqual([[], [0], 0]);
});

test('where many seats are reviewed, each gets fewer second looks', async () => {
  const looksOf = async (seats: number) => {
    let looks = 0;
    const judge = judging({ good: 0.6, bad: 0.3 });
    const expert: Judge['expert'] = (one) => {
      looks++;
      return judge.expert(one);
    };
    const review = openSeatReview({ ...judge, expert }, telling, againFor(seats));
    for (let answer = 1; answer <= 20; answer++) await review.look(chose(answer, 'bad'));
    await review.sumUp(always);
    return looks;
  };
  expect([await looksOf(1), await looksOf(2), await looksOf(6)]).toEqual([16, 8, 2]);
});

test('the best move gained more than its turn lost, and came before that turn’s end', async () => {
  const bad: { [answer: number]: number } = { 3: 0.5, 4: 0.25, 5: 0.4, 6: 0.45, 7: 0.3 };
  const all = async ({ answer }: Chose, among = [['good'], ['bad']]) =>
    thought(among.map(([id]) => move(id!, id === 'good' ? 0.6 : bad[answer]!, 100)));
  const bestOf = async (...answers: Chose[]) => {
    const review = openSeatReview({ ...quiet, quick: all, expert: all, compare: all }, telling);
    for (const one of answers) await review.look(one);
    return (await review.sumUp(always)).best?.answer;
  };
  expect(await bestOf(chose(3, 'good', true), chose(4, 'good')), 'ending a turn').toBe(3);
  expect(await bestOf(chose(3, 'good'), chose(4, 'good', true), chose(5, 'bad')), 'with a smaller mistake').toBe(4);
  expect(await bestOf(chose(3, 'good'), chose(6, 'good', true), chose(7, 'bad')), 'with a greater mistake').toBe(3);
});

test('only the most promising of the good choices are weighed against the next best answer', async () => {
  const judge = judging({ good: 0.6, bad: 0.3 });
  let weighed = 0;
  const quick: Judge['quick'] = (one, among) => {
    if (among) weighed++;
    return judge.quick(one, among);
  };
  const again = againFor(2);
  const review = openSeatReview({ ...judge, quick }, telling, again);
  for (let answer = 1; answer <= 40; answer++) await review.look(chose(answer, 'good', true));
  expect(weighed).toBe(0);
  expect((await review.sumUp(always)).best).not.toBeNull();
  expect(weighed).toBeGreaterThan(0);
  expect(weighed).toBeLessThanOrEqual(3 * again.best);
});

test('a turn is judged by all that the seat did in it, against all that the expert would have done', async () => {
  const asked: (string[][] | null)[][] = [];
  const compare: Judge['compare'] = async (_, among, { plans = [], explain } = {}) => {
    if (among.length > 1 && !explain) asked.push(plans);
    return thought(among.map(([id]) => move(id!, id === 'good' ? 0.6 : 0.3, 300)).sort((a, b) => b.chance - a.chance));
  };
  const costlyOf = async (picked: string, then: string, plan: string[][]) => {
    const judge = judging({ good: 0.6, fine: 0.5, bad: 0.3 }, { compare });
    const review = openSeatReview({ ...judge, expert: async (one) => ({ ...(await judge.expert(one))!, plan }) }, telling);
    const first = { ...chose(3, picked, true), goesOnAfter: () => true };
    const last = chose(5, 'end');
    const options = [...last.decision.options, { ...last.decision.options[0]!, id: 'end', label: { key: 'end' } }];
    for (const one of [first, chose(4, then, true), { ...last, decision: { ...last.decision, options } }]) await review.look(one);
    return (await review.sumUp(always)).costly;
  };
  expect(await costlyOf('bad', 'fine', [['fine'], ['end']])).toMatchObject([
    { chosen: [{ key: 'bad' }], other: [{ key: 'good' }], after: [{ label: { key: 'fine' } }] },
  ]);
  expect(asked).toEqual([
    [
      [['fine'], ['end']],
      [['fine'], ['end']],
    ],
  ]);
  expect(await costlyOf('bad', 'good', [['bad'], ['end']]), 'the same in another order').toEqual([]);
  expect(await costlyOf('bad', 'good', [['end']]), 'less').toMatchObject([{ chosen: [{ key: 'bad' }], other: [], turn: 'shorter' }]);
  expect(await costlyOf('bad', 'good', [['fine'], ['bad'], ['end']]), 'more').toMatchObject([
    { chosen: [], other: [{ key: 'fine' }], turn: 'longer' },
  ]);
});

test('a card is no alternative to another one that reads the same', async () => {
  const judge = judging({ good: 0.9, fine: 0.8, bad: 0.1 });
  const twin: Telling['read'] = ({ label: { key } }) => (key === 'fine' ? 'good' : key);
  const review = openSeatReview(judge, { ...telling, read: twin });
  await review.look(chose(3, 'good'));
  expect((await review.sumUp(always)).best?.other).toEqual([{ key: 'bad' }]);
});

test('an answer that the expert confirms may be the best one', async () => {
  const judge = judging({ good: 0.6, fine: 0.3, bad: 0.2 });
  const quick: Judge['quick'] = async (one, among) => (among ? judge.quick(one, among) : thought([move('fine', 0.5, 40), move('good', 0.4, 20)]));
  const review = openSeatReview({ ...judge, quick }, telling);
  await review.look(chose(3, 'good'));
  expect((await review.sumUp(always)).best).toMatchObject({ answer: 3, other: [{ key: 'fine' }] });
});

test('the next best answer is the best of all that could be picked, where the search tries only what promises most', async () => {
  const judge = judging({ good: 0.9, fine: 0.8, bad: 0.1 });
  const quick: Judge['quick'] = async (one, among) => (among ? judge.quick(one, among) : thought([move('good', 0.9, 40), move('bad', 0.1, 20)]));
  const bestWhere = async (narrows: string[]) => {
    const review = openSeatReview({ ...judge, quick }, { ...telling, narrows });
    await review.look(chose(3, 'good'));
    return (await review.sumUp(always)).best;
  };
  expect(await bestWhere(['ask'])).toMatchObject({ by: expect.closeTo(0.1), other: [{ key: 'fine' }] });
  // Elsewhere, what the search leaves out amounts to the same as what it tried.
  expect(await bestWhere([])).toMatchObject({ by: expect.closeTo(0.8), other: [{ key: 'bad' }] });
});

test('a move is the best only if the chances rose after it', async () => {
  const review = openSeatReview(judging({ good: 0.9, fine: 0.5 }), telling);
  for (const answer of [3, 4]) await review.look(chose(answer, 'good'));
  expect((await review.sumUp((answer) => (answer === 4 ? 0.05 : -0.05))).best?.answer).toBe(4);
  expect((await review.sumUp(() => -0.05)).best).toBeNull();
});

test('a good move among many answers comes before one of two', async () => {
  const all = async ({ answer }: Chose, among = answer === 3 ? [['good'], ['bad']] : [['good'], ['fine'], ['bad']]) =>
    thought(among.map(([id]) => move(id!, { good: 0.9, fine: 0.6, bad: 0.1 }[id!]!, 100)));
  const review = openSeatReview({ ...quiet, quick: all, expert: all, compare: all }, telling);
  const two = chose(3, 'good');
  await review.look({ ...two, decision: { ...two.decision, options: two.decision.options.filter(({ id }) => id !== 'fine') } });
  await review.look(chose(4, 'good'));
  expect((await review.sumUp(always)).best?.answer).toBe(4);
});

test('a costly choice says what it came after, and whether the better one was to stop or to go on', async () => {
  const review = openSeatReview(judging({ good: 0.6, bad: 0.3 }), telling);
  for (const one of [chose(3, 'good', true), chose(4, 'bad', true)]) await review.look(one);
  expect((await review.sumUp(always)).costly).toMatchObject([{ answer: 4, after: [{ label: { key: 'good' }, group: null }], turn: 'shorter' }]);
  const stopped = openSeatReview(judging({ fine: 0.6, bad: 0.3 }), telling);
  for (const one of [chose(3, 'fine', true), chose(4, 'bad')]) await stopped.look(one);
  expect((await stopped.sumUp(always)).costly).toMatchObject([{ answer: 4, turn: 'longer' }]);
});

test('a card and the state that it is for are one choice', async () => {
  const of = async (answer: number, turn: number) => {
    const one = chose(answer, 'bad', false, turn);
    return { ...one, decision: { ...one.decision, ask: { key: `ask.${answer}` } } };
  };
  const answersOf = async (...turns: number[]) => {
    const judge = judging({ good: 0.6, bad: 0.3 });
    const review = openSeatReview(judge, telling);
    for (const [n, turn] of turns.entries()) await review.look(await of(n + 1, turn));
    return (await review.sumUp(always)).costly.map(({ answer }) => answer);
  };
  expect(await answersOf(7, 7, 8)).toEqual([1, 3]);
  expect(await answersOf(7, 8, 9)).toEqual([1, 2, 3]);
});

test('a turn in which the chances fell is looked at again, though a quick thought liked it', async () => {
  const judge = judging({ good: 0.6, fine: 0.5, bad: 0.3 });
  const quick: Judge['quick'] = async (one, among) => (among ? judge.quick(one, among) : thought([move('bad', 0.5, 40), move('good', 0.4, 20)]));
  const costlyWhere = async (playAt: (answer: number) => number) => {
    const review = openSeatReview({ ...judge, quick }, telling, againFor(3));
    for (const answer of [3, 4, 5, 6]) await review.look(chose(answer, 'bad'));
    return (await review.sumUp(playAt)).costly.map(({ answer }) => answer);
  };
  expect(await costlyWhere(always)).toEqual([]);
  expect(await costlyWhere((answer) => ({ 3: -0.03, 4: -0.05, 5: -0.2, 6: -0.1 })[answer]!), 'the two that fell most').toEqual([5, 6]);
});

test('in a turn in which the chances fell, the first choice is looked at beside a later one that a quick thought doubts', async () => {
  const judge = judging({ good: 0.6, fine: 0.5, bad: 0.3 });
  const quick: Judge['quick'] = async (one, among) =>
    among || one.answer === 4 ? judge.quick(one, among) : thought([move('bad', 0.5, 40), move('good', 0.4, 20)]);
  const answersOf = async (later: string) => {
    const review = openSeatReview({ ...judge, quick }, telling);
    for (const one of [chose(3, 'bad', false, 7), chose(4, later, false, 7)]) await review.look(one);
    return (await review.sumUp(() => -0.2)).costly.map(({ answer, by }) => [answer, by]);
  };
  expect(await answersOf('fine'), 'the costlier of the two').toEqual([[3, expect.closeTo(0.3)]]);
  expect(await answersOf('bad'), 'one of them').toHaveLength(1);
});

test('the best move is compared with the best of those that do something else', async () => {
  const wins = (state: string) => ({ key: 'why.wins', args: { state } });
  const reasons: { [id: string]: ReturnType<typeof wins> } = { good: wins('OH'), fine: wins('OH'), bad: wins('TX') };
  const judge = judging({ good: 0.6, fine: 0.59, bad: 0.3 }, { reason: async (_, { picked: [id] }) => reasons[id!]! });
  const review = openSeatReview(judge, telling);
  await review.look(chose(3, 'good'));
  expect((await review.sumUp(always)).best).toMatchObject({ by: expect.closeTo(0.3), other: [{ key: 'bad' }], unlike: true });
  const alike = openSeatReview({ ...judge, reason: async () => wins('OH') }, telling);
  await alike.look(chose(3, 'good'));
  expect((await alike.sumUp(always)).best, 'anything does it').toBeNull();
});

test('what raised the chances most may be the best move, though a quick thought saw little in it', async () => {
  const judge = judging({ good: 0.6, fine: 0.4, bad: 0.3 });
  const quick: Judge['quick'] = async (one, among) =>
    among ? judge.quick(one, among) : thought([move('good', 0.6, 40), move('fine', one.answer === 3 ? 0.3 : 0.61, 20)]);
  const review = openSeatReview({ ...judge, quick }, telling, { costly: 4, falls: 1, best: 1, raised: 1, isEach: true });
  for (const answer of [3, 4]) await review.look(chose(answer, 'good'));
  const good = async (playAt: (answer: number) => number) => (await review.sumUp(playAt)).best?.answer;
  expect(await good(() => 0)).toBe(3);
  expect(await good((answer) => (answer === 3 ? -0.1 : 0.1))).toBe(4);
});

test('what nobody would have done otherwise is the best move only if there is no other', async () => {
  const worth: { [answer: number]: { good: number; bad: number } } = {
    3: { good: 0.7, bad: 0.1 },
    4: { good: 0.7, bad: 0.5 },
    5: { good: 1, bad: 0.7 },
  };
  const all = async ({ answer }: Chose, among = [['good'], ['bad']]) =>
    thought(among.map(([id]) => move(id!, worth[answer]![id as 'good' | 'bad'], 100)));
  const bestOf = async (...answers: number[]) => {
    const review = openSeatReview({ ...quiet, quick: all, expert: all, compare: all }, telling);
    for (const answer of answers) await review.look(chose(answer, 'good'));
    return (await review.sumUp(always)).best?.answer;
  };
  expect([await bestOf(3, 4), await bestOf(3)]).toEqual([4, 3]);
  expect([await bestOf(4, 5), await bestOf(5)], 'what wins the game').toEqual([4, 5]);
});

test('a best move with a reason comes before a slightly better one without', async () => {
  const compare: Judge['compare'] = async (one, among) =>
    thought(
      among.map(([id]) => move(id!, id === 'good' ? (one.answer === 3 ? 0.5 : 0.6) : 0.2, 300)),
      one.answer === 3 && among.length > 1 ? { reason: { key: 'why.wins' } } : {},
    );
  const review = openSeatReview(judging({ good: 0.6, bad: 0.2 }, { compare }), telling);
  for (const answer of [3, 4]) await review.look(chose(answer, 'good'));
  expect((await review.sumUp(always)).best).toMatchObject({ answer: 3, reason: { key: 'why.wins' } });
});

test('turns with which the chances fell are looked at again, in a turning point also if they fell little', async () => {
  const moves = [move('good', 0.6, 100), move('bad', 0.3, 100)];
  const looksAfter = async (by: number, isTurn: boolean) => {
    let looks = 0;
    const expert: Judge['expert'] = async () => {
      looks++;
      return thought(moves);
    };
    const judge: Judge = { ...quiet, quick: async () => thought(moves), expert, compare: async () => thought(moves) };
    const review = openSeatReview(judge, telling);
    await review.look(chose(4, 'good'));
    await review.sumUp(
      () => by,
      () => (isTurn ? 0 : null),
    );
    return looks;
  };
  expect([await looksAfter(-0.1, false), await looksAfter(-0.03, false), await looksAfter(-0.03, true), await looksAfter(0.1, true)]).toEqual([
    1, 0, 1, 0,
  ]);
});

test('no move is the best for a reason that hardly any turn lacks', async () => {
  const moves = [move('good', 0.6, 100), move('bad', 0.3, 100)];
  const compare: Judge['compare'] = async (_, { length }) => thought(moves, { reason: { key: length > 1 ? 'why.draws' : 'why.leaves' } });
  const judge: Judge = { ...quiet, quick: async () => thought(moves), expert: async () => thought(moves), compare };
  const bestWith = async (routine: string[]) => {
    const review = openSeatReview(judge, { ...telling, routine });
    await review.look(chose(4, 'good'));
    return (await review.sumUp(always)).best;
  };
  expect((await bestWith([]))?.reason).toEqual({ key: 'why.draws' });
  expect(await bestWith(['why.draws'])).toBeNull();
});

test('of many seats, the first choice of a turn is looked at and the one that ends it', async () => {
  const seen: number[] = [];
  const moves = [move('good', 0.6, 100), move('bad', 0.3, 100)];
  const quick: Judge['quick'] = async ({ answer }) => {
    seen.push(answer);
    return thought(moves);
  };
  const judge: Judge = { ...quiet, quick, expert: async () => thought(moves), compare: async () => thought(moves) };
  const looked = async (seats: number) => {
    seen.length = 0;
    const review = openSeatReview(judge, telling, againFor(seats));
    for (const answer of [1, 2, 3]) await review.look(chose(answer, 'bad', answer < 3));
    return [...new Set(seen)];
  };
  expect(await looked(2)).toEqual([1, 2, 3]);
  expect(await looked(6)).toEqual([1, 3]);
});
