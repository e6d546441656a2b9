/** Cards that change hands: drawing, paying, discarding. */

import { unlessForced } from '../../../../kernel/question.ts';
import { effect, type Turn } from '../../../../kernel/rules.ts';
import type { Message, Offered } from '../../../../kernel/types.ts';
import { drawFrom } from '../../../kit/piles.ts';
import { msg } from '../../messages.ts';
import type { Campaign, Campaigner } from '../../state.ts';
import type { CardId, NewsId, Side } from '../../vocabulary.ts';
import { cardOf, part } from '../cards/card.ts';
import type { Hit } from '../parts/meaning.ts';
import { askingCard } from './choose.ts';

/** The hand in the order in which it is shown and asked about. */
export const handOf = (state: Campaign, side: Side): CardId[] => [...state.campaigners[side].hand].sort();

/** A card as an option. `hitsOf` works out what it would do now, if that can be known; it runs only when the option is read. */
export const cardOption = (card: CardId, blocked: Message | null = null, hitsOf?: () => Hit[] | null): Offered => ({
  id: card,
  words() {
    const hits = hitsOf?.();
    const detail = hits ? msg('effect.now', { card, hits }) : msg('effect', { card });
    return { label: msg('card', { card }), detail, group: msg('type', { type: cardOf(card).type }) };
  },
  about: card,
  ...(blocked && { blocked }),
});

/** Why a card of the hand cannot be played now, or null. A card without effect may always be played; a cost must be paid. */
export function whyNot(state: Campaign, side: Side, card: CardId): Message | null {
  const { cost } = cardOf(card);
  const others = state.campaigners[side].hand.length - 1;
  return cost !== 'any' && others < cost ? msg('blocked.cost', { n: cost, have: others }) : null;
}

export const canDraw = (state: Campaign, side: Side): boolean => state.campaigners[side].deck.length + state.campaigners[side].discard.length > 0;

/** Draws up to `n` cards. If the deck runs out, the discard pile is reshuffled into a new one, without the cards played this turn. */
export function draw(turn: Turn<Campaign>, side: Side, n: number): CardId[] {
  const mine = turn.state.campaigners[side];
  const remake = (cards: number): boolean => {
    if (cards > 0) turn.tell('all', msg('reshuffles', { side }));
    return cards > 0;
  };
  const drawn = drawFrom(mine, 'deck', n, { random: turn.random, stream: `deck:${side}`, remake });
  mine.hand.push(...drawn);
  if (drawn.length === 0) {
    turn.tell('all', msg('draws.none', { side }));
    return drawn;
  }
  turn.reveal();
  turn.tell('all', msg('draws', { side, n: drawn.length }));
  turn.tell([side], msg('draws.you', { cards: drawn }));
  return drawn;
}

/** Draws `n` cards and names them `drawn`. */
export const drawCards = part<{ by: Side; n: number }>('drawCards', {
  run: (turn, { by, n }) => turn.bind('drawn', draw(turn, by, n)),
  // Nobody knows what will be drawn.
  foresee: null,
  sign: ({ n }) => [{ kind: 'draw', n }],
  says: ({ by, n }) => ({ do: 'draw', by, n }),
});

/** Cards that everyone has seen stay known, as they would at a table, even after they are shuffled back into the deck. */
export function noteShown(mine: Campaigner, cards: readonly CardId[]): void {
  mine.shown ??= [];
  for (const card of cards) if (!mine.shown.includes(card)) mine.shown.push(card);
}

function discard(turn: Turn<Campaign>, side: Side, cards: CardId[]): void {
  const mine = turn.state.campaigners[side];
  mine.hand = mine.hand.filter((card) => !cards.includes(card));
  mine.discard.push(...cards);
  noteShown(mine, cards);
  turn.tell('all', msg('discards', { side, cards }));
}

/** Discards exactly `n` other cards: the cost of a card, paid before its parts. Only cards whose cost can be paid are played. */
export const payCards = effect<Campaign, { by: Side; n: number }>('payCards', {
  ask(state, { by, n }) {
    const hand = handOf(state, by);
    const card = askingCard(state);
    if (!card) return null;
    const options = hand.map((one) => cardOption(one));
    return unlessForced({ by, ask: msg('ask.pay', { card, n }), call: msg('call.pay', { card, n }), options, min: n, max: n });
  },
  run: (turn, { by }, picked) => discard(turn, by, picked),
});

/** Discards any number of other cards and names how many `paid`; more than the number of states in play buy nothing. */
export const payAnyNumber = effect<Campaign, { by: Side }>('payAnyNumber', {
  ask(state, { by }) {
    const hand = handOf(state, by);
    const card = askingCard(state);
    if (!card) return null;
    const ask = msg('ask.pay-any', { card, states: state.tiles.length });
    return { by, ask, call: msg('call.pay-any', { card }), options: hand.map((one) => cardOption(one)), min: 0, max: hand.length };
  },
  run(turn, { by }, picked) {
    discard(turn, by, picked);
    turn.bind('paid', Math.min(picked.length, turn.state.tiles.length));
  },
  none: (turn) => turn.bind('paid', 0),
});

/** Discards `n` cards of the side's choice, or the whole hand if it is smaller. Only news does this. */
export const discardCards = part<{ by: Side; n: number; because: NewsId }>('discardCards', {
  ask(state, { by, n, because }) {
    const options = handOf(state, by).map((one) => cardOption(one));
    const about = { card: because, n };
    return unlessForced({ by, ask: msg('ask.discard', about), call: msg('call.discard', about), options, min: n, max: n });
  },
  run: (turn, { by }, picked) => discard(turn, by, picked),
  none: (turn, { by }) => turn.tell('all', msg('discards.none', { side: by })),
  // It changes no state.
  foresee: null,
  // Only news does this, and news appears in words.
  sign: null,
  says: ({ by, n }) => ({ do: 'discard', by, n }),
});
