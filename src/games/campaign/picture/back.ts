/** The back of a side's cards, drawn where its deck is in the picture of a hand. */

import { box, icon, inset, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Side } from '../vocabulary.ts';
import { candidates, night, token } from './studio.ts';

/** Draws the deck, with two cards behind the top one and the given words in its middle. */
export function back(side: Side, at: Box, said: string): Shape[] {
  const { light, low } = candidates[side];
  const radius = side === 'obama' ? 28 : 8;
  const top = box(at.x, at.y + 16, at.w - 16, at.h - 16);
  const [cx, cy] = [top.x + top.w / 2, top.y + top.h / 2];
  const plate = box(top.x + 28, cy + 40, top.w - 56, 64);
  const rows = [-1, 1].map((up) => cy + up * (top.h / 2 - 64));
  return [
    ...[16, 8].map((off) =>
      rect({ ...top, x: top.x + off, y: top.y - off }, { fill: mix(low, night.deep, 0.3), radius, stroke: { colour: night.deep, width: 2 } }),
    ),
    rect(top, { fill: low, radius, stroke: { colour: night.deep, width: 2 } }),
    rect(inset(top, 16), {
      fill: { colour: low, to: mix(low, '#FFFFFF', 0.14), pattern: side === 'obama' ? 'rings' : 'horizontal' },
      radius: radius / 2,
      stroke: { colour: mix(light, '#FFFFFF', 0.6), width: 4 },
    }),
    ...rows.flatMap((y) => [-56, 0, 56].map((right) => icon(icons.star, box(cx + right - 18, y - 18, 36, 36), { fill: '#FFFFFF' }))),
    ...token(side, cx, cy - 44, 128, low),
    rect(plate, { fill: night.deep, radius: 8 }),
    title(inset(plate, 12, 0), said, { size: 44, min: 28, role: 'secondary', colour: night.text, on: night.deep, align: 'centre' }),
  ];
}
