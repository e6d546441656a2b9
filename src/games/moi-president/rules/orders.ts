/**
 * Standing orders: what a player wants done without being asked. They answer whatever the hand, so that neither a question nor its absence reveals a
 * card: an ordered Immunité is used, and if none is held the attack is suffered. It takes precedence over an order to suffer, so orders never
 * contradict each other.
 */

import type { StandingOrders } from '../../../kernel/rules.ts';
import type { Offer, Seat } from '../../../kernel/types.ts';
import { kindOf } from '../data/deck.ts';
import { msg } from '../messages.ts';
import type { MoiPresident } from '../state.ts';
import { type Attack, type CardId, five, type OrderGroup, type OrderId, orderIds } from '../vocabulary.ts';
import { paymentsWith, placeOf, pointsOf } from './table.ts';

interface Order {
  group: OrderGroup;
  /** Whether it answers an attack that may cost `stake` points. */
  answers(attack: Attack, stake: number): boolean;
  /** Orders that have no effect beside it: an attack answered by Immunité is not suffered. */
  overrides: readonly OrderId[];
}
const immunite = (answers: Order['answers'], overrides: readonly OrderId[]): Order => ({ group: 'immunite', answers, overrides });
const suffer = (answers: Order['answers']): Order => ({ group: 'suffer', answers, overrides: [] });
/** A choice between cards, which doesn't answer an attack. */
const choice: Order = { group: 'choice', answers: () => false, overrides: [] };
const only =
  (one: Attack): Order['answers'] =>
  (attack) =>
    attack === one;

const meanings: { readonly [O in OrderId]: Order } = {
  'immunite-any': immunite(() => true, ['suffer-below-5', 'suffer-debat', 'suffer-polemique', 'suffer-affaire']),
  /** An Affaire always costs five or more. */
  'immunite-from-5': immunite((_, stake) => stake >= five, ['suffer-affaire']),
  'immunite-debat': immunite(only('debat'), ['suffer-debat']),
  'immunite-polemique': immunite(only('polemique'), ['suffer-polemique']),
  'immunite-affaire': immunite(only('affaire'), ['suffer-affaire']),
  'suffer-below-5': suffer((_, stake) => stake < five),
  'suffer-debat': suffer(only('debat')),
  'suffer-polemique': suffer(only('polemique')),
  'suffer-affaire': suffer(only('affaire')),
  'take-highest': choice,
  'give-lowest': choice,
  'pay-cheapest': choice,
};

/** Groups orders about the same thing. */
export const groupOf = (id: OrderId): OrderGroup => meanings[id].group;

/** The same for everyone at any time, so that they reveal nothing about a hand. */
export const orders: StandingOrders<MoiPresident> = {
  all: orderIds.map((id) => {
    const { group, overrides } = meanings[id];
    const option = { id, label: msg('order', { id }), detail: msg('order.detail', { id }), group: msg('order.group', { group }) };
    return overrides.length > 0 ? { ...option, overrides: [...overrides] } : option;
  }),
};

/** The answer `picks`, and this order from now on. */
export const offer = (picks: string, id: OrderId): Offer => ({
  picks,
  orders: [id],
  label: msg('offer', { id }),
  detail: msg('offer.detail', { id }),
});

export const hasOrder = (state: MoiPresident, seat: Seat, id: OrderId): boolean => state.orders[seat]?.includes(id) ?? false;

/**
 * What each attack may cost. Affaire: the cheapest way to pay five; Débat: the highest campaign card, which the winner would choose; Polémique: the
 * lowest, which the target would choose.
 */
const stakes: { readonly [A in Attack]: (state: MoiPresident, campaign: readonly CardId[]) => number } = {
  debat: (state, campaign) => Math.max(0, ...campaign.map((card) => pointsOf(state, card))),
  polemique: (state, campaign) => Math.min(...campaign.map((card) => pointsOf(state, card))),
  affaire: (state, campaign) => (paymentsWith(state, campaign)[0] ?? []).reduce((a, b) => a + b, 0),
};

/** What an attack may cost `target` in points. */
export const stakeOf = (state: MoiPresident, target: Seat, attack: Attack): number => stakes[attack](state, placeOf(state, target).campaign);

/** Whether an attack that takes something takes exactly that many points, whatever is chosen. */
export function isSure(state: MoiPresident, target: Seat, attack: Attack): boolean {
  const { campaign } = placeOf(state, target);
  const losses =
    attack === 'affaire'
      ? paymentsWith(state, campaign).map((cards) => cards.reduce((a, b) => a + b, 0))
      : campaign.map((card) => pointsOf(state, card));
  return new Set(losses).size < 2;
}

/** How `target`'s orders answer an attack; null: ask. Whether it is null depends only on orders and public cards. */
export function ordered(state: MoiPresident, target: Seat, attack: Attack): 'immunite' | 'suffer' | null {
  const stake = stakeOf(state, target, attack);
  const answered = (group: OrderGroup) =>
    orderIds.some((id) => meanings[id].group === group && hasOrder(state, target, id) && meanings[id].answers(attack, stake));
  if (answered('immunite')) return placeOf(state, target).hand.some((card) => kindOf(card) === 'immunite') ? 'immunite' : 'suffer';
  return answered('suffer') ? 'suffer' : null;
}
