/**
 * What must hold so that no computer ever sees more than its seat, checked over random games of every game with a mind. Each check throws with what
 * is wrong.
 */
import { isDeepStrictEqual } from 'node:util';
import { assess } from '../../src/computer/assess.ts';
import type { Effort } from '../../src/computer/levels.ts';
import { anyMove } from '../../src/computer/moves.ts';
import { think } from '../../src/computer/think.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { imagine, informationSetFor } from '../../src/kernel/information-set.ts';
import type { Mind } from '../../src/kernel/mind.ts';
import type { Random } from '../../src/kernel/random.ts';
import { decisions } from '../../src/kernel/run.ts';
import { simulate } from '../../src/kernel/simulation.ts';
import type { Answer, Core, Seat, Viewer } from '../../src/kernel/types.ts';
import { answered, begun, type Imagined, imagining, type Reply, textOf } from '../../src/table/computers/imagining.ts';
import { castIn } from '../../src/table/looking-back/review/moments.ts';
import { firstDifference } from '../standing/checks.ts';
import type { Minded } from './people.ts';

/** Enough to go down the tree and try replies. */
const little: Effort = {
  iterations: 24,
  replies: 2,
  ahead: 0,
  horizon: 1,
  margin: 0.01,
  exploration: 0.3,
  guardMs: Number.POSITIVE_INFINITY,
};

function equal(a: unknown, b: unknown, what: string): void {
  if (isDeepStrictEqual(a, b)) return;
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  throw new Error(`${what}: ${one === other ? 'they differ beyond JSON' : firstDifference(one, other)}`);
}

/** An information set is the same no matter what is hidden, also for a spectator (null). */
export function checkInformationSet({ standing, game: { mind } }: Minded, state: Core, seat: Viewer, random: Random): void {
  const twin = standing.twin(state, seat, random);
  equal(
    informationSetFor(mind, twin, seat),
    informationSetFor(mind, state, seat),
    `The information set of ${seat ?? 'a spectator'} lets something through`,
  );
}

/** The efforts whose thoughts are compared: one that looks ahead as well, where the game's expert does. */
const effortsIn = ({ ahead }: Mind): Effort[] => (ahead === undefined ? [little] : [little, { ...little, ahead, iterations: 8 }]);

/** So is everything the computer thinks: every move, how often it was tried, and what it was worth. */
export function checkThought({ standing, game }: Minded, state: Core, seat: Seat, random: Random): void {
  const twin = standing.twin(state, seat, random);
  const seed = random.below('seed', 1_000_000);
  for (const effort of effortsIn(game.mind)) {
    const [thought, other] = [state, twin].map((one) => think(game, informationSetFor(game.mind, one, seat), { effort, seed, explain: true }));
    equal(other, thought, `${seat} thinks otherwise where only what is hidden differs`);
  }
}

/** How many answers deep try-outs are compared. */
const deep = 3;

/**
 * So is a try-out, byte for byte: what is seen, asked and told at each step, wherever the cards really lie. The answers tried are random.
 */
export async function checkTryOut({ standing, game }: Minded, state: Core, seat: Seat, random: Random): Promise<void> {
  const deal = random.below('deal', 3);
  const from = (one: Core) => imagining(game, informationSetFor(game.mind, one, seat), seat, deal);
  const reply: Reply = async (known, seed) => think(game, known, { effort: { ...little, iterations: 4, replies: 1 }, seed })?.picked ?? null;
  const shown = ({ state: at, decision, events }: Imagined) =>
    JSON.stringify([game.rules.view(at, seat), decision, events, textOf(informationSetFor(game.mind, at, seat))]);
  const [real, other] = [from(state), from(standing.twin(state, seat, random))];
  let [here, there] = [begun(real), begun(other)];
  equal(shown(there), shown(here), `${seat} would begin to try out another game where only what is hidden differs`);
  for (let n = 0; n < deep && here.decision; n++) {
    const picked = anyMove({ ...here.decision, by: seat }, random);
    const both = [await answered(real, here, picked, reply), await answered(other, there, picked, reply)] as const;
    if (!both[0].ok || !both[1].ok) throw new Error(`${seat} could not try ${picked.join()}: ${JSON.stringify(both)}`);
    [here, there] = [both[0].value, both[1].value];
    equal(shown(there), shown(here), `What ${seat} tries leads elsewhere where only what is hidden differs`);
  }
}

