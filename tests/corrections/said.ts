import type { Lang } from '../../src/i18n/types.ts';

/** A game's rules pages, by language and page id, each with its title first. */
export type Said = { [L in Lang]: { [topic: string]: string } };

/** The outcome of a correction. */
export interface Tried {
  /** The faults that the check of values finds: none if the correction is possible. */
  reasons: string[];
  said: Said;
}
