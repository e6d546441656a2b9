/** The text of a Media or Infos card, in one language. */
export interface CardText {
  title: string;
  /** The card's story. Its effect is worded from its declaration. */
  story: string;
}
export type CardTexts = { readonly [id: string]: CardText };

export const titlesOf = (cards: CardTexts): { [id: string]: string } =>
  Object.fromEntries(Object.entries(cards).map(([id, { title }]) => [id, title]));

/** A card's story in italics, as posts quote it. */
export const joke = (text: CardTexts[string] | undefined): string => (text ? `*${text.story}*` : '');
