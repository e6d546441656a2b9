/** How good a position is: electoral votes won, votes that the boxes on the board promise, and the value of what is held for later. */
import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import { votesIn } from '../data/states.ts';
import { candidacyOf, faceOf, handLimit, isRunning, running, votesOf } from '../rules/table.ts';
import type { Candidate } from '../state.ts';
import type { Family } from '../vocabulary.ts';
import { keeping } from './moves.ts';
import { type Standing, standingsOf } from './standing.ts';
import { average } from './values.ts';

/** A lead of this many thousands of dollars makes a win of a box e times as likely; each candidate still to campaign adds `leadForEach`. */
const lead = 8;
const leadForEach = 12;
/** Votes that a card brings in the end, for each thousand dollars it is worth more than another. */
const perThousand = 0.12;
const pawn = 3;
/** Votes gained for each thousand dollars placed on a primary, per vote at stake there. */
const perPrepared = 0.004;

/** Votes won, votes expected from the board, and the value of what is held for later, in votes. `board`: what `expected` promises everyone. */
export function termsOf(
  state: Candidate,
  seat: Seat,
  board: { readonly [seat: Seat]: number } = expected(state),
): { votes: number; board: number; hand: number; prepared: number; pawn: number } {
  const missing = Math.max(0, handLimit(state, seat) - candidacyOf(state, seat).hand.length);
  return {
    votes: votesOf(state, seat),
    board: board[seat] ?? 0,
    hand: perThousand * (kept(state, seat) + average * missing),
    prepared: prepared(state, seat),
    pawn: state.bandwagon === seat ? pawn : 0,
  };
}

/** What the cards in hand are worth, in thousands of dollars. */
export const kept = (state: Candidate, seat: Seat): number => candidacyOf(state, seat).hand.reduce((sum, card) => sum + keeping(state, card), 0);

/** What the money placed on later primaries is worth, in votes. */
export function prepared(state: Candidate, seat: Seat): number {
  const placed = Object.entries(candidacyOf(state, seat).groundwork).filter(([primary]) => state.remaining.includes(primary));
  return placed.reduce((sum, [primary, amount]) => sum + perPrepared * Math.min(amount, 80) * votesIn(...(state.map[primary] ?? [])), 0);
}

/**
 * How much likelier each of these makes a candidate to win if nobody is elected before the Convention, as natural logs: fitted to who won 1,500 games
 * among two and 500 among four between practiced players (docs/computer.md), who never prepare a primary; what that is worth is from novices among
 * four. Among two, whoever wins the Convention's one box wins the game; among more, votes keep a candidate from being eliminated.
 */
const amongMany = {
  votes: 0.0125,
  board: 0.011,
  prepared: 0.01,
  hand: 0.007,
  handLater: 0.047,
  votesAtEnd: 0.012,
  boardAtEnd: 0.0143,
  cardsAtEnd: 0.7,
};
/** What votes are worth for a majority before the Convention is counted apart (`chances.ts`). */
const amongTwo = { votes: 0.0016, board: 0.0035, prepared: 0, hand: 0.006, handLater: 0.046, votesAtEnd: 0.0016, boardAtEnd: 0.0215, cardsAtEnd: 1 };

/** A candidate's strength as a logarithm, if nobody is elected before the Convention: each 1 more than another makes it e times as likely to win. */
export function worthOf(state: Candidate, seat: Seat, promised: { readonly [seat: Seat]: number }): number {
  if (!isRunning(state, seat)) return Number.NEGATIVE_INFINITY;
  const weights = running(state).length === 2 ? amongTwo : amongMany;
  const { votes, board, hand, prepared, pawn: bandwagon } = termsOf(state, seat, promised);
  if (state.phase === 'convention') return weights.votesAtEnd * votes + weights.boardAtEnd * board + weights.cardsAtEnd * strengthAtEnd(state, seat);
  const isPast = 1 - state.remaining.length / Object.keys(state.map).length;
  const held = (weights.hand + weights.handLater * isPast) * hand;
  return weights.votes * (votes + bandwagon) + weights.board * board + weights.prepared * prepared + held;
}

/** What a thousand dollars are worth in the Convention, and a card without a value, as natural logs. Only one Money counts at a time. */
const atEnd: { readonly [F in Family]?: number } = { money: 0.0081, endorsement: 0.0097, rumor: 0.009 };
const plainAtEnd: { readonly [F in Family]?: number } = { scandal: 0.94, 'state-ruling': 0.1, 'party-ruling': 0.14 };
const firstMoney = 0.0218;
/** The same for a card not drawn yet. */
const drawnAtEnd = 0.25;

/** What a hand is worth in the Convention, as a logarithm. A Favorite Son and a Deadlock are Zeros there. */
function strengthAtEnd(state: Candidate, seat: Seat): number {
  const { hand } = candidacyOf(state, seat);
  const cards = hand.map((card) => printOf(faceOf(state, card)));
  const drawn = drawnAtEnd * Math.max(0, handLimit(state, seat) - hand.length);
  const best = Math.max(0, ...cards.map(({ family, value }) => (family === 'money' ? value : 0)));
  const worths = cards.map(({ family, value }) => plainAtEnd[family] ?? (atEnd[family] ?? 0) * value);
  return drawn + worths.reduce((sum, one) => sum + one, 0) + (firstMoney - atEnd.money!) * best;
}

/** The votes each candidate may expect from boxes not decided yet. */
export function expected(state: Candidate, standings: readonly Standing[] = standingsOf(state)): { [seat: Seat]: number } {
  const sums: { [seat: Seat]: number } = {};
  for (const standing of standings) {
    const chances = chancesIn(state, standing);
    for (const seat in chances) sums[seat] = (sums[seat] ?? 0) + standing.votes * chances[seat]!;
  }
  return sums;
}

/** The chances of winning a box, if those still to campaign do equally well. */
function chancesIn(state: Candidate, { box, here, left, verdict, sums, isAgain }: Standing): { [seat: Seat]: number } {
  if (verdict.kind === 'deadlock') return {};
  if (verdict.kind === 'won' && left.length === 0) return { [verdict.by]: 1 };
  if (verdict.kind === 'nobody' && left.length === 0) return {};
  const spread = lead + leadForEach * (isAgain ? here.length : left.length);
  const strength = (seat: Seat): number => {
    const sum = sums.find((one) => one.seat === seat);
    const laidThere = isAgain || !sum ? 0 : sum.total + (sum.son ? 80 : 0);
    const toCome = isAgain || left.includes(seat) ? 0.4 * bestOf(state, seat) : 0;
    return laidThere > 0 || toCome > 0 ? laidThere + toCome : Math.min(0, laidThere);
  };
  const among = verdict.kind === 'tie' && box.stage !== 'campaign' ? verdict.among : here;
  const weights = among.map((seat) => Math.exp(strength(seat) / spread));
  // If nobody lays anything, nobody wins.
  const all = weights.reduce((sum, one) => sum + one, 0) + (left.length === 0 && !isAgain ? 0 : 0.5);
  return Object.fromEntries(among.map((seat, i) => [seat, weights[i]! / all]));
}

/** The best a candidate could still lay, in thousands of dollars. */
const bestOf = (state: Candidate, seat: Seat): number => Math.max(0, ...candidacyOf(state, seat).hand.map((card) => keeping(state, card)));

export const rivalsOf = (state: Candidate, seat: Seat): Seat[] => running(state).filter((other) => other !== seat);
