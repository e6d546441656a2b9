/** A large sign for every kind of card and for every mark of a candidate, drawn on a square of 48. */

import type { Mark } from '../messages.ts';
import type { Family } from '../vocabulary.ts';

/** Filled paths; the optional second is cut out of the first, in the color of what lies below. */
export type Sign = readonly [shape: string, cut?: string];

const dollar =
  'M22.5 15h3v2.700c3 .5 5 2.300 5.500 5h-3.300c-.4-1.500-1.600-2.400-3.700-2.400-2.300 0-3.500 1-3.500 2.400 0 1.600 1.400 2.200 4.300 2.900 4 .9 6.700 2.100 6.700 5.800 0 3-2.300 5-6 5.500V40h-3v-3.100c-3.500-.5-5.700-2.500-6-5.700h3.400c.3 1.900 1.700 2.900 4.300 2.900 2.500 0 3.800-1 3.800-2.600 0-1.800-1.500-2.300-4.600-3-3.800-.9-6.300-2-6.300-5.600 0-2.800 2-4.800 5.400-5.300z';
const star = 'M24 5l5.600 12.800L43.500 19 33 28.200l3.100 13.600L24 34.600l-12.100 7.200L15 28.200 4.500 19l13.900-1.200z';
const bubble = 'M8 5h32a5 5 0 0 1 5 5v19a5 5 0 0 1-5 5H25L12 45l2-11H8a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z';

export const signs: { readonly [F in Family]: Sign } = {
  // A purse.
  money: ['M16 3h16l-4 9h-8zM19 13h10c9 6 15 14 15 22 0 7-5 11-12 11H16C9 46 4 42 4 35c0-8 6-16 15-22z', dollar],
  // A thumb up.
  endorsement: ['M4 21h9v23H4zM16 43V22l8-18c5 0 7 3 6 8l-1.500 7H40c4 0 5.500 3 4.500 6l-4.500 15c-.8 2.500-2.500 4-5 4H20z'],
  // Something being said.
  rumor: [bubble, 'M22 10h8l-4 8h7L19 31l3.500-9H16z'],
  // The same, struck out.
  squelch: [
    'M8 5h32a5 5 0 0 1 5 5v19a5 5 0 0 1-5 5H25L12 45l2-11H8a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z',
    'M12.500 10.500 16 7l9.500 9.500L35 7l3.500 3.500L29 20l9.500 9.500L35 33l-9.500-9.500L16 33l-3.500-3.500L22 20z',
  ],
  zero: ['M24 3c10 0 16 8 16 21s-6 21-16 21S8 37 8 24 14 3 24 3z', 'M24 11c5 0 8 5 8 13s-3 13-8 13-8-5-8-13 3-13 8-13z'],
  // A bomb with its fuse.
  scandal: [
    'M20 16a15 15 0 1 1 0 30 15 15 0 1 1 0-30zM26 11l8 8-4 4-8-8zM33 13c1-5 4-7 8-6l-1 3c-2-.5-3.500.5-4 4zM42 1l1 4 4 1-4 1-1 4-1-4-4-1 4-1z',
    'M12 31a8 8 0 0 1 8-8v3a5 5 0 0 0-5 5z',
  ],
  // A gavel.
  'party-ruling': ['M20 3l16 16-4 4-2-2-8 8 2 2-4 4L4 19l4-4 2 2 8-8-2-2zM30 27l15 14-4 4-15-14zM4 40h20v5H4z'],
  // A state's capitol.
  'state-ruling': ['M23 2h2v5c6 1 10 5 10 11H13c0-6 4-10 10-11zM11 20h26v4H11zM12 26h5v12h-5zM21.500 26h5v12h-5zM31 26h5v12h-5zM8 40h32v5H8z'],
  'favorite-son': [star],
  // A padlock.
  deadlock: [
    'M24 2c7 0 12 5 12 12v7h2a3 3 0 0 1 3 3v19a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V24a3 3 0 0 1 3-3h2v-7C12 7 17 2 24 2zM24 8c-4 0-6 2.500-6 6v7h12v-7c0-3.500-2-6-6-6z',
    'M24 27a4 4 0 0 1 2.500 7l1.500 7h-8l1.500-7A4 4 0 0 1 24 27z',
  ],
};

export const markSigns: { readonly [M in Mark]: Sign } = {
  // A hand of cards.
  dealer: ['M5 14l14-4 7 27-14 4zM21 9h13v30h-6.500L21 13zM36 11l8 3-6 24-2-1z'],
  // A drum, as played on a bandwagon.
  bandwagon: [
    'M6 14c0-4 8-7 18-7s18 3 18 7v20c0 4-8 7-18 7S6 38 6 34zM24 10c-8 0-14 2-14 4s6 4 14 4 14-2 14-4-6-4-14-4z',
    'M9 20l8 16h-2L9 24zM23 22h2v16h-2zM39 20v4l-6 12h-2z',
  ],
  'son-used': [star, 'M4 40 40 4l4 4L8 44z'],
  // A desk with a flag.
  incumbent: ['M30 4h14l-3 5 3 5H33v10h9v4h-2v16h-6V32H14v12H8V28H6v-4h24z'],
  eliminated: ['M9 4 24 19 39 4l5 5-15 15 15 15-5 5-15-15L9 44l-5-5 15-15L4 9z'],
};
