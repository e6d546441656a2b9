/** The option Super Tuesday: two Zeros take the choice of the primary away from the Dealer. */

import { bound, effect, seq, together } from '../../../../kernel/rules.ts';
import type { Option, Seat, Settled } from '../../../../kernel/types.ts';
import { border } from '../../data/primaries.ts';
import { msg } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import { type CardId, tuesday } from '../../vocabulary.ts';
import { candidacyOf, dealerOf, discard, draw, familyOf, inOrder, playOrder, statesOf } from '../table.ts';
import { orderSites, selectPrimary, selectSecond } from './selection.ts';

/** A standing order: never ask to claim. */
export const noClaim = 'no-claim';
/** Another: claim whenever the Zeros for it are in hand. */
export const doesClaim = 'claim';

const zerosOf = (state: Candidate, seat: Seat): CardId[] =>
  inOrder(
    state,
    candidacyOf(state, seat).hand.filter((card) => familyOf(state, card) === 'zero'),
  ).slice(0, tuesday.zeros);

/** A Super Tuesday needs two primaries that border each other. */
export function twoBorder({ remaining, map }: Pick<Candidate, 'remaining' | 'map'>): boolean {
  return remaining.some((one) => remaining.some((other) => one !== other && border(map[one]!, map[other]!)));
}

/** Asks everyone who could hold two Zeros, side by side, so that silence reveals nothing. */
export const offerClaims = effect<Candidate>('offerClaims', {
  run(turn) {
    const { state } = turn;
    if (!state.superTuesday || !twoBorder(state)) return;
    const asked = playOrder(state).filter((seat) => seat !== state.dealer && candidacyOf(state, seat).hand.length >= tuesday.zeros);
    if (asked.length === 0) return;
    turn.push(seq([together(asked, (by) => [claim({ by })]), judgeClaims({ claims: bound('claims') })], { claims: {} }));
  },
});

export const claim = effect<Candidate, { by: Seat }>('claim', {
  ask(state, { by }) {
    const blocked = zerosOf(state, by).length < tuesday.zeros ? { blocked: msg('blocked.zeros') } : {};
    const site = state.sites.at(-1)!;
    const decline: Option = { id: 'decline', label: msg('decline') };
    return {
      by,
      ask: msg('ask.claim', { seat: dealerOf(state), primary: statesOf(state, site.primary) }),
      call: msg('call.claim'),
      options: [decline, { id: 'claim', label: msg('claim'), detail: msg('claim.detail'), ...blocked }],
      open: [decline],
      settled: byOrder(state, by),
    };
  },
  run: (turn, { by }, [picked]) => turn.gather('claims', by, picked),
  none: (turn, { by }) => turn.gather('claims', by, 'decline'),
});

/** Either order answers at once, whatever the hand. */
function byOrder(state: Candidate, by: Seat): Settled | null {
  const orders = state.orders[by] ?? [];
  if (orders.includes(noClaim)) return { picked: ['decline'], told: msg('order.declines') };
  if (!orders.includes(doesClaim)) return null;
  return zerosOf(state, by).length < tuesday.zeros
    ? { picked: ['decline'], told: msg('order.declines') }
    : { picked: ['claim'], told: msg('order.claims') };
}

/** The first in play order to claim becomes the Dealer and chooses up to two primaries; the interrupted Dealer loses the turn. */
export const judgeClaims = effect<Candidate, { claims: { [seat: Seat]: string } }>('judgeClaims', {
  run(turn, { claims }) {
    const { state } = turn;
    turn.reveal();
    const seat = playOrder(state).find((one) => claims[one] === 'claim');
    if (!seat) return turn.tell('all', msg('claims.nobody'));
    turn.tell('all', msg('claims', { seat, dealer: dealerOf(state) }));
    discard(state, seat, zerosOf(state, seat));
    draw(turn, seat, tuesday.forTheDealer);
    state.dealer = seat;
    state.sites = [];
    turn.push(selectPrimary({ tuesday: true }), selectSecond({}), tuesdayDraw({}), orderSites({}));
  },
});

/** Everyone draws three cards, the new Dealer first. */
export const tuesdayDraw = effect<Candidate>('tuesdayDraw', {
  run(turn) {
    const order = playOrder(turn.state);
    turn.tell('all', msg('tuesday.draw'));
    for (const seat of [...order.slice(-1), ...order.slice(0, -1)]) draw(turn, seat, tuesday.forEverybody);
  },
});
