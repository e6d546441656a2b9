/** Positions of Candidate to learn from, in games between practiced players who now and then answer otherwise, and in games that a seat imagines. */
import { anyMove } from '../../../src/computer/moves.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { forecastOf } from '../../../src/games/candidate/mind/chances.ts';
import { inputsOf } from '../../../src/games/candidate/mind/inputs.ts';
import { moves } from '../../../src/games/candidate/mind/moves.ts';
import { byThumb } from '../../../src/games/candidate/mind/practiced.ts';
import { standingsOf } from '../../../src/games/candidate/mind/standing.ts';
import { mind } from '../../../src/games/candidate/mind.ts';
import { running } from '../../../src/games/candidate/rules/table.ts';
import { view } from '../../../src/games/candidate/rules/view.ts';
import type { Candidate } from '../../../src/games/candidate/state.ts';
import { copyJson } from '../../../src/kernel/copy.ts';
import { imagine, informationSetFor } from '../../../src/kernel/information-set.ts';
import { freeOf } from '../../../src/kernel/question.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { start } from '../../../src/kernel/run.ts';
import { fastRandom, simulate, type Waiting } from '../../../src/kernel/simulation.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { preselected } from '../../../src/table/model/options.ts';
import { seedOf } from '../../standing/play.ts';

/** A moment of a game, with everyone who still runs, in seat order. */
export interface Position {
  phase: 'primaries' | 'convention';
  seats: Seat[];
  inputs: Float32Array[];
  /** The chances by formula, and each one's share of the win in the end. */
  told: number[];
  won: number[];
  /** The next position noted in the same game; null: none. */
  next: Position | null;
}

/** How many answers in 1,000 are any that is worth a thought: a different number in each of four games. */
const strays = [0, 20, 50, 120];
/** One in so many moments of the primaries is noted, and every one of the Convention. */
const seldom = 4;
/** No other evaluation was fitted to games from here on. */
const first = 200_000_000;

function answer(state: Candidate, asked: Waiting, random: Random, stray: number): string[] {
  const { question } = asked;
  const isStray = random.below('stray', 1000) < stray;
  const picked = isStray
    ? random.pick('move', moves(state, asked) ?? [anyMove(question, random)])
    : byThumb(view(state, question.by), question.ask.key, freeOf(question), question.min ?? 1);
  return picked ?? anyMove(question, random);
}

/** Plays on to the end and returns what was noted on the way; calls `atTurn` each time the clock has moved, and counts these from 1. */
function playOn(state: Candidate, random: Random, stray: number, atTurn: (state: Candidate, n: number) => void): Position[] {
  const game = simulate(candidate.rules, state, { random, mute: true });
  const noted: Position[] = [];
  for (let [clock, turns] = [mind.clock(state), 0]; ; ) {
    const asked = random.pick('next', game.asked());
    game.answer(asked, answer(state, asked, random, stray));
    if (state.outcome) break;
    if (mind.clock(state) === clock) continue;
    clock = mind.clock(state);
    atTurn(state, ++turns);
    if (state.phase !== 'convention' && random.below('note', seldom) > 0) continue;
    noted.push(positionIn(state));
  }
  const { winners } = state.outcome;
  for (const [i, position] of noted.entries()) {
    position.won = position.seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    position.next = noted[i + 1] ?? null;
  }
  return winners.length > 0 ? noted : [];
}

function positionIn(state: Candidate): Position {
  const [seats, { chances }] = [running(state), forecastOf(state, standingsOf(state))];
  return {
    phase: state.phase === 'convention' ? 'convention' : 'primaries',
    seats,
    inputs: inputsOf(state).map((one) => Float32Array.from(one)),
    told: seats.map((seat) => chances[seat]!),
    won: [],
    next: null,
  };
}

/** The positions of game `n`, and those of the same game as one of its seats imagines it at some turn, and as it then goes on. */
export function positionsOf(n: number, people: number): Position[] {
  const options = preselected(candidate, people);
  const seated = candidate.seating(people, options, fastRandom(n));
  const seats = candidate.seats.filter((seat) => seated.includes(seat));
  const { state } = start(candidate.rules, { seats, options, champion: null, seed: seedOf(first + n) });
  const random = fastRandom(n);
  const stray = strays[n % strays.length]!;
  let somewhere = copyJson(state);
  const noted = playOn(state, random, stray, (now, turns) => {
    if (random.below('somewhere', turns) === 0) somewhere = copyJson(now);
  });
  const imagined = imagine(mind, informationSetFor(mind, somewhere, random.pick('seat', running(somewhere))), random);
  return [...noted, ...playOn(imagined, random, stray, () => {})];
}
