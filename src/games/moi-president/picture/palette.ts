/**
 * The colors of the pictures, those of a card table: blue for the cloth, white for the cards, red for the player to act, gold for edges and the
 * leader, and a brighter gold for the frame of what just came.
 */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { mix } from '../../../scene/colors.ts';
import { token as disc, lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Fill, Shape } from '../../../scene/types.ts';
import type { Category } from '../vocabulary.ts';

export const paper = {
  ground: '#F3EBDC',
  panel: '#FFFDF8',
  table: '#1B3076',
  /** For things lying on the table: lighter than it. */
  cloth: '#2A4191',
  /** The weave of the table, barely visible. */
  thread: '#233A86',
  blue: '#1F4FA8',
  sky: '#3D6CC4',
  gold: '#B8892F',
  gilt: '#EBCF86',
  vein: '#E4D8C2',
  ink: '#101D44',
  quiet: '#4A5475',
  line: '#D5CAB4',
  white: '#FFFFFF',
  red: '#C8202F',
  /** The frame of what the last card added, and the hatching of what it took away. */
  came: '#F2B632',
  gone: '#E08A90',
} as const;

export interface SeatColours {
  /** Letters and solid areas. */
  dark: Colour;
  /** Wide light areas behind dark letters. */
  light: Colour;
  /** The seat's own mark: color and pattern. */
  mark: Fill;
}

export function coloursOf(seat: Seat): SeatColours {
  const { colour, shade, pattern } = lookOf(seat);
  return { dark: shade, light: mix(paper.panel, colour, 0.38), mark: { colour: shade, to: mix(shade, colour, 0.45), pattern } };
}

/** A player's token centered in a square box: a disc with the seat's pattern, and the player's one or two letters on its plain middle. */
export function token(seat: Seat, at: Box, say: Say): Shape[] {
  const { dark, mark } = coloursOf(seat);
  const letters = say.token(seat);
  const size = Math.max(24, at.h * (letters.length > 1 ? 0.5 : 0.66));
  const r = Math.min(at.w, at.h) / 2;
  const [x, y] = [at.x + at.w / 2, at.y + at.h / 2];
  const discs = [
    { r, fill: paper.panel },
    { r: r - 3, fill: mark, stroke: { colour: dark, width: 2 } },
    { r: r * (letters.length > 1 ? 0.84 : 0.66), fill: dark },
  ];
  return disc(x, y, discs, { said: letters, across: at.w, size, colour: paper.white, on: dark, role: 'mark' });
}

export const families: { readonly [C in Category]: Colour } = {
  campagne: '#1F4FA8',
  bonus: '#0B665F',
  attaque: '#C8202F',
  joker: '#85560A',
  speciale: '#512F83',
};
