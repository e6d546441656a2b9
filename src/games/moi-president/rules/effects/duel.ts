/** What attacks do when they strike. */

import { effect } from '../../../../kernel/effect.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { move } from '../../../kit/piles.ts';
import { msg } from '../../messages.ts';
import type { MoiPresident } from '../../state.ts';
import type { PaidTo } from '../../vocabulary.ts';
import { type CardId, type Duel, five } from '../../vocabulary.ts';
import { note, type Play, rollDice } from '../moves.ts';
import { hasOrder } from '../orders.ts';
import { cardOf, isExposed, isHere, oneOfEach, paymentsWith, placeOf, pointsOf, sum, totalOf } from '../table.ts';

/** Both roll the die until one is higher, and the sequence knows the `winner` and the `loser`. */
export const duel = effect<MoiPresident, { why: Duel; attacker: Seat; target: Seat }>('duel', {
  run(turn, { why, attacker, target }) {
    for (let again = false; ; again = true) {
      const [one, other] = rollDice(turn, 'duel', [attacker, target], again ? 'again' : 'alone') as [
        { by: Seat; die: number },
        { by: Seat; die: number },
      ];
      if (one.die === other.die) {
        turn.tell('all', msg('duel.tie', { one, other, again }));
        continue;
      }
      turn.tell('all', msg('duel', { why, one, other, again }));
      turn.bind('winner', one.die > other.die ? attacker : target);
      turn.bind('loser', one.die > other.die ? target : attacker);
      return;
    }
  },
});

/** The winner of a Débat takes one campaign card of the loser's into the own campaign zone. */
export const take = effect<MoiPresident, { by: Seat; from: Seat }>('take', {
  ask(state, { by, from }) {
    const cards = oneOfEach(state, placeOf(state, from).campaign);
    if (!isHere(state, by) || cards.length < 2 || hasOrder(state, by, 'take-highest')) return null;
    return { by, ask: msg('ask.take', { from }), call: msg('call.take', { from }), options: cards.map((id) => choice(state, id, from)) };
  },
  run(turn, { by, from }, [picked]) {
    const theirs = placeOf(turn.state, from).campaign;
    const card = picked ?? oneOfEach(turn.state, theirs)[0];
    if (card === undefined || !isHere(turn.state, by)) return;
    if (picked === undefined) byOrder(turn, by, theirs, 'take-highest');
    move(card, theirs, placeOf(turn.state, by).campaign);
    note(turn, { by, from, to: by, cards: [card] });
    turn.tell('all', msg('takes', { by, from, points: pointsOf(turn.state, card), total: totalOf(turn.state, by) }));
  },
});

/** The loser of a Polémique moves an own campaign card to the Indécis zone. */
export const give = effect<MoiPresident, { by: Seat }>('give', {
  ask(state, { by }) {
    const cards = oneOfEach(state, placeOf(state, by).campaign).reverse();
    if (!isHere(state, by) || cards.length < 2 || hasOrder(state, by, 'give-lowest')) return null;
    return { by, ask: msg('ask.give'), call: msg('call.give'), options: cards.map((id) => choice(state, id, by)) };
  },
  run(turn, { by }, [picked]) {
    const { campaign } = placeOf(turn.state, by);
    const card = picked ?? oneOfEach(turn.state, campaign).at(-1);
    if (card === undefined) return;
    if (picked === undefined) byOrder(turn, by, campaign, 'give-lowest');
    move(card, campaign, turn.state.undecided);
    note(turn, { by, from: by, to: 'undecided', cards: [card] });
    turn.tell(
      'all',
      msg('gives', { by, points: pointsOf(turn.state, card), worth: sum(turn.state, turn.state.undecided), total: totalOf(turn.state, by) }),
    );
  },
});

/** Five campaign points of one's choice are lost, without change: to the discard (Affaire) or to the Indécis zone (Grand débat). */
export const pay = effect<MoiPresident, { by: Seat; to: PaidTo }>('pay', {
  ask(state, { by, to }) {
    const sets = paymentsWith(state, placeOf(state, by).campaign);
    if (!isExposed(state, by) || sets.length < 2 || hasOrder(state, by, 'pay-cheapest')) return null;
    return {
      by,
      ask: msg('ask.pay', { to, needed: five }),
      call: msg('call.pay', { to, needed: five }),
      options: sets.map((set) => ({ id: set.join('+'), label: msg('option.set', { set }), about: by })),
    };
  },
  run(turn, { by, to }, [picked]) {
    const { state } = turn;
    const { campaign } = placeOf(state, by);
    const set = picked?.split('+').map(Number) ?? paymentsWith(state, campaign)[0];
    if (!set || !isHere(state, by)) return;
    if (picked === undefined && paymentsWith(state, campaign).length > 1) tellOrder(turn, by, 'pay-cheapest');
    const cards = set.map((points) => {
      const card = campaign.find((id) => pointsOf(state, id) === points);
      if (!card) throw new Error(`${by} has no campaign card worth ${points}.`);
      move(card, campaign, state[to]);
      return card;
    });
    note(turn, { by, from: by, to, cards });
    turn.tell('all', msg('pays', { by, set, to, worth: sum(state, state.undecided), total: totalOf(state, by) }));
  },
});

const choice = (state: MoiPresident, id: CardId, about: Seat): Option => ({
  id,
  label: msg('option.card', { card: cardOf(state, id) }),
  about,
});

type Choice = 'take-highest' | 'give-lowest' | 'pay-cheapest';

function byOrder(turn: Play, by: Seat, cards: readonly CardId[], choice: Choice): void {
  if (oneOfEach(turn.state, cards).length > 1) tellOrder(turn, by, choice);
}

/** An order chose where there was a choice. */
function tellOrder(turn: Play, by: Seat, choice: Choice): void {
  turn.reveal();
  turn.tell([by], msg('order.chose', { choice }));
}
