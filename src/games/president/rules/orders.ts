/**
 * Standing orders: what a player wants done without being asked. Each answers its question whatever is held, so that neither being asked nor
 * being silent tells of a card. Of two that contradict one another, the first in this list counts.
 */

import type { Option, Seat, Settled } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { helicopterAttack, helicopterParade, paradeFor } from '../data/media.ts';
import { msg } from '../messages.ts';
import type { President } from '../state.ts';
import { type CityId, type MediaId, type OrderGroup, type OrderId, orderIds, worthy } from '../vocabulary.ts';
import { candidateOf, held } from './table.ts';

interface Order {
  group: OrderGroup;
  /** «Never» leaves nothing to the other orders of its group. «Never for a small city» does: what is done for others may still be ordered. */
  overrides: readonly OrderId[];
}
const meanings: { readonly [O in OrderId]: Order } = {
  parry: { group: 'parry', overrides: [] },
  'attack-never': { group: 'attack', overrides: ['attack-below-5-never', 'attack-always'] },
  'attack-below-5-never': { group: 'attack', overrides: [] },
  'attack-always': { group: 'attack', overrides: [] },
  'commit-none': { group: 'commit', overrides: ['commit-below-5-none', 'commit-all'] },
  'commit-below-5-none': { group: 'commit', overrides: [] },
  'commit-all': { group: 'commit', overrides: [] },
  'block-never': { group: 'block', overrides: ['block-always'] },
  'block-always': { group: 'block', overrides: [] },
  'tie-first': { group: 'tie', overrides: [] },
};

/** The same for everybody and at any time, so that they tell nothing of a hand. */
export const orders = (): Option[] =>
  orderIds.map((id) => {
    const { group, overrides } = meanings[id];
    return { id, label: msg('order', { id }), group: msg('order.group', { group }), overrides: [...overrides] };
  });

const has = (state: President, seat: Seat, id: OrderId): boolean => state.orders[seat]?.includes(id) ?? false;

/** Everybody knows how many cards somebody holds: nobody without any is asked for one. */
const emptyHanded = (state: President, seat: Seat): boolean => candidateOf(state, seat).media.length === 0;

export const nothing = 'nothing';

/** An order shows a card, or nothing. */
const shows = (card: MediaId): Settled => ({ picked: [card], told: msg('order.shows', { card: card === nothing ? null : card }) });
const commits = (n: number): Settled => ({ picked: [String(n)], told: msg('order.commits', { n }) });

/** Which attack is shown for a city, or nothing. */
export function attackSettled(state: President, seat: Seat, city: CityId): Settled | null {
  if (emptyHanded(state, seat)) return { picked: [nothing] };
  const isSmall = pointsOf(city) < worthy;
  if (has(state, seat, 'attack-never') || (isSmall && has(state, seat, 'attack-below-5-never'))) return shows(nothing);
  if (!has(state, seat, 'attack-always')) return null;
  const attacks = held(state, seat, 'attack');
  // The helicopter can also block a flight: it goes last.
  return shows(attacks.find((card) => card !== helicopterAttack) ?? attacks[0] ?? nothing);
}

const ifHeld = (state: President, seat: Seat, card: MediaId): MediaId => (candidateOf(state, seat).media.includes(card) ? card : nothing);

export function parrySettled(state: President, seat: Seat, attack: MediaId): Settled | null {
  if (emptyHanded(state, seat)) return { picked: [nothing] };
  return has(state, seat, 'parry') ? shows(ifHeld(state, seat, paradeFor(attack))) : null;
}

export function blockSettled(state: President, seat: Seat): Settled | null {
  if (emptyHanded(state, seat)) return { picked: [nothing] };
  if (has(state, seat, 'block-never')) return shows(nothing);
  return has(state, seat, 'block-always') ? shows(ifHeld(state, seat, helicopterAttack)) : null;
}

export const blockParrySettled = (state: President, seat: Seat): Settled | null => {
  if (emptyHanded(state, seat)) return { picked: [nothing] };
  return has(state, seat, 'parry') ? shows(ifHeld(state, seat, helicopterParade)) : null;
};

/** How many Président cards go into a battle. */
export function commitSettled(state: President, seat: Seat, city: CityId): Settled | null {
  if (emptyHanded(state, seat)) return { picked: ['0'] };
  const isSmall = pointsOf(city) < worthy;
  if (has(state, seat, 'commit-none') || (isSmall && has(state, seat, 'commit-below-5-none'))) return commits(0);
  return has(state, seat, 'commit-all') ? commits(held(state, seat, 'president').length) : null;
}

/** Which of equal cities go: the first. In an exchange whoever chose before sees that nobody was asked, so it is told as well. */
export function tieSettled(state: President, seat: Seat, [first, ...others]: CityId[]): Settled | null {
  if (first === undefined || !has(state, seat, 'tie-first')) return null;
  return { picked: [first, ...others], told: msg('order.ties', { cities: [first, ...others] }) };
}
