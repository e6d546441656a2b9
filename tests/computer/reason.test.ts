/** Why a move is made, and what is planned after it, in games so small that everyone can see it. */
import { expect, test } from 'vitest';
import { efforts } from '../../src/computer/levels.ts';
import type { Thinkable } from '../../src/computer/search.ts';
import { think } from '../../src/computer/think.ts';
import type { Deed } from '../../src/games/kit/reasons.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import type { Mind } from '../../src/kernel/mind.ts';
import { defineRules, effect, effectsIn } from '../../src/kernel/rules.ts';
import { applyInPlace, decisions, start } from '../../src/kernel/run.ts';
import type { Core, Decision } from '../../src/kernel/types.ts';
import { seedOf } from '../standing/play.ts';

interface Toy extends Core {
  turn: number;
  card: number;
  place: number;
  /** The place that is better than the others, which nobody knows. */
  luck: number;
  isPublic: boolean;
}

const words = { key: 'x' };
const numbers = (length: number) => Array.from({ length }, (_, n) => ({ id: `${n}`, label: words }));

/** A card, which everyone is told of or not, and then the place for it. */
const card = effect<Toy>('card', {
  ask: () => ({ by: 'A', ask: words, options: numbers(8) }),
  run(turn, _, [picked]) {
    turn.state.card = Number(picked);
    if (turn.state.isPublic) turn.tell('all', { key: 'card' });
    turn.push(place({}));
  },
});
const place = effect<Toy>('place', {
  ask: () => ({ by: 'A', ask: words, options: numbers(44) }),
  run(turn, _, [picked]) {
    turn.state.place = Number(picked);
    turn.state.turn++;
    turn.push(card({}));
  },
});

/** Card 5 belongs in place 43, one of more than are tried after it in a search for the card. Every other card is worse wherever it goes, and worth the same everywhere. */
const worth = ({ card: one, place: at }: Toy): number => (one !== 5 ? 0.4 : at === 43 ? 0.6 : 0.5);
const mind: Mind<Toy> = {
  hide: () => {},
  determinize: () => {},
  evaluate: (state) => ({ A: worth(state), B: 1 - worth(state) }),
  clock: ({ turn }) => turn,
};

type View = { seenBy: string | null; place: number };
const rulesOf = (isPublic: boolean) =>
  defineRules<Toy, View>({
    id: 'toy',
    version: 1,
    players: { min: 2, max: 2 },
    setup: () => ({ state: { turn: 0, card: 0, place: 0, luck: 0, isPublic }, steps: [card({})] }),
    effects: effectsIn({ card, place }),
    leave: () => {},
    view: ({ place: at }, seenBy) => ({ seenBy, place: at }),
    migrations: {},
  });
const begun = (rules: ReturnType<typeof rulesOf>) => start(rules, { seats: ['A', 'B'], options: {}, seed: seedOf(1) }).state;
const effort = { ...efforts.regular, replies: 0, guardMs: Number.POSITIVE_INFINITY };
function thought(isPublic: boolean, game: Pick<Thinkable<Toy>, 'reasons' | 'mainReasons'> = {}) {
  const rules = rulesOf(isPublic);
  return think({ rules, mind, ...game }, informationSetFor(mind, begun(rules), 'A'), { effort, seed: 1, explain: true })!;
}

test('the reason and the plan are about the best way to go on, though most ways tried another answer', () => {
  const { picked, plan, reason } = thought(false, { reasons: ({ is }) => [{ key: 'why', args: { place: (is as unknown as View).place } }] });
  expect(picked).toEqual(['5']);
  expect(plan).toEqual([['43']]);
  expect(reason).toEqual({ key: 'why', args: { place: 43 } });
});

test('the reason goes on with what a thought about the next question finds, though others look as good', () => {
  const unsure: Mind<Toy> = {
    ...mind,
    hide: (state) => Object.assign(state, { luck: 0 }),
    determinize: (state, _, random) => Object.assign(state, { luck: random.below('luck', 44) }),
    evaluate: ({ place: at, luck }) => ({ A: at === luck ? 0.6 : 0.4, B: at === luck ? 0.4 : 0.6 }),
  };
  const rules = rulesOf(true);
  const game = { rules, mind: unsure, reasons: ({ is }: Deed) => [{ key: 'why', args: { place: (is as unknown as View).place } }] };
  for (const seed of [1, 2, 3]) {
    const state = begun(rules);
    const foretold = think(game, informationSetFor(unsure, state, 'A'), { effort, seed, explain: true })!;
    const [{ id }] = decisions(rules, state) as [Decision];
    expect(applyInPlace(rules, state, { decision: id, seat: 'A', picked: foretold.picked }).ok).toBe(true);
    const next = think(game, informationSetFor(unsure, state, 'A'), { effort, seed })!;
    expect(foretold.reason).toEqual({ key: 'why', args: { place: Number(next.picked[0]) } });
  }
});

test('a plan ends with the first answer of which everyone is told', () => {
  expect(thought(true).plan).toEqual([]);
});

test('what every other good move gives as well comes last, unless it is a main reason', () => {
  const reasons: Thinkable['reasons'] = ({ answer }) => [{ key: 'why.wins' }, ...(answer!.picked[0] === '5' ? [{ key: 'why.fits' }] : [])];
  expect(thought(false, { reasons }).reason).toEqual({ key: 'why.fits' });
  expect(thought(false, { reasons, mainReasons: ['why.wins'] }).reason).toEqual({ key: 'why.wins' });
});

/** Three choices in a turn, after which the next turn begins. */
const step = effect<Toy, { left: number }>('step', {
  ask: () => ({ by: 'A', ask: words, options: numbers(4) }),
  run(turn, { left }) {
    if (left === 0) turn.state.turn++;
    turn.push(step({ left: left === 0 ? 2 : left - 1 }));
  },
});

test('a thought that is called off while it thinks about what comes next comes to nothing', () => {
  const rules = defineRules<Toy, View>({
    ...rulesOf(false),
    setup: () => ({ state: { turn: 0, card: 0, place: 0, luck: 0, isPublic: false }, steps: [step({ left: 2 })] }),
    effects: effectsIn({ step }),
  });
  const known = informationSetFor(mind, start(rules, { seats: ['A', 'B'], options: {}, seed: seedOf(1) }).state, 'A');
  const looks = (most: number) => {
    let looked = 0;
    const thought = think({ rules, mind }, known, { effort, seed: 1, explain: true, isOff: () => ++looked > most });
    return { looked, thought };
  };
  const { looked, thought } = looks(Number.POSITIVE_INFINITY);
  expect(thought!.plan).toHaveLength(2);
  for (let most = 0; most < looked; most++) expect(looks(most).thought, `called off at look ${most + 1}`).toBeNull();
});
