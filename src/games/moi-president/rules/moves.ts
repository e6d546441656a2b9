/** The moves every effect is made of. */

import type { Turn } from '../../../kernel/effect.ts';
import type { Seat } from '../../../kernel/types.ts';
import { msg } from '../messages.ts';
import type { DiceFor, MoiPresident, Move, Roll } from '../state.ts';
import { type CardId, handSize } from '../vocabulary.ts';
import { endAtCap } from './outcome.ts';
import { cardsOf, placeOf } from './table.ts';

export type Play = Turn<MoiPresident>;

/** Takes a card out of a list. A card that is not there is a bug. */
export function remove(from: CardId[], card: CardId): CardId {
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`The card '${card}' is not there.`);
  from.splice(at, 1);
  return card;
}

export const move = (card: CardId, from: CardId[], to: CardId[]): number => to.push(remove(from, card));

/** Keeps for the picture which cards of points changed places for all to see. */
export const note = ({ state }: Play, moved: Move): void => {
  state.last?.moves.push(moved);
};

/** Draws back to a full hand. An empty pile is rebuilt from the discard, unless the host's cap ends the game there. */
export function draw(turn: Play, seat: Seat): void {
  const { state } = turn;
  const { hand } = placeOf(state, seat);
  const drawn: CardId[] = [];
  while (hand.length < handSize) {
    if (state.pile.length === 0 && !rebuild(turn)) return;
    const card = state.pile.shift()!;
    hand.push(card);
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  turn.reveal();
  turn.tell([seat], msg('you-draw', { cards: cardsOf(state, drawn) }));
}

/** False when the game ended instead. */
function rebuild(turn: Play): boolean {
  const { state } = turn;
  if (state.cap !== null && state.rebuilds >= state.cap) {
    endAtCap(turn);
    return false;
  }
  if (state.discard.length === 0) throw new Error('The pile and the discard are both empty.');
  state.pile = turn.random.shuffle('pile', state.discard);
  state.discard = [];
  state.rebuilds++;
  turn.tell('all', msg('rebuilt', { cards: state.pile.length, times: state.rebuilds }));
  return true;
}

/** Where new rolls are shown: alone, as one more round after a tie, or beside those of the same round. */
type Shown = 'alone' | 'again' | 'beside';

/** Rolls one die after the other, in the order of `seats`, and keeps them as the last dice. */
export function rollDice(turn: Play, why: DiceFor, seats: readonly Seat[], shown: Shown = 'alone'): Roll[] {
  const { state } = turn;
  const rolls = seats.map((by): Roll => ({ by, die: turn.random.die('die') }));
  const rounds = shown === 'alone' ? [] : (state.dice?.rounds ?? []);
  const beside = shown === 'beside' ? (rounds.pop() ?? []) : [];
  state.dice = { why, rounds: [...rounds, [...beside, ...rolls]] };
  return rolls.map((roll) => ({ ...roll }));
}
