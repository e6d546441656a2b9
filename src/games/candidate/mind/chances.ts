/** Who will win by a formula: with 270 votes before the Convention, or else in it. */
import type { Chances } from '../../../kernel/mind.ts';
import type { Seat } from '../../../kernel/types.ts';
import { chancesBy } from '../../kit/chances.ts';
import { votesIn } from '../data/states.ts';
import { running, votesOf } from '../rules/table.ts';
import type { Candidate } from '../state.ts';
import { majority, type PrimaryId } from '../vocabulary.ts';
import type { Standing } from './standing.ts';
import { expected, worthOf } from './worth.ts';

/** The share of the votes still open that all candidates together win; nobody wins the rest. */
const decided = 0.8;
/** How much of what the board promises a candidate is counted beyond an even share of it. */
const promised = 0.6;
/** The standard deviation, in votes, of what the board decides next. */
const least = 30;

/**
 * Among more than two, rounds of eliminations follow, and leads come true a little less often. In two runs of 40 games among four, chances surprised
 * least when divided by 1.7 and by 1.1 (`node tests/arena/calibrate.ts candidate 40 4 novice`).
 */
const muchToCome = 1.3;

/** What a formula says of the game, from votes, the board and the hands: the learned evaluation (`learned.ts`) begins with it. */
export interface Forecast {
  /** The votes each candidate may expect from boxes not decided yet. */
  board: { readonly [seat: Seat]: number };
  /** Each candidate's chance to have a majority before the Convention; empty in it. */
  before: { readonly [seat: Seat]: number };
  /** The chances of all to win the game; they sum to 1. */
  chances: Chances;
}

export function forecastOf(state: Candidate, standings: readonly Standing[]): Forecast {
  const board = expected(state, standings);
  const chances = chancesBy(state, (seat) => worthOf(state, seat, board), running(state).length === 2 ? 1 : muchToCome);
  const before = state.phase === 'primaries' ? electedBefore(state, board) : {};
  const all = Object.values(before).reduce((sum, one) => sum + one, 0);
  const scale = Math.min(1, 1 / all);
  for (const seat in before) chances[seat] = (1 - all * scale) * chances[seat]! + scale * before[seat]!;
  return { board, before, chances };
}

/**
 * The chance of each candidate to have a majority before the Convention: that the sum of the states still open, each won with the same chance, is
 * large enough (the normal approximation of that sum).
 */
function electedBefore(state: Candidate, board: { readonly [seat: Seat]: number }): { [seat: Seat]: number } {
  let [votes, squares] = [0, 0];
  const open = (one: number): void => {
    votes += one;
    squares += one * one;
  };
  for (const primary of [...state.remaining, ...stillToCome(state)]) for (const id of state.map[primary]!) open(votesIn(id));
  for (const box of state.contest?.boxes ?? []) if (box.stage !== 'done') open(votesIn(...box.states));
  const here = running(state);
  const share = decided / here.length;
  const deviation = Math.sqrt(share * (1 - share) * squares + least * least);
  return Object.fromEntries(
    here.map((seat) => {
      const mean = votesOf(state, seat) + share * votes + promised * (board[seat] ?? 0);
      return [seat, normal((mean - majority + 0.5) / deviation)];
    }),
  );
}

/** The primaries of a Super Tuesday that are off the map and not yet held. */
export function stillToCome({ sites, contest, remaining }: Candidate): PrimaryId[] {
  const held = sites.findIndex(({ primary }) => primary === contest?.primary);
  return sites.slice(held + 1).flatMap(({ primary }) => (remaining.includes(primary) ? [] : [primary]));
}

/** The normal distribution, by the logistic function that is nearest to it: within 0.01. */
const normal = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));
