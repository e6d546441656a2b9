/** The 24 cities on the map of France, and the pawns round it. */

import type { Say } from '../../../i18n/types.ts';
import { box, circle, icon, path, title } from '../../../scene/build.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Shape } from '../../../scene/types.ts';
import type { CityView, SeatView } from '../rules/view.ts';
import { leastWidth, pause, pawn, token } from './inks.ts';
import { news, print } from './palette.ts';
import { cityAcross, citySpot, innerEdge, mapBox, pawnSpots } from './places.ts';

/** Why a city is highlighted on the map. */
export type Mark = 'changed' | 'chosen' | 'reached';
const rings: { readonly [M in Mark]: { colour: string; width: number; dash?: [number, number] } } = {
  changed: { colour: news, width: 7 },
  chosen: { colour: print.accent, width: 5, dash: [8, 6] },
  reached: { colour: print.accent, width: 6 },
};

/** A city on the map: points, and its owner's letters if both fit; a plain ring if it's free. */
function cityShapes({ id, points, owner }: CityView, mark: Mark | undefined, say: Say, within = mapBox): Shape[] {
  const { x, y } = citySpot(id, within);
  const across = cityAcross(points);
  const r = across / 2;
  const halo = mark ? [circle(x, y, r + 3, { stroke: rings[mark] })] : [];
  if (owner !== null) {
    const letters = say.token(owner);
    // «M6» and 6 points would read as 66.
    const alone = /\d$/.test(letters) || leastWidth(`${letters}${points}`) > across * 0.94;
    return [...token(owner, x, y, across, say, alone ? letters : `${letters}${points}`), ...halo];
  }
  return [
    circle(x, y, r - 2, { fill: '#FFFFFF', stroke: { colour: print.ink, width: 3 } }),
    title(box(x - r, y - r, across, across), say.number(points), {
      size: points > 5 ? 38 : 34,
      colour: print.text,
      on: '#FFFFFF',
      align: 'centre',
      role: 'secondary',
    }),
    ...halo,
  ];
}

export const mapCities = (cities: readonly CityView[], markOf: (city: string) => Mark | undefined, say: Say, within = mapBox): Shape[] =>
  cities.flatMap((city) => cityShapes(city, markOf(city.id), say, within));

const pawnHigh = 78;

/** Pawns beside their squares. Those of players who must act have a ring in the accent color, those of players missing turns have that mark. */
export function pawns(seats: readonly SeatView[], acting: readonly string[], say: Say): Shape[] {
  const here = seats.filter(({ gone }) => !gone);
  const spots = pawnSpots(here.map(({ square }) => square));
  const crowded = (square: number): boolean => here.filter((other) => other.square === square).length > 2;
  const leaders = here.flatMap(({ seat, square }, i): Shape[] => {
    if (square % 10 === 0 && crowded(square)) return [];
    const { x, y } = spots[i]!;
    const to = innerEdge(square);
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    return [path(d, { stroke: { colour: print.ink, width: 14 } }), path(d, { stroke: { colour: lookOf(seat).colour, width: 8 } })];
  });
  const pieces = here.flatMap(({ seat, immobilised }, i): Shape[] => {
    const { x, y } = spots[i]!;
    const resting = immobilised
      ? [circle(x + 20, y - 18, 13, { fill: print.ink }), icon(pause, box(x + 11, y - 27, 18, 18), { fill: print.panel })]
      : [];
    return [...pawn(seat, x, y, pawnHigh, say, acting.includes(seat) ? print.accent : print.ink), ...resting];
  });
  return [...leaders, ...pieces];
}
