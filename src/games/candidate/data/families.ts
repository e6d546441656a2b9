/** The properties of each family of cards, besides what it does where it lies: rules, words and pictures read them here. */
import type { Family } from '../vocabulary.ts';

export interface Traits {
  /** Whether its value counts for or against the section it lies on; null if it has no value. */
  counts: 'for' | 'against' | null;
  /** How many a player may lay on their own section: one, one among all Problems, any number, or none. */
  own: 'one' | 'one-problem' | 'any' | 'none';
  /** The family it counts as when no state is contested: in the Convention. */
  inConvention: Family;
}

export const traits: { readonly [F in Family]: Traits } = {
  money: { counts: 'for', own: 'one', inConvention: 'money' },
  endorsement: { counts: 'for', own: 'any', inConvention: 'endorsement' },
  rumor: { counts: 'against', own: 'none', inConvention: 'rumor' },
  squelch: { counts: null, own: 'any', inConvention: 'squelch' },
  zero: { counts: null, own: 'any', inConvention: 'zero' },
  scandal: { counts: null, own: 'one-problem', inConvention: 'scandal' },
  'party-ruling': { counts: null, own: 'one-problem', inConvention: 'party-ruling' },
  'state-ruling': { counts: null, own: 'one-problem', inConvention: 'state-ruling' },
  'favorite-son': { counts: null, own: 'one-problem', inConvention: 'zero' },
  deadlock: { counts: null, own: 'one-problem', inConvention: 'zero' },
};

/** A value with its sign: a Rumor's is negative. */
export const signed = ({ family, value }: { family: Family; value: number }): number => (traits[family].counts === 'against' ? -value : value);
