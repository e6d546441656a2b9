/** Lookups on the table. */

import type { Seat } from '../../../kernel/types.ts';
import { needed } from '../../kit/lookup.ts';
import { isHere, roundAfter } from '../../kit/seats.ts';
import { type Card, inDeck, kindOf, paymentsOf, sorted } from '../data/deck.ts';
import type { MoiPresident, Place } from '../state.ts';
import { type CardId, type Direction, five } from '../vocabulary.ts';

export { isHere, playing } from '../../kit/seats.ts';

export const placeOf = (state: MoiPresident, seat: Seat): Place => needed(state.places[seat], 'player at', seat);

/** A card's worth in this game; 0 for cards without points. */
export const pointsOf = (state: MoiPresident, card: CardId): number => state.points[card] ?? 0;
export const sum = (state: MoiPresident, cards: readonly CardId[]): number => cards.reduce((points, id) => points + pointsOf(state, id), 0);
/** A card as shown and told. */
export const cardOf = (state: MoiPresident, id: CardId): Card => ({ id, kind: kindOf(id), points: pointsOf(state, id) });
export const cardsOf = (state: MoiPresident, ids: readonly CardId[]): Card[] => ids.map((id) => cardOf(state, id));

/** A player's hand as shown: kind by kind, the highest points first. */
export const handOf = (state: MoiPresident, seat: Seat): CardId[] =>
  placeOf(state, seat).hand.toSorted((a, b) => (kindOf(a) === kindOf(b) && pointsOf(state, b) - pointsOf(state, a)) || inDeck(a, b));

export const campaignOf = (state: MoiPresident, seat: Seat): number => sum(state, placeOf(state, seat).campaign);
export const socleOf = (state: MoiPresident, seat: Seat): number => sum(state, placeOf(state, seat).socle);
export const totalOf = (state: MoiPresident, seat: Seat): number => campaignOf(state, seat) + socleOf(state, seat);

/** Still in the game, with the five campaign points without which a player can't be attacked or called to the Grand débat. */
export const isExposed = (state: MoiPresident, seat: Seat): boolean => isHere(state, seat) && campaignOf(state, seat) >= five;

/** Players whom `by` may name as the target of an attack, or turn one to. */
export const targetsOf = (state: MoiPresident, by: Seat): Seat[] => state.seats.filter((seat) => seat !== by && isExposed(state, seat));

/** The neighbor who receives, among those still in the game. */
export function neighbour(state: MoiPresident, seat: Seat, direction: Direction): Seat {
  const round = roundAfter(direction === 'clockwise' ? state.seats : state.seats.toReversed(), seat);
  return needed(
    round.find((other) => isHere(state, other)),
    'neighbour of',
    seat,
  );
}

/** Everyone still in the game in turn order, `by` first if they are. */
export const roundFrom = (state: MoiPresident, by: Seat): Seat[] =>
  [by, ...roundAfter(state.seats, by).filter((seat) => seat !== by)].filter((seat) => isHere(state, seat));

/** One card for each value among `cards`, the highest first. */
export function oneOfEach(state: MoiPresident, cards: readonly CardId[]): CardId[] {
  const values = new Map<number, CardId>();
  for (const card of sorted(cards)) if (!values.has(pointsOf(state, card))) values.set(pointsOf(state, card), card);
  return [...values].sort(([a], [b]) => b - a).map(([, card]) => card);
}

/** The ways to pay five points with these cards, by value; the cheapest first. */
export const paymentsWith = (state: MoiPresident, cards: readonly CardId[]): number[][] => paymentsOf(cards.map((card) => pointsOf(state, card)));
