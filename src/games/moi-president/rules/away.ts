import type { Random } from '../../../kernel/random.ts';
import type { Decision } from '../../../kernel/types.ts';

/**
 * Answers for a player who is away: a random discard as their turn. Every other question lists first what the rulings say for this case: suffer the
 * attack, take the highest card, give the lowest, pay with the cheapest set, pass clockwise.
 */
export function whileAway({ options, min }: Decision, random: Random): string[] {
  const free = options.filter(({ blocked }) => !blocked).map(({ id }) => id);
  const discards = free.filter((id) => id.startsWith('discard-'));
  return discards.length > 0 ? [random.pick('away', discards)] : free.slice(0, min);
}
