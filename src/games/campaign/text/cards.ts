/** How titles and effects of cards are written down in each language. */

export interface CardText {
  title: string;
  /** What the card does, in at most 120 characters where that can be: it has to fit on a picture. */
  effect: string;
}

/** By the card's permanent id. */
export type CardTexts = { readonly [id: string]: CardText };

export const titlesOf = (cards: CardTexts): { [id: string]: string } =>
  Object.fromEntries(Object.entries(cards).map(([id, { title }]) => [id, title]));

export function effectOf(cards: CardTexts, id: string): string {
  const card = cards[id];
  if (!card) throw new Error(`There is no text for card '${id}'.`);
  return card.effect;
}
