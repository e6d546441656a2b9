/**
 * Standing orders: what a player wants done without being asked. Each answers its question whatever is held, so that neither being asked nor
 * being silent tells of a card. Of two that contradict one another, which an old game may hold, the first in this list counts.
 */

import type { Offer, Option, Seat, Settled } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { helicopterAttack, helicopterParade, paradeFor } from '../data/media.ts';
import { squareAt } from '../data/squares.ts';
import { msg } from '../messages.ts';
import type { President } from '../state.ts';
import { type CityId, type MediaId, type OrderGroup, type OrderId, orderIds, worthy } from '../vocabulary.ts';
import { candidateOf, held } from './table.ts';

interface Order {
  group: OrderGroup;
  /** «Never» leaves nothing to the other orders of its group. «Never for a small city» does: what is done for others may still be ordered. */
  overrides: readonly OrderId[];
  excludes: readonly OrderId[];
  /** What anybody would want, and costs nobody a choice worth having. */
  initial?: true;
}
const meanings: { readonly [O in OrderId]: Order } = {
  parry: { group: 'parry', overrides: [], excludes: [], initial: true },
  'attack-never': { group: 'attack', overrides: ['attack-below-5-never'], excludes: ['attack-always'] },
  'attack-below-5-never': { group: 'attack', overrides: [], excludes: [] },
  'attack-always': { group: 'attack', overrides: [], excludes: [] },
  'commit-none': { group: 'commit', overrides: ['commit-below-5-none'], excludes: ['commit-all'] },
  'commit-below-5-none': { group: 'commit', overrides: [], excludes: [] },
  'commit-all': { group: 'commit', overrides: [], excludes: [] },
  'block-never': { group: 'block', overrides: ['block-below-5-never'], excludes: ['block-always'] },
  'block-below-5-never': { group: 'block', overrides: [], excludes: [] },
  'block-always': { group: 'block', overrides: [], excludes: [] },
  'tie-first': { group: 'tie', overrides: [], excludes: [], initial: true },
};

/** The same for everybody and at any time, so that they tell nothing of a hand. */
export const orders = (): Option[] =>
  orderIds.map((id) => {
    const { group, overrides, excludes, initial } = meanings[id];
    const option = { id, label: msg('order', { id }), group: msg('order.group', { group }), overrides: [...overrides], excludes: [...excludes] };
    return initial ? { ...option, initial } : option;
  });

const has = (state: President, seat: Seat, id: OrderId): boolean => state.orders[seat]?.includes(id) ?? false;

/** Everybody knows how many cards somebody holds: nobody without any is asked for one. */
export const emptyHanded = (state: President, seat: Seat): boolean => candidateOf(state, seat).media.length === 0;

export const nothing = 'nothing';

/** An order shows a card, or nothing. */
export const shows = (card: MediaId): Settled => ({ picked: [card], told: msg('order.shows', { card: card === nothing ? null : card }) });

const isSmall = (city: CityId): boolean => pointsOf(city) < worthy;

/** What is ordered for an attack: never one for this city, one whenever it is held, or (null) to be asked. */
export function attackOrdered(state: President, seat: Seat, city: CityId): 'never' | 'always' | null {
  if (has(state, seat, 'attack-never') || (isSmall(city) && has(state, seat, 'attack-below-5-never'))) return 'never';
  return has(state, seat, 'attack-always') ? 'always' : null;
}

/** The attack that is shown where one is ordered, or nothing where none is held. The helicopter can also block a flight: it goes last. */
export function attackHeld(state: President, seat: Seat): MediaId {
  const attacks = held(state, seat, 'attack');
  return attacks.find((card) => card !== helicopterAttack) ?? attacks[0] ?? nothing;
}

/** How many Président cards an order puts into a battle; null: one is asked. */
export function commitOrdered(state: President, seat: Seat, city: CityId): number | null {
  if (has(state, seat, 'commit-none') || (isSmall(city) && has(state, seat, 'commit-below-5-none'))) return 0;
  return has(state, seat, 'commit-all') ? held(state, seat, 'president').length : null;
}

const ifHeld = (state: President, seat: Seat, card: MediaId): MediaId => (candidateOf(state, seat).media.includes(card) ? card : nothing);

export function parrySettled(state: President, seat: Seat, attack: MediaId): Settled | null {
  if (emptyHanded(state, seat)) return { picked: [nothing] };
  return has(state, seat, 'parry') ? shows(ifHeld(state, seat, paradeFor(attack))) : null;
}

export function blockSettled(state: President, seat: Seat, to: number): Settled | null {
  if (emptyHanded(state, seat)) return { picked: [nothing] };
  if (has(state, seat, 'block-never') || (isSmallFlight(to) && has(state, seat, 'block-below-5-never'))) return shows(nothing);
  return has(state, seat, 'block-always') ? shows(ifHeld(state, seat, helicopterAttack)) : null;
}

/** A flight to a small city, or to none. */
function isSmallFlight(to: number): boolean {
  const { kind, name } = squareAt(to);
  return kind !== 'city' || isSmall(name);
}

export const blockParrySettled = (state: President, seat: Seat): Settled | null => {
  if (emptyHanded(state, seat)) return { picked: [nothing] };
  return has(state, seat, 'parry') ? shows(ifHeld(state, seat, helicopterParade)) : null;
};

/** Which of equal cities go: the first. In an exchange whoever chose before sees that nobody was asked, so it is told as well. */
export function tieSettled(state: President, seat: Seat, [first, ...others]: CityId[]): Settled | null {
  if (first === undefined || !has(state, seat, 'tie-first')) return null;
  return { picked: [first, ...others], told: msg('order.ties', { cities: [first, ...others] }) };
}

const offer = (picks: string, what: OrderId, ...others: OrderId[]): Offer => ({
  picks,
  orders: [what, ...others],
  label: msg('offer', { id: what }),
  detail: msg('offer.detail', { ids: [what, ...others] }),
});

/** Offered beside a parry, shown or not. */
export const offerParry = (picks: MediaId): Offer => offer(picks, 'parry');

/** Offered where somebody lets a helicopter go. */
export const offerNoBlock = (to: number): Offer => offer(nothing, isSmallFlight(to) ? 'block-below-5-never' : 'block-never');

/** Offered where neither an attack nor Président cards are wanted for a small city. `asked`: what no order answers yet. */
export function offerNoFight(city: CityId, asked: { attack: boolean; commit: boolean }): Offer[] {
  const missing: OrderId[] = [
    ...(asked.attack ? (['attack-below-5-never'] as const) : []),
    ...(asked.commit ? (['commit-below-5-none'] as const) : []),
  ];
  const [first, ...others] = missing;
  return isSmall(city) && first ? [offer(nothing, first, ...others)] : [];
}
