/**
 * The seventy cards. The rules name the kinds and the size of each family; the copies of bonus and attack cards and every value of points
 * are reconstructed, not printed values known for certain. Whoever owns the printed game corrects them here and nowhere else.
 */
import { type CardId, five, type Kind, kinds } from '../vocabulary.ts';

/** How many cards of each value of points. */
export type Copies = readonly { readonly points: number; readonly copies: number }[];

/** 20 cards, 116 points. */
export const campaignPoints: Copies = [
  { points: 3, copies: 4 },
  { points: 4, copies: 2 },
  { points: 5, copies: 6 },
  { points: 6, copies: 2 },
  { points: 8, copies: 3 },
  { points: 10, copies: 3 },
];

/** 11 cards, 58 points. */
export const soclePoints: Copies = [
  { points: 3, copies: 2 },
  { points: 4, copies: 2 },
  { points: 5, copies: 4 },
  { points: 6, copies: 1 },
  { points: 8, copies: 1 },
  { points: 10, copies: 1 },
];

/** Copies of the cards without points. */
export const copies: { readonly [K in Exclude<Kind, 'campagne' | 'socle'>]: number } = {
  confiance: 5,
  indecis: 3,
  debat: 7,
  polemique: 5,
  affaire: 5,
  immunite: 5,
  diversion: 5,
  'nouvelle-donne': 1,
  'tourne-main': 1,
  'tourne-points': 1,
  'grand-debat': 1,
};

export interface Card {
  id: CardId;
  kind: Kind;
  points: number;
}

const numbered = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const withPoints = (kind: 'campagne' | 'socle', values: Copies): Card[] =>
  values.flatMap(({ points, copies }) => numbered(copies).map((n) => ({ id: `${kind}-${points}-${n}`, kind, points })));

/** Every card, in the order in which a hand is sorted. */
export const deck: readonly Card[] = kinds.flatMap((kind): Card[] => {
  if (kind === 'campagne') return withPoints(kind, campaignPoints);
  if (kind === 'socle') return withPoints(kind, soclePoints);
  return numbered(copies[kind]).map((n) => ({ id: `${kind}-${n}`, kind, points: 0 }));
});

const byId = new Map(deck.map((card, place) => [card.id, { card, place }]));
const known = (id: CardId) => {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no card '${id}'.`);
  return found;
};

export const cardOf = (id: CardId): Card => known(id).card;
export const kindOf = (id: CardId): Kind => cardOf(id).kind;
export const pointsOf = (id: CardId): number => cardOf(id).points;
export const sum = (cards: readonly CardId[]): number => cards.reduce((points, id) => points + pointsOf(id), 0);
/** The same cards in the order of the deck. */
export const sorted = (cards: readonly CardId[]): CardId[] => [...cards].sort((a, b) => known(a).place - known(b).place);

/** All points there are, 174: whatever lies in a socle is lost to everybody else. */
export const allPoints = sum(deck.map(({ id }) => id));

/** The cards of a game among `people`: between two, an attack cannot be turned to anybody else. */
export const deckFor = (people: number): CardId[] => deck.filter(({ kind }) => people > 2 || kind !== 'diversion').map(({ id }) => id);

/**
 * The sets of cards, by their values, that pay five points without change: taking any card out of one would leave less than five.
 * The cheapest first, then those of the fewest cards.
 */
export function paymentsOf(cards: readonly CardId[]): number[][] {
  const values = cards.map(pointsOf).sort((a, b) => b - a);
  const found = new Map<string, number[]>();
  const add = (set: number[], paid: number, from: number): void => {
    if (paid >= five) {
      found.set(set.join('+'), set);
      return;
    }
    for (let i = from; i < values.length; i++) add([...set, values[i]!], paid + values[i]!, i + 1);
  };
  add([], 0, 0);
  const worth = (set: number[]) => set.reduce((a, b) => a + b, 0);
  return [...found.values()].sort((a, b) => worth(a) - worth(b) || a.length - b.length);
}
