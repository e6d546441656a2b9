/** The search, on games so small that everyone can see the right move. */
import { describe, expect, test } from 'vitest';
import { type Effort, effortIn, efforts, levels } from '../../src/computer/levels.ts';
import { anyMove, movesOf } from '../../src/computer/moves.ts';
import type { Thinkable } from '../../src/computer/search.ts';
import { think } from '../../src/computer/think.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import { hidden, type Mind } from '../../src/kernel/mind.ts';
import { bound, defineRules, effect, effectsIn, seq, together } from '../../src/kernel/rules.ts';
import { start } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import type { Core, Question, Seat } from '../../src/kernel/types.ts';
import { seedOf } from '../standing/play.ts';

interface Toy extends Core {
  turn: number;
  points: { [seat: Seat]: number };
  /** A card that lies face down. */
  card: string;
}

const words = { key: 'x' };
const option = (id: string) => ({ id, label: words });
const ask = (by: Seat, ...ids: string[]): Question => ({ by, ask: words, options: ids.map(option) });

/** A takes one to three points; then B can punish A for taking three. */
const take = effect<Toy, { by: Seat }>('take', {
  ask: (_, { by }) => ask(by, '1', '2', '3'),
  run(turn, { by }, [picked]) {
    turn.state.points[by]! += Number(picked);
    turn.state.turn++;
    turn.push(answerTo({ by: 'B', took: Number(picked) }));
  },
});
/** After A takes three, B can punish it, which costs A five points. Otherwise B's answer changes nothing. */
const answerTo = effect<Toy, { by: Seat; took: number }>('answerTo', {
  ask: (_, { by, took }) => (took === 3 ? ask(by, 'leave', 'punish') : ask(by, 'leave', 'nod')),
  run(turn, _, [picked]) {
    if (picked === 'punish') turn.state.points.A! -= 5;
    turn.state.turn++;
    turn.push(take({ by: 'A' }));
  },
});
/** Both guess at once. If B shows the same as A, A gets a point, otherwise B does. Neither can know the other's guess. */
const guess = effect<Toy, { by: Seat }>('guess', {
  ask: (_, { by }) => ask(by, 'heads', 'tails'),
  run: (turn, { by }, [picked]) => turn.gather('said', by, picked),
});
const compare = effect<Toy, { said: { [seat: Seat]: string } }>('compare', {
  run(turn, { said }) {
    if (said.A === said.B) turn.state.points.A!++;
    else turn.state.points.B!++;
    turn.state.turn++;
    turn.push(take({ by: 'A' }));
  },
});
/** The card is red or black, and nobody has seen it. Naming it right is worth 0.75 points, and saying nothing 0.5. */
const name = effect<Toy, { by: Seat }>('name', {
  ask: (_, { by }) => ask(by, 'red', 'nothing'),
  run(turn, { by }, [picked]) {
    turn.state.points[by]! += picked === 'nothing' ? 0.5 : turn.state.card === picked ? 0.75 : 0;
    turn.state.turn++;
    turn.push(take({ by: 'A' }));
  },
});
/** A lays two cards, in any order, in one turn. An ace is worth three points, and each other card one. */
const lay = effect<Toy, { by: Seat; laid: string[] }>('lay', {
  ask: (_, { by, laid }) => ask(by, ...['ace', 'two', 'three'].filter((card) => !laid.includes(card))),
  run(turn, { by, laid }, [picked]) {
    turn.state.points[by]! += picked === 'ace' ? 3 : 1;
    if (laid.length === 0) turn.push(lay({ by, laid: [picked!] }));
    else {
      turn.state.turn++;
      turn.push(take({ by: 'B' }));
    }
  },
});

const steps = {
  lay: [lay({ by: 'A', laid: [] })],
  take: [take({ by: 'A' })],
  guess: [seq([together(['A', 'B'], (by) => [guess({ by })]), compare({ said: bound('said') })], { said: {} })],
  name: [name({ by: 'A' })],
};

