/** A turn: play a card or draw one, then go negative, then clear away. */

import { effect } from '../../kernel/effect.ts';
import type { Message, Option } from '../../kernel/types.ts';
import { canDraw, cardOption, draw, handOf, whyNot } from './effects/hand.ts';
import { goNegative } from './effects/negative.ts';
import { playCard } from './effects/play.ts';
import type { Campaign } from './state.ts';
import { msg } from './text/messages.ts';
import { opponentOf } from './vocabulary.ts';

/** With this many cards in hand nobody may choose to draw. */
const handToDraw = 5;
/** Turns in a row without a state won, both players' together, after which the game is a draw. */
export const quietTurns = 120;

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

/** The one question of a turn: which card to play, or to draw. Somebody who can do neither passes. */
export const takeTurn = effect<Campaign>('takeTurn', {
  ask(state) {
    const by = state.active;
    const hand = handOf(state, by);
    const options = [...hand.map((card) => cardOption(card, whyNot(state, by, card))), drawOption(state)];
    return options.every((option) => option.blocked) ? null : { by, ask: msg('ask.turn', { hand: hand.length }), options };
  },
  run(turn, _, [picked]) {
    const { state } = turn;
    const by = state.active;
    state.recent = [];
    turn.push(endTurn({}));
    if (picked === undefined) turn.tell('all', msg('passes', { side: by }));
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
    if (state.quiet >= quietTurns) return turn.finish({ winners: [], message: msg('draw.quiet', { turns: quietTurns / 2 }) });
    state.active = opponentOf(state.active);
    state.turn++;
    turn.push(takeTurn({}));
  },
});
