/**
 * Reduces pixels to a palette of at most 256 colors. Boards are flat: a few colors cover nearly everything and stay exactly as they are. The rest,
 * softened edges, takes the nearest colors of the palette, so that no eye sees the difference; a picture is less than half as large. Every picture
 * goes through this while a player waits, so it counts runs of equal pixels, and keeps its numbers in typed arrays.
 */

const most = 256;
/** The number of most common colors that stay as they are, if each covers this many pixels in a million. */
const mostExact = 144;
const leastExact = 20;
/** Slots for the colors found; pictures have a few thousand. */
const places = 1 << 16;

/** Runs of pixels of one color; none crosses into the next row. */
interface Runs {
  /** Where each run ends, and the slot of its color. */
  ends: Uint32Array;
  at: Uint16Array;
  many: number;
}

/** The colors found, by slot: a hash table. */
interface Colours {
  /** Blue, green, red from the second-highest byte down; 0 is an empty slot. */
  values: Uint32Array;
  counts: Uint32Array;
  /** The slots in use. */
  used: number[];
}

/** A picture whose pixels are indices into a palette. */
export interface Indexed {
  /** Red, green and blue of each color. */
  palette: Uint8Array;
  /** Row by row, each preceded by a 0, as PNG requires. The next picture overwrites it. */
  rows: Uint8Array;
}

/** Returns an opaque picture (four bytes a pixel) with a palette; null if there are too many colors to sort. */
export function indexed(data: Buffer, width: number): Indexed | null {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const { colours } = scratch;
  colours.values.fill(0);
  colours.counts.fill(0);
  colours.used = [];
  const runs = runsOf(pixels, width, colours);
  if (!runs) return null;
  const { palette, placeOf } = paletteOf(colours, pixels.length);
  const long = pixels.length + pixels.length / width;
  if (scratch.rows.length < long) scratch.rows = new Uint8Array(long);
  const rows = scratch.rows.subarray(0, long);
  for (let at = 0; at < long; at += width + 1) rows[at] = 0;
  let [from, row] = [0, 1];
  for (let i = 0; i < runs.many; i++) {
    const end = runs.ends[i]!;
    const colour = placeOf[runs.at[i]!]!;
    if (end - from > 24) rows.fill(colour, from + row, end + row);
    else for (let at = from; at < end; at++) rows[at + row] = colour;
    from = end;
    if (end % width === 0) row++;
  }
  return { palette, rows };
}

/**
 * Pictures are encoded one at a time, mostly at one size: allocating these buffers for each would take longer than filling them, and the old ones
 * would linger until they are collected.
 */
const scratch = {
  ends: new Uint32Array(0),
  at: new Uint16Array(0),
  rows: new Uint8Array(0),
  colours: { values: new Uint32Array(places), counts: new Uint32Array(places), used: [] } as Colours,
  placeOf: new Uint8Array(places),
  isExact: new Uint8Array(places),
  shadeAt: new Int32Array(1 << 15),
};

/** Visits every pixel once and records each color; null: too many. */
function runsOf(pixels: Uint32Array, width: number, { values, counts, used }: Colours): Runs | null {
  if (scratch.at.length < pixels.length) [scratch.ends, scratch.at] = [new Uint32Array(pixels.length), new Uint16Array(pixels.length)];
  const { ends, at } = scratch;
  let many = 0;
  for (let from = 0, rowEnd = width; from < pixels.length; ) {
    const colour = pixels[from]!;
    let end = from + 1;
    while (end < rowEnd && pixels[end] === colour) end++;
    let place = Math.imul(colour, 0x9e3779b1) >>> 16;
    while (values[place] !== colour && values[place] !== 0) place = (place + 1) % places;
    if (values[place] === 0) {
      values[place] = colour;
      if (used.push(place) > places / 2) return null;
    }
    counts[place]! += end - from;
    ends[many] = end;
    at[many++] = place;
    from = end;
    if (end === rowEnd) rowEnd += width;
  }
  return { ends, at, many };
}

/** The palette: the most common colors as they are, then those that the rest needs most. Also the palette index of each color found. */
function paletteOf({ values, counts, used }: Colours, pixels: number): { palette: Uint8Array; placeOf: Uint8Array } {
  const least = (pixels / 1_000_000) * leastExact;
  const common = used.length <= most ? used : used.filter((place) => counts[place]! > least).sort((a, b) => counts[b]! - counts[a]!);
  const exact = common.slice(0, used.length <= most ? most : mostExact);
  const { placeOf, isExact } = scratch;
  isExact.fill(0);
  const palette: number[] = [];
  for (const place of exact) {
    const value = values[place]!;
    [placeOf[place], isExact[place]] = [palette.length / 3, 1];
    palette.push(value & 255, (value >>> 8) & 255, (value >>> 16) & 255);
  }
  const rest = used.filter((place) => isExact[place] === 0);
  const shades = shadesOf(rest, values, counts);
  for (let at = 0; at < exact.length; at++) shades.offer(at, palette[3 * at]!, palette[3 * at + 1]!, palette[3 * at + 2]!);
  for (let at = exact.length; at < most; at++) {
    const colour = shades.mostMissed();
    if (!colour) break;
    palette.push(...colour);
    shades.offer(at, ...colour);
  }
  for (const place of rest) placeOf[place] = shades.nearestOf(values[place]!);
  return { palette: Uint8Array.from(palette), placeOf };
}

/** Five bits of each channel: nearly equal colors are one shade. */
const shadeOf = (value: number): number => ((value & 0xf8) << 7) | ((value >>> 6) & 0x3e0) | ((value >>> 19) & 0x1f);

/** The colors of these slots as shades, each of which knows the nearest color offered to it. */
function shadesOf(rest: readonly number[], values: Uint32Array, counts: Uint32Array) {
  const index = scratch.shadeAt.fill(-1);
  let many = 0;
  for (const place of rest) {
    const shade = shadeOf(values[place]!);
    if (index[shade] === -1) index[shade] = many++;
  }
  const numbers = () => new Float64Array(many);
  const [n, red, green, blue, far] = [numbers(), numbers(), numbers(), numbers(), numbers().fill(Number.POSITIVE_INFINITY)];
  const nearest = new Uint8Array(many);
  for (const place of rest) {
    const [value, times] = [values[place]!, counts[place]!];
    const i = index[shadeOf(value)]!;
    n[i]! += times;
    red[i]! += times * (value & 255);
    green[i]! += times * ((value >>> 8) & 255);
    blue[i]! += times * ((value >>> 16) & 255);
  }
  for (let i = 0; i < many; i++) for (const channel of [red, green, blue]) channel[i]! /= n[i]!;
  return {
    offer(at: number, r: number, g: number, b: number): void {
      for (let i = 0; i < many; i++) {
        const d = (red[i]! - r) ** 2 + (green[i]! - g) ** 2 + (blue[i]! - b) ** 2;
        if (d < far[i]!) {
          far[i] = d;
          nearest[i] = at;
        }
      }
    },
    /** The shade with the highest cost: its squared distance from its nearest color, times its pixels. Null: none is off at all. */
    mostMissed(): [number, number, number] | null {
      let [worst, cost] = [-1, 1];
      for (let i = 0; i < many; i++) {
        const missed = far[i]! * n[i]!;
        if (missed > cost) [worst, cost] = [i, missed];
      }
      return worst < 0 ? null : [Math.round(red[worst]!), Math.round(green[worst]!), Math.round(blue[worst]!)];
    },
    nearestOf: (value: number): number => nearest[index[shadeOf(value)]!]!,
  };
}
