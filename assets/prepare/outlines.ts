/**
 * Makes the outlines in `assets/outlines` and the places in `src/scene/us-places.ts` and `src/scene/france-projection.ts`
 * from us-atlas (US Census Bureau) and world-atlas (Natural Earth), both in the public domain.
 * Run by hand: `node assets/prepare/outlines.ts`. The same sources give the same files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid, geoConicConformal } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { areaOf, boundsOf, move, type Point, pathOf, type Ring, roomIn, type Shape, simplify, tenth } from './geometry.ts';
import { codes } from './us-codes.ts';

type Named = { name: string };
type Feature = GeoJSON.Feature<GeoJSON.Geometry, Named>;

const root = new URL('../../', import.meta.url);
const outlines = new URL('assets/outlines/', root);
mkdirSync(outlines, { recursive: true });

const topology = (file: string): Topology => JSON.parse(readFileSync(new URL(`node_modules/${file}`, root), 'utf8')) as Topology;
const write = (file: URL, text: string): void => writeFileSync(file, `${text}\n`);
const writeOutlines = (name: string, data: { [id: string]: unknown }): void =>
  write(
    new URL(`${name}.json`, outlines),
    `{\n${Object.entries(data)
      .map(([id, value]) => `${JSON.stringify(id)}:${JSON.stringify(value)}`)
      .join(',\n')}\n}`,
  );

function featuresOf(source: Topology, object: string): Feature[] {
  return feature(source, source.objects[object] as GeometryCollection<Named>).features;
}

function polygonsOf({ geometry }: Feature): GeoJSON.Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  throw new Error(`An outline is a ${geometry.type}.`);
}

const shapesOf = (polygons: GeoJSON.Position[][][], place: (at: Point) => Point): Shape[] =>
  polygons.map((rings) => rings.map((ring): Ring => ring.map(([lon, lat]) => place([lon!, lat!]))));

function projected(projection: GeoProjection): (at: Point) => Point {
  return (at) => {
    const placed = projection(at);
    if (!placed) throw new Error(`${at.join()} lies outside the projection.`);
    return placed;
  };
}

/** Leaves out islands smaller than `share` of the largest part, and details smaller than `area` square pixels. */
function cleaned(shapes: Shape[], share: number, area: number): Shape[] {
  const sizes = shapes.map(([outer]) => areaOf(outer!));
  const largest = Math.max(...sizes);
  return shapes
    .filter((_, i) => sizes[i]! >= largest * share)
    .map((shape) => shape.map((ring) => simplify(ring, area, 4)).filter((ring, i) => i === 0 || areaOf(ring) > area * 4));
}

/** Fits shapes into a square of `side` pixels. */
function fitted(shapes: Shape[], side: number): { shapes: Shape[]; width: number; height: number } {
  const { x, y, w, h } = boundsOf(shapes);
  const k = side / Math.max(w, h);
  return { shapes: move(shapes, ([px, py]) => [(px - x) * k, (py - y) * k]), width: tenth(w * k), height: tenth(h * k) };
}

const codeOf = ({ properties }: Feature): string => {
  const code = codes[properties.name];
  if (!code) throw new Error(`${properties.name} has no postal code.`);
  return code;
};
const byCode = (a: Feature, b: Feature): number => (codeOf(a) < codeOf(b) ? -1 : 1);
const inStates = (one: Feature): boolean => one.properties.name in codes;

/** Each state alone, north up, in its own projection. */
function states(): void {
  const made: { [code: string]: unknown } = {};
  for (const one of featuresOf(topology('us-atlas/states-10m.json'), 'states').filter(inStates).sort(byCode)) {
    const [lon, lat] = geoCentroid(one);
    const projection = geoAzimuthalEqualArea().rotate([-lon, -lat]).scale(20_000).translate([0, 0]);
    const rough = cleaned(shapesOf(polygonsOf(one), projected(projection)), 0.003, 0);
    const { shapes, width, height } = fitted(rough, 500);
    made[codeOf(one)] = { d: pathOf(cleaned(shapes, 0.0006, 3)), width, height };
  }
  writeOutlines('us', made);
}

/** Simplifies every border once, so that neighbours still share it. */
function withSimplerArcs(source: Topology, area: number): Topology {
  const { scale, translate } = source.transform!;
  const arcs = source.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]): Point => {
      x += dx!;
      y += dy!;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return simplify(points, area, points[0]!.join() === points.at(-1)!.join() ? 4 : 2);
  });
  return { type: 'Topology', objects: source.objects, arcs };
}

