/** Points: laying them, and the three bonuses with their die. */

import { seq } from '../../../kernel/control.ts';
import { effect } from '../../../kernel/effect.ts';
import type { Seat, Step } from '../../../kernel/types.ts';
import { move, throwDice } from '../board.ts';
import { pointsOf, sum } from '../cards/deck.ts';
import { isHere, oneOfEach, placeOf, totalOf } from '../scores.ts';
import type { MoiPresident } from '../state.ts';
import { say } from '../text/messages.ts';
import { type CardId, luckyFrom } from '../vocabulary.ts';

/** Lays a card in one's own campaign zone. */
export const lay = effect<MoiPresident, { by: Seat; card: CardId }>('lay', {
  run({ state, tell }, { by, card }) {
    placeOf(state, by).campaign.push(card);
    tell('all', say('lays', { by, card, total: totalOf(state, by) }));
  },
});

/** Throws the die of a bonus card: with 4, 5 or 6 `won` happens, else `lost`. */
export const luck = effect<MoiPresident, { by: Seat; won: Step[]; lost: Step[] }>('luck', {
  run(turn, { by, won, lost }) {
    const { die } = throwDice(turn, 'bonus', [by])[0]!;
    turn.tell('all', say('luck', { by, die, won: die >= luckyFrom }));
    turn.push(seq(die >= luckyFrom ? won : lost));
  },
});

/** A card of points goes to one's socle, for good. */
export const keep = effect<MoiPresident, { by: Seat; card: CardId }>('keep', {
  run({ state, tell }, { by, card }) {
    placeOf(state, by).socle.push(card);
    tell('all', say('keeps', { by, card, total: totalOf(state, by) }));
  },
});

/** A card of points goes to the Indécis zone. */
export const leaveUndecided = effect<MoiPresident, { card: CardId }>('leaveUndecided', {
  run({ state, tell }, { card }) {
    state.undecided.push(card);
    tell('all', say('undecided', { cards: [card], worth: sum(state.undecided) }));
  },
});

/** One's choice of an own campaign card goes to one's socle. */
export const trust = effect<MoiPresident, { by: Seat }>('trust', {
  ask(state, { by }) {
    const cards = oneOfEach(placeOf(state, by).campaign);
    if (!isHere(state, by) || cards.length < 2) return null;
    return { by, ask: say('ask.trust'), options: cards.map((id) => ({ id, label: say('option.card', { card: id }), about: by })) };
  },
  run({ state, tell }, { by }, [picked]) {
    const { campaign, socle } = placeOf(state, by);
    const card = picked ?? oneOfEach(campaign)[0];
    if (card === undefined) return;
    move(card, campaign, socle);
    tell('all', say('trusts', { by, points: pointsOf(card) }));
  },
});

/** The whole Indécis zone goes to one's socle. */
export const rally = effect<MoiPresident, { by: Seat }>('rally', {
  run({ state, tell }, { by }) {
    const cards = state.undecided;
    state.undecided = [];
    placeOf(state, by).socle.push(...cards);
    tell('all', say('rallies', { by, cards: cards.length, points: sum(cards), total: totalOf(state, by) }));
  },
});
