import type { PrimaryId, StateId } from '../vocabulary.ts';

/** A primary: the states contested together, and the primaries it borders by land (for Super Tuesday). */
export interface Primary {
  id: PrimaryId;
  states: readonly StateId[];
  borders: readonly PrimaryId[];
}

/**
 * Five singles, eight doubles, ten triples. Which states stand together is reconstructed, except Texas and Oklahoma, the Carolinas, New York and
 * New Jersey, and the singles California and Florida.
 */
export const primaries: readonly Primary[] = [
  { id: 'S1', states: ['CA'], borders: ['D6', 'T10'] },
  { id: 'S2', states: ['FL'], borders: ['D4'] },
  { id: 'S3', states: ['PA'], borders: ['S5', 'D2', 'D5', 'T3'] },
  { id: 'S4', states: ['IL'], borders: ['T4', 'T5', 'T7'] },
  { id: 'S5', states: ['OH'], borders: ['S3', 'D5', 'T4', 'T5'] },
  { id: 'D1', states: ['TX', 'OK'], borders: ['D7', 'T6', 'T7'] },
  { id: 'D2', states: ['NY', 'NJ'], borders: ['S3', 'T1', 'T2', 'T3'] },
  { id: 'D3', states: ['NC', 'SC'], borders: ['D4', 'D5', 'T5'] },
  { id: 'D4', states: ['GA', 'AL'], borders: ['S2', 'D3', 'T5', 'T6'] },
  { id: 'D5', states: ['VA', 'WV'], borders: ['S3', 'S5', 'D3', 'T3', 'T5'] },
  { id: 'D6', states: ['WA', 'OR'], borders: ['S1', 'T9', 'T10'] },
  { id: 'D7', states: ['CO', 'NM'], borders: ['D1', 'T7', 'T8', 'T9', 'T10'] },
  { id: 'D8', states: ['AK', 'HI'], borders: [] },
  { id: 'T1', states: ['ME', 'NH', 'VT'], borders: ['D2', 'T2'] },
  { id: 'T2', states: ['MA', 'CT', 'RI'], borders: ['D2', 'T1'] },
  { id: 'T3', states: ['MD', 'DE', 'DC'], borders: ['S3', 'D2', 'D5'] },
  { id: 'T4', states: ['MI', 'WI', 'MN'], borders: ['S4', 'S5', 'T5', 'T7', 'T8'] },
  { id: 'T5', states: ['IN', 'KY', 'TN'], borders: ['S4', 'S5', 'D3', 'D4', 'D5', 'T4', 'T6', 'T7'] },
  { id: 'T6', states: ['AR', 'LA', 'MS'], borders: ['D1', 'D4', 'T5', 'T7'] },
  { id: 'T7', states: ['IA', 'MO', 'KS'], borders: ['S4', 'D1', 'D7', 'T4', 'T5', 'T6', 'T8'] },
  { id: 'T8', states: ['ND', 'SD', 'NE'], borders: ['D7', 'T4', 'T7', 'T9'] },
  { id: 'T9', states: ['MT', 'ID', 'WY'], borders: ['D6', 'D7', 'T8', 'T10'] },
  { id: 'T10', states: ['AZ', 'NV', 'UT'], borders: ['S1', 'D6', 'D7', 'T9'] },
];

const byId = new Map(primaries.map((primary) => [primary.id, primary]));
const byState = new Map(primaries.flatMap((primary) => primary.states.map((state) => [state, primary])));

export function primaryOf(id: PrimaryId): Primary {
  const primary = byId.get(id);
  if (!primary) throw new Error(`There is no primary '${id}'.`);
  return primary;
}

/** The primary in which a state votes. */
export function primaryWith(state: StateId): Primary {
  const primary = byState.get(state);
  if (!primary) throw new Error(`No primary is held in '${state}'.`);
  return primary;
}

export const border = (one: PrimaryId, other: PrimaryId): boolean => primaryOf(one).borders.includes(other);