/** Where letters stand better than in the widest place. */
const chosen: { [code: string]: { x: number; y: number; w: number } } = { FL: { x: 832, y: 552, w: 44 } };

/** States too small for their letters: where the letters stand instead, in pixels of the map. Alongshore, from north to south. */
const asides: { [code: string]: Point } = {
  VT: [878, 94],
  NH: [908, 68],
  MA: [986, 152],
  RI: [974, 198],
  CT: [954, 222],
  NJ: [930, 258],
  DE: [932, 284],
  MD: [930, 308],
  DC: [922, 332],
};

/** All states at their places in one Albers projection, with places for labels. */
function map(): void {
  const simpler = withSimplerArcs(topology('us-atlas/states-albers-10m.json'), 0.5);
  const features = featuresOf(simpler, 'states').filter(inStates).sort(byCode);
  const drawn = features.map((one) => ({
    code: codeOf(one),
    shapes: shapesOf(polygonsOf(one), (at) => at).filter(([ring]) => areaOf(ring!) > 6 || codeOf(one) === 'DC'),
  }));
  const { x, y, w, h } = boundsOf(drawn.flatMap(({ shapes }) => shapes));
  const k = 1000 / w;
  const width = 1000;
  const height = tenth(h * k);
  const placed = drawn.map(({ code, shapes }) => ({ code, shapes: move(shapes, ([px, py]) => [(px - x) * k, (py - y) * k]) }));
  writeOutlines('usmap', Object.fromEntries(placed.map(({ code, shapes }) => [code, { d: pathOf(shapes), width, height }])));
  const lines = placed.map(({ code, shapes }) => {
    const largest = [...shapes].sort((a, b) => areaOf(b[0]!) - areaOf(a[0]!))[0]!;
    const { x: cx, y: cy, w: room } = chosen[code] ?? roomIn(largest);
    const aside = asides[code];
    return `  ${code}: { x: ${cx}, y: ${cy}, w: ${room}${aside ? `, aside: [${aside.join(', ')}]` : ''} },`;
  });
  write(
    new URL('src/scene/us-places.ts', root),
    `/** Made by assets/prepare/outlines.ts. Where letters stand on the sprites \`usmap/…\`, in pixels of a map ${width} wide. */

export const usMap = { width: ${width}, height: ${height} };

/**
 * The centre of the largest label of proportions 2:1 inside the state, and that label's width.
 * Where it is too narrow for letters, \`aside\` is a place in the sea to write them at, with a line to the state.
 */
export const usPlaces: { readonly [state: string]: { x: number; y: number; w: number; aside?: [number, number] } } = {
${lines.join('\n')}
};`,
  );
}

/** Metropolitan France with Corsica, in Lambert's conformal projection as French maps have it. */
function france(): void {
  const one = featuresOf(topology('world-atlas/countries-10m.json'), 'countries').find(({ properties }) => properties.name === 'France')!;
  const near = polygonsOf(one).filter(([outer]) => outer!.every(([lon, lat]) => lon! > -6 && lon! < 10.5 && lat! > 41 && lat! < 52));
  const projection = geoConicConformal().parallels([44, 49]).rotate([-3, 0]).center([0, 46.5]).scale(4000).translate([0, 0]);
  const rough = cleaned(shapesOf(near, projected(projection)), 0.0004, 0);
  const bounds = boundsOf(rough);
  const { shapes, width, height } = fitted(rough, 1000);
  writeOutlines('france', { metropolitan: { d: pathOf(cleaned(shapes, 0.0002, 2)), width, height } });
  const k = 1000 / Math.max(bounds.w, bounds.h);
  write(
    new URL('src/scene/france-projection.ts', root),
    `/** Made by assets/prepare/outlines.ts. The parameters of the sprite \`france/metropolitan\`, ${width} by ${height} pixels. */

export const franceMap = { width: ${width}, height: ${height} };

/** Lambert's conformal conic: parallels 44° and 49° north, meridian 3° east, origin 46.5° north; then scaled and moved, in pixels of the map. */
export const franceLambert = { parallels: [44, 49], meridian: 3, origin: 46.5, scale: ${(4000 * k).toFixed(4)}, x: ${(-bounds.x * k).toFixed(4)}, y: ${(-bounds.y * k).toFixed(4)} };`,
  );
}

states();
map();
france();
