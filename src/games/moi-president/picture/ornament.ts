/** What makes the table a handsome one: cockade, laurel, ribbon, the cloth with its gilded edge, and the back of the cards. */
import { circle, icon, inset, path, rect } from '../../../scene/build.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { paper } from './palette.ts';

const round = (n: number): number => Math.round(n * 10) / 10;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A leaf from its stalk on, as a path. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const belly = 0.34;
  const side = (way: number): string => at(x + dx * 0.5 - dy * belly * way, y + dy * 0.5 + dx * belly * way);
  return `M${at(x, y)}Q${side(1)} ${at(x + dx, y + dy)}Q${side(-1)} ${at(x, y)}Z`;
}

/** A branch of laurel that bends round the left (−1) or the right (1) of a square of 48. */
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

/** The folds of a cockade, on a square of 48. */
const folds = Array.from({ length: 20 }, (_, i) => {
  const angle = (i / 20) * Math.PI * 2;
  return `M${at(24 + Math.cos(angle) * 10, 24 + Math.sin(angle) * 10)}L${at(24 + Math.cos(angle) * 23, 24 + Math.sin(angle) * 23)}`;
}).join('');

/** A cockade as large as its square box: blue, white and red from the middle. */
export function cockade(box: Box): Shape[] {
  const r = Math.min(box.w, box.h) / 2;
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  return [
    circle(x, y, r, { fill: paper.red }),
    circle(x, y, r * 0.72, { fill: paper.white }),
    icon(folds, box, { stroke: { colour: paper.ink, width: 1 }, opacity: 0.28 }),
    circle(x, y, r * 0.42, { fill: paper.blue }),
  ];
}

/** Every other of `count` rays from a point of a field, `cy` below its upper edge and half across it, to its edge; as a path. */
export function rays(w: number, h: number, cy = h / 2, count = 12): string {
  const cx = w / 2;
  const edge = (angle: number): string => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = Math.min(cx / Math.max(Math.abs(dx), 1e-9), (dy > 0 ? h - cy : cy) / Math.max(Math.abs(dy), 1e-9));
    return at(cx + dx * far, cy + dy * far);
  };
  const turn = (angle: number): number => (angle + 2 * Math.PI) % (2 * Math.PI);
  const corners = [Math.atan2(h - cy, cx), Math.atan2(h - cy, -cx), turn(Math.atan2(-cy, -cx)), turn(Math.atan2(-cy, cx))];
  const wide = (2 * Math.PI) / count;
  return Array.from({ length: count / 2 }, (_, i) => {
    const [from, to] = [(2 * i + 0.5) * wide, (2 * i + 1.5) * wide];
    const within = corners.filter((corner) => corner > from && corner < to);
    return `M${at(cx, cy)}L${[from, ...within, to].map(edge).join('L')}Z`;
  }).join('');
}

/** Straight lines in both diagonals, `step` apart, within a box. */
function lozenges({ x, y, w, h }: Box, step: number): string {
  const lines: string[] = [];
  for (let from = step - (h % step); from < w + h; from += step) {
    // Where the line that starts at `from` along the lower and right edge meets the others.
    const [right, left] = [Math.min(from, w), Math.max(0, from - h)];
    lines.push(`M${at(x + left, y + Math.min(from, h))}L${at(x + right, y + Math.max(0, from - w))}`);
    lines.push(`M${at(x + left, y + h - Math.min(from, h))}L${at(x + right, y + h - Math.max(0, from - w))}`);
  }
  return lines.join('');
}

/** A blue cloth woven in lozenges. */
export const cloth = (box: Box, step: number, { ground, thread }: { ground: Colour; thread: Colour }, radius = 0): Shape[] => [
  rect(box, { fill: ground, radius }),
  path(lozenges(inset(box, radius * 0.3), step), { stroke: { colour: thread, width: 2 } }),
];

/** The table: a gilded edge, a thread of red and white, the cloth, and a gold line on it. */
export function tableTop(box: Box): Shape[] {
  const rim = (by: number): Box => inset(box, by);
  return [
    rect(box, { fill: { colour: paper.gilt, to: paper.gold }, radius: 44 }),
    rect(rim(7), { fill: paper.ink, radius: 38 }),
    rect(rim(9), { fill: paper.red, radius: 36 }),
    rect(rim(13), { fill: paper.white, radius: 33 }),
    ...cloth(rim(17), 42, { ground: paper.table, thread: paper.thread }, 30),
    rect(rim(24), { stroke: { colour: paper.gold, width: 2 }, radius: 24 }),
  ];
}

/** Veins of the marble round the table. */
export const marble: readonly string[] = [
  'M520 0C560 30 640 22 700 52S860 60 930 88',
  'M610 0C640 20 655 44 700 52',
  'M1010 0C1030 34 1090 40 1120 70S1180 90 1200 84',
  'M380 88C420 60 470 66 520 40',
];

/** The back of a card: a cloth in a white edge, with a cockade where there is room. */
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
export function ribbon({ x, y, w, h }: Box): Shape[] {
  const d = `M0 0H${round(w)}V${h}H0L${round(h * 0.34)} ${h / 2}Z`;
  return [path(d, { x, y, fill: paper.red, stroke: { colour: paper.white, width: 3 } })];
}

/** A laurel wreath inlaid in the cloth, where nobody sits. */
export const inlay = (box: Box): Shape[] => [
  icon(laurel.wreath, box, { fill: paper.cloth }),
  ...[0.2, 0.12].map((part) => circle(box.x + box.w / 2, box.y + box.h / 2, box.w * part, { stroke: { colour: paper.cloth, width: 5 } })),
];
