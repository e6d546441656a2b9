/** The deal, and the secret bids that determine the first Dealer. */

import { effect, together } from '../../../../kernel/rules.ts';
import type { Offered, Seat } from '../../../../kernel/types.ts';
import { printed, printOf } from '../../data/cards.ts';
import { traits } from '../../data/families.ts';
import { msg } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import type { CardId } from '../../vocabulary.ts';
import { learn } from '../known.ts';
import { candidacyOf, faceOf, facesOf, handLimit, handOf, inOrder, running } from '../table.ts';
import { cardOption } from './options.ts';

/** Shuffles and deals. Players know only their own hands. The cards are numbered, and what is printed on each is recorded for the whole game. */
export const deal = effect<Candidate>('deal', {
  run(turn) {
    const { state } = turn;
    state.cards = Object.fromEntries(printed().map((face, i) => [`c${i + 1}`, face]));
    state.deck = turn.random.shuffle('deck', Object.keys(state.cards));
    if (state.incumbent) turn.tell('all', msg('incumbent', { seat: state.incumbent }));
    for (const seat of state.seats) {
      const hand = state.deck.splice(0, handLimit(state, seat));
      candidacyOf(state, seat).hand = hand;
      turn.tell([seat], msg('dealt', { cards: facesOf(state, hand) }));
    }
    turn.push(
      together(state.seats, (by) => [bid({ by })]),
      revealBids({}),
    );
  },
});

/** Asks for any part of the hand, in secret. */
export const bid = effect<Candidate, { by: Seat }>('bid', {
  ask(state, { by }) {
    const options = handOf(state, by).map(
      (card): Offered => (counts(state, card) ? { ...cardOption(state, card), likely: true } : cardOption(state, card)),
    );
    return { by, ask: msg('ask.bid'), call: msg('call.bid'), options, min: 0, max: options.length };
  },
  run({ state }, { by }, picked) {
    candidacyOf(state, by).bid = inOrder(state, picked);
  },
  none({ state }, { by }) {
    candidacyOf(state, by).bid = [];
  },
});

/** Only Money and Endorsements count. */
const counts = (state: Candidate, card: CardId): boolean => traits[printOf(faceOf(state, card)).family].counts === 'for';

/** The value of a bid. */
export const worth = (state: Candidate, bid: readonly CardId[]): number =>
  bid.filter((card) => counts(state, card)).reduce((sum, card) => sum + printOf(faceOf(state, card)).value, 0);

/** Reveals all bids; the highest becomes the first Dealer, with ties broken by lot. The cards return to the hands. */
export const revealBids = effect<Candidate>('revealBids', {
  run(turn) {
    const { state } = turn;
    turn.reveal();
    const bids = running(state).map((seat) => ({ seat, cards: candidacyOf(state, seat).bid ?? [] }));
    // Empty bids come first, together; the highest comes last, next to its result.
    const totals = bids
      .map(({ seat, cards }) => ({ seat, cards: facesOf(state, cards), total: worth(state, cards) }))
      .sort((a, b) => a.total - b.total || a.cards.length - b.cards.length);
    for (const one of totals) turn.tell('all', one.cards.length === 0 ? msg('bid.none', { seat: one.seat }) : msg('bid', one));
    const highest = Math.max(...totals.map(({ total }) => total));
    const first = totals.filter(({ total }) => total === highest).map(({ seat }) => seat);
    const dealer = first.length === 1 ? first[0]! : turn.random.pick('first-dealer', first);
    for (const { seat, cards } of bids) {
      learn(
        state,
        state.seats.filter((other) => other !== seat),
        seat,
        cards,
      );
      candidacyOf(state, seat).bid = null;
    }
    state.phase = 'primaries';
    state.dealer = dealer;
    state.turnOf = dealer;
    turn.tell('all', msg('dealer', { seat: dealer, tied: first.length > 1 }));
  },
});
