/**
 * Standing orders: what a player wants done without being asked. Each answers its question whatever is held, so that neither being asked nor
 * being silent tells of a card. Of two that contradict one another, which an old game may hold, the first in this list counts.
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
  /** «Never» leaves nothing to the other orders of its group. «Never for a small city» does: what is done for others may still be ordered. */
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

/** The same for everybody and at any time, so that they tell nothing of a hand. */
export const orders: StandingOrders<President> = {
  all: orderIds.map((id) => {
    const { group, overrides, excludes } = meanings[id];
    const detail = msg('order.detail', { id });
    return { id, label: msg('order', { id }), detail, group: msg('order.group', { group }), overrides: [...overrides], excludes: [...excludes] };
  }),
};

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

/** Whether a parade is wanted for so much: shown if it is held, never shown, or (null) to be asked. `points`: what the city is worth; none: 0. */
function parryOrdered(state: President, seat: Seat, points: number): 'shown' | 'never' | null {
  const isSmall = points < worthy;
  if (has(state, seat, 'parry') || (!isSmall && has(state, seat, 'parry-from-5'))) return 'shown';
  return isSmall && has(state, seat, 'parry-below-5-never') ? 'never' : null;
}

/** No order says whether to parry in this battle, or a block of this flight. */
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

/** What the city is worth that a flight goes to; elsewhere: nothing. */
function worthOfFlight(to: number): number {
  const { kind, name } = squareAt(to);
  return kind === 'city' ? pointsOf(name) : 0;
}

/** A flight to a small city, or to none. */
const isSmallFlight = (to: number): boolean => worthOfFlight(to) < worthy;

export const blockParrySettled = (state: President, seat: Seat, to: number): Settled | null =>
  paradeSettled(state, seat, helicopterParade, worthOfFlight(to));

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

/** Offered beside a parry: from now on at such a price, whether the parade is held (`picks` shows it) or not; and, for little, never. */
function offersOfParry(parade: MediaId, points: number): Offer[] {
  return points < worthy ? [offer(parade, 'parry'), offerNoParry()] : [offer(parade, 'parry-from-5')];
}

const offerNoParry = (): Offer => offer(nothing, 'parry-below-5-never');

/** Those that everybody may see offered: the same whatever is held. */
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

/** Offered where one of equal cities is to be chosen: the first of them, as always from now on. */
export const offerTie = (first: CityId): Offer => offer(first, 'tie-first');

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
