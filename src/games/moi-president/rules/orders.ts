/**
 * Standing orders: what a player wants done without being asked. They answer whatever is held, so that neither being asked nor not being asked
 * tells of a card: an Immunité that is ordered is used, and where none is held the attack is suffered. It goes before an order to suffer, so
 * orders never contradict one another.
 */

import type { Option, Seat } from '../../../kernel/types.ts';
import { kindOf } from '../data/deck.ts';
import { msg } from '../messages.ts';
import type { MoiPresident } from '../state.ts';
import { type Attack, attacks, five, type OrderGroup, type OrderId, orderIds } from '../vocabulary.ts';
import { paymentsWith, placeOf, pointsOf } from './table.ts';

const groupOf = (id: OrderId): OrderGroup => (id.startsWith('immunite') ? 'immunite' : id.startsWith('suffer') ? 'suffer' : 'choice');

/** The same for everybody and at any time, so that they tell nothing of a hand. */
export const orders = (): Option[] =>
  orderIds.map((id) => {
    const after = overridden(id);
    const option = { id, label: msg('order', { id }), detail: msg('order.detail', { id }), group: msg('order.group', { group: groupOf(id) }) };
    return after.length > 0 ? { ...option, overrides: after } : option;
  });

/** Orders that never count beside this one: what is answered by Immunité is not left to be suffered. An Affaire always costs five or more. */
function overridden(id: OrderId): OrderId[] {
  if (id === 'immunite-any') return orderIds.filter((other) => groupOf(other) === 'suffer');
  if (id === 'immunite-from-5') return ['suffer-affaire'];
  return attacks.flatMap((attack) => (id === `immunite-${attack}` ? [`suffer-${attack}` as const] : []));
}

export const hasOrder = (state: MoiPresident, seat: Seat, id: OrderId): boolean => state.orders[seat]?.includes(id) ?? false;

/**
 * What an attack may cost `target` in points: for Affaire the cheapest way to pay five; for Débat the highest campaign card, which the winner would
 * choose; for Polémique the lowest, which the target would choose.
 */
export function stakeOf(state: MoiPresident, target: Seat, attack: Attack): number {
  const { campaign } = placeOf(state, target);
  if (attack === 'affaire') return (paymentsWith(state, campaign)[0] ?? []).reduce((a, b) => a + b, 0);
  const values = campaign.map((card) => pointsOf(state, card));
  return attack === 'debat' ? Math.max(0, ...values) : Math.min(...values);
}

/** How `target`'s orders answer an attack; null: ask. Whether it is null depends on orders and on what lies open alone. */
export function ordered(state: MoiPresident, target: Seat, attack: Attack): 'immunite' | 'suffer' | null {
  const has = (id: OrderId) => hasOrder(state, target, id);
  const stake = stakeOf(state, target, attack);
  const immune = has('immunite-any') || has(`immunite-${attack}`) || (stake >= five && has('immunite-from-5'));
  if (immune) return placeOf(state, target).hand.some((card) => kindOf(card) === 'immunite') ? 'immunite' : 'suffer';
  return has(`suffer-${attack}`) || (stake < five && has('suffer-below-5')) ? 'suffer' : null;
}
