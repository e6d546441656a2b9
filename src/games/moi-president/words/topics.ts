/** Pages of rules made from the declarations: one for each kind of card. */
import type { FixedTopic } from '../../../i18n/types.ts';
import { deck } from '../data/deck.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import { type Category, type Kind, kinds } from '../vocabulary.ts';
import type { KindTexts } from './names.ts';

export interface CardPage {
  category: Category;
  copies: number;
  /** Every value with its copies, the lowest first; empty for cards without points. */
  values: { points: number; copies: number }[];
  text: string;
}

function pageOf(kind: Kind, text: string): CardPage {
  const cards = deck.filter((card) => card.kind === kind);
  const values = [...new Set(cards.map(({ points }) => points))].filter((points) => points > 0).sort((a, b) => a - b);
  return {
    category: kindCards[kind].category,
    copies: cards.length,
    values: values.map((points) => ({ points, copies: cards.filter((card) => card.points === points).length })),
    text,
  };
}

/** Every kind of card with its copies and values, one per line, in the order of the box. */
export const allCards = (texts: KindTexts, line: (name: string, page: CardPage) => string): string =>
  kinds.map((kind) => line(texts[kind].name, pageOf(kind, texts[kind].short))).join('\n');

export const cardTopics = (texts: KindTexts, titled: (name: string) => string, body: (page: CardPage) => string): FixedTopic[] =>
  kinds.map((kind) => ({ id: kind, title: titled(texts[kind].name), body: body(pageOf(kind, texts[kind].long)) }));
