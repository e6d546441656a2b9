/** The shared elements of this game's pictures: plates with thick outlines and hard shadows, tokens, pawns, dice, rays. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, icon, path, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { token as disc, lookOf, die as plainDie } from '../../../scene/tokens.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { CityId } from '../vocabulary.ts';
import { edge, print, service } from './palette.ts';

/** A plate with a thick outline and a shadow on its ground. */
export const plate = (
  at: Box,
  fill: Colour,
  { radius = 16, shadow = 6, width = 5 }: { radius?: number; shadow?: number; width?: number } = {},
): Shape[] => [
  ...(shadow > 0 ? [rect({ ...at, x: at.x + shadow, y: at.y + shadow }, { fill: print.ink, radius })] : []),
  rect(at, { fill, radius, stroke: { colour: print.ink, width } }),
];

/** The name of the contested city, between the two sides. */
export const contested = (city: CityId, at: Box, say: Say): Shape =>
  title(at, say(look('look.city', { city })), {
    ...{ weight: 700, role: 'secondary', size: 56, min: 38 },
    ...{ align: 'centre', colour: print.text, on: print.deep },
  });

/** A die in perspective: thick, with a side. */
export function die(face: number, at: Box, fill: Colour, pip: Colour): Shape[] {
  const deep = at.w * 0.09;
  const stroke = { colour: print.ink, width: Math.max(3, at.w * 0.05) };
  return [
    rect({ ...at, y: at.y + deep, h: at.w }, { fill: edge, radius: at.w * 0.18, stroke }),
    ...plainDie(face, { ...at, h: at.w }, { fill, pip, stroke }),
  ];
}

/** The height of letters in radii, by their number: more letters are smaller. */
const fitting: readonly number[] = [1.5, 1.5, 1.4, 1.15];

/** The smallest letters of a token. */
const least = 24;
/** The approximate width of letters at their smallest. */
export const leastWidth = (said: string): number =>
  [...said].reduce((sum, one) => sum + (/[^\u0020-\u024F]/u.test(one) ? 22 : /[MWmw]/.test(one) ? 17 : 12), 2);

/** A disc with the seat's pattern around its player's letters, `across` pixels wide. Wide letters leave less of the pattern. */
export function token(seat: Seat, cx: number, cy: number, across: number, say: Say, said = say.token(seat)): Shape[] {
  const { colour, shade, pattern } = lookOf(seat);
  const outline = across > 70 ? 5 : 3;
  const r = across / 2 - outline / 2;
  const core = Math.min(r * 0.96, Math.max(r * 0.74, leastWidth(said) / 2));
  const size = Math.max(least, Math.round(r * (fitting[said.length] ?? 1)));
  const essential = size >= 55 && leastWidth(said) * (55 / least) <= core * 2;
  return disc(
    cx,
    cy,
    [
      { r, fill: { colour, to: shade, pattern }, stroke: { colour: print.ink, width: outline } },
      { r: core, fill: colour },
    ],
    { said, across: core * 2, size, min: essential ? 55 : least, colour: print.ink, on: colour, role: essential ? 'essential' : 'mark' },
  );
}

/** A pawn's outline, on a 48-pixel square: a head on a skirt. */
const pawnBody = 'M24 14C31 14 32 22 34 29 36 35 41 37 41 42 41 45 39 46 36 46L12 46C9 46 7 45 7 42 7 37 12 35 14 29 16 22 17 14 24 14z';

/** Where a pawn stood: its outline on white. The pawn at the other end of its way shows whose it is: not everyone can tell colors apart. */
export function pawnShade(cx: number, cy: number, high: number): Shape[] {
  const at = { x: cx - high / 2, y: cy - high / 2, scale: high / 48 };
  return [
    path(pawnBody, { ...at, fill: '#FFFFFF', opacity: 0.6, stroke: { colour: print.ink, width: 3, dash: [6, 5] } }),
    circle(cx, cy - high / 2 + (11 * high) / 48, (9.5 * high) / 48, {
      fill: '#FFFFFF',
      opacity: 0.6,
      stroke: { colour: print.ink, width: 3, dash: [6, 5] },
    }),
  ];
}

/** A wooden pawn, `high` pixels high, centered on a point; `ring` is the color of its outline. */
export function pawn(seat: Seat, cx: number, cy: number, high: number, say: Say, ring: Colour = print.ink): Shape[] {
  const { colour, shade, pattern } = lookOf(seat);
  const unit = high / 48;
  const [x, y] = [cx - high / 2, cy - high / 2];
  const stroke = { colour: ring, width: ring === print.ink ? 4 : 6 };
  const said = say.token(seat);
  return [
    path(pawnBody, { x, y, scale: unit, fill: colour, stroke }),
    circle(cx, y + 11 * unit, 9.5 * unit, { fill: { colour, to: shade, pattern }, stroke }),
    title(box(cx - 16 * unit, y + 21.5 * unit, 32 * unit, 23 * unit), said, {
      size: Math.max(least, Math.round((said.length > 1 ? 22 : 28) * unit)),
      min: least,
      colour: print.ink,
      on: colour,
      align: 'centre',
      role: 'mark',
    }),
  ];
}

/** The mark of a player who is missing turns. */
export const pause = 'M10 8h10v32H10zM28 8h10v32H28z';

export const shieldAt = (cx: number, cy: number, across: number): Shape[] => [
  icon(icons.shield, box(cx - across / 2, cy - across / 2, across, across), { fill: print.panel, stroke: { colour: print.ink, width: 3 } }),
];

/** The back of a Media card. */
export const cardBack = (at: Box): Shape[] => [
  rect(at, { fill: print.panel, radius: at.w * 0.16, stroke: { colour: print.ink, width: at.w > 60 ? 5 : 3 } }),
  rect(box(at.x + at.w * 0.13, at.y + at.w * 0.13, at.w * 0.74, at.h - at.w * 0.26), {
    fill: { colour: service.infos, to: print.deep, pattern: 'dots' },
    radius: at.w * 0.08,
  }),
];
