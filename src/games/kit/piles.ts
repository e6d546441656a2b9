/** Piles of cards: drawing from the front, reshuffling the discard pile, and moving single cards from one list to another. */
import type { Random } from '../../kernel/random.ts';

/** A draw pile under its game's name for it, and the discard pile. */
type Piles<P extends string> = { [Name in P | 'discard']: string[] };

/**
 * Draws up to `n` cards from the front of `piles[pile]`; whenever that is empty, the discard pile is shuffled into it with the stream `stream`.
 * `remake` receives the number of cards this will be, tells the table, and may forbid it. Returns fewer than `n` cards if there are no more.
 */
export function drawFrom<P extends string>(
  piles: Piles<P>,
  pile: P,
  n: number,
  { random, stream, remake }: { random: Random; stream: string; remake: (cards: number) => boolean },
): string[] {
  const drawn: string[] = [];
  while (drawn.length < n) {
    if (piles[pile].length === 0) {
      if (!remake(piles.discard.length)) break;
      (piles as Piles<string>)[pile] = random.shuffle(stream, piles.discard);
      piles.discard = [];
    }
    const card = piles[pile].shift();
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

/** Takes a card out of a list and returns it. Throws if it is not there. */
export function remove(from: string[], card: string): string {
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`The card '${card}' is not there.`);
  from.splice(at, 1);
  return card;
}

/** Takes a card out of a list and puts it on top of another. Throws if it is not there. */
export const move = (card: string, from: string[], to: string[]): void => {
  to.push(remove(from, card));
};
