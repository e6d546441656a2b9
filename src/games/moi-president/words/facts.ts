/** Numbers that pages and credits quote, all derived from the declarations, so that correcting a value corrects them too. */
import { deck, deckFor, paymentsOf } from '../data/deck.ts';
import { values } from '../data/values.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import { type Category, five, type Kind } from '../vocabulary.ts';

export const cardsInAll = deck.length;
/** Without Diversion. */
export const cardsForTwo = deckFor(2).length;
export const copiesOf = (kind: Kind): number => deck.filter((card) => card.kind === kind).length;
export const cardsOf = (category: Category): number => deck.filter(({ kind }) => kindCards[kind].category === category).length;

/** The values of example campaign cards for paying five points: two of the lowest, the next, and a high one. */
const paying = ((): number[] => {
  const [low = 0, next = low, ...higher] = [...new Set(values.campagne.map(({ points }) => points))].sort((a, b) => a - b);
  return [low, low, next, higher.at(-2) ?? higher.at(-1) ?? next];
})();
const [lowest = 0, ...others] = paying;
const [highest = 0] = others.slice(-1);
/** «3, 3, 4 and 8 … 3 + 3, 3 + 4 or 8, but not 3 + 8». `tooMuch`: a set with a card to spare; null if there is none. */
export const payingExample: { cards: readonly number[]; ways: readonly string[]; tooMuch: string | null } = {
  cards: paying,
  ways: paymentsOf(paying).map((set) => set.toReversed().join(' + ')),
  tooMuch: highest >= five ? `${lowest} + ${highest}` : null,
};
