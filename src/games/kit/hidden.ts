/** Cards that cannot be seen, for the minds of computers. */
import { hidden } from '../../kernel/mind.ts';
import type { Random } from '../../kernel/random.ts';

/** Turns every card over, in place. */
export const turnDown = (cards: string[]): void => {
  cards.fill(hidden);
};

/**
 * Puts cards of `pool` wherever one is hidden in `piles`, in place, every way alike, and returns those that are left over. The pool is sorted first, so
 * that nothing comes through of where its cards really lie. Throws where there are too few.
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

/** Shuffles cards that are known while their order is not, in place, from nothing but what they are. */
export function shuffleKnown(cards: string[], random: Random): void {
  cards.splice(0, cards.length, ...random.shuffle('hidden', [...cards].sort()));
}
