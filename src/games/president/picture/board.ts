import type { Say } from '../../../i18n/types.ts';
import type { Scene } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { squareAt, squareNamed } from '../data/squares.ts';
import type { PresidentView } from '../rules/view.ts';
import { columnShapes } from './column.ts';
import { ending } from './ending.ts';
import { fieldGround } from './field.ts';
import { flightShapes } from './flight.ts';
import { loopCities, loopGround, outlined, reachable, reachOf } from './loop.ts';
import { mapCities, pawns } from './map.ts';
import { print } from './palette.ts';
import { height, width } from './places.ts';
import { standingsShapes } from './standings.ts';
import { trailShapes } from './trail.ts';

/** The square an option is about: a city's id, or `square-12`. */
const squareOf = (about: string): number => (about.startsWith('square-') ? Number(about.slice('square-'.length)) : squareNamed(about));

/** The public board: the loop of forty squares, France inside it, everyone's strength below. */
export function board(view: PresidentView, now: Now, say: Say): Scene {
  if (view.phase === 'over') return ending(view, now, say);
  const acting = now.toAct;
  const changed = new Set(view.story?.changes.map(({ city }) => city));
  if (view.fight) changed.add(view.fight.city);
  const target = view.flight && squareAt(view.flight.to);
  if (target?.kind === 'city') changed.add(target.name);
  const offered = now.about.filter((about) => !/^[A-F]$/.test(about));
  // A helicopter can go anywhere, and outlining everything says nothing.
  const places = offered.length > 12 ? [] : offered;
  const roller = view.seats.find(({ seat }) => seat === view.rolling);
  const reached = roller ? reachOf(roller.square) : [];
  const markOf = (city: string) =>
    changed.has(city) ? 'changed' : places.includes(city) ? 'chosen' : reached.includes(squareNamed(city)) ? 'reached' : undefined;
  return {
    width,
    height,
    background: print.ink,
    layers: [
      { key: `president/ground/${say.lang}`, shapes: [...fieldGround(say), ...loopGround(say)] },
      {
        shapes: [
          ...loopCities(view.cities, reached, say),
          ...reached.flatMap((n, i) => reachable(n, i + 1)),
          ...places.filter((about) => !changed.has(about)).map((about) => outlined(squareOf(about), true)),
          ...[...changed].map((city) => outlined(squareNamed(city), false)),
          ...(target && target.kind !== 'city' ? [outlined(target.n, false)] : []),
          ...trailShapes(view),
          ...flightShapes(view, say),
          ...mapCities(view.cities, markOf, say),
          ...standingsShapes(view, acting, say),
          ...columnShapes(view, acting, say),
          ...pawns(view.seats, acting, say),
        ],
      },
    ],
  };
}
