/** A turn: play a card or draw one, then go negative, then clear away. */

import { effect } from '../../../kernel/rules.ts';
import type { Early, Message, Offered, Option, Seat, Settled } from '../../../kernel/types.ts';
import { handToDraw, quietTurns, quietTurnsToOffer } from '../data/numbers.ts';
import { msg, msgWhenRead } from '../messages.ts';
import type { Campaign } from '../state.ts';
import { opponentOf, type Side, type StateId, sides } from '../vocabulary.ts';
import { choicesAhead } from './effects/early.ts';
import { canDraw, cardOption, draw, handOf, whyNot } from './effects/hand.ts';
import { goNegative } from './effects/negative.ts';
import { playCard } from './effects/play.ts';
import { drawBelow } from './orders.ts';
import { drawAgreed, drawByQuiet } from './outcome.ts';
import { hitsOf } from './parts/deeds.ts';
import { majority, situation, supporters, votesOf } from './table.ts';

function whyNotDraw(state: Campaign, by: Side): Message | null {
  if (state.campaigners[by].hand.length >= handToDraw) return msg('blocked.full');
  return canDraw(state, by) ? null : msg('blocked.empty');
}

function drawOption(state: Campaign, by: Side): Offered {
  const { deck } = state.campaigners[by];
  const blocked = whyNotDraw(state, by);
  const words = () => ({ label: msg('draw'), detail: msg('draw.detail', { deck: deck.length, reshuffle: deck.length === 0 }) });
  return { id: 'draw', words, ...(blocked && { blocked }) };
}

/** The options regarding a draw: agree to the one offered, or offer one if no state has been won for long enough. */
function drawnOptions(state: Campaign, by: Side): Option[] {
  if (state.offer === opponentOf(by)) return [{ id: 'agree', label: msg('agree'), detail: msg('agree.detail', { side: state.offer }), risky: true }];
  if (state.offer === by || state.quiet < quietTurnsToOffer) return [];
  return [{ id: 'offer', label: msg('offer'), detail: msg('offer.detail', { turns: Math.floor(state.quiet / 2) }) }];
}

/** The cards of the hand, and drawing. */
const movesOf = (state: Campaign, by: Side): Offered[] => [
  ...handOf(state, by).map((card) => cardOption(card, whyNot(state, by, card), () => hitsOf(state, by, card))),
  drawOption(state, by),
];

/** Draws by standing order if the hand is small enough: its size is public, so this reveals nothing. The order waits while a draw is offered. */
function byOrder(state: Campaign, by: Side): Settled | null {
  const draws = drawBelow(state, by) > state.campaigners[by].hand.length && state.offer !== opponentOf(by) && whyNotDraw(state, by) === null;
  return draws ? { picked: ['draw'], told: msg('order.draws') } : null;
}

/** The turn that a side is sure to have after its opponent's: it can be given ahead, with what its card asks before anything happens. */
export const turnAhead = {
  questions(state: Campaign, seat: Seat): Early[] {
    const by = sides.find((side) => side === seat)!;
    if (by === state.active || !state.stack.some(({ kind }) => kind === takeTurn.effect.kind || kind === endTurn.effect.kind)) return [];
    const id = situation(state, by, state.turn + 1);
    const given = state.ahead?.[by]?.[id];
    if (!given && byOrder(state, by) !== null) return [];
    const turn = { id, ask: msg('ask.next-turn'), options: movesOf(state, by) };
    return given && !given.fell && given.picked[0] !== 'draw' ? [turn, ...choicesAhead(state, by, given.picked[0], id)] : [turn];
  },
};

/** The states where a side lacks one voter on the deciding issue. */
const nearlyWon = ({ tiles }: Campaign): { state: StateId; by: Side }[] =>
  tiles.flatMap((tile) => {
    const issue = majority(tile);
    return sides.filter((side) => supporters(tile, issue, side) === tile[issue].length - 1).map((by) => ({ state: tile.id, by }));
  });

/**
 * The one question of a turn: which card to play, or to draw. A player who can do neither passes. The player can also offer a draw or agree to one:
 * an offer costs nothing, holds nobody up, and lapses when the opponent plays on.
 */
export const takeTurn = effect<Campaign>('takeTurn', {
  ask(state) {
    const by = state.active;
    const moves = movesOf(state, by);
    const stuck = moves.every((option) => option.blocked);
    const pass = stuck ? [{ id: 'pass', label: msg('pass') }] : [];
    const options = [...moves, ...pass, ...drawnOptions(state, by)];
    const ask = msgWhenRead('ask.turn', () => {
      const [own, theirs] = [votesOf(state, by), votesOf(state, opponentOf(by))];
      return { hand: state.campaigners[by].hand.length, side: by, own, theirs, near: nearlyWon(state) };
    });
    const settled: Settled | null = stuck && state.offer !== opponentOf(by) ? { picked: ['pass'] } : byOrder(state, by);
    return { by, ask, call: msg('call.turn'), options, ahead: () => situation(state, by, state.turn), settled };
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

/** Puts the cards played on the discard pile, and passes the turn to the opponent. */
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
