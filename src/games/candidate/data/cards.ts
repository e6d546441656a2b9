import { type CardId, type Family, families, type Problem, problems } from '../vocabulary.ts';

/** How many copies there are, by value in thousands of dollars; the rest of the table has no values. */
export const copies: { readonly [F in Family]: { readonly [value: number]: number } } = {
  money: { 10: 6, 20: 8, 30: 10, 40: 8, 50: 6, 60: 4, 70: 2, 80: 2, 90: 1, 100: 1 },
  endorsement: { 10: 4, 20: 6, 30: 4, 40: 2, 50: 2 },
  rumor: { 10: 2, 20: 3, 30: 3, 40: 1, 50: 1 },
  squelch: { 0: 5 },
  zero: { 0: 8 },
  scandal: { 0: 4 },
  'party-ruling': { 0: 2 },
  'state-ruling': { 0: 4 },
  'favorite-son': { 0: 6 },
  deadlock: { 0: 3 },
};

export interface Card {
  id: CardId;
  family: Family;
  /** In thousands of dollars; 0 where the card has none. */
  value: number;
}

/** All 108 cards, in the order in which a hand is held. */
export const cards: readonly Card[] = families.flatMap((family) =>
  Object.entries(copies[family]).flatMap(([value, n]) =>
    Array.from({ length: n }, (_, i) => ({ id: value === '0' ? `${family}-${i + 1}` : `${family}-${value}-${i + 1}`, family, value: Number(value) })),
  ),
);

const known = new Map(cards.map((card, place) => [card.id, { card, place }]));

export function cardOf(id: CardId): Card {
  const found = known.get(id);
  if (!found) throw new Error(`There is no card '${id}'.`);
  return found.card;
}

/** The same cards in the order in which a hand is held. */
export const sorted = (hand: readonly CardId[]): CardId[] => [...hand].sort((a, b) => known.get(a)!.place - known.get(b)!.place);

export const isProblem = (family: Family): family is Problem => (problems as readonly Family[]).includes(family);
export const familyOf = (id: CardId): Family => cardOf(id).family;
export const worthOf = (id: CardId): number => cardOf(id).value;
