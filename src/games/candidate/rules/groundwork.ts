/** Ranks the players who have placed money in advance. */

import type { Seat } from '../../../kernel/types.ts';
import { roundAfter } from '../../kit/seats.ts';
import type { Candidate } from '../state.ts';
import type { PrimaryId } from '../vocabulary.ts';
import { candidacyOf, running, votesOf } from './table.ts';

export interface Rank {
  seat: Seat;
  amount: number;
}

/**
 * All players with money on a primary, the Favorite first and the Runner-Up second. Ties go to the player with more votes, then to the one nearest
 * clockwise from the Dealer, starting with the Dealer.
 */
export function ranks(state: Candidate, primary: PrimaryId): Rank[] {
  const at = state.dealer === null ? 0 : state.seats.indexOf(state.dealer);
  const distance = (seat: Seat) => (state.seats.indexOf(seat) - at + state.seats.length) % state.seats.length;
  return running(state)
    .map((seat) => ({ seat, amount: candidacyOf(state, seat).groundwork[primary] ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || votesOf(state, b.seat) - votesOf(state, a.seat) || distance(a.seat) - distance(b.seat));
}

/** The players from whom a primary's Favorite takes a card: everyone but the Runner-Up, clockwise. Null if nobody has placed money there. */
export function victims(state: Candidate, primary: PrimaryId): { favorite: Seat; from: Seat[] } | null {
  const [favorite, runnerUp] = ranks(state, primary);
  if (!favorite) return null;
  const seats = running(state);
  const others = roundAfter(seats, favorite.seat).filter((seat) => seat !== favorite.seat && seat !== runnerUp?.seat);
  return { favorite: favorite.seat, from: others.filter((seat) => candidacyOf(state, seat).hand.length > 0) };
}
