/** Which cards of others a player knows: those shown for the first Dealer, and those a Favorite took from them, until they are face up again. */
import type { Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import type { Candidate } from '../state.ts';
import type { CardId } from '../vocabulary.ts';

/** Each of `by` knows that these cards are in `holder`'s hand; once some are laid face down, they may be there or still in the hand. */
export function learn(state: Candidate, by: readonly Seat[], holder: Seat, cards: readonly CardId[]): void {
  if (by.length === 0 || cards.length === 0) return;
  state.known = [...(state.known ?? []), ...cards.map((card) => ({ card, holder, by: [...by] }))];
}

/**
 * `holder` has shown these cards. Nobody can tell cards that are alike apart: whoever knew of one takes it to be the one that was shown. If the known copy
 * stayed known because another was shown, it would give away that the holder has two.
 */
export function forget(state: Candidate, holder: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    for (const viewer of state.seats) {
      const known = (state.known ?? []).filter((one) => one.holder === holder && one.by.includes(viewer));
      const found = known.find((one) => one.card === card) ?? known.find((one) => isAlike(state, one.card, card));
      if (found) found.by = found.by.filter((seat) => seat !== viewer);
    }
  }
  keep(state, ({ by }) => by.length > 0);
}

function isAlike({ cards }: Candidate, one: CardId, other: CardId): boolean {
  const [a, b] = [printOf(cards[one]!), printOf(cards[other]!)];
  return a.family === b.family && a.value === b.value;
}

/** `taker` has drawn a card from `victim`'s hand: those two know which; nobody else knows any more whether a given card is still there. */
export function drawnUnseen(state: Candidate, taker: Seat, victim: Seat, taken: CardId): void {
  for (const one of state.known ?? []) if (one.holder === victim) one.by = one.by.filter((seat) => seat === taker);
  keep(state, ({ card, by }) => card !== taken && by.length > 0);
  learn(state, [victim], taker, [taken]);
}

function keep(state: Candidate, stays: (one: NonNullable<Candidate['known']>[number]) => boolean): void {
  const left = state.known?.filter(stays) ?? [];
  if (left.length > 0) state.known = left;
  else delete state.known;
}

/** The cards of others that `viewer` knows, by holder. */
export const knownTo = (state: Candidate, viewer: Seat): { holder: Seat; cards: CardId[] }[] =>
  state.seats
    .map((holder) => ({
      holder,
      cards: (state.known ?? []).flatMap((one) => (one.holder === holder && one.by.includes(viewer) ? [one.card] : [])),
    }))
    .filter(({ cards }) => cards.length > 0);
