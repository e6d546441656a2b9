/** Hidden cards, for the minds of computers. */
import { hidden } from '../../kernel/mind.ts';
import type { Random } from '../../kernel/random.ts';

/** Turns all cards face down, in place. */
export const turnDown = (cards: string[]): void => {
  cards.fill(hidden);
};

/**
 * Puts cards of `pool` wherever one is hidden in `piles`, in place, with all arrangements equally likely, and returns those left over. Sorts the pool
 * first, so that nothing reveals where its cards really are. Throws if there are too few.
 */
export function dealHidden(piles: readonly string[][], pool: readonly string[], random: Random): string[] {
  const cards = random.shuffle('hidden', [...pool].sort());
  for (const pile of piles) {
    for (let i = 0; i < pile.length; i++) {
      if (pile[i] !== hidden) continue;
      const card = cards.pop();
      if (card === undefined) throw new Error('There are fewer cards than are hidden.');
      pile[i] = card;
    }
  }
  return cards;
}

/** Shuffles cards that are known but whose order is not, in place. The result depends only on which cards they are. */
export function shuffleKnown(cards: string[], random: Random): void {
  cards.splice(0, cards.length, ...random.shuffle('hidden', [...cards].sort()));
}
