/** How colors look to other eyes: simulated color blindness, and how far apart two colors are. */
import type { Colour } from '../../src/scene/types.ts';

type Three = readonly [number, number, number];

/**
 * Full protanopia, deuteranopia and tritanopia, in linear RGB: Machado, Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color
 * Vision Deficiency, IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009; the tables for severity 1.0.
 */
export const deficiencies = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies { [name: string]: readonly [Three, Three, Three] };
export type Deficiency = keyof typeof deficiencies;

const linear = (colour: Colour): Three =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;

const times = (matrix: readonly Three[], [a, b, c]: Three): Three => matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Three;

/** CIE L*a*b*, for daylight (D65). */
function lab(rgb: Three): Three {
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb,
  );
  const [x, y, z] = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883].map((t) => (t > 216 / 24389 ? Math.cbrt(t) : (t * (24389 / 27) + 16) / 116)) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** A color as L*a*b*, as a person with this deficiency sees it, or with none (null). */
export function seenAs(colour: Colour, by: Deficiency | null): Three {
  const rgb = linear(colour);
  return lab(by === null ? rgb : (times(deficiencies[by], rgb).map((part) => Math.min(1, Math.max(0, part))) as unknown as Three));
}

const degrees = Math.PI / 180;

/**
 * How different two colors look, in CIEDE2000: about 2 is noticeable side by side, 10 at a glance. Sharma, Wu and Dalal, The CIEDE2000
 * Color-Difference Formula, Color Research and Application 30 (1), 2005.
 */
export function difference([L1, a1, b1]: Three, [L2, a2, b2]: Three): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [C1, C2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / degrees + 360) % 360);
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = C1 * C2 === 0;
  const turn = h2 - h1;
  const dh = grey ? 0 : Math.abs(turn) <= 180 ? turn : turn > 180 ? turn - 360 : turn + 360;
  const sum = h1 + h2;
  const h = grey ? sum : Math.abs(turn) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const [dL, dC, dH] = [L2 - L1, C2 - C1, 2 * Math.sqrt(C1 * C2) * Math.sin((dh / 2) * degrees)];
  const [L, C] = [(L1 + L2) / 2, (C1 + C2) / 2];
  const cos = (of: number) => Math.cos(of * degrees);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const [sL, sC, sH] = [1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2), 1 + 0.045 * C, 1 + 0.015 * C * t];
  const rotation = -Math.sin(2 * 30 * Math.exp(-(((h - 275) / 25) ** 2)) * degrees) * 2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH));
}
