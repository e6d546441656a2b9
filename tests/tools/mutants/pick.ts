import { createHash } from 'node:crypto';

/** Returns `n` of a list, or all if there are fewer: the same ones for the same seed, and mostly the same ones after a change elsewhere. */
export function pick<T>(all: readonly T[], n: number, seed: number): T[] {
  const rank = (one: T) =>
    createHash('sha256')
      .update(`${seed} ${JSON.stringify(one)}`)
      .digest('hex');
  const ranked = all.map((one) => ({ one, rank: rank(one) })).toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, n).map(({ one }) => one);
}
