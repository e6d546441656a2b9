/** Whether things in a picture that must be told apart look different without one kind of cones: by painted color, pattern or letters. */
import { draw } from '../../src/render/draw.ts';
import type { Box, Colour, Fill, Scene, Shape, Text } from '../../src/scene/types.ts';
import { type Deficiency, difference, seenAs } from './color-vision.ts';

type Lab = ReturnType<typeof seenAs>;

/** How different two areas look at a glance, in CIEDE2000. */
const enough = 10;
/** How many more places, as a share of all, one pattern must change at from point to point than another. */
const enoughPattern = 0.1;
/** How different letters must be from their background. */
const enoughLetters = 25;
/** An area that covers fewer points of its place is an edge or a spot; a small state has more. */
const fewest = 20;
/** From point to point: across, down, and the two diagonals. */
const steps = [
  [3, 0],
  [0, 3],
  [3, 3],
  [3, -3],
  [6, 0],
  [0, 6],
  [6, 6],
  [6, -6],
] as const;

/** An area with a meaning: its fill, and the shapes painted with it. */
interface Area {
  colour: Colour;
  to: Colour | null;
  shapes: Shape[];
  /** The share of it painted in the second color, and how often two of its points differ, for each step. */
  share: number;
  changes: number[];
  seen: boolean;
}

const fillOf = (shape: Shape): Fill | null => {
  if (shape.shape === 'text' || shape.fill === undefined) return null;
  return typeof shape.fill === 'string' ? { colour: shape.fill } : shape.fill;
};
const isPatterned = ({ pattern, to }: Fill): boolean => pattern !== undefined && pattern !== 'solid' && to !== undefined;
const keyOf = (fill: Fill): string => (isPatterned(fill) ? `${fill.pattern} ${fill.colour} ${fill.to}` : fill.colour);

const numberOf = (colour: Colour): number => Number.parseInt(colour.slice(1), 16);

/** The areas painted with each fill that `means` picks. */
function areasIn(scene: Scene, means: (shape: Shape, fill: Fill) => boolean): Area[] {
  const areas = new Map<string, Area>();
  for (const shape of scene.layers.flatMap(({ shapes }) => shapes)) {
    const fill = fillOf(shape);
    if (!fill || !means(shape, fill)) continue;
    const key = keyOf(fill);
    const area = areas.get(key) ?? { colour: fill.colour, to: isPatterned(fill) ? fill.to! : null, shapes: [], share: 0, changes: [], seen: false };
    area.shapes.push(shape);
    areas.set(key, area);
  }
  return [...areas.values()];
}

const partsOf = (pixel: number): [number, number, number] => [pixel >>> 16, (pixel >>> 8) & 255, pixel & 255];

/** 1 if a pixel has an area's first color, 2 if its second; a blend of both counts as the nearer. 0 if neither. */
function kindsIn({ colour, to }: Area): (pixel: number) => 0 | 1 | 2 {
  const one = numberOf(colour);
  if (to === null) return (pixel) => (pixel === one ? 1 : 0);
  const known = new Map<number, 0 | 1 | 2>();
  const [from, end] = [partsOf(one), partsOf(numberOf(to))];
  const way = end.map((part, i) => part - from[i]!);
  const long = Math.hypot(...way);
  const look = (pixel: number): 0 | 1 | 2 => {
    const gone = partsOf(pixel).map((part, i) => part - from[i]!);
    const along = gone.reduce((sum, part, i) => sum + part * way[i]!, 0) / long;
    const aside = Math.sqrt(Math.max(0, gone.reduce((sum, part) => sum + part ** 2, 0) - along ** 2));
    if (aside > 4 || along < -2 || along > long + 2) return 0;
    return along > long / 2 ? 2 : 1;
  };
  return (pixel) => {
    const kind = known.get(pixel) ?? look(pixel);
    known.set(pixel, kind);
    return kind;
  };
}

