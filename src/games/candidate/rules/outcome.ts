/** How a game ends. */

import type { Seat } from '../../../kernel/types.ts';
import { votesIn } from '../data/states.ts';
import { msg } from '../messages.ts';
import { majority, type StateId } from '../vocabulary.ts';
import { candidacyOf, type Move, running, votesOf } from './table.ts';

/** Gives a candidate these votes: 270 in total win the game at once. */
export function gain(turn: Move, seat: Seat, states: readonly StateId[]): void {
  const { state } = turn;
  candidacyOf(state, seat).won.push(...states);
  state.undecided = state.undecided.filter((id) => !states.includes(id));
  state.tally[seat] = (state.tally[seat] ?? 0) + votesIn(...states);
  const votes = votesOf(state, seat);
  if (votes >= majority) turn.finish({ winners: [seat], message: msg('won.votes', { seat, votes }) });
}

/** Ends the game if only one player is left: because all others were eliminated, or left the table. */
export function winAlone(turn: Move, why: 'eliminated' | 'left'): void {
  const [last, ...others] = running(turn.state);
  if (!last || others.length > 0) return;
  turn.finish({
    winners: [last],
    message: why === 'left' ? msg('won.left', { seat: last }) : msg('won.last', { seat: last, votes: votesOf(turn.state, last) }),
  });
}
