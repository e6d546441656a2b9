import type { Box, Circle, Colour, Fill, Path, Rect, Scene, Shape, Sprite, Stroke, Text } from './types.ts';

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** The box without a margin on every side, or with one margin left and right and another at top and bottom. */
export const inset = ({ x, y, w, h }: Box, across: number, down = across): Box => ({
  x: x + across,
  y: y + down,
  w: w - 2 * across,
  h: h - 2 * down,
});

/** `n` equal columns with gaps between them. */
export const columns = ({ x, y, w, h }: Box, n: number, gap: number): Box[] => {
  const width = (w - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => ({ x: x + i * (width + gap), y, w: width, h }));
};

/** `n` equal rows with gaps between them. */
export const rows = ({ x, y, w, h }: Box, n: number, gap: number): Box[] => {
  const height = (h - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => ({ x, y: y + i * (height + gap), w, h: height }));
};

/** Cuts boxes of these widths off the left, with gaps between; the last box is the remainder. */
export function cutLeft({ x, y, w, h }: Box, widths: readonly number[], gap: number): Box[] {
  const boxes: Box[] = [];
  let from = x;
  for (const width of widths) {
    boxes.push({ x: from, y, w: width, h });
    from += width + gap;
  }
  return [...boxes, { x: from, y, w: x + w - from, h }];
}

/** The same from the top. */
export function cutTop({ x, y, w, h }: Box, heights: readonly number[], gap: number): Box[] {
  const boxes: Box[] = [];
  let from = y;
  for (const height of heights) {
    boxes.push({ x, y: from, w, h: height });
    from += height + gap;
  }
  return [...boxes, { x, y: from, w, h: y + h - from }];
}

/** The upper left corner of an area, and its width. */
type From = Omit<Box, 'h'>;

/**
 * Boxes in rows of `perRow`, each row as high as its highest box, and where the last row ends. `below`: the gap between rows, if different. `shares`:
 * the boxes in the last row fill it, however few they are.
 */
export function inRows<T>(
  all: readonly T[],
  perRow: number,
  { x, y, w }: From,
  { gap, below = gap, shares = false }: { gap: number; below?: number; shares?: boolean },
  heightOf: (one: T, wide: number) => number,
): { places: Box[]; bottom: number } {
  const places: Box[] = [];
  let top = y;
  for (let from = 0; from < all.length; from += perRow) {
    const row = all.slice(from, from + perRow);
    const cells = columns(box(x, top, w, 0), shares ? row.length : perRow, gap).slice(0, row.length);
    const h = Math.max(...row.map((one, i) => heightOf(one, cells[i]!.w)));
    places.push(...cells.map((cell) => ({ ...cell, h })));
    top += h + below;
  }
  return { places, bottom: top - below };
}

/** A part of a picture, and its height. */
export interface Part {
  high: number;
  shapes(at: Box): Shape[];
}

/** Stacks parts one below the other; null parts are skipped. Also returns where the last one ends. */
export function stacked(parts: readonly (Part | null)[], { x, y, w }: From, gap: number): { shapes: Shape[]; bottom: number } {
  const some = parts.filter((part) => part !== null);
  const { places, bottom } = inRows(some, 1, { x, y, w }, { gap }, ({ high }) => high);
  return { shapes: some.flatMap((part, i) => part.shapes(places[i]!)), bottom };
}

type Style<S> = Omit<S, 'shape' | keyof Box>;

export const rect = (at: Box, style: Style<Rect>): Rect => ({ shape: 'rect', ...at, ...style });
export const circle = (cx: number, cy: number, r: number, style: Omit<Circle, 'shape' | 'cx' | 'cy' | 'r'>): Circle => ({
  shape: 'circle',
  cx,
  cy,
  r,
  ...style,
});
export const path = (d: string, style: Omit<Path, 'shape' | 'd'>): Path => ({ shape: 'path', d, ...style });
export const sprite = (name: string, at: Box, style: Omit<Style<Sprite>, 'name'>): Sprite => ({ shape: 'sprite', name, ...at, ...style });

type TextStyle = Pick<Text, 'size' | 'colour' | 'on'> & Partial<Omit<Text, 'shape' | 'text' | keyof Box>>;

const text = (at: Box, words: string, defaults: Pick<Text, 'face' | 'weight' | 'role'>, style: TextStyle): Text => ({
  shape: 'text',
  ...at,
  text: words,
  ...defaults,
  ...style,
});