/** Counts an area's points in its first and second color, only within its shapes, because plain tokens elsewhere would dilute a pattern. */
function measure(area: Area, pixels: Uint32Array, { width, height }: Scene): void {
  const kind = kindsIn(area);
  const kinds = new Uint8Array(pixels.length);
  // The states of a map share one box.
  const boxes = new Map(area.shapes.map(boxOf).map((one) => [`${one.x} ${one.y} ${one.w} ${one.h}`, one]));
  for (const { x, y, w, h } of boxes.values()) {
    const [left, right] = [Math.max(0, Math.floor(x)), Math.min(width, Math.ceil(x + w))];
    const bottom = Math.min(height, Math.ceil(y + h));
    for (let row = Math.max(0, Math.floor(y)); row < bottom; row++) {
      for (let i = row * width + left; i < row * width + right; i++) kinds[i] = kind(pixels[i]!);
    }
  }
  let [all, second] = [0, 0];
  const pairs = steps.map(() => [0, 0] as [number, number]);
  for (let y = 6; y < height - 6; y += 2) {
    for (let x = 0; x < width - 6; x++) {
      const here = kinds[y * width + x]!;
      if (here === 0) continue;
      all++;
      if (area.to === null) continue;
      if (here === 2) second++;
      for (let i = 0; i < steps.length; i++) {
        const there = kinds[(y + steps[i]![1]) * width + x + steps[i]![0]]!;
        if (there === 0) continue;
        pairs[i]![0]++;
        if (there !== here) pairs[i]![1]++;
      }
    }
  }
  area.seen = all >= fewest;
  area.share = all === 0 ? 0 : second / all;
  area.changes = pairs.map(([n, differ]) => (n === 0 ? 0 : differ / n));
}

/** Whether two areas look different by color or by pattern. */
function apart(a: Area, b: Area, eyes: Deficiency | null): boolean {
  const mean = ({ colour, to, share }: Area): Lab => {
    const [one, other] = [seenAs(colour, eyes), seenAs(to ?? colour, eyes)];
    return one.map((part, i) => part * (1 - share) + other[i]! * share) as unknown as Lab;
  };
  if (difference(mean(a), mean(b)) >= enough) return true;
  // A pattern whose colors these eyes can hardly tell apart does not count.
  const isSeen = ({ colour, to }: Area) => to !== null && difference(seenAs(colour, eyes), seenAs(to, eyes)) >= enough;
  const changes = (area: Area, i: number) => (isSeen(area) ? area.changes[i]! : 0);
  return steps.some((_, i) => Math.abs(changes(a, i) - changes(b, i)) >= enoughPattern);
}

const named = ({ colour, to }: Area): string => (to === null ? colour : `${colour} with ${to}`);

const everyTwo = <T>(list: readonly T[]): [T, T][] => list.flatMap((one, i) => list.slice(i + 1).map((other): [T, T] => [one, other]));

/** A picture's meaningful areas, measured once: on its map, and of its seats. */
export interface Looked {
  map: Area[];
  seats: Area[];
  seatOf: ReadonlyMap<Colour, string>;
  texts: Text[];
  /** The letters on each seat's tokens, which are round. */
  letters: ReadonlyMap<string, ReadonlySet<string>>;
  /** Boxes that may be a seat's place: all except the largest. */
  places: Box[];
}

/** Draws a scene and measures it; `coloursOf` are the colors that each seat has in it. */
export function lookAt(scene: Scene, coloursOf: { readonly [seat: string]: readonly Colour[] }): Looked {
  const seatOf = new Map(Object.entries(coloursOf).flatMap(([seat, colours]) => colours.map((colour) => [colour, seat] as const)));
  // A single state, from the sheet `us`, is not part of a map.
  const map = areasIn(scene, (shape) => shape.shape === 'sprite' && !shape.name.startsWith('us/'));
  // Icons in a seat's color are within its place, which says whose they are.
  const seats = areasIn(scene, ({ shape }, { colour }) => (shape === 'circle' || shape === 'rect') && seatOf.has(colour));
  const texts = scene.layers.flatMap(({ shapes }) => shapes).filter((shape): shape is Text => shape.shape === 'text');
  const most = (scene.width * scene.height) / 4;
  const places = scene.layers
    .flatMap(({ shapes }) => shapes)
    .flatMap((shape) => (shape.shape === 'rect' && shape.w * shape.h <= most ? [boxOf(shape)] : []));
  const data = map.length + seats.length < 2 ? null : draw(scene).data();
  const pixels = new Uint32Array(data === null ? 0 : data.length / 4);
  for (let i = 0; i < pixels.length; i++) pixels[i] = data!.readUInt32BE(4 * i) >>> 8;
  for (const area of data === null ? [] : [...map, ...seats]) measure(area, pixels, scene);
  const isSeen = ({ seen }: Area) => seen;
  return { map: map.filter(isSeen), seats: seats.filter(isSeen), seatOf, texts, letters: lettersOn(seats, texts, seatOf), places };
}

