/** Colors: of pictures and seats, how they mix and contrast, and scenes in other colors than the usual. */

import { leastContrast, type OtherScheme, type Scheme, stepsOf } from './schemes.ts';
import type { Colour, Fill, Pattern, Scene, Shape, Stroke } from './types.ts';

/** The colors of one kind of picture. Values, not code: a picture takes one palette and refers to roles. */
export interface Palette {
  /** Below everything, and the color it fades to at the bottom. */
  ground: Colour;
  deep: Colour;
  panel: Colour;
  /** A panel that stands out from the others. */
  raised: Colour;
  /** Outlines on the ground, barely visible. */
  land: Colour;
  line: Colour;
  text: Colour;
  quiet: Colour;
  /** What changed, and whose turn it is. Nothing else. */
  accent: Colour;
  /** Letters on the accent and on the seats' colors. */
  ink: Colour;
}

export const palettes = {
  night: {
    ground: '#0E1A2B',
    deep: '#0A1322',
    panel: '#18283F',
    raised: '#24395A',
    land: '#213656',
    line: '#2C415F',
    text: '#F4F1E8',
    quiet: '#B9C4D3',
    accent: '#F5C043',
    ink: '#0A1322',
  },
} as const satisfies { [name: string]: Palette };

/** A seat's look: its color is never the only thing that tells it from the others. */
export interface SeatLook {
  colour: Colour;
  /** The same, darker: for wide areas behind light letters. */
  shade: Colour;
  pattern: Pattern;
  letter: string;
}

/** Six seats, in colors from Okabe and Ito's set that color-blind eyes can tell apart, each with a pattern and a letter. */
export const seatLooks: readonly SeatLook[] = [
  { colour: '#56B4E9', shade: '#1F4E6B', pattern: 'solid', letter: 'A' },
  { colour: '#E69F00', shade: '#664700', pattern: 'diagonal', letter: 'B' },
  { colour: '#00B88A', shade: '#00523E', pattern: 'dots', letter: 'C' },
  { colour: '#F0E442', shade: '#5E5912', pattern: 'crosshatch', letter: 'D' },
  { colour: '#E8793A', shade: '#6B3210', pattern: 'horizontal', letter: 'E' },
  { colour: '#DD8DB9', shade: '#663A53', pattern: 'rings', letter: 'F' },
];

function channels(colour: Colour): [number, number, number] {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!digits) throw new Error(`'${colour}' is no colour.`);
  return [1, 2, 3].map((i) => Number.parseInt(digits[i]!, 16)) as [number, number, number];
}

function luminance(colour: Colour): number {
  const [r, g, b] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** WCAG's contrast ratio of two colors, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The opaque color that `over` makes on `under` at opacity `part`. */
export function mix(under: Colour, over: Colour, part: number): Colour {
  const below = channels(under);
  return `#${channels(over)
    .map((value, i) =>
      Math.round(value * part + below[i]! * (1 - part))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();
}

const hex = (parts: readonly number[]): Colour =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

/**
 * The color in a scheme. One that the scheme does not list moves with those near it, the nearest most (Shepard's inverse distance weighting, 1968),
 * so a shade between a seat's color and the ground stays between them.
 */
function moved(colour: Colour, scheme: OtherScheme): Colour {
  const steps = stepsOf[scheme];
  const exact = steps.find(([from]) => from === colour.toUpperCase());
  if (exact) return exact[1];
  const [r, g, b] = channels(colour);
  let sum = 0;
  const shift = [0, 0, 0];
  for (const [from, to] of steps) {
    const [before, after] = [channels(from), channels(to)];
    const weight = 1 / ((r - before[0]) ** 2 + (g - before[1]) ** 2 + (b - before[2]) ** 2) ** 2;
    sum += weight;
    for (const i of [0, 1, 2] as const) shift[i]! += weight * (after[i] - before[i]);
  }
  return hex([r, g, b].map((part, i) => part + shift[i]! / sum));
}

/** Moves a color away from the middle, where neither black nor white letters would have a contrast of `least`. */
function outOfTheMiddle(colour: Colour, least: number): Colour {
  const [toWhite, toBlack] = [contrast(colour, '#FFFFFF'), contrast(colour, '#000000')];
  return toWhite >= least || toBlack >= least ? colour : awayFrom(toWhite > toBlack ? '#FFFFFF' : '#000000', colour, least);
}

/** The color, lightened or darkened just enough to stand out from another. */
function awayFrom(other: Colour, colour: Colour, least: number): Colour {
  const end = contrast('#FFFFFF', other) > contrast('#000000', other) ? '#FFFFFF' : '#000000';
  const steps = Array.from({ length: 20 }, (_, i) => mix(colour, end, i / 20));
  return steps.find((one) => contrast(one, other) >= least) ?? end;
}

/** Colors computed before: pictures use the same few hundred again and again. */
const known = new Map<string, Colour>();
const mostKnown = 5000;

/** A color's equivalent in a scheme. */
export function colorIn(scheme: Scheme, colour: Colour): Colour {
  if (scheme === 'usual') return colour;
  const key = `${scheme}${colour}`;
  let found = known.get(key);
  if (found === undefined) {
    if (known.size >= mostKnown) known.clear();
    found = outOfTheMiddle(moved(colour, scheme), leastContrast[scheme]);
    known.set(key, found);
  }
  return found;
}

/** The same scene in a scheme's colors. */
export function recolored(scene: Scene, scheme: Scheme): Scene {
  if (scheme === 'usual') return scene;
  const least = leastContrast[scheme];
  const color = (colour: Colour): Colour => colorIn(scheme, colour);
  const fill = (given: Fill | Colour): Fill | Colour =>
    typeof given === 'string' ? color(given) : { ...given, colour: color(given.colour), ...(given.to !== undefined && { to: color(given.to) }) };
  const stroke = (given: Stroke): Stroke => ({ ...given, colour: color(given.colour) });
  const shape = (one: Shape): Shape => {
    if (one.shape === 'text') {
      const on = color(one.on);
      return { ...one, on, colour: awayFrom(on, color(one.colour), least) };
    }
    return { ...one, ...(one.fill !== undefined && { fill: fill(one.fill) }), ...(one.stroke && { stroke: stroke(one.stroke) }) };
  };
  return {
    ...scene,
    background: fill(scene.background),
    // In other colors a cached layer is a different one.
    layers: scene.layers.map(({ key, shapes }) => ({ ...(key !== undefined && { key: `${key} ${scheme}` }), shapes: shapes.map(shape) })),
  };
}
