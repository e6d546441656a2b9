/**
 * Standing orders: what a player wants done without being asked. Each answers its question whatever the hand, so that neither a question nor silence
 * reveals a card. If two contradict each other, which an old game may hold, the first in this list counts.
 */

import type { StandingOrders } from '../../../kernel/rules.ts';
import type { Offer, Seat, Settled } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { helicopterAttack, helicopterParade, paradeFor } from '../data/media.ts';
import { squareAt } from '../data/squares.ts';
import { msg } from '../messages.ts';
import type { President } from '../state.ts';
import { type CityId, type MediaId, type OrderGroup, type OrderId, orderIds, worthy } from '../vocabulary.ts';
import { candidateOf, held } from './table.ts';

interface Order {
  group: OrderGroup;
  /** «Never» leaves nothing to the other orders of its group. «Never for a small city» does: larger cities can still have orders. */
  overrides: readonly OrderId[];
  excludes: readonly OrderId[];
}
const meanings: { readonly [O in OrderId]: Order } = {
  parry: { group: 'parry', overrides: ['parry-from-5'], excludes: ['parry-below-5-never'] },
  'parry-from-5': { group: 'parry', overrides: [], excludes: [] },
  'parry-below-5-never': { group: 'parry', overrides: [], excludes: [] },
  'attack-never': { group: 'attack', overrides: ['attack-below-5-never'], excludes: ['attack-always'] },
  'attack-below-5-never': { group: 'attack', overrides: [], excludes: [] },
  'attack-always': { group: 'attack', overrides: [], excludes: [] },
  'commit-none': { group: 'commit', overrides: ['commit-below-5-none'], excludes: ['commit-all'] },
  'commit-below-5-none': { group: 'commit', overrides: [], excludes: [] },
  'commit-all': { group: 'commit', overrides: [], excludes: [] },
  'block-never': { group: 'block', overrides: ['block-below-5-never'], excludes: ['block-always'] },
  'block-below-5-never': { group: 'block', overrides: [], excludes: [] },
  'block-always': { group: 'block', overrides: [], excludes: [] },
  'tie-first': { group: 'tie', overrides: [], excludes: [] },
};

/** The same for everyone at any time, so that they reveal nothing about a hand. */
export const orders: StandingOrders<President> = {
  all: orderIds.map((id) => {
    const { group, overrides, excludes } = meanings[id];
    const detail = msg('order.detail', { id });
    return { id, label: msg('order', { id }), detail, group: msg('order.group', { group }), overrides: [...overrides], excludes: [...excludes] };
  }),
};

const has = (state: President, seat: Seat, id: OrderId): boolean => state.orders[seat]?.includes(id) ?? false;

/** Everyone knows how many cards a player holds, so a player without any is never asked for one. */
export const emptyHanded = (state: President, seat: Seat): boolean => candidateOf(state, seat).media.length === 0;

export const nothing = 'nothing';

/** An order that shows a card, or nothing. */
export const shows = (card: MediaId): Settled => ({ picked: [card], told: msg('order.shows', { card: card === nothing ? null : card }) });

const isSmall = (city: CityId): boolean => pointsOf(city) < worthy;

/** The order about an attack: never for this city, whenever one is held, or null: ask. */
export function attackOrdered(state: President, seat: Seat, city: CityId): 'never' | 'always' | null {
  if (has(state, seat, 'attack-never') || (isSmall(city) && has(state, seat, 'attack-below-5-never'))) return 'never';
  return has(state, seat, 'attack-always') ? 'always' : null;
}

/** The attack that an order shows, or nothing if none is held. The helicopter can also block a flight, so it goes last. */
export function attackHeld(state: President, seat: Seat): MediaId {
  const attacks = held(state, seat, 'attack');
  return attacks.find((card) => card !== helicopterAttack) ?? attacks[0] ?? nothing;
}

/** How many Président cards an order commits to a battle; null: ask. */
export function commitOrdered(state: President, seat: Seat, city: CityId): number | null {
  if (has(state, seat, 'commit-none') || (isSmall(city) && has(state, seat, 'commit-below-5-none'))) return 0;
  return has(state, seat, 'commit-all') ? held(state, seat, 'president').length : null;
}

const ifHeld = (state: President, seat: Seat, card: MediaId): MediaId => (candidateOf(state, seat).media.includes(card) ? card : nothing);

