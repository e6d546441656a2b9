/** Practiced players answer by rules of thumb that good players state, and try nothing out (`Mind.usual`). */
import type { Asked } from '../../kernel/mind.ts';
import type { Random } from '../../kernel/random.ts';

/** Returns the ids picked, from what the seat itself sees and is asked; null: no rule of thumb says anything, so any answer does. */
export type Practiced<V> = (seen: V, asked: Asked, random: Random) => string[] | null;

/** The first of those that are worth the most, each weighed once; null: there are none. */
export function bestOf<T>(all: readonly T[], worthOf: (one: T) => number): { one: T; worth: number } | null {
  let best: { one: T; worth: number } | null = null;
  for (const one of all) {
    const worth = worthOf(one);
    if (!best || worth > best.worth) best = { one, worth };
  }
  return best;
}
