/** How the game ends. */

import type { Turn } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import { best } from '../../kit/seats.ts';
import type { PointsById } from '../data/deck.ts';
import { msg } from '../messages.ts';
import type { MoiPresident } from '../state.ts';
import { toBeElected } from '../vocabulary.ts';
import { isHere, playing, socleOf, sum, totalOf } from './table.ts';

/** The most points `seat` could ever reach: all except those in others' socles and those that left the game with one. */
export const reachOf = (state: MoiPresident, seat: Seat): number =>
  playing(state).reduce((points, other) => (other === seat ? points : points - socleOf(state, other)), allPoints(state) - sum(state, state.out));

/** All points of this game's cards: points in a socle are lost to everyone else. */
function allPoints({ points }: MoiPresident): number {
  const known = sums.get(points);
  if (known !== undefined) return known;
  const all = Object.values(points).reduce((a, b) => a + b, 0);
  sums.set(points, all);
  return all;
}
/** It's asked after every turn, and the sum is the same for a whole game. */
const sums = new WeakMap<PointsById, number>();

/** Nobody can reach 51 any more, whatever happens. */
export const isDead = (state: MoiPresident): boolean => playing(state).every((seat) => reachOf(state, seat) < toBeElected);

/** Nobody plays cards any more: as many turns in a row as the game has cards were discards. */
const isIdle = ({ idle = 0, places, pile, discard, undecided, out }: MoiPresident): boolean => {
  const zones = Object.values(places).flatMap(({ hand, campaign, socle }) => [hand, campaign, socle]);
  return idle > 0 && idle >= [...zones, pile, discard, undecided, out].reduce((cards, zone) => cards + zone.length, 0);
};

/** The highest total, then the most in the socle; players still tied share. */
export function leaders(state: MoiPresident): Seat[] {
  return best(
    best(playing(state), (seat) => totalOf(state, seat)),
    (seat) => socleOf(state, seat),
  );
}

/**
 * Ends the game at the end of a turn if its player is elected, if nobody can be any more, or if nobody plays cards any more. True if the game is
 * over.
 */
export function endOfTurn(turn: Turn<MoiPresident>, by: Seat): boolean {
  const { state } = turn;
  if (isHere(state, by) && totalOf(state, by) >= toBeElected) {
    turn.finish({ winners: [by], message: msg('won.elected', { winner: by, points: totalOf(state, by) }) });
    return true;
  }
  const end = isDead(state) ? 'won.blocked' : isIdle(state) ? 'won.idle' : null;
  if (end !== null) finishByScore(turn, end);
  return end !== null;
}

export const endAtCap = (turn: Turn<MoiPresident>): void => finishByScore(turn, 'won.cap');

function finishByScore(turn: Turn<MoiPresident>, key: 'won.blocked' | 'won.cap' | 'won.idle'): void {
  const winners = leaders(turn.state);
  turn.finish({ winners, message: msg(key, { winners, points: totalOf(turn.state, winners[0]!) }) });
}

/** The winner is the only player left. */
export const winAlone = (turn: Turn<MoiPresident>, winner: Seat): void => turn.finish({ winners: [winner], message: msg('won.alone', { winner }) });
