/** Playing a card: its cost first, then its parts in order. */

import { unlessForced } from '../../../../kernel/question.ts';
import { effect, seq } from '../../../../kernel/rules.ts';
import type { Step } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { Campaign } from '../../state.ts';
import type { CardId, Side } from '../../vocabulary.ts';
import { type Card, cardOf, me, part } from '../cards/card.ts';
import { hitsOf } from '../parts/deeds.ts';
import { cardOption, noteShown, payAnyNumber, payCards, whyNot } from './hand.ts';
import { parts } from './wins.ts';

function costOf({ cost }: Card): Step[] {
  if (cost === 'any') return [payAnyNumber({ by: me })];
  return cost > 0 ? [payCards({ by: me, n: cost })] : [];
}

/** Plays a card of the hand: lays it face up, out of reach until the end of the turn, and does what it says. */
export const playCard = effect<Campaign, { by: Side; card: CardId }>('playCard', {
  run(turn, { by, card: id }) {
    const { state } = turn;
    const mine = state.campaigners[by];
    mine.hand = mine.hand.filter((one) => one !== id);
    state.played.push(id);
    noteShown(mine, [id]);
    if (state.latest?.by === by) state.latest.cards.push(id);
    turn.tell('all', msg('plays', { side: by, card: id }));
    const card = cardOf(id);
    turn.push(seq([...costOf(card), ...parts(card.play)], { me: by, card: id }));
  },
});

/** The side must play one of these cards of its hand at once, any that it can pay for; if it can pay for none, all stay in hand. */
export const playOneOf = part<{ by: Side; of: CardId[] }>('playOneOf', {
  ask(state, { by, of }) {
    const options = of.map((card) => cardOption(card, whyNot(state, by, card), () => hitsOf(state, by, card)));
    return unlessForced({ by, ask: msg('ask.play-one', { n: of.length }), call: msg('call.play-one'), options });
  },
  run: (turn, { by }, [card]) => turn.push(playCard({ by, card })),
  none(turn, { by, of }) {
    if (of.length > 0) turn.tell('all', msg('plays.none', { side: by }));
  },
  // Nobody knows in advance which cards these will be.
  foresee: null,
  // The sign shows the cards drawn; the words say which of them is played.
  sign: null,
  says: ({ by }) => ({ do: 'play-one', by }),
});
