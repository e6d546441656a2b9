/** The moves that all effects are made of. */

import type { Turn } from '../../../kernel/rules.ts';
import type { Seat } from '../../../kernel/types.ts';
import { drawFrom } from '../../kit/piles.ts';
import { msg } from '../messages.ts';
import type { DiceFor, MoiPresident, Move, Roll } from '../state.ts';
import { handSize } from '../vocabulary.ts';
import { endAtCap } from './outcome.ts';
import { cardsOf, placeOf } from './table.ts';

export type Play = Turn<MoiPresident>;

/** Keeps for the picture which cards of points changed places in public. */
export const note = ({ state }: Play, moved: Move): void => {
  state.last?.moves.push(moved);
};

/** Draws back to a full hand. An empty pile is rebuilt from the discard, unless the host's cap ends the game there. */
export function draw(turn: Play, seat: Seat): void {
  const { state } = turn;
  const { hand } = placeOf(state, seat);
  const remake = (cards: number): boolean => mayRebuild(turn, cards);
  const drawn = drawFrom(state, 'pile', handSize - hand.length, { random: turn.random, stream: 'pile', remake });
  hand.push(...drawn);
  if (drawn.length === 0 || state.outcome !== null) return;
  turn.reveal();
  turn.tell([seat], msg('you-draw', { cards: cardsOf(state, drawn) }));
}

/** False when the game ended instead. */
function mayRebuild(turn: Play, cards: number): boolean {
  const { state } = turn;
  if (state.cap !== null && state.rebuilds >= state.cap) {
    endAtCap(turn);
    return false;
  }
  if (cards === 0) throw new Error('The pile and the discard are both empty.');
  state.rebuilds++;
  turn.tell('all', msg('rebuilt', { cards, times: state.rebuilds }));
  return true;
}

/** Where new rolls are shown: alone, as another round after a tie, or beside those of the same round. */
type RollsAs = 'alone' | 'again' | 'beside';

/** Rolls a die for each of `seats`, in that order, and keeps them as the last dice. */
export function rollDice(turn: Play, why: DiceFor, seats: readonly Seat[], shown: RollsAs = 'alone'): Roll[] {
  const { state } = turn;
  const rolls = seats.map((by): Roll => ({ by, die: turn.random.die('die') }));
  const rounds = shown === 'alone' ? [] : (state.dice?.rounds ?? []);
  const beside = shown === 'beside' ? (rounds.pop() ?? []) : [];
  state.dice = { why, rounds: [...rounds, [...beside, ...rolls]] };
  return rolls.map((roll) => ({ ...roll }));
}
