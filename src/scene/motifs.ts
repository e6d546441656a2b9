/**
 * Motifs that give a picture its style: halftone, rays, ribbons, rosettes, buttons, paper, cards. Each is a few shapes within its box and in the
 * given colors. Repeating elements lie on whole pixels, which keeps pictures small. Motifs with many points belong in a layer with a `key`.
 */
import { box, circle, inset, path, rect } from './build.ts';
import type { Box, Colour, Fill, Path, Rect, Shape } from './types.ts';

const tenth = (n: number): number => Math.round(n * 10) / 10;
const at2 = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;
const polygon = (points: readonly (readonly [number, number])[]): string => `M${points.map(([x, y]) => at2(x, y)).join('L')}z`;
const dot = (x: number, y: number, r: number): string => `M${at2(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/**
 * A field of dots as in newsprint: large at the side they come `from`, vanishing at the other. `step` is the distance between dots, in whole pixels;
 * the largest fill `most` of it, 0 to 1. Fields from above or below make smaller pictures, because their rows repeat.
 */
export function halftone(
  { x, y, w, h }: Box,
  fill: Colour,
  { step = 16, from = 'bottom', most = 0.8 }: { step?: number; from?: 'top' | 'bottom' | 'left' | 'right'; most?: number } = {},
): Path {
  const [rows, places] = [Math.floor(h / step), Math.floor(w / step)];
  const isUpright = from === 'top' || from === 'bottom';
  const many = isUpright ? rows : places;
  let d = '';
  for (let row = 0; row < rows; row++) {
    for (let place = 0; place < places - (row % 2); place++) {
      const along = isUpright ? row : place;
      const far = from === 'top' || from === 'left' ? along : many - 1 - along;
      const r = tenth((step / 2) * most * (1 - far / many));
      if (r >= 0.8) d += dot(x + (place + (row % 2 ? 1 : 0.5)) * step, y + (row + 0.5) * step, r);
    }
  }
  return path(d, { fill });
}

/** `n` rays from a point of the box to its edges, as wide as the gaps between them; `turn` rotates them, 1 by one ray and one gap. */
export function rays(at: Box, [cx, cy]: readonly [x: number, y: number], n: number, fill: Fill | Colour, turn = 0): Path {
  const edge = (angle: number): [number, number] => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const across = dx === 0 ? Number.POSITIVE_INFINITY : ((dx > 0 ? at.x + at.w : at.x) - cx) / dx;
    const down = dy === 0 ? Number.POSITIVE_INFINITY : ((dy > 0 ? at.y + at.h : at.y) - cy) / dy;
    const far = Math.min(across, down);
    return [cx + dx * far, cy + dy * far];
  };
  const angleTo = ([x, y]: readonly [number, number]) => Math.atan2(y - cy, x - cx);
  const corners = [
    [at.x, at.y],
    [at.x + at.w, at.y],
    [at.x + at.w, at.y + at.h],
    [at.x, at.y + at.h],
  ] as const;
  const full = Math.PI * 2;
  const d = Array.from({ length: n }, (_, i) => {
    const from = ((i + turn) / n) * full;
    const wide = full / n / 2;
    const within = corners
      .map((corner) => ({ corner, past: (((angleTo(corner) - from) % full) + full) % full }))
      .filter(({ past }) => past > 0 && past < wide)
      .sort((a, b) => a.past - b.past)
      .map(({ corner }) => corner);
    return polygon([[cx, cy], edge(from), ...within, edge(from + wide)]);
  });
  return path(d.join(''), { fill });
}

/** The middle of a ribbon, where its words go. */
export const onRibbon = ({ x, y, w, h }: Box): Box => box(x + h * 0.6, y, w - h * 1.2, h * 0.8);

/**
 * A ribbon whose ends are folded behind it and notched like a swallow's tail: `fill` in front, `back` for its ends, `fold` for the shadow in the
 * folds.
 */
export function ribbon(at: Box, { fill, back, fold }: { fill: Fill | Colour; back: Colour; fold: Colour }): Shape[] {
  const { x, y, w, h } = at;
  const [low, tail, cut, under] = [h * 0.2, h * 0.9, h * 0.3, h * 0.6];
  const end = (outer: number, way: 1 | -1) =>
    polygon([
      [outer, y + low],
      [outer + way * tail, y + low],
      [outer + way * tail, y + h],
      [outer, y + h],
      [outer + way * cut, y + (low + h) / 2],
    ]);
  const shadow = (inner: number, way: 1 | -1) =>
    polygon([
      [inner, y + h * 0.8],
      [inner + way * (tail - under), y + h * 0.8],
      [inner + way * (tail - under), y + h],
    ]);
  return [
    path(end(x, 1) + end(x + w, -1), { fill: back }),
    path(shadow(x + under, 1) + shadow(x + w - under, -1), { fill: fold }),
    rect(onRibbon(at), { fill }),
  ];
}

/** A star of `points` points; `inner` is the radius of its notches as a fraction of `r`: 0.38 as on flags, 0.85 for a ruffle or a seal. */
export function star(
  cx: number,
  cy: number,
  r: number,
  fill: Fill | Colour,
  { points = 5, inner = 0.38 }: { points?: number; inner?: number } = {},
): Path {
  const corners = Array.from({ length: points * 2 }, (_, i): [number, number] => {
    const [angle, far] = [(i / points) * Math.PI - Math.PI / 2, i % 2 === 0 ? r : r * inner];
    return [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
  });
  return path(polygon(corners), { fill });
}

/**
 * A rosette of pleats with a round middle and, if they have a color, two tails; it is 2 `r` wide, and 3.2 `r` high with tails. Words go on the
 * middle, which is 0.6 `r`.
 */
export function rosette(
  cx: number,
  cy: number,
  r: number,
  { pleats, inner, middle, tails }: { pleats: Colour; inner: Colour; middle: Colour; tails?: Colour },
): Shape[] {
  const tail = (way: 1 | -1) =>
    polygon([
      [cx, cy],
      [cx + way * r * 0.75, cy + r * 2.1],
      [cx + way * r * 0.4, cy + r * 1.85],
      [cx + way * r * 0.12, cy + r * 2.2],
    ]);
  return [
    ...(tails === undefined ? [] : [path(tail(1) + tail(-1), { fill: tails })]),
    star(cx, cy, r, pleats, { points: 20, inner: 0.86 }),
    star(cx, cy, r * 0.8, inner, { points: 20, inner: 0.88 }),
    circle(cx, cy, r * 0.6, { fill: middle }),
  ];
}

/** A campaign button: a rim, a face, and a flat shine along its upper edge. Words go on the face, which is 0.86 `r`, below the shine. */
export function campaignButton(
  cx: number,
  cy: number,
  r: number,
  { rim, face, shine }: { rim: Colour; face: Fill | Colour; shine: Colour },
): Shape[] {
  const [far, near, low] = [r * 0.8, r * 0.7, r * 0.42];
  const [wide, narrow] = [Math.sqrt(far ** 2 - low ** 2), Math.sqrt(near ** 2 - low ** 2)];
  const arc = `M${at2(cx - wide, cy - low)}A${tenth(far)} ${tenth(far)} 0 0 1 ${at2(cx + wide, cy - low)}L${at2(cx + narrow, cy - low)}A${tenth(near)} ${tenth(near)} 0 0 0 ${at2(cx - narrow, cy - low)}z`;
  return [circle(cx, cy, r, { fill: rim }), circle(cx, cy, r * 0.86, { fill: face }), path(arc, { fill: shine })];
}

/** Paper torn off at its lower (or upper) edge; the tear takes `deep` pixels of the box and always looks the same. */
export function tornPaper({ x, y, w, h }: Box, fill: Colour, { deep = 16, edge = 'bottom' }: { deep?: number; edge?: 'top' | 'bottom' } = {}): Path {
  // Any jagged sequence will do: these are the decimals of pi.
  const jags = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4];
  const step = 24;
  const n = Math.max(1, Math.round(w / step));
  const torn = Array.from({ length: n + 1 }, (_, i): [number, number] => {
    const far = (jags[i % jags.length]! / 9) * deep;
    return [x + (w * i) / n, edge === 'bottom' ? y + h - far : y + far];
  });
  const straight = edge === 'bottom' ? y : y + h;
  return path(polygon([[x, straight], [x + w, straight], ...torn.reverse()]), { fill });
}

/** Rules as a newspaper sets them above a column: a thick line and a thin one, 9 px high together. */
export const doubleRule = ({ x, y, w }: Pick<Box, 'x' | 'y' | 'w'>, fill: Colour): Rect[] => [
  rect(box(x, y, w, 4), { fill }),
  rect(box(x, y + 7, w, 2), { fill }),
];

/** A card's frame: paper, a band across its head, and an outline (in the accent color when chosen). */
export interface CardLook {
  paper: Fill | Colour;
  band: Fill | Colour;
  line: Colour;
  /** Width of the outline (default: 3). */
  wide?: number;
}

/** A card; `head` is the height of its band. */
export function cardFrame(at: Box, { paper, band, line, wide = 3 }: CardLook, head = 64): Shape[] {
  const radius = 16;
  const inside = inset(at, wide / 2);
  const { x, y, w } = inside;
  const top = `M${at2(x, y + head)}V${tenth(y + radius)}a${radius} ${radius} 0 0 1 ${radius} ${-radius}h${tenth(w - 2 * radius)}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${tenth(y + head)}z`;
  return [rect(inside, { fill: paper, radius }), path(top, { fill: band }), rect(inside, { stroke: { colour: line, width: wide }, radius })];
}

/** The back of a card: a border of `paper`, a patterned field, and a round middle for a game's own sign. */
export function cardBack(at: Box, { paper, field, middle }: { paper: Colour; field: Fill; middle?: Colour }): Shape[] {
  const side = Math.min(at.w, at.h);
  const margin = Math.max(4, Math.round(side * 0.06));
  return [
    rect(at, { fill: paper, radius: side * 0.1 }),
    rect(inset(at, margin), { fill: field, radius: side * 0.06 }),
    ...(middle === undefined
      ? []
      : [circle(at.x + at.w / 2, at.y + at.h / 2, side * 0.26, { fill: middle, stroke: { colour: paper, width: margin } })]),
  ];
}

/** A strip of squares in two colors, with `rows` rows. The squares are as wide as a row is high; the last one takes the remaining width. */
export function checker({ x, y, w, h }: Box, [one, other]: readonly [Colour, Colour], rows = 2): Shape[] {
  const side = h / rows;
  let d = '';
  for (let row = 0; row < rows; row++) {
    for (let from = (row % 2) * side; from < w - 0.5; from += 2 * side) {
      d += `M${at2(x + from, y + row * side)}h${tenth(Math.min(side, w - from))}v${tenth(side)}h${tenth(-Math.min(side, w - from))}z`;
    }
  }
  return [rect(box(x, y, w, h), { fill: one }), path(d, { fill: other })];
}
