import type { Colour } from '../../../scene/types.ts';
import type { Family } from '../vocabulary.ts';

/** Each family's band; the family stands on it in words. */
export const bands: { [F in Family]: Colour } = {
  money: '#5FC98B',
  endorsement: '#7FB8F2',
  rumor: '#F08A7A',
  squelch: '#C9B8F0',
  zero: '#B9C4D3',
  scandal: '#F5C043',
  'party-ruling': '#F5C043',
  'state-ruling': '#F5C043',
  'favorite-son': '#F5C043',
  deadlock: '#F5C043',
};
