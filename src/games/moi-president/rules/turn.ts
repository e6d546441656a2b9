/** The game from the first roll to the last turn. */

import { effect, seq } from '../../../kernel/rules.ts';
import type { Message, Offered, Seat } from '../../../kernel/types.ts';
import { highest, untilAlone } from '../../kit/dice.ts';
import { remove } from '../../kit/piles.ts';
import { kindOf } from '../data/deck.ts';
import { msg, msgWhenRead } from '../messages.ts';
import type { MoiPresident } from '../state.ts';
import { type CardId, type Category, five, handSize, isPoints } from '../vocabulary.ts';
import { kindCards, type Need } from './cards/kinds.ts';
import { draw, rollDice } from './moves.ts';
import { endOfTurn } from './outcome.ts';
import { forgetPassed } from './passed.ts';
import { cardStake, standing } from './stakes.ts';
import { cardOf, cardsOf, handOf, isExposed, isHere, neighbour, placeOf, pointsOf, targetsOf, totalOf } from './table.ts';

/** Deals four cards to everyone; then the die says who begins. */
export const open = effect<MoiPresident>('open', {
  run(turn) {
    const { state } = turn;
    state.pile = turn.random.shuffle('pile', state.pile);
    for (const seat of state.seats) {
      const { hand } = placeOf(state, seat);
      hand.push(...state.pile.splice(0, handSize));
      turn.tell([seat], msg('your-hand', { cards: cardsOf(state, handOf(state, seat)) }));
    }
    turn.push(whoBegins({ among: state.seats, again: false }));
  },
});

/** Everyone rolls; those tied for the highest roll again until one is left. */
export const whoBegins = effect<MoiPresident, { among: Seat[]; again: boolean }>('whoBegins', {
  run(turn, { among, again }) {
    const first = untilAlone(
      among,
      (still, anew) => {
        const rolls = rollDice(turn, 'start', still, anew ? 'again' : 'alone');
        const top = highest(rolls).map(({ by }) => by);
        turn.tell('all', msg('start.rolls', { rolls, tied: top.length > 1 ? top : [] }));
        return rolls.map(({ by, die }) => ({ seat: by, die }));
      },
      again,
    );
    turn.state.first = first;
    turn.tell('all', msg('start.first', { seat: first }));
    turn.push(startTurn({ by: first }));
  },
});

/** The prefix of the ids of options to discard. */
export const discarding = 'discard-';

/** One card, played, or discarded without its effect. */
export const takeTurn = effect<MoiPresident, { by: Seat }>('takeTurn', {
  ask(state, { by }) {
    const hand = handOf(state, by);
    const plays = hand.map((card) => toPlay(state, by, card));
    const playable = plays.some(({ blocked }) => !blocked);
    const options = [...markLikely(state, plays), ...hand.map((card) => toDiscard(state, card))];
    return { by, ask: msgWhenRead('ask.card', () => ({ ...standing(state, by), playable })), call: msg('call.card'), options };
  },
  run(turn, { by }, [picked]) {
    const { state } = turn;
    const discarded = picked.startsWith(discarding);
    const card = remove(placeOf(state, by).hand, discarded ? picked.slice(discarding.length) : picked);
    forgetPassed(state, [card]);
    const kind = kindOf(card);
    const { stays, category, play } = kindCards[kind];
    state.last = { by, card, discarded, target: null, replies: [], moves: [] };
    state.dice = null;
    state.before = totals(state);
    if (discarded) state.idle = (state.idle ?? 0) + 1;
    if (discarded || !stays) state.discard.push(card);
    if (discarded) turn.tell('all', msg('discards', { by, card: cardOf(state, card) }));
    else if (saidAloud[category]) turn.tell('all', msg('plays', { by, card: cardOf(state, card) }));
    turn.push(...(discarded ? [] : [seq(play, { me: by, card })]), endTurn({ by }));
  },
  none: (turn, { by }) => turn.push(endTurn({ by })),
});

/** Whether playing a card is announced before its effect; the others are told by their first step: laid with its total, aimed at a target. */
const saidAloud: { readonly [C in Category]: boolean } = { campagne: false, bonus: true, attaque: false, joker: false, speciale: true };

export const totals = (state: MoiPresident): { [seat: Seat]: number } => Object.fromEntries(state.seats.map((seat) => [seat, totalOf(state, seat)]));

function toPlay(state: MoiPresident, by: Seat, card: CardId): Offered {
  const kind = kindOf(card);
  const unmet = kindCards[kind].needs.find((need) => !needs[need].isMet(state, by));
  return {
    id: card,
    words: () => ({ label: msg('option.card', { card: cardOf(state, card) }), detail: cardStake(state, by, card), group: msg('group.play') }),
    ...(unmet ? { blocked: needs[unmet].blocked } : {}),
  };
}

/** Most players lay their highest card of points: it counts at once, and comes first in their hand. */
function markLikely(state: MoiPresident, [first, ...others]: Offered[]): Offered[] {
  if (!first) return [];
  return [kindOf(first.id) === 'campagne' && pointsOf(state, first.id) > 0 ? { ...first, likely: true } : first, ...others];
}

/** A player who throws away points that they could always play is asked to confirm. */
const toDiscard = (state: MoiPresident, card: CardId): Offered => ({
  id: `${discarding}${card}`,
  words: () => ({ label: msg('option.discard', { card: cardOf(state, card) }), group: msg('group.discard') }),
  holds: card,
  ...(isPoints(kindOf(card)) ? { risky: true } : {}),
});

/** When each need is met, and the message if it isn't. */
const needs: { readonly [N in Need]: { isMet(state: MoiPresident, by: Seat): boolean; blocked: Message } } = {
  'own-campaign': { isMet: (state, by) => placeOf(state, by).campaign.length > 0, blocked: msg('blocked.no-campaign') },
  undecided: { isMet: (state) => state.undecided.length > 0, blocked: msg('blocked.no-undecided') },
  'own-five': { isMet: isExposed, blocked: msg('blocked.you-under', { needed: five }) },
  target: { isMet: (state, by) => targetsOf(state, by).length > 0, blocked: msg('blocked.no-target', { needed: five }) },
  /** Never on the player's own turn. */
  attacked: { isMet: () => false, blocked: msg('blocked.joker') },
};

/** Checks whether the game is won or dead. Otherwise the player draws back to four cards and the next one plays. */
export const endTurn = effect<MoiPresident, { by: Seat }>('endTurn', {
  run(turn, { by }) {
    const { state } = turn;
    if (!state.last?.discarded) delete state.idle;
    if (endOfTurn(turn, by)) return;
    if (isHere(state, by)) draw(turn, by);
    if (state.outcome === null) turn.push(startTurn({ by: neighbour(state, by, 'clockwise') }));
  },
});

export const startTurn = effect<MoiPresident, { by: Seat }>('startTurn', {
  run(turn, { by }) {
    turn.state.active = by;
    turn.state.turn++;
    turn.push(takeTurn({ by }));
  },
});
