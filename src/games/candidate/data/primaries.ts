import type { PrimaryId, StateId } from '../vocabulary.ts';
import { touch } from './adjacency.ts';

/**
 * The states contested together. Five singles, eight doubles, ten triples. Which states belong together is reconstructed, except Texas and Oklahoma,
 * the Carolinas, New York and New Jersey, and the singles California and Florida. Which primaries border each other follows from the states.
 */
export const primaries: { readonly [primary: PrimaryId]: readonly StateId[] } = {
  S1: ['CA'],
  S2: ['FL'],
  S3: ['PA'],
  S4: ['IL'],
  S5: ['OH'],
  D1: ['TX', 'OK'],
  D2: ['NY', 'NJ'],
  D3: ['NC', 'SC'],
  D4: ['GA', 'AL'],
  D5: ['VA', 'WV'],
  D6: ['WA', 'OR'],
  D7: ['CO', 'NM'],
  D8: ['AK', 'HI'],
  T1: ['ME', 'NH', 'VT'],
  T2: ['MA', 'CT', 'RI'],
  T3: ['MD', 'DE', 'DC'],
  T4: ['MI', 'WI', 'MN'],
  T5: ['IN', 'KY', 'TN'],
  T6: ['AR', 'LA', 'MS'],
  T7: ['IA', 'MO', 'KS'],
  T8: ['ND', 'SD', 'NE'],
  T9: ['MT', 'ID', 'WY'],
  T10: ['AZ', 'NV', 'UT'],
};

/** Whether two groups of states border each other by land, for Super Tuesday. */
export const border = (one: readonly StateId[], other: readonly StateId[]): boolean => one.some((a) => other.some((b) => touch(a, b)));
