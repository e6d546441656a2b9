/** The look of the pictures: newsprint, ink, one red, and candidates as campaign buttons with color, pattern and letters. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, rect, title } from '../../../scene/build.ts';
import { contrast, mix, type Palette } from '../../../scene/colors.ts';
import { campaignButton, cardBack } from '../../../scene/motifs.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Fill, Shape } from '../../../scene/types.ts';

/** A page: paper, and what is printed on it. The accent is the second ink. */
export const print = {
  ground: '#F2EDE0',
  deep: '#E4DCC9',
  panel: '#FBF8F0',
  raised: '#FFFFFF',
  land: '#DDD4BF',
  line: '#B5AA92',
  text: '#17140F',
  quiet: '#575140',
  accent: '#C8202F',
  ink: '#17140F',
} as const satisfies Palette;

/** Letters on the ink and on the accent. */
export const onInk = print.raised;

/** The second color of a seat's pattern: lighter by enough for color-blind eyes to see it, or darker if the color is almost white. */
const marking = (seat: Seat): Colour => {
  const { colour } = lookOf(seat);
  return contrast(colour, '#FFFFFF') < 1.6 ? mix(colour, print.ink, 0.35) : mix(colour, '#FFFFFF', 0.55);
};

export function fillOf(seat: Seat): Fill {
  const { colour, pattern } = lookOf(seat);
  return pattern === 'solid' ? { colour } : { colour, to: marking(seat), pattern };
}

/** A candidate's campaign button with the player's letters, `across` pixels wide: 30 or more. */
export function button(seat: Seat, cx: number, cy: number, across: number, say: Say): Shape[] {
  const { colour } = lookOf(seat);
  const letters = say.token(seat);
  // Two letters need a little more room.
  const r = across / 2 + (letters.length > 1 && across < 40 ? 5 : 0);
  const isLarge = across >= 56;
  const size = Math.max(24, Math.round(r * (letters.length > 1 ? (isLarge ? 0.95 : across < 40 ? 1.1 : 1.3) : isLarge ? 1.2 : 1.45)));
  return [
    ...(isLarge
      ? [
          ...campaignButton(cx, cy, r, { rim: print.ink, face: fillOf(seat), shine: mix(colour, '#FFFFFF', 0.6) }),
          circle(cx, cy, r * 0.6, { fill: colour }),
        ]
      : [circle(cx, cy, r, { fill: print.ink }), circle(cx, cy, r - 2.5, { fill: colour })]),
    title(box(cx - r - 4, cy - r, 2 * r + 8, 2 * r), letters, {
      size,
      min: Math.min(size, size < 26 ? 24 : size * 0.7 >= 38 ? 55 : 26),
      role: size * 0.7 >= 38 ? 'essential' : size >= 26 ? 'secondary' : 'mark',
      colour: print.ink,
      on: colour,
      align: 'centre',
    }),
  ];
}

/** The back of a card in the color and pattern of its player; in its middle their letters or, on their own section, the number of cards. */
export function back(by: Seat, at: Box, said: string): Shape[] {
  const { colour } = lookOf(by);
  const middle = box(at.x + 4, at.y + at.h / 2 - 20, at.w - 8, 40);
  return [
    rect(box(at.x - 1, at.y - 1, at.w + 2, at.h + 2), { fill: print.ink, radius: 6 }),
    ...cardBack(at, { paper: print.raised, field: fillOf(by) }),
    rect(middle, { fill: colour, radius: 4 }),
    title(middle, said, { size: 38, min: 24, role: 'mark', colour: print.ink, on: colour, align: 'centre' }),
  ];
}
