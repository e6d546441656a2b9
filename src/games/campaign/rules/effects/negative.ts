/** Going Negative: the die at the end of the turn, and the bonus the opponent may take. */

import { effect, seq } from '../../../../kernel/rules.ts';
import { msg } from '../../messages.ts';
import type { Campaign } from '../../state.ts';
import { opponentOf, type Side } from '../../vocabulary.ts';
import { cardOf } from '../cards/card.ts';
import { bonusFor } from '../cards/die.ts';
import { negativeRolls } from './media.ts';
import { parts } from './wins.ts';

/** Rolls the die for every Going Negative card that `by` has played this turn, as often as the media in force dictates. */
export const goNegative = effect<Campaign, { by: Side }>('goNegative', {
  run(turn, { by }) {
    const { state } = turn;
    const cards = state.played.filter((card) => cardOf(card).negative).length;
    const rolls = cards * negativeRolls(state, by);
    if (cards > 0 && rolls === 0 && state.media) turn.tell('all', msg('no-roll', { side: by, card: state.media.card }));
    for (let i = 0; i < rolls; i++) turn.push(rollNegative({ by }));
  },
});

/** Rolls once, and offers the opponent the bonus from the table. */
export const rollNegative = effect<Campaign, { by: Side }>('rollNegative', {
  run(turn, { by }) {
    const face = turn.random.die('die');
    turn.tell('all', msg('rolls', { side: by, face }));
    if (bonusFor(face).length > 0) turn.push(offerBonus({ to: opponentOf(by), face }));
  },
});

/** The opponent takes the bonus or declines it. */
export const offerBonus = effect<Campaign, { to: Side; face: number }>('offerBonus', {
  ask(_state, { to, face }) {
    const options = [
      { id: 'accept', label: msg('accept'), detail: msg('accept.detail', { face }) },
      { id: 'decline', label: msg('decline'), detail: msg('decline.detail') },
    ];
    return { by: to, ask: msg('ask.bonus', { face, side: opponentOf(to) }), call: msg('call.bonus', { face }), options, open: options };
  },
  run(turn, { to, face }, [picked]) {
    if (picked === 'accept') turn.push(seq(parts(bonusFor(face)), { me: to }));
    else turn.tell('all', msg('declines', { side: to }));
  },
});
