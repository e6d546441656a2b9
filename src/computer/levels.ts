/** How well a computer plays: how long it thinks, counted in positions so that a slow machine does not make it weaker, with a guard by time. */
import type { Mind } from '../kernel/mind.ts';

export const levels = ['novice', 'regular', 'expert'] as const;
export type Level = (typeof levels)[number];

/** How much is thought about one answer. */
export interface Effort {
  /** Ways on that are tried. */
  iterations: number;
  /** Turns of whoever moves next that are tried at the end of each; the best for them counts. 0: what others do next is not thought of. */
  replies: number;
  /** Turns after the present one that the tree goes on for. */
  horizon: number;
  /** How readily a move that looked worse is tried again: the constant of the confidence bound, in chances to win. */
  exploration: number;
  /** After so many milliseconds it answers with the best so far. */
  guardMs: number;
}

const usual = { horizon: 0, exploration: 0.1 };

export const efforts: { readonly [L in Level]: Effort } = {
  novice: { ...usual, iterations: 8, replies: 0, guardMs: 100 },
  regular: { ...usual, iterations: 60, replies: 6, guardMs: 100 },
  expert: { ...usual, iterations: 2500, replies: 6, guardMs: 1000 },
};

/** How much a computer of this level thinks about one answer in this game. */
export function effortIn({ ways = {} }: Pick<Mind, 'ways'>, level: Level): Effort {
  const effort = efforts[level];
  return { ...effort, iterations: Math.max(effort.iterations, ways[level] ?? 0) };
}
