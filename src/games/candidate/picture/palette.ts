/** What a candidate looks like on pictures: a token of colour, pattern and letters. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, rect, title } from '../../../scene/build.ts';
import { mix, palettes } from '../../../scene/palette.ts';
import { token as disc, lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Fill, Shape } from '../../../scene/types.ts';

const { ink } = palettes.night;

/** The darker colour of a seat's pattern, and what dark letters on the pattern stand on at worst. */
export const darker = (seat: Seat): Colour => mix(lookOf(seat).colour, ink, 0.16);

export function fillOf(seat: Seat): Fill {
  const { colour, pattern } = lookOf(seat);
  return pattern === 'solid' ? { colour } : { colour, to: darker(seat), pattern };
}

/** A round token with the player's letters, `across` pixels wide: 44 or more. */
export function token(seat: Seat, cx: number, cy: number, across: number, say: Say): Shape[] {
  const r = across / 2;
  const { colour } = lookOf(seat);
  const letters = say.token(seat);
  const size = Math.round(r * (letters.length > 1 ? 1.15 : 1.4));
  return disc(cx, cy, [{ r, fill: colour, stroke: { colour: ink, width: 2 } }], {
    said: letters,
    across,
    size,
    min: Math.min(size, 26),
    role: size * 0.7 >= 38 ? 'essential' : size >= 26 ? 'secondary' : 'mark',
    colour: ink,
    on: colour,
  });
}

/** The letters of whoever laid a card, in a small field of their colour. */
export function mark(seat: Seat, at: Box, say: Say): Shape[] {
  const { colour } = lookOf(seat);
  return [
    rect(at, { fill: colour, radius: 5 }),
    title(at, say.token(seat), { size: 26, min: 24, role: 'mark', colour: ink, on: colour, align: 'centre' }),
  ];
}

/** The back of a card that somebody laid: framed in their colour, with their letters or, on their own section, with the number of cards. */
export function back(by: Seat, at: Box, said: string): Shape[] {
  const { colour } = lookOf(by);
  return [
    rect(at, { fill: colour, stroke: { colour: '#F4F1E8', width: 2 }, radius: 5 }),
    title(box(at.x, at.y, at.w, at.h), said, { size: 28, min: 24, role: 'mark', colour: ink, on: colour, align: 'centre' }),
  ];
}
