/** Points: laying them, and the three bonus cards with their die. */

import { effect, seq } from '../../../../kernel/rules.ts';
import type { Option, Seat, Step } from '../../../../kernel/types.ts';
import { move } from '../../../kit/piles.ts';
import { msg } from '../../messages.ts';
import type { MoiPresident } from '../../state.ts';
import { type CardId, luckyFrom } from '../../vocabulary.ts';
import { note, rollDice } from '../moves.ts';
import { cardOf, isHere, oneOfEach, placeOf, pointsOf, sum, totalOf } from '../table.ts';

/** Lays a card in the player's campaign zone. */
export const lay = effect<MoiPresident, { by: Seat; card: CardId }>('lay', {
  run({ state, tell }, { by, card }) {
    placeOf(state, by).campaign.push(card);
    tell('all', msg('lays', { by, card: cardOf(state, card), total: totalOf(state, by) }));
  },
});

/** Rolls the die of a bonus card: on 4, 5 or 6 `won` runs, otherwise `lost`. */
export const luck = effect<MoiPresident, { by: Seat; won: Step[]; lost: Step[] }>('luck', {
  run(turn, { by, won, lost }) {
    const { die } = rollDice(turn, 'bonus', [by])[0]!;
    turn.tell('all', msg('luck', { by, die, won: die >= luckyFrom }));
    turn.push(seq(die >= luckyFrom ? won : lost));
  },
});

/** Moves a card of points to the player's socle, for good. */
export const keep = effect<MoiPresident, { by: Seat; card: CardId }>('keep', {
  run(turn, { by, card }) {
    const { state } = turn;
    placeOf(state, by).socle.push(card);
    note(turn, { by, from: by, to: 'socle', cards: [card] });
    turn.tell('all', msg('keeps', { by, card: cardOf(state, card), total: totalOf(state, by) }));
  },
});

/** Moves a card of points to the Indécis zone. */
export const leaveUndecided = effect<MoiPresident, { card: CardId }>('leaveUndecided', {
  run(turn, { card }) {
    const { state } = turn;
    const by = state.last?.by;
    state.undecided.push(card);
    if (by !== undefined) note(turn, { by, from: by, to: 'undecided', cards: [card] });
    turn.tell('all', msg('undecided', { cards: [cardOf(state, card)], worth: sum(state, state.undecided) }));
  },
});

const none = 'none';

/** Lets the player move one of their campaign cards, of their choice, to their socle, or none. */
export const trust = effect<MoiPresident, { by: Seat }>('trust', {
  ask(state, { by }) {
    const cards = oneOfEach(state, placeOf(state, by).campaign);
    if (cards.length === 0) return null;
    const options = cards.map((id, i): Option => {
      const option = { id, label: msg('option.card', { card: cardOf(state, id) }), about: by };
      return i === 0 ? { ...option, likely: true } : option;
    });
    return { by, ask: msg('ask.trust'), call: msg('call.trust'), options: [...options, { id: none, label: msg('option.trust.none'), risky: true }] };
  },
  run(turn, { by }, [picked]) {
    const { state } = turn;
    if (picked === none) return turn.tell('all', msg('trust.none', { by }));
    const { campaign, socle } = placeOf(state, by);
    move(picked, campaign, socle);
    note(turn, { by, from: by, to: 'socle', cards: [picked] });
    turn.tell('all', msg('trusts', { by, points: pointsOf(state, picked) }));
  },
  none(turn, { by }) {
    if (isHere(turn.state, by)) turn.tell('all', msg('trust.none', { by }));
  },
});

/** Moves the whole Indécis zone to the player's socle. */
export const rally = effect<MoiPresident, { by: Seat }>('rally', {
  run(turn, { by }) {
    const { state } = turn;
    const cards = state.undecided;
    state.undecided = [];
    placeOf(state, by).socle.push(...cards);
    note(turn, { by, from: 'undecided', to: 'socle', cards });
    turn.tell('all', msg('rallies', { by, cards: cards.length, points: sum(state, cards), total: totalOf(state, by) }));
  },
});