/** Whether an order shows a parade for this many points: shown if held, never, or null: ask. `points`: the city's worth; 0 if there is none. */
function parryOrdered(state: President, seat: Seat, points: number): 'shown' | 'never' | null {
  const isSmall = points < worthy;
  if (has(state, seat, 'parry') || (!isSmall && has(state, seat, 'parry-from-5'))) return 'shown';
  return isSmall && has(state, seat, 'parry-below-5-never') ? 'never' : null;
}

/** Whether no order answers a parry in this battle, or against a block of this flight. */
export const asksForParry = (state: President, seat: Seat, city: CityId): boolean => parryOrdered(state, seat, pointsOf(city)) === null;
export const asksToInsist = (state: President, seat: Seat, to: number): boolean => parryOrdered(state, seat, worthOfFlight(to)) === null;

function paradeSettled(state: President, seat: Seat, parade: MediaId, points: number): Settled | null {
  if (emptyHanded(state, seat)) return { picked: [nothing] };
  const wanted = parryOrdered(state, seat, points);
  return wanted && shows(wanted === 'shown' ? ifHeld(state, seat, parade) : nothing);
}

export const parrySettled = (state: President, seat: Seat, attack: MediaId, city: CityId): Settled | null =>
  paradeSettled(state, seat, paradeFor(attack), pointsOf(city));

export function blockSettled(state: President, seat: Seat, to: number): Settled | null {
  if (emptyHanded(state, seat)) return { picked: [nothing] };
  if (has(state, seat, 'block-never') || (isSmallFlight(to) && has(state, seat, 'block-below-5-never'))) return shows(nothing);
  return has(state, seat, 'block-always') ? shows(ifHeld(state, seat, helicopterAttack)) : null;
}

/** The worth of the city a flight goes to; 0 for any other square. */
function worthOfFlight(to: number): number {
  const { kind, name } = squareAt(to);
  return kind === 'city' ? pointsOf(name) : 0;
}

/** A flight to a small city, or to none. */
const isSmallFlight = (to: number): boolean => worthOfFlight(to) < worthy;

export const blockParrySettled = (state: President, seat: Seat, to: number): Settled | null =>
  paradeSettled(state, seat, helicopterParade, worthOfFlight(to));

/** Which of equal cities to pick: the first. In an exchange, earlier choosers see that nobody was asked, so it is told as well. */
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

/**
 * Offers beside a parry: from now on for this many points, whether the parade is held (`picks` shows it) or not; and never, if little is at stake.
 */
function offersOfParry(parade: MediaId, points: number): Offer[] {
  return points < worthy ? [offer(parade, 'parry'), offerNoParry()] : [offer(parade, 'parry-from-5')];
}

const offerNoParry = (): Offer => offer(nothing, 'parry-below-5-never');

/** The offers everyone may see: the same whatever the hand. */
const openOfParry = (points: number): Offer[] => (points < worthy ? [offerNoParry()] : []);

/** `parade`: the one that is held, or nothing. */
export const offerParry = (parade: MediaId, city: CityId): { offers: Offer[]; open: Offer[] } => ({
  offers: offersOfParry(parade, pointsOf(city)),
  open: openOfParry(pointsOf(city)),
});
export const offerInsist = (parade: MediaId, to: number): { offers: Offer[]; open: Offer[] } => ({
  offers: offersOfParry(parade, worthOfFlight(to)),
  open: openOfParry(worthOfFlight(to)),
});

/** Offered with a choice of equal cities: the first of them, now and always. */
export const offerTie = (first: CityId): Offer => offer(first, 'tie-first');

/** Offered when a player lets a helicopter go. */
export const offerNoBlock = (to: number): Offer => offer(nothing, isSmallFlight(to) ? 'block-below-5-never' : 'block-never');

/** Offered to a player who wants neither an attack nor Président cards for a small city. `asked`: what no order answers yet. */
export function offerNoFight(city: CityId, asked: { attack: boolean; commit: boolean }): Offer[] {
  const missing: OrderId[] = [
    ...(asked.attack ? (['attack-below-5-never'] as const) : []),
    ...(asked.commit ? (['commit-below-5-none'] as const) : []),
  ];
  const [first, ...others] = missing;
  return isSmall(city) && first ? [offer(nothing, first, ...others)] : [];
}
