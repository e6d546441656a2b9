/** How a game ends. */

import type { Turn } from '../../../kernel/rules.ts';
import { quietTurns, votesToWin } from '../data/numbers.ts';
import { msg } from '../messages.ts';
import type { Campaign } from '../state.ts';
import { opponentOf, type Side } from '../vocabulary.ts';
import { votesOf } from './table.ts';

type Play = Turn<Campaign>;

/** Ends the game if `by` has the majority of the electors. Returns false if nobody is elected yet. */
export function isElected(turn: Play, by: Side): boolean {
  const [votes, other] = [votesOf(turn.state, by), votesOf(turn.state, opponentOf(by))];
  if (votes < votesToWin) return false;
  turn.finish({ winners: [by], message: msg('won.votes', { side: by, votes, other }) });
  return true;
}

/** The last state is won, by `by`, and nobody has the majority. */
export const drawOnVotes = (turn: Play, by: Side): void =>
  turn.finish({ winners: [], message: msg('draw.votes', { votes: votesOf(turn.state, by), other: votesOf(turn.state, opponentOf(by)) }) });

/** No state has been won for as long as the rules allow. */
export const drawByQuiet = (turn: Play): void => turn.finish({ winners: [], message: msg('draw.quiet', { turns: quietTurns / 2 }) });

/** `by` agreed to the draw that was offered. */
export const drawAgreed = (turn: Play, by: Side): void => turn.finish({ winners: [], message: msg('draw.agreed', { side: by }) });

/** The opponent of `by` has left. */
export const winAlone = (turn: Play, by: Side): void => turn.finish({ winners: [by], message: msg('won.left', { side: by }) });
