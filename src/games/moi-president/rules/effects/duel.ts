/** What attacks do once they strike. */

import { unlessForced } from '../../../../kernel/question.ts';
import { effect } from '../../../../kernel/rules.ts';
import type { Option, Question, Seat } from '../../../../kernel/types.ts';
import { move } from '../../../kit/piles.ts';
import { msg } from '../../messages.ts';
import type { MoiPresident } from '../../state.ts';
import type { PaidTo } from '../../vocabulary.ts';
import { type CardId, type Duel, five } from '../../vocabulary.ts';
import { note, rollDice } from '../moves.ts';
import { hasOrder, offer } from '../orders.ts';
import { afterwards } from '../stakes.ts';
import { cardOf, oneOfEach, paymentsWith, placeOf, pointsOf, sum, totalOf } from '../table.ts';

/** Both roll the die until one is higher. Binds `winner` and `loser`. */
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

/** The winner of a Débat takes one of the loser's campaign cards into their own campaign zone. */
export const take = effect<MoiPresident, { by: Seat; from: Seat }>('take', {
  ask(state, { by, from }) {
    const options = oneOfEach(state, placeOf(state, from).campaign).map((id) => {
      const points = pointsOf(state, id);
      return {
        ...choice(state, id, from),
        detail: afterwards(state, [
          { seat: by, points },
          { seat: from, points: -points },
        ]),
      };
    });
    return unlessOrdered(state, 'take-highest', { by, ask: msg('ask.take', { from }), call: msg('call.take', { from }), options });
  },
  run(turn, { by, from }, [card]) {
    move(card, placeOf(turn.state, from).campaign, placeOf(turn.state, by).campaign);
    note(turn, { by, from, to: by, cards: [card] });
    turn.tell('all', msg('takes', { by, from, points: pointsOf(turn.state, card), total: totalOf(turn.state, by) }));
  },
});

/** The loser of a Polémique moves one of their campaign cards to the Indécis zone. */
export const give = effect<MoiPresident, { by: Seat }>('give', {
  ask(state, { by }) {
    const options = oneOfEach(state, placeOf(state, by).campaign)
      .reverse()
      .map((id) => ({ ...choice(state, id, by), detail: afterwards(state, [{ seat: by, points: -pointsOf(state, id) }]) }));
    return unlessOrdered(state, 'give-lowest', { by, ask: msg('ask.give'), call: msg('call.give'), options });
  },
  run(turn, { by }, [card]) {
    move(card, placeOf(turn.state, by).campaign, turn.state.undecided);
    note(turn, { by, from: by, to: 'undecided', cards: [card] });
    turn.tell(
      'all',
      msg('gives', { by, points: pointsOf(turn.state, card), worth: sum(turn.state, turn.state.undecided), total: totalOf(turn.state, by) }),
    );
  },
});

/** The player loses five campaign points of their choice, without change: to the discard (Affaire) or to the Indécis zone (Grand débat). */
export const pay = effect<MoiPresident, { by: Seat; to: PaidTo }>('pay', {
  ask(state, { by, to }) {
    const sets = paymentsWith(state, placeOf(state, by).campaign);
    return unlessOrdered(state, 'pay-cheapest', {
      by,
      ask: msg('ask.pay', { to, needed: five }),
      call: msg('call.pay', { to, needed: five }),
      options: sets.map((set) => ({
        id: set.join('+'),
        label: msg('option.set', { set }),
        detail: afterwards(state, [{ seat: by, points: -set.reduce((a, b) => a + b, 0) }]),
        about: by,
      })),
    });
  },
  run(turn, { by, to }, [picked]) {
    const { state } = turn;
    const { campaign } = placeOf(state, by);
    const set = picked.split('+').map(Number);
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

/** Asks only if there is a choice and no order makes it: an order takes the first option. */
function unlessOrdered(state: MoiPresident, order: Choice, question: Question): Question | null {
  const asked = unlessForced(question);
  const [first] = question.options;
  if (!asked || !first || asked.settled) return asked;
  if (!hasOrder(state, asked.by, order)) {
    return { ...asked, options: [{ ...first, likely: true }, ...asked.options.slice(1)], offers: [offer(first.id, order)] };
  }
  return { ...asked, settled: { picked: [first.id], told: msg('order.chose', { choice: order }) } };
}
