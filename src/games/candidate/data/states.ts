import type { StateId } from '../vocabulary.ts';

/** Electoral votes after the 1990 census: the 51 vote markers. */
export const electoralVotes: { readonly [state: StateId]: number } = {
  AL: 9,
  AK: 3,
  AZ: 8,
  AR: 6,
  CA: 54,
  CO: 8,
  CT: 8,
  DE: 3,
  DC: 3,
  FL: 25,
  GA: 13,
  HI: 4,
  ID: 4,
  IL: 22,
  IN: 12,
  IA: 7,
  KS: 6,
  KY: 8,
  LA: 9,
  ME: 4,
  MD: 10,
  MA: 12,
  MI: 18,
  MN: 10,
  MS: 7,
  MO: 11,
  MT: 3,
  NE: 5,
  NV: 4,
  NH: 4,
  NJ: 15,
  NM: 5,
  NY: 33,
  NC: 14,
  ND: 3,
  OH: 21,
  OK: 8,
  OR: 7,
  PA: 23,
  RI: 4,
  SC: 8,
  SD: 3,
  TN: 11,
  TX: 32,
  UT: 5,
  VT: 3,
  VA: 13,
  WA: 11,
  WV: 5,
  WI: 11,
  WY: 3,
};

export const stateIds: readonly StateId[] = Object.keys(electoralVotes);

/** The regions, which help to find a state among fifty. */
const regions = {
  northeast: ['CT', 'ME', 'MA', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT'],
  south: ['AL', 'AR', 'DE', 'DC', 'FL', 'GA', 'KY', 'LA', 'MD', 'MS', 'NC', 'OK', 'SC', 'TN', 'TX', 'VA', 'WV'],
  midwest: ['IL', 'IN', 'IA', 'KS', 'MI', 'MN', 'MO', 'NE', 'ND', 'OH', 'SD', 'WI'],
  west: ['AK', 'AZ', 'CA', 'CO', 'HI', 'ID', 'MT', 'NV', 'NM', 'OR', 'UT', 'WA', 'WY'],
} as const satisfies { [region: string]: readonly StateId[] };
export type Region = keyof typeof regions;

/** The region that most of these states are in. */
export function regionOf(states: readonly StateId[]): Region {
  const n = (region: Region): number => states.filter((id) => (regions[region] as readonly StateId[]).includes(id)).length;
  return (Object.keys(regions) as Region[]).toSorted((a, b) => n(b) - n(a))[0]!;
}

/** The total votes of one state or several. */
export function votesIn(...states: readonly StateId[]): number {
  let votes = 0;
  for (const id of states) votes += electoralVotes[id]!;
  return votes;
}
