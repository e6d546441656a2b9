/**
 * The studio that all pictures share: its colors and tokens, which differ in color, shape and mark; a wall of screens in blue light, slanted banners,
 * glass.
 */
import { box, circle, icon, inset, path, rect } from '../../../scene/build.ts';
import { mix, type Palette } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Colour, Fill, Layer, Shape, Stroke } from '../../../scene/types.ts';
import type { Issue, Side, Voter } from '../vocabulary.ts';

/** A television studio on election night: broadcast blue, lit screens, one gold. */
export const night: Palette = {
  ground: '#0B1C52',
  deep: '#050B26',
  panel: '#11265F',
  raised: '#24479F',
  land: '#1E3F8F',
  line: '#3D5FB8',
  text: '#FFFFFF',
  quiet: '#C5D2F3',
  accent: '#F5C043',
  ink: '#0A1322',
};

/** Lit glass: carries the most important text, in dark letters. */
export const glass = { top: '#FFFFFF', plate: '#E9EFFB', low: '#D3DEF7', ink: '#0B1C52', quiet: '#3A4A7C' } as const;

/** The color of breaking news. */
export const alarm = { top: '#D0142F', low: '#96091F' } as const;

/** `light` and `low` are the ends of the gradient on a side's lit panel under white letters. */
export const candidates: { readonly [S in Side]: { colour: Colour; shade: Colour; dim: Colour; light: Colour; low: Colour } } = {
  obama: { colour: '#4C95FF', shade: '#1C57B8', dim: '#1A3A7E', light: '#2A6BD2', low: '#123E8C' },
  mccain: { colour: '#F4645F', shade: '#B3282D', dim: '#641C36', light: '#CC3838', low: '#86161F' },
};

/** A large area in a side's color: Obama's is plain, McCain's striped like his mark's bar. That many rings would double a picture's size. */
export const areaOf = (side: Side, colour: Colour, strength = 0.13): Fill =>
  side === 'obama' ? { colour } : { colour, to: mix(colour, '#FFFFFF', strength), pattern: 'horizontal' };

/** A token centered at `x`, `y`: Obama's a circle with a ring, McCain's a rounded square with a bar, undecided an empty circle, dashed if large. */
export function token(voter: Voter, x: number, y: number, across: number, on: Colour, faded = false): Shape[] {
  const r = across / 2;
  const seen = (colour: Colour) => (faded ? mix(on, colour, 0.4) : colour);
  const white = seen('#FFFFFF');
  // Small, faded tokens need no mark: shape and color tell them apart.
  const bare = faded && across < 48;
  if (voter === 'obama') {
    const disc = circle(x, y, r, { fill: seen(candidates.obama.colour) });
    return bare ? [disc] : [disc, circle(x, y, r * 0.42, { stroke: { colour: white, width: across * 0.13 } })];
  }
  if (voter === 'mccain') {
    const side = across * 0.92;
    const square = rect({ x: x - side / 2, y: y - side / 2, w: side, h: side }, { fill: seen(candidates.mccain.colour), radius: across * 0.2 });
    if (bare) return [square];
    return [square, rect({ x: x - across * 0.26, y: y - across * 0.08, w: across * 0.52, h: across * 0.16 }, { fill: white, radius: 2 })];
  }
  const dash = (Math.PI * (across - 4)) / 16;
  return [
    circle(x, y, r - 2, {
      stroke: { colour: faded ? mix(on, '#E9E4D4', 0.5) : '#E9E4D4', width: 4, ...(across >= 48 && { dash: [dash, dash] as [number, number] }) },
    }),
  ];
}

/** The outline around a token that has just changed. */
export const halo = (voter: Voter, x: number, y: number, across: number): Shape => {
  const side = across + 8;
  if (voter === 'mccain')
    return rect({ x: x - side / 2, y: y - side / 2, w: side, h: side }, { radius: across * 0.28, stroke: { colour: night.accent, width: 4 } });
  return circle(x, y, side / 2 + 1, { stroke: { colour: night.accent, width: 4 } });
};

/** An issue's icon in the middle of a box: a shield for Defense, a coin for Economy. */
export function issueMark(issue: Issue, at: Box, colour: Colour, on: Colour): Shape[] {
  if (issue === 'defense') return [icon(icons.shield, at, { fill: colour })];
  const r = Math.min(at.w, at.h) * 0.47;
  return [
    circle(at.x + at.w / 2, at.y + at.h / 2, r, { fill: colour }),
    icon(icons.dollar, inset(at, 0, at.h * 0.1), { stroke: { colour: on, width: r * 0.19 } }),
  ];
}

/** Which ends of a banner are slanted. */
type Ends = 'left' | 'right' | 'both';

/** A banner whose ends lean like a forward slash, by `lean` pixels. A gradient runs from its top to its bottom. */
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

/** A plate with one slanted and one straight end: two of them face each other. A negative lean slants backward. */
export function facing({ x, y, w, h }: Box, style: { fill?: Fill | Colour; stroke?: Stroke }, end: 'left' | 'right', lean: number): Shape {
  const unit = 48 / h;
  const [wide, off] = [w * unit, Math.abs(lean) * unit];
  const d = end === 'right' ? `M0 0H${wide}L${wide - off} 48H0z` : `M0 0H${wide}V48H${off}z`;
  return path(d, { x, y, scale: 1 / unit, ...style });
}

/** A plate with a corner at its bottom: a pin that points down to what it marks. */
export const pin = ({ x, y, w, h }: Box, fill: Fill | Colour): Shape => path(`M0 0H${w}V${h - 14}L${w / 2} ${h}L0 ${h - 14}z`, { x, y, fill });

/** A line of light along the upper edge of a screen. */
const sheen = ({ x, y, w }: Box, radius: number): Shape => rect(box(x + radius, y, w - 2 * radius, 3), { fill: '#FFFFFF', opacity: 0.35 });

/** A screen of the wall: lit from above, with a rim. */
export const screen = (at: Box, fill: Colour = mix(night.panel, night.raised, 0.2)): Shape[] => [
  rect(at, { fill: mix(night.panel, night.line, 0.7), radius: 10 }),
  rect(inset(at, 2), { fill, radius: 8 }),
  sheen(at, 10),
];

/** The stars on the wall: positions as fractions of its width, and sizes. They are always the same. */
const stars: readonly (readonly [x: number, y: number, across: number])[] = [
  [0.55, 14, 18],
  [0.63, 44, 12],
  [0.7, 10, 14],
  [0.96, 60, 10],
  [0.745, 50, 20],
];

/** The wall behind everything; it never changes and is drawn once per height. Below `lit` it is plain, for cards and lists. */
export function studio(width: number, height: number, lit = height): Layer {
  const grid = mix(night.ground, night.line, 0.22);
  const beam = (from: number, left: number, right: number): Shape =>
    path(`M${from - 12} 0H${from + 12}L${right} ${lit}H${left}z`, { fill: '#7FA6FF', opacity: 0.1 });
  const lines = Array.from({ length: Math.floor(lit / 100) + 1 }, (_, i) => i * 100 + 68).filter((y) => y + 2 <= lit);
  // Each row of screens has one color, darker toward the bottom: a gradient would use up a hundred colors of the picture's palette.
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

/** The lightest ground of letters on the wall. */
export const wall = '#1B3385';
