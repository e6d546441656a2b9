/** Piles of cards: drawn from the front, made anew from the discard pile, and single cards that go from one list to another. */
import type { Random } from '../../kernel/random.ts';

/** A draw pile under the name its game gives it, and the discard pile beside it. */
type Piles<P extends string> = { [Name in P | 'discard']: string[] };

/**
 * Up to `n` cards from the front of `piles[pile]`; whenever that is empty it is made anew from the discard pile, shuffled with the stream `stream`.
 * `remake` is told how many cards that will be, tells the table, and may forbid it. Fewer cards than `n`: there were no more.
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

/** Takes a card out of a list and returns it. Throws where it is not there. */
export function remove(from: string[], card: string): string {
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`The card '${card}' is not there.`);
  from.splice(at, 1);
  return card;
}

/** Takes a card out of a list and puts it on top of another. Throws where it is not there. */
export const move = (card: string, from: string[], to: string[]): void => {
  to.push(remove(from, card));
};
