/** Plain geometry for outlines: rings of points, in pixels. */

export type Point = [number, number];
export type Ring = Point[];
/** An outer ring and its holes. */
export type Shape = Ring[];

const triangle = (a: Point, b: Point, c: Point): number => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** Visvalingam's simplification: leaves out the points that change the line least, until each left matters by `area` square pixels. Ends stay. */
export function simplify(line: Ring, area: number, least = 2): Ring {
  const points = [...line];
  while (points.length > least) {
    let smallest = area;
    let at = -1;
    for (let i = 1; i < points.length - 1; i++) {
      const size = triangle(points[i - 1]!, points[i]!, points[i + 1]!);
      if (size < smallest) {
        smallest = size;
        at = i;
      }
    }
    if (at < 0) break;
    points.splice(at, 1);
  }
  return points;
}

export const areaOf = (ring: Ring): number =>
  Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * y, 0)) / 2;

export interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function boundsOf(shapes: Shape[]): Bounds {
  const points = shapes.flat(2);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export const move = (shapes: Shape[], by: (point: Point) => Point): Shape[] => shapes.map((shape) => shape.map((ring) => ring.map(by)));

export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** An SVG path with relative steps, in tenths of a pixel. */
export function pathOf(shapes: Shape[]): string {
  return shapes
    .flat()
    .map((ring) => {
      const open = ring.slice(0, -1).map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
      const steps = open.slice(1).map(([x, y], i) => [x - open[i]![0], y - open[i]![1]]);
      const line = steps.filter(([x, y]) => x !== 0 || y !== 0).map(([x, y]) => `${x! / 10},${y! / 10}`);
      return `M${open[0]![0] / 10},${open[0]![1] / 10}l${line.join(' ')}z`;
    })
    .join('');
}

function inside([x, y]: Point, shape: Shape): boolean {
  let odd = false;
  for (const ring of shape) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i]!;
      const [xj, yj] = ring[j]!;
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
    }
  }
  return odd;
}

/** Whether all of a box lies inside. */
function holds(shape: Shape, cx: number, cy: number, w: number, h: number): boolean {
  for (let i = -2; i <= 2; i++) for (let j = -1; j <= 1; j++) if (!inside([cx + (i * w) / 4, cy + (j * h) / 2], shape)) return false;
  return true;
}

/** Where a label of proportions 2:1 stands largest inside the shape: its centre and its width. */
export function roomIn(shape: Shape): { x: number; y: number; w: number } {
  const { x, y, w, h } = boundsOf([shape]);
  const step = Math.max(0.5, Math.min(w, h) / 40);
  let best = { x: x + w / 2, y: y + h / 2, w: 0 };
  for (let cy = y; cy <= y + h; cy += step) {
    for (let cx = x; cx <= x + w; cx += step) {
      while (holds(shape, cx, cy, best.w + step, (best.w + step) / 2)) best = { x: cx, y: cy, w: best.w + step };
    }
  }
  return { x: tenth(best.x), y: tenth(best.y), w: tenth(best.w) };
}
