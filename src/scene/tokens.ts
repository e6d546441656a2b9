/** Players' tokens and dice: the same shapes in every game, each game in its own colors. */
import { box, circle, path, rect, title } from './build.ts';
import { type SeatLook, seatLooks } from './colors.ts';
import type { Box, Circle, Colour, Shape, Stroke, Text } from './types.ts';

/** What tells a seat from the others: color, pattern and letter. Throws if no seat has that letter. */
export function lookOf(seat: string): SeatLook {
  const found = seatLooks.find(({ letter }) => letter === seat);
  if (!found) throw new Error(`There is no seat '${seat}'.`);
  return found;
}

/** The colors of a die. */
interface DieLook {
  fill: Colour;
  pip: Colour;
  stroke?: Stroke;
}

type Disc = Pick<Circle, 'r' | 'fill' | 'stroke'>;
type Letters = Pick<Text, 'size' | 'colour' | 'on' | 'role'> & { min?: number; said: string; across: number };

/** Discs on top of each other, the largest first, with letters in the middle of a square `across` wide. */
export const token = (cx: number, cy: number, discs: readonly Disc[], { said, across, ...style }: Letters): Shape[] => [
  ...discs.map(({ r, ...look }) => circle(cx, cy, r, look)),
  title(box(cx - across / 2, cy - across / 2, across, across), said, { ...style, align: 'centre' }),
];

/** The pips of each face, in thirds of the die from its middle: right and down. */
const pips: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die that shows a face of 1 to 6, in a square box. */
export const die = (face: number, { x, y, w }: Box, { fill, pip, stroke }: DieLook): Shape[] => [
  rect({ x, y, w, h: w }, { fill, radius: w * 0.18, ...(stroke && { stroke }) }),
  ...(pips[face] ?? []).map(([right, down]) => circle(x + w / 2 + right * w * 0.26, y + w / 2 + down * w * 0.26, w * 0.1, { fill: pip })),
];

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** The same, rotated about its middle, in radians. Its corners reach out of the box by up to a fifth of its side. */
export function turnedDie(face: number, { x, y, w }: Box, turn: number, { fill, pip, stroke }: DieLook): Shape[] {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (right: number, down: number): [number, number] => [right * cos - down * sin, right * sin + down * cos];
  const [half, corner] = [w / 2, w * 0.18];
  const said = (right: number, down: number): string => at(right, down).map(tenth).join(' ');
  const sides = [0, 1, 2, 3].map((side) => {
    const turned = (right: number, down: number): string => {
      const [a, b] = [
        [right, down],
        [-down, right],
        [-right, -down],
        [down, -right],
      ][side] as [number, number];
      return said(a, b);
    };
    const arc = `A${tenth(corner)} ${tenth(corner)} 0 0 1`;
    return `${side === 0 ? 'M' : 'L'}${turned(corner - half, -half)}L${turned(half - corner, -half)}${arc} ${turned(half, corner - half)}`;
  });
  const middle = [x + half, y + half] as const;
  return [
    path(`${sides.join('')}Z`, { x: middle[0], y: middle[1], fill, ...(stroke && { stroke }) }),
    ...(pips[face] ?? []).map(([right, down]) => {
      const [a, b] = at(right * w * 0.26, down * w * 0.26);
      return circle(middle[0] + a, middle[1] + b, w * 0.1, { fill: pip });
    }),
  ];
}
