/** How well a computer plays: how long it thinks, counted in positions so that a slow machine does not make it weaker, with a guard by time. */

export const levels = ['novice', 'regular', 'expert'] as const;
export type Level = (typeof levels)[number];

/** How much is thought about one answer. */
export interface Effort {
  /** Ways on that are tried. */
  iterations: number;
  /** Turns of whoever moves next that are tried at the end of each; the best for them counts. 0: what others do next is not thought of. */
  replies: number;
  /** After so many milliseconds of its own time it answers with the best so far. */
  guardMs: number;
}

export const efforts: { readonly [L in Level]: Effort } = {
  novice: { iterations: 40, replies: 0, guardMs: 100 },
  regular: { iterations: 400, replies: 6, guardMs: 100 },
  expert: { iterations: 4000, replies: 6, guardMs: 1000 },
};
