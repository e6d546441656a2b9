/** The studio that all pictures stand in: a wall of screens in blue light, slanted banners, glass. */

import { box, icon, inset, path, rect } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { mix } from '../../../scene/palette.ts';
import type { Box, Colour, Fill, Layer, Shape, Stroke } from '../../../scene/types.ts';
import { night } from './palette.ts';

/** Which of its two ends a banner has cut aslant. */
type Ends = 'left' | 'right' | 'both';

/** A banner whose ends lean as a forward slash does, by `lean` pixels. A gradient runs from its top to its bottom. */
export function slanted(
  { x, y, w, h }: Box,
  style: { fill?: Fill | Colour; stroke?: Stroke; opacity?: number },
  ends: Ends = 'both',
  lean = h * 0.3,
): Shape {
  const unit = 48 / h;
  const [wide, off] = [w * unit, lean * unit];
  const [left, right] = [ends === 'right' ? 0 : off, ends === 'left' ? 0 : off];
  return path(`M${left} 0H${wide}L${wide - right} 48H0z`, { x, y, scale: 1 / unit, ...style });
}

/** A plate with one end aslant, the other straight: two of them face each other. A lean below 0 leans back. */
export function facing({ x, y, w, h }: Box, style: { fill?: Fill | Colour; stroke?: Stroke }, end: 'left' | 'right', lean: number): Shape {
  const unit = 48 / h;
  const [wide, off] = [w * unit, Math.abs(lean) * unit];
  const d = end === 'right' ? `M0 0H${wide}L${wide - off} 48H0z` : `M0 0H${wide}V48H${off}z`;
  return path(d, { x, y, scale: 1 / unit, ...style });
}

/** The same with a corner cut: a pin that points down to what it marks. */
export const pin = ({ x, y, w, h }: Box, fill: Fill | Colour): Shape => path(`M0 0H${w}V${h - 14}L${w / 2} ${h}L0 ${h - 14}z`, { x, y, fill });

/** A line of light along the upper edge of a screen. */
const sheen = ({ x, y, w }: Box, radius: number): Shape => rect(box(x + radius, y, w - 2 * radius, 3), { fill: '#FFFFFF', opacity: 0.35 });

/** A screen of the wall: lit from above, with a rim. */
export const screen = (at: Box, fill: Colour = mix(night.panel, night.raised, 0.2)): Shape[] => [
  rect(at, { fill: mix(night.panel, night.line, 0.7), radius: 10 }),
  rect(inset(at, 2), { fill, radius: 8 }),
  sheen(at, 10),
];

/** Where stars stand on the wall, in parts of its width, with their sizes: the same every night. */
const stars: readonly (readonly [x: number, y: number, across: number])[] = [
  [0.55, 14, 18],
  [0.63, 44, 12],
  [0.7, 10, 14],
  [0.96, 60, 10],
  [0.745, 50, 20],
];

/** The wall behind everything; it never changes and is drawn once for each height. Below `lit` it is plain: there cards and lists stand. */
export function studio(width: number, height: number, lit = height): Layer {
  const grid = mix(night.ground, night.line, 0.22);
  const beam = (from: number, left: number, right: number): Shape =>
    path(`M${from - 12} 0H${from + 12}L${right} ${lit}H${left}z`, { fill: '#7FA6FF', opacity: 0.1 });
  const lines = Array.from({ length: Math.floor(lit / 100) + 1 }, (_, i) => i * 100 + 68).filter((y) => y + 2 <= lit);
  // Each row of screens has one color, darker downwards: a gradient would cost the palette of the picture a hundred.
  const rows = [0, ...lines].map((y, i) => [y, (lines[i] ?? lit) - y] as const);
  return {
    key: `campaign/studio/${width}x${height}/${lit}`,
    shapes: [
      rect(box(0, 0, width, height), { fill: night.ground }),
      ...rows.map(([y, h], i) => rect(box(0, y, width, h), { fill: lit < height ? '#12297A' : mix('#12297A', night.deep, i / rows.length) })),
      ...Array.from({ length: Math.ceil(width / 100) }, (_, i) => rect(box(i * 100, 0, 2, lit), { fill: grid, opacity: 0.6 })),
      ...lines.map((y) => rect(box(0, y, width, 2), { fill: grid, opacity: 0.6 })),
      beam(width * 0.2, width * 0.05, width * 0.35),
      beam(width * 0.8, width * 0.65, width * 0.95),
      ...stars.map(([x, y, across]) => icon(icons.star, box(x * width, y, across, across), { fill: '#FFFFFF', opacity: 0.22 })),
    ],
  };
}

/** What letters on the wall stand on, at its lightest. */
export const wall = '#1B3385';
