import type { Lang } from '../../src/i18n/types.ts';

/** What a game's rules pages say, by language and the page's id, its title first. */
export type Said = { [L in Lang]: { [topic: string]: string } };

/** What came of a correction. */
export interface Tried {
  /** What the check of values says: nothing, where the correction is possible. */
  reasons: string[];
  said: Said;
}
