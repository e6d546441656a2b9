/**
 * Standing orders: what a player wants done without being asked. They are read in this sense: an Immunité that is ordered and held is used; else an
 * attack that is to be suffered is suffered; else the player is asked. So orders never contradict one another, and an Immunité that was
 * ordered but is not in the hand leads to the question, unless suffering was ordered as well.
 */
import type { Option, Seat } from '../../kernel/types.ts';
import { kindOf, paymentsOf, pointsOf } from './cards/deck.ts';
import { placeOf } from './scores.ts';
import type { MoiPresident } from './state.ts';
import { say } from './text/messages.ts';
import { type Attack, attacks, five } from './vocabulary.ts';

export const orderIds = [
  'immunite-any',
  'immunite-from-5',
  ...attacks.map((attack) => `immunite-${attack}` as const),
  'suffer-below-5',
  ...attacks.map((attack) => `suffer-${attack}` as const),
  'take-highest',
  'give-lowest',
  'pay-cheapest',
] as const;
export type OrderId = (typeof orderIds)[number];

/** The same for everybody and at any time, so that they tell nothing of a hand. */
export const orders = (): Option[] => orderIds.map((id) => ({ id, label: say('order', { id }), detail: say('order.detail', { id }) }));

export const hasOrder = (state: MoiPresident, seat: Seat, id: OrderId): boolean => state.orders[seat]?.includes(id) ?? false;

/**
 * What an attack may cost `target` in points: for Affaire the cheapest way to pay five; for Débat the highest campaign card, which the winner would
 * choose; for Polémique the lowest, which the target would choose.
 */
export function stakeOf(state: MoiPresident, target: Seat, attack: Attack): number {
  const { campaign } = placeOf(state, target);
  if (attack === 'affaire') return (paymentsOf(campaign)[0] ?? []).reduce((a, b) => a + b, 0);
  const values = campaign.map(pointsOf);
  return attack === 'debat' ? Math.max(0, ...values) : Math.min(...values);
}

/** How `target`'s orders answer an attack; null: ask. */
export function ordered(state: MoiPresident, target: Seat, attack: Attack): 'immunite' | 'suffer' | null {
  const has = (id: OrderId) => hasOrder(state, target, id);
  const stake = stakeOf(state, target, attack);
  const immune = has('immunite-any') || has(`immunite-${attack}`) || (stake >= five && has('immunite-from-5'));
  if (immune && placeOf(state, target).hand.some((card) => kindOf(card) === 'immunite')) return 'immunite';
  return has(`suffer-${attack}`) || (stake < five && has('suffer-below-5')) ? 'suffer' : null;
}
