/** Media cards: taken from the pile, kept face down, put under it when used or lost. */
import { effect } from '../../../../kernel/effect.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { msg } from '../../messages.ts';
import type { President } from '../../state.ts';
import type { MediaId } from '../../vocabulary.ts';
import { held, type Play, spend, takeTop } from '../table.ts';

/** Gives `seat` the top card of the pile, if there is one. That it was taken is told by whoever calls this: `tellCard` says which, to its owner alone. */
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

/** One Media card. */
export const drawMedia = effect<President, { by: Seat }>('drawMedia', {
  run(turn, { by }) {
    const card = takeMedia(turn, by);
    turn.tell('all', card === null ? msg('media.none', { seat: by }) : msg('media', { seat: by }));
    tellCard(turn, by, card);
  },
});

/** Président cards go under the pile: `n` of them, or as many as there are. */
export const losePresidents = effect<President, { by: Seat; n: number }>('losePresidents', {
  run(turn, { by, n }) {
    const lost = held(turn.state, by, 'president').slice(0, n);
    for (const card of lost) spend(turn.state, by, card);
    // A missing card is told as well: it was looked for.
    turn.reveal();
    turn.tell('all', msg('presidents.lost', { seat: by, n: lost.length }));
  },
});
