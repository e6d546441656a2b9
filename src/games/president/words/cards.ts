/** What a Media or Infos card says, in one language. */
export interface CardText {
  title: string;
  /** The little story on the card. What it does is said from its declaration. */
  story: string;
}
export type CardTexts = { readonly [id: string]: CardText };

export const titlesOf = (cards: CardTexts): { [id: string]: string } =>
  Object.fromEntries(Object.entries(cards).map(([id, { title }]) => [id, title]));

/** What a card says on it, in italics, as a telling quotes it. */
export const joke = (text: CardTexts[string] | undefined): string => (text ? `*${text.story}*` : '');
