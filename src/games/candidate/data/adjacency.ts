import type { StateId } from '../vocabulary.ts';

/**
 * Land borders between states, each listed once, under the state that comes first in the alphabet. Alaska and Hawaii border nothing; states that
 * touch only at a point (Four Corners) or across water do not border.
 */
export const adjacent: { readonly [state: StateId]: readonly StateId[] } = {
  AL: ['FL', 'GA', 'MS', 'TN'],
  AR: ['LA', 'MO', 'MS', 'OK', 'TN', 'TX'],
  AZ: ['CA', 'NM', 'NV', 'UT'],
  CA: ['NV', 'OR'],
  CO: ['KS', 'NE', 'NM', 'OK', 'UT', 'WY'],
  CT: ['MA', 'NY', 'RI'],
  DC: ['MD', 'VA'],
  DE: ['MD', 'NJ', 'PA'],
  FL: ['GA'],
  GA: ['NC', 'SC', 'TN'],
  IA: ['IL', 'MN', 'MO', 'NE', 'SD', 'WI'],
  ID: ['MT', 'NV', 'OR', 'UT', 'WA', 'WY'],
  IL: ['IN', 'KY', 'MO', 'WI'],
  IN: ['KY', 'MI', 'OH'],
  KS: ['MO', 'NE', 'OK'],
  KY: ['MO', 'OH', 'TN', 'VA', 'WV'],
  LA: ['MS', 'TX'],
  MA: ['NH', 'NY', 'RI', 'VT'],
  MD: ['PA', 'VA', 'WV'],
  ME: ['NH'],
  MI: ['OH', 'WI'],
  MN: ['ND', 'SD', 'WI'],
  MO: ['NE', 'OK', 'TN'],
  MS: ['TN'],
  MT: ['ND', 'SD', 'WY'],
  NC: ['SC', 'TN', 'VA'],
  ND: ['SD'],
  NE: ['SD', 'WY'],
  NH: ['VT'],
  NJ: ['NY', 'PA'],
  NM: ['OK', 'TX'],
  NV: ['OR', 'UT'],
  NY: ['PA', 'VT'],
  OH: ['PA', 'WV'],
  OK: ['TX'],
  OR: ['WA'],
  PA: ['WV'],
  SD: ['WY'],
  TN: ['VA'],
  UT: ['WY'],
  VA: ['WV'],
};

/** Whether two states border each other. */
export const touch = (one: StateId, other: StateId): boolean => (adjacent[one] ?? []).includes(other) || (adjacent[other] ?? []).includes(one);
