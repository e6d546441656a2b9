/** After the votes: the Bandwagon, new cards, the next Dealer. */

import { effect } from '../../../../kernel/rules.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import { candidacyOf, clockwise, dealerOf, discard, draw, facesOf, handLimit, handOf, isRunning, type Move, playOrder, running } from '../table.ts';
import { cardOption } from './options.ts';

/** The player who won the most votes this turn draws one more card, or two if they already hold the Bandwagon pawn; then everyone refills. */
export const award = effect<Candidate>('award', {
  run(turn) {
    const bonus = bonuses(turn);
    turn.push(...playOrder(turn.state).map((by) => refill({ by, bonus: bonus[by] ?? 0 })));
  },
});

function bonuses(turn: Move): { [seat: Seat]: number } {
  const { state } = turn;
  const votes = Object.fromEntries(running(state).map((seat) => [seat, state.tally[seat] ?? 0]));
  const most = Math.max(...Object.values(votes));
  const first = running(state).filter((seat) => votes[seat] === most);
  const held = state.bandwagon;
  state.bandwagon = null;
  if (most === 0) {
    if (held !== null) turn.tell('all', msg('bandwagon.none'));
    return {};
  }
  if (first.length > 1) {
    turn.tell('all', msg('bandwagon.tie', { seats: first }));
    return Object.fromEntries(first.map((seat) => [seat, 1]));
  }
  const seat = first[0]!;
  const bonus = held === seat ? 2 : 1;
  state.bandwagon = seat;
  turn.tell('all', msg('bandwagon', { seat, bonus, votes: most }));
  return { [seat]: bonus };
}

/** Has a player who acted discard down to the hand limit; then the player draws up to it, plus the bonus. */
export const refill = effect<Candidate, { by: Seat; bonus: number }>('refill', {
  ask(state, { by }) {
    const hand = handOf(state, by);
    const over = hand.length - handLimit(state, by);
    if (over <= 0 || !state.acted.includes(by)) return null;
    const options = hand.map((card) => cardOption(state, card));
    return { by, ask: msg('ask.discard-down', { n: over }), call: msg('call.discard-down', { n: over }), options, min: over, max: over };
  },
  run(turn, { by, bonus }, picked) {
    const { state } = turn;
    discard(state, by, picked);
    turn.tell('all', msg('discards-down', { seat: by, cards: facesOf(state, picked) }));
    drawUp(turn, by, bonus);
  },
  none(turn, { by, bonus }) {
    if (isRunning(turn.state, by)) drawUp(turn, by, bonus);
  },
});

function drawUp(turn: Move, by: Seat, bonus: number): void {
  const missing = Math.max(0, handLimit(turn.state, by) - candidacyOf(turn.state, by).hand.length);
  draw(turn, by, missing + bonus);
}

/** Passes the Dealer role left; after a Super Tuesday, from the player who lost the turn. Before a primary, the call itself names the Dealer. */
export const passDealer = effect<Candidate>('passDealer', {
  run({ state, tell }) {
    const next = clockwise(state, state.turnOf ?? dealerOf(state))[0]!;
    state.dealer = next;
    state.turnOf = next;
    if (state.phase === 'convention') tell('all', msg('deals', { seat: next }));
  },
});
