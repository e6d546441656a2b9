/** The places of letters, votes and money on the map, in pixels of the outlines' own map, which is 1000 wide. */

import { usPlaces } from '../../../scene/us-places.ts';
import type { StateId } from '../vocabulary.ts';

type Spot = readonly [x: number, y: number];

/** Labels of states too small for letters: in the sea, and in Canada. */
export const asides: { readonly [state: StateId]: Spot } = {
  VT: [846, 88],
  NH: [868, 48],
  MA: [1031, 196],
  RI: [1031, 232],
  CT: [1031, 268],
  NJ: [1031, 304],
  DE: [1031, 340],
  MD: [1031, 376],
  DC: [1031, 412],
  FL: [925, 560],
  HI: [238, 606],
};

/** States tall enough for the letters above the votes. On the others they are side by side. */
const stacked = new Set('AK AL AR AZ CA CO GA IA ID IL IN KS ME MI MN MO MS MT ND NE NM NV OH OK OR SD TX UT WA WI WY'.split(' '));
export const isStacked = (state: StateId): boolean => stacked.has(state);

/** Labels that look better elsewhere than in the middle of their state's largest area. */
const moved: { readonly [state: StateId]: Spot } = {
  KY: [718, 329],
  LA: [596, 512],
  NY: [868, 168],
  TN: [690, 369],
  VA: [857, 317],
  AR: [581, 391],
  WI: [607, 153],
  TX: [452, 470],
  AK: [84, 540],
  WV: [784, 287],
  IL: [630, 246],
  SC: [815, 393],
  MI: [713, 179],
  IN: [690, 262],
  ME: [962, 86],
  GA: [762, 447],
  OH: [750, 245],
};
export const labelAt = (state: StateId): Spot => moved[state] ?? [usPlaces[state]!.x, usPlaces[state]!.y];

/** Where the money on a primary is shown, and where a line to it starts; it is at the state with the most room. */
export interface Tag {
  at: Spot;
  from?: Spot;
}

const tags: { readonly [state: StateId]: Tag } = {
  CA: { at: [90, 378] },
  FL: { at: [925, 596] },
  HI: { at: [238, 570] },
  MA: { at: [1031, 160] },
  MD: { at: [1031, 448] },
  ME: { at: [1031, 92], from: [976, 92] },
  NC: { at: [908, 424], from: [868, 372] },
  NY: { at: [800, 126], from: [862, 158] },
  IL: { at: [627, 271] },
  OH: { at: [786, 189], from: [764, 226] },
  PA: { at: [836, 241] },
  TN: { at: [754, 369] },
  VA: { at: [922, 384], from: [880, 312] },
};

/** Whether a state is wide enough for money beside its letters. */
const isWide = (state: StateId): boolean => usPlaces[state]!.w >= 96;

/** Below the label or, on wide states, beside it, unless `tags` has a better place. */
export const tagOf = (state: StateId): Tag => {
  const [x, y] = labelAt(state);
  return tags[state] ?? { at: isWide(state) ? [x + 32, y + 2] : [x, y + 28] };
};

/** How far a label moves up to make room for money below it. */
export const lift = (state: StateId): number => (state === 'IL' ? 17 : state === 'PA' ? 9 : tags[state] === undefined && !isWide(state) ? 17 : 0);
/** How far a label moves aside to make room for money beside it. */
export const asideOfTag = (state: StateId): number => (state === 'TN' ? 30 : tags[state] === undefined && isWide(state) ? 42 : 0);

/** The state of a primary with the most room for a tag: preferably one with its label inside. */
export const widestOf = (states: readonly StateId[]): StateId =>
  [...states].sort((a, b) => Number(a in asides) - Number(b in asides) || usPlaces[b]!.w - usPlaces[a]!.w)[0]!;