/**
 * What looks alike to these eyes. On the map, a state's owner, and whether it is still to come, must show without letters; elsewhere two seats may
 * also be told apart by letters on everything that is theirs, or a name beside it.
 */
export function alike({ map, seats, seatOf, texts, letters, places }: Looked, eyes: Deficiency | null): string[] {
  return [
    ...everyTwo(map).flatMap(([a, b]) => (apart(a, b, eyes) ? [] : [`${named(a)} and ${named(b)} on the map`])),
    ...everyTwo(seats).flatMap(([a, b]) => {
      const [one, other] = [seatOf.get(a.colour)!, seatOf.get(b.colour)!];
      if (one === other || apart(a, b, eyes)) return [];
      const saying = (seat: string) => texts.filter((text) => says(text, letters.get(seat)) && isRead(text, eyes));
      const mute = (area: Area, seat: string) => area.shapes.find((shape) => !isTold(shape, saying(seat), places));
      const shape = mute(a, one) ?? mute(b, other);
      const where = shape && boxOf(shape);
      return where ? [`${one} (${named(a)}) and ${other} (${named(b)}), at ${Math.round(where.x)} ${Math.round(where.y)}`] : [];
    }),
  ];
}

const lettersIn = (text: string): string => (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();

function lettersOn(areas: readonly Area[], texts: readonly Text[], seatOf: ReadonlyMap<Colour, string>): Map<string, Set<string>> {
  const letters = new Map<string, Set<string>>();
  for (const { colour, shapes } of areas) {
    for (const shape of shapes) {
      if (shape.shape !== 'circle') continue;
      const seat = seatOf.get(colour)!;
      const on = texts.filter(
        (text) => text.on === colour && Math.hypot(text.x + text.w / 2 - shape.cx, text.y + text.h / 2 - shape.cy) < shape.r / 2,
      );
      const said = on.map(({ text }) => lettersIn(text)).filter((one) => one !== '');
      letters.set(seat, new Set([...(letters.get(seat) ?? []), ...said]));
    }
  }
  return letters;
}

/** Whether a text is a seat's letters, with or without a number, or a name that begins with them. */
const says = ({ text }: Text, letters: ReadonlySet<string> | undefined): boolean => {
  const begins = lettersIn(text);
  return begins !== '' && [...(letters ?? [])].some((own) => begins.startsWith(own));
};

const isRead = ({ colour, on }: Text, eyes: Deficiency | null): boolean => difference(seenAs(colour, eyes), seenAs(on, eyes)) >= enoughLetters;

/** How far from a shape the letters that name its seat may be; at the head of its row, farther. */
const near = 80;
const row = 1100;

const holds = (place: Box, { x, y, w, h }: Box): boolean =>
  place.x < x + w / 2 && x + w / 2 < place.x + place.w && place.y < y + h / 2 && y + h / 2 < place.y + place.h;

/** Whether one of these texts is on a shape, beside it, at the head of its row, or in the same place. A tiny shape needs none. */
function isTold(shape: Shape, texts: readonly Text[], places: readonly Box[]): boolean {
  const { x, y, w, h } = boxOf(shape);
  if (w < 24 || h < 24) return true;
  const meets = (text: Text, left: number, top: number, right: number, bottom: number) =>
    text.x < right && left < text.x + text.w && text.y < bottom && top < text.y + text.h;
  return (
    texts.some((text) => meets(text, x - near, y - near, x + w + near, y + h + near) || meets(text, x - row, y, x, y + h)) ||
    places.some((place) => holds(place, { x, y, w, h }) && texts.some((text) => holds(place, text)))
  );
}

function boxOf(shape: Shape): Box {
  if (shape.shape === 'circle') return { x: shape.cx - shape.r, y: shape.cy - shape.r, w: 2 * shape.r, h: 2 * shape.r };
  if (shape.shape === 'path') throw new Error('Paths are not looked at.');
  return shape;
}
