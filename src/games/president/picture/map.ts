/** France with its 24 cities, and the pawns round it. */

import type { Say } from '../../../i18n/types.ts';
import { box, circle, icon, path, sprite, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/palette.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Shape } from '../../../scene/types.ts';
import type { CityView, SeatView } from '../rules/view.ts';
import { leastWidth, night, pause, shieldAt, token } from './palette.ts';
import { cityAcross, citySpot, innerEdge, mapBox, pawnSpots } from './places.ts';

export const mapGround = (): Shape[] => [
  sprite('france/metropolitan', mapBox, { fill: night.land, stroke: { colour: mix(night.land, night.quiet, 0.35), width: 3 } }),
];

/** A city at its place: points, and its owner's letters where both have room; a dashed ring where it is free. */
function cityShapes({ id, points, owner, safe }: CityView, changed: boolean, chosen: boolean, say: Say): Shape[] {
  const { x, y } = citySpot(id);
  const across = cityAcross(points);
  const r = across / 2;
  const halo = changed
    ? [circle(x, y, r + 5, { stroke: { colour: night.accent, width: 5 } })]
    : chosen
      ? [circle(x, y, r + 4, { stroke: { colour: night.text, width: 3, dash: [8, 6] } })]
      : [];
  const marked = safe ? shieldAt(x + r * 0.82, y - r * 0.82, 24) : [];
  if (owner !== null) {
    const letters = say.token(owner);
    // «M6» and 6 points would read as 66.
    const alone = /\d$/.test(letters) || leastWidth(`${letters}${points}`) > across * 0.94;
    return [...token(owner, x, y, across, say, alone ? letters : `${letters}${points}`), ...halo, ...marked];
  }
  return [
    circle(x, y, r - 2, { fill: night.deep, stroke: { colour: night.quiet, width: 3, dash: [6, 5] } }),
    title(box(x - r, y - r, across, across), say.number(points), {
      size: points > 5 ? 36 : 32,
      colour: night.text,
      on: night.deep,
      align: 'centre',
      role: 'secondary',
    }),
    ...halo,
  ];
}

export const mapCities = (cities: readonly CityView[], changed: ReadonlySet<string>, chosen: ReadonlySet<string>, say: Say): Shape[] =>
  cities.flatMap((city) => cityShapes(city, changed.has(city.id), chosen.has(city.id), say));

/** Pawns beside their squares; whoever must act has the accent round it, whoever sits turns out the mark for that. */
export function pawns(seats: readonly SeatView[], acting: readonly string[], say: Say): Shape[] {
  const here = seats.filter(({ gone }) => !gone);
  const spots = pawnSpots(here.map(({ square }) => square));
  const crowded = (square: number): boolean => here.filter((other) => other.square === square).length > 2;
  const leaders = here.flatMap(({ seat, square }, i): Shape[] => {
    if (square % 10 === 0 && crowded(square)) return [];
    const { x, y } = spots[i]!;
    const to = innerEdge(square);
    return [path(`M${x.toFixed(1)} ${y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`, { stroke: { colour: lookOf(seat).colour, width: 8 } })];
  });
  const discs = here.flatMap(({ seat, immobilised }, i): Shape[] => {
    const { x, y } = spots[i]!;
    const ring = acting.includes(seat) ? night.accent : night.ink;
    const resting = immobilised
      ? [circle(x + 15, y + 15, 12, { fill: night.text }), icon(pause, box(x + 7, y + 7, 16, 16), { fill: night.ink })]
      : [];
    return [circle(x, y, 24, { fill: ring }), ...token(seat, x, y, 44, say), ...resting];
  });
  return [...leaders, ...discs];
}
