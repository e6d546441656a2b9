/** What players know of each other's hands: a player who passed cards on with a Tourne-main knows where they are until they are used. */
import type { Seat } from '../../../kernel/types.ts';
import type { MoiPresident } from '../state.ts';
import type { CardId } from '../vocabulary.ts';
import { isHere, placeOf } from './table.ts';

/** From now on `by`, who passed these cards on, knows them wherever hands go. */
export function rememberPassed(state: MoiPresident, by: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    const known = state.passed?.find((one) => one.card === card);
    if (!known) state.passed = [...(state.passed ?? []), { card, by: [by] }];
    else if (!known.by.includes(by)) known.by = [...known.by, by].sort();
  }
}

/** These cards have left a hand: everyone can see where they are now, or nobody can. */
export function forgetPassed(state: MoiPresident, cards: readonly CardId[]): void {
  const left = state.passed?.filter(({ card }) => !cards.includes(card)) ?? [];
  if (left.length > 0) state.passed = left;
  else delete state.passed;
}

/** The cards in `holder`'s hand that `viewer` passed on. */
export const passedTo = (state: MoiPresident, viewer: Seat, holder: Seat): CardId[] =>
  placeOf(state, holder).hand.filter((card) => state.passed?.some((one) => one.card === card && one.by.includes(viewer)));

/** All that `viewer` knows of others' hands, without the players they know nothing about. */
export const knownHands = (state: MoiPresident, viewer: Seat): { seat: Seat; cards: CardId[] }[] =>
  state.seats
    .filter((seat) => seat !== viewer && isHere(state, seat))
    .map((seat) => ({ seat, cards: passedTo(state, viewer, seat) }))
    .filter(({ cards }) => cards.length > 0);