const mind: Mind<Toy> = {
  hide: (state) => {
    state.card = hidden;
    for (const { names } of state.stack as unknown as { names?: { said?: { [seat: Seat]: string } } }[]) delete names?.said?.B;
    const top = state.stack.at(-1) as unknown as { lanes?: { [seat: Seat]: object[] } };
    if (top.lanes) top.lanes.B = [{ ...guess({ by: 'B' }), '#': 0 }];
  },
  determinize: (state, _, random) => {
    state.card = random.pick('card', ['red', 'black']);
  },
  evaluate: ({ points }) => {
    const lead = 0.5 + (points.A! - points.B!) / 20;
    return { A: lead, B: 1 - lead };
  },
  terms: ({ points }) => ({ points: points.A!, luck: 0 }),
  clock: ({ turn }) => turn,
};

function toy(first: keyof typeof steps, card = 'red'): { game: Thinkable<Toy>; state: Toy } {
  const rules = defineRules<Toy, { seenBy: Seat | null }>({
    id: 'toy',
    version: 1,
    players: { min: 2, max: 2 },
    setup: () => ({ state: { turn: 0, points: { A: 0, B: 0 }, card }, steps: steps[first] }),
    effects: effectsIn({ take, answerTo, guess, compare, name, lay }),
    leave: () => {},
    view: (_, seenBy) => ({ seenBy }),
    migrations: {},
  });
  return { game: { rules, mind }, state: start(rules, { seats: ['A', 'B'], options: {}, seed: seedOf(1) }).state };
}

const effort: Effort = { ...efforts.regular, guardMs: Number.POSITIVE_INFINITY };
const thinkAs = (seat: Seat, { game, state }: ReturnType<typeof toy>, change: Partial<Effort> = {}, seed = 1) =>
  think(game, informationSetFor(game.mind, state, seat), { effort: { ...effort, ...change }, seed });

