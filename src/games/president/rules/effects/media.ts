/** Media cards: taken from the pile, held face down, put under it when used or lost. */
import { effect } from '../../../../kernel/rules.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { President } from '../../state.ts';
import type { MediaId } from '../../vocabulary.ts';
import { held, type Play, spend, takeTop } from '../table.ts';

/**
 * Moves the top card of the pile, if any, to `seat` and returns it. The caller tells that it was taken; `tellCard` tells which, to its owner alone.
 */
export function takeMedia({ state, reveal }: Play, seat: Seat): MediaId | null {
  const card = takeTop(state, seat);
  if (card === null) return null;
  reveal();
  if (state.story) state.story.drawn[seat] = (state.story.drawn[seat] ?? 0) + 1;
  return card;
}

export function tellCard(turn: Play, seat: Seat, card: MediaId | null): void {
  if (card !== null) turn.tell([seat], msg('media.you', { card }));
}

/** Draws one Media card. */
export const drawMedia = effect<President, { by: Seat }>('drawMedia', {
  run(turn, { by }) {
    const card = takeMedia(turn, by);
    turn.tell('all', card === null ? msg('media.none', { seat: by }) : msg('media', { seat: by }));
    tellCard(turn, by, card);
  },
});

/** Président cards go under the pile: `n` of them, or all of them if there are fewer. */
export const losePresidents = effect<President, { by: Seat; n: number }>('losePresidents', {
  run(turn, { by, n }) {
    const lost = held(turn.state, by, 'president').slice(0, n);
    for (const card of lost) spend(turn.state, by, card);
    // A missing card is revealed as well: everyone learns that there was none.
    turn.reveal();
    turn.tell('all', msg('presidents.lost', { seat: by, n: lost.length }));
  },
});
