/** How ready a practiced player's hand is to win a state. */
import { cardOf } from '../rules/cards/index.ts';
import { canPay } from '../rules/foreseen.ts';
import type { CardId } from '../vocabulary.ts';
import { afterAny, once, type Place, wins, winsAfter } from './places.ts';

/** A state that a card of the hand wins next turn is three quarters won; with two cards, a good half. */
export const nextTurn = 0.75;
const inTwoTurns = 0.55;

/** How ready a whole hand is to win a state: the same as `openHand` finds, for one who looks only once. */
export function readinessOf(hand: readonly CardId[], place: Place): number {
  if (hand.some((id) => wins(id, place) && canPay(id, hand.length))) return nextTurn;
  return hand.some((first) => cardOf(first).cost === 0 && hand.some((then) => then !== first && winsAfter(first, then, place))) ? inTwoTurns : 0;
}

/** Cards of the hand that a player still has; as bits, as are those of them whose cost they can pay. */
export interface Held {
  cards: readonly CardId[];
  bits: number;
  playable: number;
}

/** A set of cards is a number with a bit for each card of the hand: a look asks for many, and no deck has more than 31 cards. */
export function openHand(hand: readonly CardId[]) {
  const setOf = (has: (id: CardId) => boolean): number => hand.reduce((bits, id, i) => (has(id) ? bits | (1 << i) : bits), 0);
  const winners = new Map<number, number>();
  const pairs = new Map<number, (readonly [first: number, then: number])[]>();
  const isFree = hand.map((id) => cardOf(id).cost === 0);
  /** The cards that win a state. */
  const winnersOf = (place: Place): number => once(winners, place.known.at, () => setOf((id) => wins(id, place)));
  /** Those that win it once another card was played that is no Attack: for each such card, which. */
  const pairsFor = (place: Place) =>
    once(pairs, place.known.at, () => hand.flatMap((first, i) => (isFree[i] ? pairsWith(first, 1 << i, place) : [])));
  function pairsWith(first: CardId, bit: number, place: Place): [first: number, then: number][] {
    const then = afterAny(first, place).places.reduce((bits, one) => bits | winnersOf(one), 0) & ~bit;
    return then === 0 ? [] : [[bit, then]];
  }
  return {
    hand,
    holding: (cards: readonly CardId[]): Held => ({
      cards,
      bits: setOf((id) => cards.includes(id)),
      playable: setOf((id) => cards.includes(id) && canPay(id, cards.length)),
    }),
    /** How ready these cards of the hand are to win a state: with one card, or with two. */
    readiness(place: Place, { bits, playable }: Held): number {
      if ((winnersOf(place) & playable) !== 0) return nextTurn;
      return pairsFor(place).some(([first, then]) => (first & bits) !== 0 && (then & bits) !== 0) ? inTwoTurns : 0;
    },
  };
}
