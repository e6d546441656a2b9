/** Hands that lie open after a game's end, because everyone who played it has agreed. */
import type { Proposal } from './types.ts';

/** Whether everyone may look at all hands of the game that these proposals belong to. */
export const areOpen = (proposals: readonly Pick<Proposal, 'kind' | 'fate'>[]): boolean =>
  proposals.some(({ kind, fate }) => kind === 'hands' && fate === 'agreed');
