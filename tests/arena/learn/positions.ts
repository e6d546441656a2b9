/** Positions to learn from, in games between practiced players who now and then answer otherwise, and in games that a seat imagines. */
import type { Game } from '../../../src/games/game.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { imagine, informationSetFor } from '../../../src/kernel/information-set.ts';
import type { Mind } from '../../../src/kernel/mind.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Runnable } from '../../../src/kernel/rules.ts';
import { start } from '../../../src/kernel/run.ts';
import { fastRandom, simulate, type Waiting } from '../../../src/kernel/simulation.ts';
import type { Core, Seat } from '../../../src/kernel/types.ts';
import { preselected } from '../../../src/table/model/options.ts';
import { seedOf } from '../../standing/play.ts';

/** A game with a learned evaluation: what its networks are taught, and by whom. */
export interface Subject<S extends Core> {
  game: Game & { mind: Mind<S> };
  /** One network each. */
  phases: readonly string[];
  /** The phase that a position belongs to; null: nothing is learned there. */
  phaseOf(state: S): string | null;
  /** One in so many moments between turns is noted. */
  seldom(state: S): number;
  /** Everyone who can still win. */
  running(state: S): Seat[];
  /** The inputs for each of these. */
  inputsOf(state: S): Float64Array[];
  /** The chances by the evaluation that the networks are compared with. */
  told(state: S): { [seat: Seat]: number };
  /** What a practiced player answers, and what one who strays. */
  usual(state: S, asked: Waiting, random: Random): string[];
  stray(state: S, asked: Waiting, random: Random): string[];
  /** The options of game `n`, if not the usual ones. */
  optionsOf?(n: number): { readonly [option: string]: string };
  /** The number of the first game: no other evaluation was fitted to games from here on. */
  first: number;
}

/** A moment of a game, with everyone who still runs, in seat order. */
export interface Position {
  phase: string;
  seats: Seat[];
  inputs: Float32Array[];
  /** The chances by the evaluation so far, and each one's share of the win in the end. */
  told: number[];
  won: number[];
  /** The next position noted in the same game; null: none. */
  next: Position | null;
}

/** How many answers in 1,000 are any that is worth a thought: a different number in each of four games. */
const strays = [0, 20, 50, 120];

/** A game that is played on to its end. */
interface Playing<S extends Core> {
  state: S;
  random: Random;
  /** Answers in 1,000 that are any worth a thought. */
  stray: number;
  /** Is called each time a turn has begun from which something is learned, with its number, from 1. */
  atTurn(state: S, n: number): void;
}

/** Plays on to the end and returns what was noted on the way; nothing if nobody won. */
function playOn<S extends Core>(subject: Subject<S>, { state, random, stray, atTurn }: Playing<S>): Position[] {
  const { rules, mind } = subject.game;
  const game = simulate(rules as unknown as Runnable<S>, state, { random, mute: true });
  const noted: Position[] = [];
  for (let [clock, turns] = [mind.clock(state), 0]; ; ) {
    const asked = random.pick('next', game.asked());
    game.answer(asked, subject[random.below('stray', 1000) < stray ? 'stray' : 'usual'](state, asked, random));
    if (state.outcome) break;
    if (mind.clock(state) === clock) continue;
    clock = mind.clock(state);
    const phase = subject.phaseOf(state);
    if (phase === null) continue;
    atTurn(state, ++turns);
    const seldom = subject.seldom(state);
    if (seldom === 1 || random.below('note', seldom) === 0) noted.push(positionIn(subject, state, phase));
  }
  const { winners } = state.outcome;
  for (const [i, position] of noted.entries()) {
    position.won = position.seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    position.next = noted[i + 1] ?? null;
  }
  return winners.length > 0 ? noted : [];
}

function positionIn<S extends Core>(subject: Subject<S>, state: S, phase: string): Position {
  const [seats, chances] = [subject.running(state), subject.told(state)];
  const inputs = subject.inputsOf(state).map((one) => Float32Array.from(one));
  return { phase, seats, inputs, told: seats.map((seat) => chances[seat]!), won: [], next: null };
}

/** The positions of game `n`, and those of the same game as one of its seats imagines it at some turn, and as it then goes on. */
export function positionsOf<S extends Core>(subject: Subject<S>, n: number, people: number): Position[] {
  const { game, first, running } = subject;
  const options = { ...preselected(game, people), ...subject.optionsOf?.(n) };
  const seated = game.seating(people, options, fastRandom(n));
  const seats = game.seats.filter((seat) => seated.includes(seat));
  const state = start(game.rules, { seats, options, champion: null, seed: seedOf(first + n) }).state as S;
  const random = fastRandom(n);
  const stray = strays[n % strays.length]!;
  let somewhere = copyJson(state);
  const atTurn = (now: S, turns: number): void => {
    if (random.below('somewhere', turns) === 0) somewhere = copyJson(now);
  };
  const noted = playOn(subject, { state, random, stray, atTurn });
  const seen = informationSetFor(game.mind, somewhere, random.pick('seat', running(somewhere)));
  return [...noted, ...playOn(subject, { state: imagine(game.mind, seen, random), random, stray, atTurn: () => {} })];
}
