/** What a candidate looks like on pictures: a token of colour, pattern and letter. */

import type { Seat } from '../../kernel/types.ts';
import { circle, title } from '../../scene/build.ts';
import { mix, palettes, type SeatLook, seatLooks } from '../../scene/palette.ts';
import type { Colour, Fill, Shape } from '../../scene/types.ts';

const { ink } = palettes.night;

export function lookOf(seat: Seat): SeatLook {
  const found = seatLooks.find(({ letter }) => letter === seat);
  if (!found) throw new Error(`Nobody looks like '${seat}'.`);
  return found;
}

/** The darker colour of a seat's pattern, and what dark letters on the pattern stand on at worst. */
export const darker = (seat: Seat): Colour => mix(lookOf(seat).colour, ink, 0.16);

export function fillOf(seat: Seat): Fill {
  const { colour, pattern } = lookOf(seat);
  return pattern === 'solid' ? { colour } : { colour, to: darker(seat), pattern };
}

/** A round token with the candidate's letter; `r` of 22 or more. */
export function token(seat: Seat, cx: number, cy: number, r: number): Shape[] {
  const { colour } = lookOf(seat);
  return [
    circle(cx, cy, r, { fill: colour, stroke: { colour: ink, width: 2 } }),
    title({ x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, seat, {
      size: Math.round(r * 1.4),
      role: r * 1.4 * 0.7 >= 38 ? 'essential' : 'secondary',
      colour: ink,
      on: colour,
      align: 'centre',
    }),
  ];
}
