/** The decoration of the table: cockade, laurel, ribbon, the cloth with its gilded edge, and the back of the cards. */
import { circle, icon, inset, path, rect } from '../../../scene/build.ts';
import { rosette } from '../../../scene/motifs.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { paper } from './palette.ts';

const round = (n: number): number => Math.round(n * 10) / 10;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A leaf from its stalk up, as a path. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const belly = 0.34;
  const side = (way: number): string => at(x + dx * 0.5 - dy * belly * way, y + dy * 0.5 + dx * belly * way);
  return `M${at(x, y)}Q${side(1)} ${at(x + dx, y + dy)}Q${side(-1)} ${at(x, y)}Z`;
}

/** A branch of laurel that bends round the left (−1) or the right (1) of a 48-pixel square. */
function branch(side: 1 | -1, leaves: number): string {
  const [radius, from, to] = [18.5, 0.22, 2.5];
  return Array.from({ length: leaves }, (_, i) => {
    const turn = from + ((to - from) * i) / (leaves - 1);
    const [x, y] = [24 + side * Math.sin(turn) * radius, 24 + Math.cos(turn) * radius];
    const along = Math.atan2(-Math.sin(turn), side * Math.cos(turn));
    const length = 9.5 - (i / leaves) * 2.5;
    return leaf(x, y, along - side * 0.55, length * 0.9) + leaf(x, y, along + side * 0.5, length * 0.8);
  }).join('');
}

export const laurel = { left: branch(-1, 9), right: branch(1, 9), wreath: branch(-1, 9) + branch(1, 9) } as const;

/** A cockade as large as its square box: blue, white and red from the middle outward. */
export function cockade({ x, y, w, h }: Box): Shape[] {
  const r = Math.min(w, h) / 2;
  const middle = [x + w / 2, y + h / 2] as const;
  return [...rosette(...middle, r, { pleats: paper.red, inner: paper.white, middle: paper.white }), circle(...middle, r * 0.4, { fill: paper.blue })];
}

/** Diagonal lines both ways, `step` apart, within a field. */
function lozenges(w: number, h: number, step: number): string {
  const lines: string[] = [];
  for (let from = step - (h % step); from < w + h; from += step) {
    // Where the line that starts at `from`, along the lower and right edges, meets the other two edges.
    const [right, left] = [Math.min(from, w), Math.max(0, from - h)];
    lines.push(`M${at(left, Math.min(from, h))}L${at(right, Math.max(0, from - w))}`);
    lines.push(`M${at(left, h - Math.min(from, h))}L${at(right, h - Math.max(0, from - w))}`);
  }
  return lines.join('');
}

/** A blue cloth with woven lozenges. */
export function cloth(box: Box, step: number, { ground, thread }: { ground: Colour; thread: Colour }, radius = 0): Shape[] {
  // The lines keep out of the rounded corners.
  const { x, y, w, h } = inset(box, radius * 0.3);
  return [rect(box, { fill: ground, radius }), path(lozenges(w, h, step), { x, y, stroke: { colour: thread, width: 2 } })];
}

/** The table: a gilded edge, a thread of red and white, the cloth, and a gold line on it. */
export function tableTop(box: Box): Shape[] {
  const rim = (by: number): Box => inset(box, by);
  return [
    rect(box, { fill: paper.gold, radius: 44 }),
    rect(rim(2), { stroke: { colour: paper.gilt, width: 3 }, radius: 42 }),
    rect(rim(7), { fill: paper.ink, radius: 38 }),
    rect(rim(9), { fill: paper.red, radius: 36 }),
    rect(rim(13), { fill: paper.white, radius: 33 }),
    ...cloth(rim(17), 60, { ground: paper.table, thread: paper.thread }, 30),
    rect(rim(24), { stroke: { colour: paper.gold, width: 2 }, radius: 24 }),
  ];
}

/** Veins in the marble around the table. */
export const marble: readonly string[] = [
  'M520 0C560 30 640 22 700 52S860 60 930 88',
  'M610 0C640 20 655 44 700 52',
  'M1010 0C1030 34 1090 40 1120 70S1180 90 1200 84',
  'M380 88C420 60 470 66 520 40',
];

/** The back of a card: cloth with a white edge, and a cockade if there is room. */
export function back(box: Box): Shape[] {
  const edge = Math.max(3, box.w * 0.05);
  const inner = inset(box, edge);
  const step = Math.max(8, Math.round(box.w / 7));
  const side = Math.min(inner.w, inner.h) * 0.56;
  return [
    rect(box, { fill: paper.white, radius: box.w * 0.11, stroke: { colour: paper.ink, width: 2 } }),
    ...cloth(inner, step, { ground: paper.blue, thread: paper.sky }, box.w * 0.07),
    ...(side > 24 ? cockade({ x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side }) : []),
  ];
}

/** A red ribbon with a notched end on its left. */
export function streamer({ x, y, w, h }: Box): Shape[] {
  const d = `M0 0H${round(w)}V${h}H0L${round(h * 0.34)} ${h / 2}Z`;
  return [path(d, { x, y, fill: paper.red, stroke: { colour: paper.white, width: 3 } })];
}

/** A laurel wreath inlaid in the cloth at an empty place. */
export const inlay = (box: Box): Shape[] => [
  icon(laurel.wreath, box, { fill: paper.cloth }),
  ...[0.2, 0.12].map((part) => circle(box.x + box.w / 2, box.y + box.h / 2, box.w * part, { stroke: { colour: paper.cloth, width: 5 } })),
];

/** Confetti in the table's colors all over a box, except in the `free` areas. It looks random and is always the same. */
export function confetti(over: Box, free: readonly Box[]): Shape[] {
  const colours = [paper.red, paper.white, paper.gilt, paper.sky];
  const [long, broad] = [24, 12];
  return Array.from({ length: 190 }, (_, i): Shape[] => {
    // Multiples of irrational numbers are evenly spread but look random.
    const [across, down, turn] = [0.7548776662, 0.5698402909, 0.6180339887].map((step) => ((i + 1) * step) % 1) as [number, number, number];
    const [x, y] = [over.x + across * over.w, over.y + down * over.h];
    const meets = free.some((one) => x > one.x - broad && x < one.x + one.w + broad && y > one.y - broad && y < one.y + one.h + broad);
    if (meets) return [];
    const [cos, sin] = [Math.cos(turn * Math.PI), Math.sin(turn * Math.PI)];
    const corner = (a: number, b: number): string => at((a * long * cos - b * broad * sin) / 2, (a * long * sin + b * broad * cos) / 2);
    return [
      path(`M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`, { x: round(x), y: round(y), fill: colours[i % colours.length]! }),
    ];
  }).flat();
}
