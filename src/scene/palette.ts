import type { Colour, Pattern } from './types.ts';

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