/** The made-up state agrees with everything the seat sees and is asked, and leaves nothing hidden. */
export function checkImagined({ game: { rules, mind } }: Minded, state: Core, seat: Viewer, random: Random): void {
  const imagined = imagine(mind, informationSetFor(mind, state, seat), random);
  const left = JSON.stringify({ ...imagined, random: null });
  if (left.includes('"?"'))
    throw new Error(`Something is still hidden: ${left.slice(Math.max(0, left.indexOf('"?"') - 200), left.indexOf('"?"') + 20)}`);
  equal(rules.view(imagined, seat), rules.view(state, seat), `${seat ?? 'A spectator'} would see something else`);
  const asked = decisions(rules, state).find((one) => one.seat === seat);
  const again = decisions(rules, imagined).find((one) => one.seat === seat);
  equal(again && { ...again, id: '' }, asked && { ...asked, id: '' }, `${seat} would be asked something else`);
}

/** How many deals to try, and how few different hands the others must have for the truth to be sure to come up. */
const [deals, fewHands] = [4000, 12];

/**
 * If the others' cards can lie in only a few ways, their actual way is among those dealt. Returns whether the truth came up, or false if there are
 * too many ways to be sure.
 */
export function checkTruth({ standing, game: { rules, mind } }: Minded, state: Core, seat: Seat, random: Random): boolean {
  const known = informationSetFor(mind, state, seat);
  const others = state.seats.filter((other) => other !== seat);
  // Others' orders and plans are never dealt: the computer assumes that nobody has left or begun any.
  const undealt = Object.fromEntries(Object.entries(state).filter(([field]) => field === 'orders' || standing.undealt?.includes(field)));
  const handsIn = (one: Core): string => JSON.stringify(others.map((other) => rules.view({ ...one, ...undealt }, other)));
  const truth = handsIn(state);
  const seen = new Set<string>();
  for (let i = 0; i < deals; i++) {
    const hands = handsIn(imagine(mind, known, random));
    // Some ways are rare, so it deals until the true one comes up or there are too many to be sure.
    if (hands === truth) return true;
    seen.add(hands);
    if (seen.size > fewHands) return false;
  }
  throw new Error(`${seat} would never think of how the cards lie, though there are only ${seen.size} ways.`);
}

/**
 * In the middle of an answer, just before the dice fall, a spectator's knowledge is also the same no matter what is hidden, and the game can be
 * played on. Returns whether this answer depended on luck.
 */
export function checkCast({ standing, game }: Minded, before: Core, answer: Answer, random: Random): boolean {
  const cast = castIn(standing.game, copyJson(before), { kind: 'answer', ...answer });
  if (!cast) return false;
  checkInformationSet({ standing, game }, cast, null, random);
  const { chances } = assess(game, informationSetFor(game.mind, cast, null), { ways: 2, seed: random.below('seed', 1_000_000) });
  const sum = Object.values(chances).reduce((all, one) => all + one, 0);
  if (Math.abs(sum - 1) > 1e-6) throw new Error(`The chances are ${sum} together.`);
  return true;
}

/** A game from a made-up state goes on to its end by the rules. */
export function checkPlayable({ game: { rules, mind } }: Minded, state: Core, seat: Viewer, random: Random): void {
  const sim = simulate(rules, imagine(mind, informationSetFor(mind, state, seat), random), { random, mute: true });
  for (let i = 0; i < 200 && !sim.state.outcome; i++) {
    const open = sim.asked();
    if (open.length === 0) throw new Error('A game that was made up asks nobody and has not ended.');
    const one = random.pick('who', open);
    const free = one.question.options.filter(({ blocked }) => !blocked).map(({ id }) => id);
    sim.answer(one, random.shuffle('pick', free).slice(0, one.question.min ?? 1));
  }
}
