/** Where things stand on the picture: the loop, the lane of pawns inside it, the map. */
import { box, fitted } from '../../../scene/build.ts';
import { franceAt, franceMap } from '../../../scene/france.ts';
import type { Box } from '../../../scene/types.ts';
import { cityOf } from '../data/cities.ts';
import type { CityId } from '../vocabulary.ts';

export const size = 1200;
export const sideWidth = 136;
export const rimHeight = 92;
const lane = 52;
const along = (size - 2 * sideWidth) / 9;
const down = (size - 2 * rimHeight) / 9;
const gap = 4;

/** The square's box: Départ in the upper left corner, then clockwise. */
export function squareBox(n: number): Box {
  const [side, k] = [Math.floor(n / 10), n % 10];
  const corner = k === 0;
  const w = (side % 2 === 0 && !corner ? along : sideWidth) - gap;
  const h = (side % 2 === 1 && !corner ? down : rimHeight) - gap;
  const far = { x: size - sideWidth, y: size - rimHeight };
  const at = [
    { x: corner ? 0 : sideWidth + (k - 1) * along, y: 0 },
    { x: far.x, y: corner ? 0 : rimHeight + (k - 1) * down },
    { x: corner ? far.x : far.x - k * along, y: far.y },
    { x: 0, y: corner ? far.y : far.y - k * down },
  ][side]!;
  return box(at.x + gap / 2, at.y + gap / 2, w, h);
}

export interface Spot {
  x: number;
  y: number;
}

/** A lane's beginning, its direction and length; pawns of side `n` stand on lane `n`. */
const lanes: readonly { from: Spot; dx: number; dy: number; length: number }[] = [
  { from: { x: sideWidth + lane / 2, y: rimHeight + lane / 2 }, dx: 1, dy: 0, length: size - 2 * sideWidth - 2 * lane },
  { from: { x: size - sideWidth - lane / 2, y: rimHeight + lane / 2 }, dx: 0, dy: 1, length: size - 2 * rimHeight - 2 * lane },
  { from: { x: size - sideWidth - lane / 2, y: size - rimHeight - lane / 2 }, dx: -1, dy: 0, length: size - 2 * sideWidth - 2 * lane },
  { from: { x: sideWidth + lane / 2, y: size - rimHeight - lane / 2 }, dx: 0, dy: -1, length: size - 2 * rimHeight - 2 * lane },
];

/** The distance pawns keep. */
const pitch = 49;

/** The middle of a square's inner edge: where a pawn's leader ends. */
export function innerEdge(n: number): Spot {
  const { x, y, w, h } = squareBox(n);
  const [side, k] = [Math.floor(n / 10), n % 10];
  if (k === 0) return { x: side === 0 || side === 3 ? x + w - 8 : x + 8, y: side < 2 ? y + h - 8 : y + 8 };
  return [
    { x: x + w / 2, y: y + h },
    { x, y: y + h / 2 },
    { x: x + w / 2, y },
    { x: x + w, y: y + h / 2 },
  ][side]!;
}

/** Where pawns on these squares stand, in the same order: each beside its square, none on another. */
export function pawnSpots(squares: readonly number[]): Spot[] {
  const spots: Spot[] = squares.map(() => ({ x: 0, y: 0 }));
  for (const [side, on] of lanes.entries()) {
    const here = squares
      .flatMap((n, i) => (Math.floor(n / 10) === side ? [{ i, n, want: wanted(n, on) }] : []))
      .sort((a, b) => a.n - b.n || a.i - b.i);
    // A crowd on the corner stands in two rows.
    const crowd = here.filter(({ n }) => n === side * 10);
    const rows = crowd.length > 2 ? 2 : 1;
    const inLine = rows === 1 ? here : here.slice(crowd.length);
    const least = rows === 1 ? 0 : Math.ceil(crowd.length / 2) * pitch;
    const places = spread(
      inLine.map(({ want }) => want),
      least,
      on.length,
    );
    const put = (i: number, t: number, deep: number) => {
      spots[i] = { x: on.from.x + on.dx * t - on.dy * deep, y: on.from.y + on.dy * t + on.dx * deep };
    };
    for (const [at, { i }] of inLine.entries()) put(i, places[at]!, 0);
    if (rows === 2) for (const [at, { i }] of crowd.entries()) put(i, Math.floor(at / 2) * pitch, (at % 2) * pitch);
  }
  return spots;
}

function wanted(n: number, { from, dx, dy, length }: (typeof lanes)[number]): number {
  if (n % 10 === 0) return 0;
  const { x, y, w, h } = squareBox(n);
  return Math.min(length, (x + w / 2 - from.x) * dx + (y + h / 2 - from.y) * dy);
}

/** The nearest places to those wanted that keep the distance, in order. */
function spread(want: readonly number[], least: number, most: number): number[] {
  const groups: { sum: number; n: number }[] = [];
  want.forEach((at, i) => {
    groups.push({ sum: at - i * pitch, n: 1 });
    for (let last = groups.at(-1)!, before = groups.at(-2); before && before.sum / before.n > last.sum / last.n; before = groups.at(-2)) {
      groups.splice(-2, 2, { sum: before.sum + last.sum, n: before.n + last.n });
      last = groups.at(-1)!;
    }
  });
  const top = most - (want.length - 1) * pitch;
  const starts = groups.flatMap(({ sum, n }) => Array<number>(n).fill(Math.min(top, Math.max(least, sum / n))));
  return starts.map((start, i) => start + i * pitch);
}

/** The box the map is fitted into. */
export const mapBox = box(168, 108, 660, 628);
const onMap = fitted(mapBox, franceMap.width, franceMap.height);

/** Close neighbours stand a hair apart, and Lille below the pawns of the upper lane. */
const nudges: { readonly [city: CityId]: Spot } = {
  lille: { x: 0, y: 34 },
  laval: { x: 6, y: 2 },
  rennes: { x: -4, y: -1 },
  dijon: { x: -3, y: -2 },
  besancon: { x: 3, y: 2 },
};

export function citySpot(city: CityId): Spot {
  const { east, north } = cityOf(city);
  const { x, y } = franceAt(east, north);
  const by = nudges[city] ?? { x: 0, y: 0 };
  return { x: onMap.x + x * onMap.scale + by.x, y: onMap.y + y * onMap.scale + by.y };
}
/** How wide a city's disc is: a little wider for more points. */
export const cityAcross = (points: number): number => (points > 5 ? 56 : points > 3 ? 50 : 45);

/** Beside the map, from the top: who must act, dice, what happened. */
export const column = box(768, 156, 236, 470);
/** Below the map. */
export const standings = box(192, 716, 816, 340);
