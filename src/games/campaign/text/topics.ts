/** Pages of rules that are made from the declarations: one for each card, news card and state. */

import type { Topic } from '../../../i18n/types.ts';
import type { Card } from '../cards/card.ts';
import { mccainCards } from '../cards/mccain.ts';
import { obamaCards } from '../cards/obama.ts';
import { type StateTile, states } from '../data/states.ts';
import type { CardTexts } from './cards.ts';

/** What a language says on these pages. */
export interface PageWords {
  card(card: Card, effect: string): string;
  news(effect: string): string;
  state(tile: StateTile): string;
}

const declared = new Map([...obamaCards, ...mccainCards].map((card) => [card.id, card]));

export function pages(cards: CardTexts, names: { [id: string]: string }, words: PageWords): Topic[] {
  const ofCards = Object.entries(cards).map(([id, { title, effect }]) => {
    const card = declared.get(id);
    return { id, title, body: card ? words.card(card, effect) : words.news(effect) };
  });
  const ofStates = states.map((tile) => ({ id: tile.id, title: names[tile.id] ?? tile.id, body: words.state(tile) }));
  return [...ofCards, ...ofStates];
}

/** How many circles of a printed row bear a letter. */
export const printed = (row: string, letter: 'R' | 'W' | 'B'): number => [...row].filter((one) => one === letter).length;
