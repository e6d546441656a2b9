/** Where things are on the picture: the loop, the lane of pawns inside it, the map. */
import { box, fitted } from '../../../scene/build.ts';
import { franceAt, franceMap } from '../../../scene/france.ts';
import type { Box } from '../../../scene/types.ts';
import { cityOf } from '../data/cities.ts';
import type { CityId } from '../vocabulary.ts';

export const width = 1200;
export const height = 1344;
const sideWidth = 132;
const rimHeight = 96;
const lane = 68;
const along = (width - 2 * sideWidth) / 9;
const down = (height - 2 * rimHeight) / 9;
const gap = 4;

/** The area inside the loop. */
export const field = box(sideWidth, rimHeight, width - 2 * sideWidth, height - 2 * rimHeight);

/** The square's box: Départ in the upper left corner, then clockwise. */
export function squareBox(n: number): Box {
  const [side, k] = [Math.floor(n / 10), n % 10];
  const corner = k === 0;
  const w = (side % 2 === 0 && !corner ? along : sideWidth) - gap;
  const h = (side % 2 === 1 && !corner ? down : rimHeight) - gap;
  const far = { x: width - sideWidth, y: height - rimHeight };
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

/** A lane's start, direction and length; pawns on side `n` stand in lane `n`. */
const lanes: readonly { from: Spot; dx: number; dy: number; length: number }[] = [
  { from: { x: sideWidth + lane / 2, y: rimHeight + lane / 2 }, dx: 1, dy: 0, length: field.w - 2 * lane },
  { from: { x: width - sideWidth - lane / 2, y: rimHeight + lane / 2 }, dx: 0, dy: 1, length: field.h - 2 * lane },
  { from: { x: width - sideWidth - lane / 2, y: height - rimHeight - lane / 2 }, dx: -1, dy: 0, length: field.w - 2 * lane },
  { from: { x: sideWidth + lane / 2, y: height - rimHeight - lane / 2 }, dx: 0, dy: -1, length: field.h - 2 * lane },
];

/** The distance between pawns, across and down, so that none covers another's letters. */
const apart = { across: 54, down: 72 };
const pitchOf = ({ dx }: { dx: number }): number => (dx === 0 ? apart.down : apart.across);
const depthOf = ({ dx }: { dx: number }): number => (dx === 0 ? apart.across : apart.down);

/** The middle of a square's inner edge, where a pawn's leader line ends. */
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

/** Where the pawns on these squares stand, in the same order: each beside its square, none on top of another. */
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
    const pitch = pitchOf(on);
    const least = rows === 1 ? 0 : Math.ceil(crowd.length / 2) * pitch;
    const places = spread(
      inLine.map(({ want }) => want),
      least,
      on.length,
      pitch,
    );
    const put = (i: number, t: number, deep: number) => {
      spots[i] = { x: on.from.x + on.dx * t - on.dy * deep, y: on.from.y + on.dy * t + on.dx * deep };
    };
    for (const [at, { i }] of inLine.entries()) put(i, places[at]!, 0);
    if (rows === 2) for (const [at, { i }] of crowd.entries()) put(i, Math.floor(at / 2) * pitch, (at % 2) * depthOf(on));
  }
  return spots;
}

function wanted(n: number, { from, dx, dy, length }: (typeof lanes)[number]): number {
  if (n % 10 === 0) return 0;
  const { x, y, w, h } = squareBox(n);
  return Math.min(length, (x + w / 2 - from.x) * dx + (y + h / 2 - from.y) * dy);
}

/** The places nearest to those wanted that keep the distance, in order. */
function spread(want: readonly number[], least: number, most: number, pitch: number): number[] {
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

/** The box that the map is fitted into. Brittany lies under the pawns of the western lane, but no city does. */
export const mapBox = box(136, 112, 780, 743);

/** Close neighbors are moved slightly apart, and Lille below the pawns of the upper lane. */
const nudges: { readonly [city: CityId]: Spot } = {
  lille: { x: 0, y: 48 },
  reims: { x: 18, y: 17 },
  laval: { x: 12, y: 4 },
  rennes: { x: -8, y: -2 },
  dijon: { x: -8, y: -2 },
  besancon: { x: 6, y: 2 },
  grenoble: { x: 4, y: 4 },
  limoges: { x: -10, y: 6 },
  avignon: { x: -10, y: -16 },
  marseille: { x: -12, y: 8 },
  nice: { x: 16, y: 4 },
  montpellier: { x: -8, y: 0 },
};

/** Where a city is on a map in this box. */
export function citySpot(city: CityId, within: Box = mapBox): Spot {
  const on = fitted(within, franceMap.width, franceMap.height);
  const { east, north } = cityOf(city);
  const { x, y } = franceAt(east, north);
  const by = nudges[city] ?? { x: 0, y: 0 };
  return { x: on.x + x * on.scale + by.x, y: on.y + y * on.scale + by.y };
}

/** The diameter of a city's disc, slightly larger for more points. */
export const cityAcross = (points: number): number => (points > 9 ? 76 : points > 5 ? 70 : points > 4 ? 66 : points > 2 ? 62 : 58);

type NameSpots = { readonly [city: CityId]: readonly [right: number, down: number] };

/**
 * The offset of a city's name from the middle of its disc: right, and down. Each is nearest its own city, clear of every other disc and name, and of
 * the pawns' lanes.
 */
const names: NameSpots = {
  lille: [78, 8],
  paris: [-75, 18],
  marseille: [0, 58],
  lyon: [70, -10],
  rouen: [-22, -58],
  bordeaux: [15, 56],
  nantes: [0, 48],
  nice: [66, 0],
  strasbourg: [110, 0],
  grenoble: [-96, 14],
  toulouse: [-96, 0],
  rennes: [-16, -54],
  montpellier: [-69, -54],
  nancy: [0, 54],
  caen: [-27, -62],
  'clermont-ferrand': [-40, -49],
  orleans: [88, -8],
  reims: [0, 50],
  dijon: [-68, 2],
  besancon: [-60, 48],
  avignon: [86, -8],
  poitiers: [84, -26],
  limoges: [10, 50],
  laval: [25, 50],
};

/** By Lake Geneva a label would hide all but one piece of its shore. */
export const withoutLabel: readonly CityId[] = ['besancon'];

/** On the last picture the table takes the space of Strasbourg's name. */
export const namesBesideTable: NameSpots = { strasbourg: [44, 54] };

/** The box of a city's name with this many letters, with a small margin; `moved` are names with another place on this map. */
export function nameBox(city: CityId, letters: number, within: Box = mapBox, moved: NameSpots = {}): Box {
  const { x, y } = citySpot(city, within);
  const [right, down] = moved[city] ?? names[city] ?? [0, 0];
  const w = letters * 15 + 14;
  return box(x + right - w / 2, y + down - 17, w, 34);
}

/** In the corners that France leaves free: who must act; below it dice, a battle, what happened. */
export const actor = box(708, 168, 300, 96);
export const column = box(762, 336, 248, 308);
/** Below the map: the game's name, clear of the lane of pawns, and everyone's strength. */
export const nameplate = box(206, 788, 380, 76);
export const standings = box(172, 850, 856, 320);