/** Condensed capitals and numerals. Essential by default. */
export const title = (at: Box, words: string, style: TextStyle): Text => text(at, words, { face: 'display', weight: 700, role: 'essential' }, style);

/** Running text. Secondary by default. */
export const words = (at: Box, said: string, style: TextStyle): Text => text(at, said, { face: 'text', weight: 400, role: 'secondary' }, style);

/** An icon drawn on a 48-pixel square, scaled to the box's smaller side and centered. */
export function icon(d: string, { x, y, w, h }: Box, style: Omit<Path, 'shape' | 'd' | 'x' | 'y' | 'scale'>): Path {
  const side = Math.min(w, h);
  return path(d, { x: x + (w - side) / 2, y: y + (h - side) / 2, scale: side / 48, ...style });
}

/** A panel with the corner radius of all panels. */
export const panel = (at: Box, fill: Fill | Colour): Rect => rect(at, { fill, radius: 16 });

/** A name in a rounded box: filled if it counts, outlined if it doesn't. */
export function chip(at: Box, said: string, { fill, stroke, colour, on }: { fill?: Colour; stroke?: Colour; colour: Colour; on: Colour }): Shape[] {
  return [
    rect(at, { radius: at.h / 2, ...(fill && { fill }), ...(stroke && { stroke: { colour: stroke, width: 3 } }) }),
    title(inset(at, 10, 0), said, { size: 32, min: 26, weight: 600, role: 'secondary', colour, on, align: 'centre' }),
  ];
}

/** The segments of a bar from left to right, at `unit` pixels a point and with gaps of 2. The box gives the start and the height. */
export function segments(at: Box, values: readonly number[], unit: number): Box[] {
  let x = at.x;
  return values.map((value) => {
    const placed = { x, y: at.y, w: Math.max(2, value * unit - 2), h: at.h };
    x += value * unit;
    return placed;
  });
}

/** The part of `whole` that a sprite's map of `width` by `height` covers when fitted into it, for placing things on the map. */
export function fitted(whole: Box, width: number, height: number): Box & { scale: number } {
  const scale = Math.min(whole.w / width, whole.h / height);
  return { x: whole.x + (whole.w - width * scale) / 2, y: whole.y + (whole.h - height * scale) / 2, w: width * scale, h: height * scale, scale };
}

/** These shapes, drawn about 0, 0, scaled and moved so that 0, 0 is at `x`, `y`. Letters grow with them. */
export function enlarged(shapes: readonly Shape[], [x, y]: readonly [x: number, y: number], scale: number): Shape[] {
  const at = (one: Box): Box => ({ x: x + one.x * scale, y: y + one.y * scale, w: one.w * scale, h: one.h * scale });
  const stroke = ({ width: wide, dash, ...rest }: Stroke): Stroke => ({
    ...rest,
    width: wide * scale,
    ...(dash && { dash: [dash[0] * scale, dash[1] * scale] as [number, number] }),
  });
  return shapes.map((one: Shape): Shape => {
    if (one.shape === 'text') return { ...one, ...at(one), size: one.size * scale, ...(one.min !== undefined && { min: one.min * scale }) };
    const line = one.stroke && { stroke: stroke(one.stroke) };
    if (one.shape === 'circle') return { ...one, ...line, cx: x + one.cx * scale, cy: y + one.cy * scale, r: one.r * scale };
    if (one.shape === 'path') return { ...one, ...line, x: x + (one.x ?? 0) * scale, y: y + (one.y ?? 0) * scale, scale: (one.scale ?? 1) * scale };
    const placed = { ...one, ...line, ...at(one) };
    return placed.shape === 'rect' && placed.radius !== undefined ? { ...placed, radius: placed.radius * scale } : placed;
  });
}

/** The part of the scene inside `box`, drawn `width` pixels wide. Letters shrink with it. */
export function framed(scene: Scene, box: Box, width: number): Scene {
  const scale = width / box.w;
  return {
    width: Math.round(width),
    height: Math.round(box.h * scale),
    background: scene.background,
    // No layer is cached: these pictures are few, and kept as a whole.
    layers: scene.layers.map(({ shapes }) => ({ shapes: enlarged(shapes, [-box.x * scale, -box.y * scale], scale) })),
  };
}
