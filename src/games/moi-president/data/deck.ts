/** The deck, built from the values, and what a card's id says about it. */
import { needed } from '../../kit/lookup.ts';
import { type CardId, five, isPoints, type Kind, kinds } from '../vocabulary.ts';
import { copies, values } from './values.ts';

/** One copy of a card, with the points it was dealt with; 0 for kinds without points. */
export type Card = { id: CardId; kind: Kind; points: number };

/** The points of every card that has any. A game keeps the ones it was dealt, even if the table of values changes later. */
export type PointsById = { [card: CardId]: number };

const idOf = (kind: Kind, serial: number): CardId => `${kind}-${String(serial).padStart(2, '0')}`;
/** Makes a list of `n`, empty if the number is impossible: `check.ts` reports that. */
const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: Number.isInteger(n) ? Math.max(0, n) : 0 }, (_, i) => make(i));

/** The values of one kind, a number for each card; zeros for cards without points. */
const pointsOfEach = (kind: Kind): number[] =>
  isPoints(kind) ? values[kind].flatMap(({ points, copies: n }) => times(n, () => points)) : times(copies[kind], () => 0);

/** Every card, in the order in which a hand is sorted. */
export const deck: readonly Card[] = kinds.flatMap((kind) => pointsOfEach(kind).map((points, i) => ({ id: idOf(kind, i + 1), kind, points })));

/** The cards of a game for `people`: with two players there is no Diversion, because an attack has nobody else to go to. */
export const deckFor = (people: number): Card[] => deck.filter(({ kind }) => people > 2 || kind !== 'diversion');

export const pointsIn = (cards: readonly Card[]): PointsById =>
  Object.fromEntries(cards.filter(({ kind }) => isPoints(kind)).map(({ id, points }) => [id, points]));

const read = new Map<CardId, { kind: Kind; place: number }>();

/** The id holds the kind and the copy's number, so ids from a larger deck than the present one are known as well. `place`: among all cards. */
function partsOf(id: CardId): { kind: Kind; place: number } {
  const known = read.get(id);
  if (known) return known;
  const at = id.lastIndexOf('-');
  const kind = needed(
    kinds.find((one) => one === id.slice(0, at)),
    'card',
    id,
  );
  const parts = { kind, place: kinds.indexOf(kind) * 1000 + Number(id.slice(at + 1)) };
  read.set(id, parts);
  return parts;
}
export const kindOf = (id: CardId): Kind => partsOf(id).kind;

/** The same cards in the order of the deck. */
export const sorted = (cards: readonly CardId[]): CardId[] => [...cards].sort(inDeck);

/** Which of two cards comes first in the deck: kind by kind. */
export const inDeck = (a: CardId, b: CardId): number => partsOf(a).place - partsOf(b).place;

/**
 * The sets of cards, by their values, that pay five points without change: without any one of them, less than five would be left. The cheapest come
 * first, then those with the fewest cards.
 */
export function paymentsOf(points: readonly number[]): number[][] {
  const sizes = [...points].sort((a, b) => b - a);
  const found = new Map<string, number[]>();
  const add = (set: number[], paid: number, from: number): void => {
    if (paid >= five) {
      found.set(set.join('+'), set);
      return;
    }
    for (let i = from; i < sizes.length; i++) add([...set, sizes[i]!], paid + sizes[i]!, i + 1);
  };
  add([], 0, 0);
  const worth = (set: number[]) => set.reduce((a, b) => a + b, 0);
  return [...found.values()].sort((a, b) => worth(a) - worth(b) || a.length - b.length);
}
