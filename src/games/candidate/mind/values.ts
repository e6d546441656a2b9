/** What cards are worth in hand, in thousands of dollars, and hands as a practiced player looks at them. */
import { traits } from '../data/families.ts';
import type { Family } from '../vocabulary.ts';

/** What the average card of the pile is worth: anything below is better spent, as spent cards are replaced at once. */
export const average = 22;

/** A Favorite Son who can still win a state. */
export const favoriteSon = 60;

/** What a thousand dollars are worth in hand, early and late, and a card without a value: late, the Convention is what counts. */
const valued: { readonly [F in Family]?: readonly [early: number, late: number] } = { money: [0.75, 0.6], endorsement: [1, 1.2], rumor: [0.8, 1] };
const others: typeof valued = { squelch: [12, 15], scandal: [55, 90], 'party-ruling': [10, 30], 'state-ruling': [12, 25], deadlock: [20, 8] };

/** What a card of this family is worth, early or late; a Favorite Son is worth nothing here. */
export function inHand(family: Family, value: number, isLate: boolean): number {
  const [early, late] = valued[family] ?? others[family] ?? [0, 0];
  return (isLate ? late : early) * (value || 1);
}

export type Card = { id: string; family: Family; value: number };
export const of = (cards: readonly Card[], ...families: Family[]): Card[] => cards.filter(({ family }) => families.includes(family));
export const rising = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a.value - b.value);
export const ids = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);
export const total = (cards: readonly Card[]): number => cards.reduce((sum, { value }) => sum + value, 0);
/** Money and Endorsements. */
export const counting = (cards: readonly Card[]): Card[] => cards.filter(({ family }) => traits[family].counts === 'for');
