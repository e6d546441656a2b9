/** A helicopter on its way: a dotted trail over the map, in an arc that avoids names and numbers, with the helicopter on it. */

import type { Say } from '../../../i18n/types.ts';
import { box, circle, icon } from '../../../scene/build.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { cities } from '../data/cities.ts';
import { squareAt } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { PresidentView } from '../rules/view.ts';
import { ownIcons } from './icons.ts';
import { print } from './palette.ts';
import { actor, cityAcross, citySpot, column, field, innerEdge, nameBox, nameplate, type Spot, standings } from './places.ts';

const step = 22;
const dot = 6;
/** The helicopter's diameter. */
const across = 76;
/** How far the arc bends to one side, as a fraction of its length, in order of preference. */
const bends = [0.22, -0.22, 0.36, -0.36, 0.1, -0.1, 0.5, -0.5] as const;

const around = ({ x, y }: Spot, r: number): Box => box(x - r, y - r, 2 * r, 2 * r);
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Inside the loop of squares. */
const inside = ({ x, y, w, h }: Box): boolean => x > field.x + 4 && y > field.y + 4 && x + w < field.x + field.w - 4 && y + h < field.y + field.h - 4;

/** What a trail must not cover: discs, the approximate boxes of the names, and the plates. */
function taken(say: Say): Box[] {
  const onMap = cities.flatMap(({ id, points }) => {
    const said = say(look('look.city', { city: id }));
    return [around(citySpot(id), cityAcross(points) / 2 + 4), nameBox(id, said.length)];
  });
  return [...onMap, actor, column, nameplate, standings];
}

/** The dots from one place to another, in an arc. */
function arc(from: Spot, to: Spot, bend: number): Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const n = Math.max(2, Math.round(Math.hypot(dx, dy) / step));
  const over = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  return Array.from({ length: n - 1 }, (_, i) => {
    const t = (i + 1) / n;
    const along = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: along(from.x, over.x, to.x), y: along(from.y, over.y, to.y) };
  });
}

/** The dot where the helicopter has room, as near to the middle as possible; undefined if there is none. */
function room(dots: readonly Spot[], free: (at: Box) => boolean): Spot | undefined {
  const middle = dots.length * 0.5;
  return dots
    .map((spot, i) => ({ spot, off: Math.abs(i - middle) }))
    .sort((a, b) => a.off - b.off)
    .find(({ spot }) => free(around(spot, across / 2)))?.spot;
}

/** The trail from the pilot's square to the city on the map, or to a square that isn't a city. */
export function flightShapes({ flight, seats }: PresidentView, say: Say): Shape[] {
  const pilot = seats.find(({ seat }) => seat === flight?.by);
  if (!flight || !pilot) return [];
  const target = squareAt(flight.to);
  const to = target.kind === 'city' ? citySpot(target.name) : innerEdge(flight.to);
  const boxes = taken(say);
  const free = (at: Box): boolean => inside(at) && !boxes.some((one) => meet(one, at));
  const ways = bends.map((bend) => {
    const dots = arc(innerEdge(pilot.square), to, bend);
    const seen = dots.filter((spot) => free(around(spot, dot + 2)));
    const helicopter = room(dots, free);
    return { seen, helicopter, good: seen.length / dots.length + (helicopter ? 1 : 0) };
  });
  const { seen, helicopter } = ways.reduce((best, one) => (one.good > best.good ? one : best));
  const { colour } = lookOf(flight.by);
  const trail = seen.filter((spot) => !helicopter || Math.hypot(spot.x - helicopter.x, spot.y - helicopter.y) > across / 2 + dot);
  return [
    ...trail.map(({ x, y }) => circle(x, y, dot, { fill: colour, stroke: { colour: print.ink, width: 3 } })),
    ...(helicopter
      ? [
          circle(helicopter.x + 4, helicopter.y + 5, across / 2, { fill: print.ink }),
          circle(helicopter.x, helicopter.y, across / 2, { fill: colour, stroke: { colour: print.ink, width: 4 } }),
          icon(ownIcons.helicopter, around(helicopter, across * 0.35), { fill: print.ink }),
        ]
      : []),
  ];
}
