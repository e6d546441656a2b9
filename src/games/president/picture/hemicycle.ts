/** All 89 points as seats in a half circle, the winner's on the left: past the middle is the majority. */

import { box, circle, path, title } from '../../../scene/build.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { allPoints } from '../data/cities.ts';
import type { SeatView } from '../rules/view.ts';
import { majority as printed } from '../vocabulary.ts';
import { news, print } from './palette.ts';

/** The rows, as fractions of the radius. */
const rows = [0.46, 0.58, 0.7, 0.82, 0.94] as const;
const together = rows.reduce((sum, one) => sum + one, 0);

/** The positions of all seats round the middle of the floor, from left to right. */
function seatsIn({ x, y, w, h }: Box): { x: number; y: number }[] {
  const [cx, floor, radius] = [x + w / 2, y + h, Math.min(w / 2, h) * 0.98];
  // The last row takes what rounding leaves over.
  const counts = rows.map((row) => Math.round((allPoints * row) / together));
  counts[counts.length - 1] = counts.at(-1)! + allPoints - counts.reduce((sum, n) => sum + n, 0);
  return rows
    .flatMap((row, i) =>
      Array.from({ length: counts[i]! }, (_, n) => {
        const turn = Math.PI * (0.02 + (0.96 * n) / (counts[i]! - 1));
        return { turn, row, x: cx - Math.cos(turn) * row * radius, y: floor - Math.sin(turn) * row * radius - 8 };
      }),
    )
    .sort((a, b) => a.turn - b.turn || a.row - b.row);
}

/** From the rim inward: in the middle for the printed majority, further left the more it has fallen. */
function lineAt(at: Box, majority: number): string {
  const [cx, floor] = [at.x + at.w / 2, at.y + at.h];
  const turn = (Math.PI * majority) / (2 * printed);
  const end = (radius: number): string => `${cx - Math.cos(turn) * radius} ${floor - Math.sin(turn) * radius}`;
  return `M${end(at.h + 2)}L${end(at.h * 0.4)}`;
}

/**
 * One disc per point in the color of its owner, in the given order; a free city's are empty. A line marks the majority. The last `tipped` points of
 * the first player are outlined.
 */
export function hemicycle(order: readonly SeatView[], majority: number, at: Box, on: Colour, tipped = 0): Shape[] {
  const colours = order.flatMap(({ seat, strength }) => Array<Colour>(strength).fill(lookOf(seat).colour));
  const r = Math.min(at.w / 2, at.h) * 0.049;
  const middle = at.x + at.w / 2;
  const low = at.y + at.h;
  const last = order[0]?.strength ?? 0;
  return [
    ...seatsIn(at).map(({ x, y }, i) => {
      const stroke = i < last && i >= last - tipped ? { colour: news, width: 5 } : { colour: print.ink, width: 3 };
      return circle(x, y, r, { fill: colours[i] ?? on, stroke });
    }),
    path(lineAt(at, majority), { stroke: { colour: print.accent, width: 5 } }),
    title(box(middle - 50, low - at.h * 0.4, 100, at.h * 0.38), String(majority), {
      size: 60,
      min: 55,
      colour: print.accent,
      on,
      align: 'centre',
    }),
  ];
}
