/** Media Support: the one card that stays in force, and what it changes. */

import { msg } from '../../messages.ts';
import type { Campaign } from '../../state.ts';
import { type CardId, type Lasting, opponentOf, type Side } from '../../vocabulary.ts';
import { cardOf, part } from '../cards/card.ts';

function discardMedia(state: Campaign): { card: CardId; by: Side } | null {
  const old = state.media;
  if (old) state.campaigners[old.by].discard.push(old.card);
  state.media = null;
  return old;
}

/** Keeps the card face up until another Media Support of either side replaces it; the old one goes to its owner's discard pile at once. */
export const stayInForce = part<{ by: Side; card: CardId }>('stayInForce', {
  run(turn, { by, card }) {
    const { state } = turn;
    const old = discardMedia(state);
    if (old) turn.tell('all', msg('media.gone', { side: old.by, card: old.card }));
    state.played = state.played.filter((one) => one !== card);
    state.media = { card, by };
    turn.tell('all', msg('media', { side: by, card }));
  },
  // It changes no state.
  foresee: null,
  sign: () => [{ kind: 'media' }],
  says: () => ({ do: 'stay' }),
});

/** The Media Support in force, if any, goes to its owner's discard pile. */
export const removeMedia = part('removeMedia', {
  run(turn) {
    const old = discardMedia(turn.state);
    turn.tell('all', old ? msg('media.gone', { side: old.by, card: old.card }) : msg('media.none'));
  },
  // It changes no state.
  foresee: null,
  // Only news does this, and news appears in words.
  sign: null,
  says: () => ({ do: 'lose-media' }),
});

const inForce = (state: Campaign, by: Side, lasting: Lasting): boolean => state.media?.by === by && cardOf(state.media.card).lasting === lasting;

/** The side that chooses the state the news affects; null if it is the state that has just come into play. */
export const newsChooser = (state: Campaign): Side | null =>
  state.media && cardOf(state.media.card).lasting === 'chooses-news-state' ? state.media.by : null;

/** How often `side` rolls the die for each Going Negative card. */
export function negativeRolls(state: Campaign, side: Side): number {
  if (inForce(state, side, 'never-rolls')) return 0;
  return inForce(state, opponentOf(side), 'opponent-rolls-twice') ? 2 : 1;
}
