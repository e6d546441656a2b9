/** Dealing, and the secret bids that name the first Dealer. */

import { together } from '../../../kernel/control.ts';
import { effect } from '../../../kernel/effect.ts';
import type { Seat } from '../../../kernel/types.ts';
import { cardOf, cards, sorted } from '../data/cards.ts';
import type { Candidate } from '../state.ts';
import { candidacyOf, handLimit, isRunning, running } from '../table.ts';
import { msg } from '../text/messages.ts';
import type { CardId } from '../vocabulary.ts';
import { cardOption } from './options.ts';

/** Shuffles and deals. Everybody knows his own hand only. */
export const deal = effect<Candidate>('deal', {
  run(turn) {
    const { state } = turn;
    state.deck = turn.random.shuffle(
      'deck',
      cards.map(({ id }) => id),
    );
    if (state.incumbent) turn.tell('all', msg('incumbent', { seat: state.incumbent }));
    for (const seat of state.seats) {
      const hand = state.deck.splice(0, handLimit(state, seat));
      candidacyOf(state, seat).hand = hand;
      turn.tell([seat], msg('dealt', { cards: sorted(hand) }));
    }
    turn.push(together(Object.fromEntries(state.seats.map((by) => [by, [bid({ by })]]))), revealBids({}));
  },
});

/** Any part of the hand, in secret. */
export const bid = effect<Candidate, { by: Seat }>('bid', {
  ask(state, { by }) {
    if (!isRunning(state, by)) return null;
    const options = sorted(candidacyOf(state, by).hand).map((card) => cardOption(card));
    return { by, ask: msg('ask.bid'), options, min: 0, max: options.length };
  },
  run(turn, { by }, picked) {
    candidacyOf(turn.state, by).bid = sorted(picked);
  },
});

/** What a bid is worth: only Money and Endorsements count. */
export function worth(bid: readonly CardId[]): number {
  const counting = bid.map(cardOf).filter(({ family }) => family === 'money' || family === 'endorsement');
  return counting.reduce((sum, { value }) => sum + value, 0);
}

/** Shows all bids; the highest deals first, a lot decides between equals. The cards go back to the hands. */
export const revealBids = effect<Candidate>('revealBids', {
  run(turn) {
    const { state } = turn;
    turn.reveal();
    const bids = running(state).map((seat) => ({ seat, cards: candidacyOf(state, seat).bid ?? [] }));
    // The highest last, next to what comes of it.
    const totals = bids.map(({ seat, cards }) => ({ seat, cards, total: worth(cards) })).sort((a, b) => a.total - b.total);
    for (const one of totals) turn.tell('all', msg('bid', one));
    const highest = Math.max(...totals.map(({ total }) => total));
    const first = totals.filter(({ total }) => total === highest).map(({ seat }) => seat);
    const dealer = first.length === 1 ? first[0]! : turn.random.pick('first-dealer', first);
    for (const { seat } of totals) candidacyOf(state, seat).bid = null;
    state.phase = 'primaries';
    state.dealer = dealer;
    state.turnOf = dealer;
    turn.tell('all', msg('dealer', { seat: dealer, tied: first.length > 1 }));
  },
});
