/** A turn: play a card or draw one, then go negative, then clear away. */

import { effect } from '../../../kernel/effect.ts';
import type { Message, Option, Settled } from '../../../kernel/types.ts';
import { handToDraw, quietTurns, quietTurnsToOffer } from '../data/numbers.ts';
import { msg } from '../messages.ts';
import type { Campaign } from '../state.ts';
import { opponentOf } from '../vocabulary.ts';
import { canDraw, cardOption, draw, handOf, whyNot } from './effects/hand.ts';
import { goNegative } from './effects/negative.ts';
import { playCard } from './effects/play.ts';
import { drawAgreed, drawByQuiet } from './outcome.ts';
import { hitsOf } from './parts/foresight.ts';

function whyNotDraw(state: Campaign): Message | null {
  if (handOf(state, state.active).length >= handToDraw) return msg('blocked.full');
  return canDraw(state, state.active) ? null : msg('blocked.empty');
}

function drawOption(state: Campaign): Option {
  const { deck } = state.campaigners[state.active];
  const blocked = whyNotDraw(state);
  const detail = msg('draw.detail', { deck: deck.length, reshuffle: deck.length === 0 });
  return { id: 'draw', label: msg('draw'), detail, ...(blocked && { blocked }) };
}

/** What may be done about a draw: agree to the one offered, or offer one where the campaigns have circled each other for long. */
function drawnOptions(state: Campaign): Option[] {
  const by = state.active;
  if (state.offer === opponentOf(by)) return [{ id: 'agree', label: msg('agree'), detail: msg('agree.detail', { side: state.offer }) }];
  if (state.offer === by || state.quiet < quietTurnsToOffer) return [];
  return [{ id: 'offer', label: msg('offer'), detail: msg('offer.detail', { turns: Math.floor(state.quiet / 2) }) }];
}

/**
 * The one question of a turn: which card to play, or to draw. Somebody who can do neither passes. Offering a draw or agreeing to one stands beside it:
 * an offer costs nothing, holds up nobody, and falls when the opponent plays on.
 */
export const takeTurn = effect<Campaign>('takeTurn', {
  ask(state) {
    const by = state.active;
    const hand = handOf(state, by);
    const moves = [...hand.map((card) => cardOption(card, whyNot(state, by, card), hitsOf(state, by, card))), drawOption(state)];
    const stuck = moves.every((option) => option.blocked);
    const pass = stuck ? [{ id: 'pass', label: msg('pass') }] : [];
    const options = [...moves, ...pass, ...drawnOptions(state)];
    const settled: Settled | null = stuck && state.offer !== opponentOf(by) ? { picked: ['pass'] } : null;
    return { by, ask: msg('ask.turn', { hand: hand.length }), call: msg('call.turn'), options, settled };
  },
  run(turn, _, [picked]) {
    const { state } = turn;
    const by = state.active;
    if (picked === 'agree') return drawAgreed(turn, by);
    if (picked === 'offer') {
      state.offer = by;
      turn.tell('all', msg('draw.offered', { side: by }));
      return turn.push(takeTurn({}));
    }
    if (state.offer === opponentOf(by)) {
      state.offer = null;
      turn.tell('all', msg('draw.declined', { side: by }));
    }
    state.recent = [];
    state.latest = { by, did: picked === 'pass' || picked === 'draw' ? picked : 'play', cards: [] };
    turn.push(endTurn({}));
    if (picked === 'pass') turn.tell('all', msg('passes', { side: by }));
    else if (picked === 'draw') draw(turn, by, 1);
    else turn.push(playCard({ by, card: picked }), goNegative({ by }));
  },
});

/** The cards played go to the discard pile, and it is the opponent's turn. */
export const endTurn = effect<Campaign>('endTurn', {
  run(turn) {
    const { state } = turn;
    state.campaigners[state.active].discard.push(...state.played);
    state.played = [];
    state.quiet = state.recent.some((change) => change.kind === 'won') ? 0 : state.quiet + 1;
    if (state.quiet >= quietTurns) return drawByQuiet(turn);
    state.active = opponentOf(state.active);
    state.turn++;
    turn.push(takeTurn({}));
  },
});