describe('a thought', () => {
  test('takes what is best at once where it does not think of replies, and what is best after the best of them where it does', () => {
    expect(thinkAs('A', toy('take'), { replies: 0 })?.picked).toEqual(['3']);
    expect(thinkAs('A', toy('take'))?.picked).toEqual(['2']);
  });

  test('says in which term the move is better than the next best', () => {
    expect(thinkAs('A', toy('take'), { replies: 0 })?.why).toMatchObject({ term: 'points', by: 1 });
    expect(thinkAs('A', toy('guess'), { replies: 0 })?.why?.chance).toBeCloseTo(0.5, 1);
  });

  test('answers as a practiced player would, unless it finds something better by more than its margin', () => {
    const { game, state } = toy('take');
    const pickedBy = (usual: string[] | null, margin: number, absurd: string | null = null) => {
      const practiced: Thinkable<Toy> = {
        ...game,
        mind: { ...mind, usual: () => usual },
        absurd: () => (picked) => (picked[0] === absurd ? 'x' : null),
      };
      return thinkAs('A', { game: practiced, state }, { margin })?.picked;
    };
    // Two points are worth 0.05 more than one.
    expect(pickedBy(['1'], 0.1)).toEqual(['1']);
    expect(pickedBy(['1'], 0.02)).toEqual(['2']);
    expect(pickedBy(['2'], 0.02)).toEqual(['2']);
    expect(pickedBy(['1'], Number.POSITIVE_INFINITY), 'who doesn’t ask').toEqual(['2']);
    expect(pickedBy(null, 0.1), 'no rule').toEqual(['2']);
    expect(pickedBy(['1'], 0.1, '1'), 'what is absurd').toEqual(['2']);
    expect(pickedBy(['9'], 0.1), 'what isn’t offered').toEqual(['2']);
    const narrow: Thinkable<Toy> = { ...game, mind: { ...mind, usual: () => ['1'], moves: () => [['2']] } };
    expect(thinkAs('A', { game: narrow, state }, { margin: 0.1 })?.picked, 'what alone was thought worth a try').toEqual(['1']);
  });

  test('advises what a practiced player would not do only where so many tries can tell them apart', () => {
    const { game, state } = toy('name');
    const practiced: Thinkable<Toy> = { ...game, mind: { ...mind, usual: () => ['red'] } };
    const pickedBy = (iterations: number, explain: boolean) =>
      think(practiced, informationSetFor(mind, state, 'A'), { effort: { ...effort, margin: 0.001, iterations }, seed: 5, explain })?.picked;
    expect(pickedBy(40, false)).toEqual(['nothing']);
    expect(pickedBy(40, true)).toEqual(['red']);
    expect(pickedBy(2000, true)).toEqual(['nothing']);
  });

  test('goes on as practiced players would for as long as it looks ahead, whatever else might be replied', () => {
    const { game, state } = toy('take');
    const pickedBy = (reply: string, ahead: number) => {
      const usual: Mind<Toy>['usual'] = (_, { options }) => (options.some(({ id }) => id === reply) ? [reply] : null);
      return thinkAs('A', { game: { ...game, mind: { ...mind, usual } }, state }, { ahead, margin: Number.POSITIVE_INFINITY })?.picked;
    };
    expect(pickedBy('punish', 1)).toEqual(['2']);
    expect(pickedBy('leave', 1), 'practiced players don’t punish').toEqual(['3']);
    expect(pickedBy('leave', 0), 'anyone may punish').toEqual(['2']);
  });

  test('is the same under the same seed', () => {
    const [one, again, other] = [1, 1, 2].map((seed) => thinkAs('A', toy('guess'), {}, seed));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('does not know what lies face down, whichever it is', () => {
    for (const card of ['red', 'black']) expect(thinkAs('A', toy('name', card))).toEqual(thinkAs('A', toy('name')));
    expect(thinkAs('A', toy('name'))?.picked).toEqual(['nothing']);
  });

  test('cannot answer what another says at the same time', () => {
    const moves = thinkAs('A', toy('guess'), { iterations: 4000, replies: 0 })?.moves ?? [];
    // A computer that saw the other's choice would win a point each time: 0.55.
    for (const { chance } of moves) expect(chance).toBeCloseTo(0.5, 1);
    expect(Math.max(...moves.map(({ chance }) => chance))).toBeLessThan(0.53);
  });

  test('ends early with the best so far when its time is over, and with nothing when it is called off', () => {
    let passed = 0;
    const { game, state } = toy('take');
    const known = informationSetFor(game.mind, state, 'A');
    const hurried = think(game, known, { effort: { ...effort, guardMs: 50 }, seed: 1, now: () => (passed += 20) });
    expect(hurried).toMatchObject({ cut: true, iterations: 24 });
    expect(hurried?.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(24);
    expect(think(game, known, { effort, seed: 1, isOff: () => true })).toBeNull();
  });

  test('tries as many ways as the game says for its level, or else the usual number', () => {
    expect(effortIn({}, 'novice')).toEqual(efforts.novice);
    expect(effortIn({ ways: { novice: 40, expert: 800 } }, 'novice')).toEqual({ ...efforts.novice, iterations: 40 });
    expect(effortIn({ ways: { novice: 40, expert: 800 } }, 'expert')).toEqual({ ...efforts.expert, iterations: 800 });
    expect(effortIn({ ways: { novice: 40 } }, 'expert')).toEqual(efforts.expert);
    expect(effortIn({ ways: { regular: 16 } }, 'carefully')).toEqual({ ...efforts.regular, iterations: 16 });
    expect(effortIn({ ways: { regular: 16, carefully: 250 } }, 'carefully')).toEqual({ ...efforts.regular, iterations: 250 });
    expect(effortIn({ margins: { carefully: 0.05 } }, 'carefully')).toEqual({ ...efforts.regular, margin: 0.05 });
    expect(effortIn({ margins: { carefully: 0.05 } }, 'regular')).toEqual(efforts.regular);
    expect(
      levels.map((level) => effortIn({ ahead: 3 }, level).ahead),
      'only an expert looks ahead',
    ).toEqual([0, 0, 3]);
  });

  test('leaves out what is absurd, unless everything is, and nothing if it is to compare answers', () => {
    const { game, state } = toy('take');
    const known = informationSetFor(game.mind, state, 'A');
    const without = (...absurd: string[]) => ({
      ...game,
      absurd:
        () =>
        ([id]: readonly string[]) =>
          absurd.includes(id!) ? 'silly' : null,
    });
    const among = [['2'], ['3']];
    const [best, ...others] = think(game, known, { effort, seed: 1 })!.moves.map(({ picked }) => picked[0]!);
    const tried = think(without(best!), known, { effort, seed: 1 })!.moves.map(({ picked }) => picked[0]!);
    expect(tried.sort()).toEqual(others.sort());
    expect(think(without(best!, ...others), known, { effort, seed: 1 })!.moves).toHaveLength(others.length + 1);
    expect(think(without('2', '3'), known, { effort, seed: 1, among })!.moves).toHaveLength(2);
    expect(think(without(...others), known, { effort, seed: 1 })).toMatchObject({ picked: [best], iterations: 0 });
    expect(think(without(...others), known, { effort, seed: 1, explain: true })!.why?.chance).toBeGreaterThan(0);
  });

  test('compares an answer with those that do without it for the rest of the turn', () => {
    const { game, state } = toy('lay');
    const known = informationSetFor(game.mind, state, 'A');
    const among = [['ace'], ['two']];
    const chances = (apart: boolean) => {
      const { moves } = think(game, known, { effort: { ...effort, replies: 0 }, seed: 1, among, apart })!;
      return among.map(([id]) => moves.find(({ picked }) => picked[0] === id)!.chance);
    };
    const [ace, two] = chances(true);
    expect([ace, two]).toEqual([expect.closeTo(0.7), expect.closeTo(0.6)]);
    // Laid second, the ace is worth as much.
    expect(chances(false)[1]).toBeGreaterThan(0.65);
  });

  test('compares answers by how the seat is to go on after each, in the same turn', () => {
    const { game, state } = toy('lay');
    const known = informationSetFor(game.mind, state, 'A');
    const among = [['two'], ['three']];
    const chances = (...plans: (string[][] | null)[]) => {
      const { moves } = think(game, known, { effort: { ...effort, replies: 0 }, seed: 1, among, plans })!;
      return among.map(([id]) => moves.find(({ picked }) => picked[0] === id)!.chance);
    };
    expect(chances([['ace']], [['two']])).toEqual([expect.closeTo(0.7), expect.closeTo(0.6)]);
    expect(chances([['three']], [['ace']])).toEqual([expect.closeTo(0.6), expect.closeTo(0.7)]);
    // What can't be picked, and what nobody says, is left to the search.
    for (const chance of chances([['two']], null)) expect(chance).toBeGreaterThan(0.62);
    expect(think(game, known, { effort, seed: 1, among, plans: [[['ace']], [['two']]], explain: true })).toMatchObject({
      picked: ['two'],
      plan: [['ace']],
    });
  });

  test('says why the only answer worth a thought is given, though there are others', () => {
    const { game, state } = toy('take');
    const known = informationSetFor(game.mind, state, 'A');
    const one = { ...game, mind: { ...game.mind, moves: () => [['2']] } };
    expect(think(one, known, { effort, seed: 1 })).toMatchObject({ picked: ['2'], moves: [], why: null, iterations: 0 });
    expect(think(one, known, { effort, seed: 1, explain: true })!.why?.chance).toBeGreaterThan(0);
  });

  test('is none where the seat is asked nothing', () => expect(thinkAs('B', toy('take'))).toBeNull());
});

describe('the answers to a question', () => {
  const several = (n: number, min: number, max: number): Question => ({ ...ask('A', ...Array.from({ length: n }, (_, i) => `o${i}`)), min, max });

  test('are all of them where they are few', () => {
    expect(movesOf(several(3, 1, 1))).toEqual([['o0'], ['o1'], ['o2']]);
    expect(
      movesOf(several(3, 0, 3))
        .map((picked) => picked.length)
        .sort(),
    ).toEqual([0, 1, 1, 1, 2, 2, 2, 3]);
    expect(new Set(movesOf(several(5, 2, 2)).map(String)).size).toBe(10);
  });

  test('are spread over all of them where they are many, and each can be given', () => {
    const some = movesOf(several(12, 5, 5));
    expect(some).toHaveLength(48);
    expect(new Set(some.map(String)).size).toBe(48);
    expect(some.every((picked) => new Set(picked).size === 5)).toBe(true);
    expect(new Set(some.flat()).size).toBe(12);
  });

  test('leave out what is blocked', () => {
    const question = ask('A', 'yes', 'no');
    question.options[0]!.blocked = words;
    expect(movesOf(question)).toEqual([['no']]);
    const random = fastRandom(1);
    for (let i = 0; i < 20; i++) expect(anyMove(question, random)).toEqual(['no']);
  });
});
