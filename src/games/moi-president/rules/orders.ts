/**
 * Standing orders: what a player wants done without being asked. They answer whatever is held, so that neither being asked nor not being asked
 * tells of a card: an Immunité that is ordered is used, and where none is held the attack is suffered. It goes before an order to suffer, so
 * orders never contradict one another.
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
  /** Whether it answers an attack that may cost so many points. */
  answers(attack: Attack, stake: number): boolean;
  /** Orders that never count beside it: what is answered by Immunité is not left to be suffered. */
  overrides: readonly OrderId[];
}
const immunite = (answers: Order['answers'], overrides: readonly OrderId[]): Order => ({ group: 'immunite', answers, overrides });
const suffer = (answers: Order['answers']): Order => ({ group: 'suffer', answers, overrides: [] });
/** Of a choice between cards: no answer to an attack. */
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

/** Orders about one thing stand together. */
export const groupOf = (id: OrderId): OrderGroup => meanings[id].group;

/** The same for everybody and at any time, so that they tell nothing of a hand. */
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

/** What each attack may cost: the cheapest way to pay five; the highest campaign card, which the winner would choose; the lowest, which the target would. */
const stakes: { readonly [A in Attack]: (state: MoiPresident, campaign: readonly CardId[]) => number } = {
  debat: (state, campaign) => Math.max(0, ...campaign.map((card) => pointsOf(state, card))),
  polemique: (state, campaign) => Math.min(...campaign.map((card) => pointsOf(state, card))),
  affaire: (state, campaign) => (paymentsWith(state, campaign)[0] ?? []).reduce((a, b) => a + b, 0),
};

/** What an attack may cost `target` in points. */
export const stakeOf = (state: MoiPresident, target: Seat, attack: Attack): number => stakes[attack](state, placeOf(state, target).campaign);

/** An attack that takes something takes just that many points, whatever is chosen. */
export function isSure(state: MoiPresident, target: Seat, attack: Attack): boolean {
  const { campaign } = placeOf(state, target);
  const losses =
    attack === 'affaire'
      ? paymentsWith(state, campaign).map((cards) => cards.reduce((a, b) => a + b, 0))
      : campaign.map((card) => pointsOf(state, card));
  return new Set(losses).size < 2;
}

/** How `target`'s orders answer an attack; null: ask. Whether it is null depends on orders and on what lies open alone. */
export function ordered(state: MoiPresident, target: Seat, attack: Attack): 'immunite' | 'suffer' | null {
  const stake = stakeOf(state, target, attack);
  const answered = (group: OrderGroup) =>
    orderIds.some((id) => meanings[id].group === group && hasOrder(state, target, id) && meanings[id].answers(attack, stake));
  if (answered('immunite')) return placeOf(state, target).hand.some((card) => kindOf(card) === 'immunite') ? 'immunite' : 'suffer';
  return answered('suffer') ? 'suffer' : null;
}
