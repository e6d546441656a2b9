/** Numbers that pages and credits quote: all from the declarations, so that a corrected value is corrected there too. */
import { deck, deckFor } from '../data/deck.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import type { Category, Kind } from '../vocabulary.ts';

export const cardsInAll = deck.length;
/** Without Diversion. */
export const cardsForTwo = deckFor(2).length;
export const copiesOf = (kind: Kind): number => deck.filter((card) => card.kind === kind).length;
export const cardsOf = (category: Category): number => deck.filter(({ kind }) => kindCards[kind].category === category).length;
