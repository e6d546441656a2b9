/** All cards, by side and by id. Importing cards from here guarantees that all of them are declared. */
import type { Side } from '../../vocabulary.ts';
import type { Card } from './card.ts';
import { mccainCards } from './mccain.ts';
import { obamaCards } from './obama.ts';

export { cardOf } from './card.ts';

export const cardsOf: { readonly [S in Side]: readonly Card[] } = { obama: obamaCards, mccain: mccainCards };
