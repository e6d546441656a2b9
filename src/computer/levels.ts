/** How well a computer plays: how long it thinks, counted in positions so that a slow machine doesn't make it weaker, with a limit on time. */
import type { Mind } from '../kernel/mind.ts';

export const levels = ['novice', 'regular', 'expert'] as const;
export type Level = (typeof levels)[number];

/** How much thinking goes into one answer. */
export interface Effort {
  /** How many ways to try. */
  iterations: number;
  /** How many turns of the next seat to move are tried at the end of each way; the best one for that seat counts. 0: ignores what others do next. */
  replies: number;
  /** For how many turns after the current one the tree goes on. */
  horizon: number;
  /** How readily to retry a move that looked worse: the constant of the confidence bound, in chances to win. */
  exploration: number;
  /** After this many milliseconds, it answers with the best move so far. */
  guardMs: number;
}

const usual = { horizon: 0, exploration: 0.1 };

export const efforts: { readonly [L in Level]: Effort } = {
  novice: { ...usual, iterations: 8, replies: 0, guardMs: 100 },
  regular: { ...usual, iterations: 60, replies: 6, guardMs: 100 },
  expert: { ...usual, iterations: 2500, replies: 6, guardMs: 1000 },
};

/** How much thinking goes into one answer at this level in this game. */
export function effortIn({ ways = {} }: Pick<Mind, 'ways'>, level: Level): Effort {
  const effort = efforts[level];
  return { ...effort, iterations: Math.max(effort.iterations, ways[level] ?? 0) };
}
