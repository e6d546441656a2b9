/** The forty squares round the edge. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { pointsOf } from '../data/cities.ts';
import { goldNumbers, type Special, type Square, specially, squares } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { CityView } from '../rules/view.ts';
import { ownIcons } from './icons.ts';
import { gold, letter, night, pause, service, shieldAt } from './palette.ts';
import { squareBox } from './places.ts';

const label = (at: Box, said: string, colour: string, on: string): Shape =>
  title(box(at.x + 2, at.y + at.h - 34, at.w - 4, 32), said, { size: 30, min: 26, weight: 600, role: 'secondary', colour, on, align: 'centre' });

type Sign = { icon: string; count?: string };
const signs: { readonly [S in Special]: Sign } = {
  depart: { icon: ownIcons.flag },
  media: { icon: icons.microphone },
  infos: { icon: ownIcons.newspaper },
  helicopter: { icon: ownIcons.helicopter },
  punch: { icon: icons.die },
  extinction: { icon: pause },
  battant: { icon: icons.right, count: `+${goldNumbers.battant}` },
  faiblesse: { icon: icons.down },
  epuisement: { icon: pause },
  oubli: { icon: icons.left },
};

function plainSquare({ n, kind, name }: Square, say: Say): Shape[] {
  const at = squareBox(n);
  const isGold = kind === 'gold';
  const on = isGold ? gold.ground : service;
  const colour = isGold ? gold.text : night.quiet;
  const sign = specially(signs, name);
  const middle = at.y + (at.h - 34) / 2 + 2;
  const across = at.h > 100 ? 56 : 46;
  const shapes: Shape[] = [rect(at, { fill: on, radius: 10, ...(isGold ? { stroke: { colour: '#8A7434', width: 2 } } : {}) })];
  if (sign)
    shapes.push(icon(sign.icon, box(at.x + at.w / 2 - across / 2 - (sign.count ? 28 : 0), middle - across / 2, across, across), { fill: colour }));
  if (sign?.count) shapes.push(title(box(at.x + at.w / 2 - 8, middle - 28, 64, 56), sign.count, { size: 55, colour, on }));
  return [...shapes, label(at, say(look('look.square', { name })), colour, on)];
}

/** What never changes of the loop. */
export const loopGround = (say: Say): Shape[] => squares.filter(({ kind }) => kind !== 'city').flatMap((square) => plainSquare(square, say));

/** A city's square: its points, and its owner's strip and letters. */
function citySquare(n: number, city: CityView, say: Say): Shape[] {
  const at = squareBox(n);
  const { id, owner, safe } = city;
  const look_ = owner === null ? null : lookOf(owner);
  const on = look_ ? look_.shade : night.raised;
  const strip = { ...at, h: 14 };
  const numeral = at.h > 100 ? 64 : 55;
  const top = at.y + 14 + (at.h - 14 - 34 - numeral * 0.72) / 2;
  return [
    rect(at, { fill: on, radius: 10 }),
    ...(look_ ? [rect(strip, { fill: { colour: look_.colour, to: look_.shade, pattern: look_.pattern }, radius: 7 })] : []),
    title(box(at.x + 8, top, pointsOf(id) > 9 ? 60 : 34, numeral * 0.72), say.number(pointsOf(id)), {
      size: numeral,
      min: 55,
      colour: night.text,
      on,
    }),
    ...(owner === null ? [] : letter(owner, at.x + at.w - 26, top + 20, 38, say)),
    ...(safe ? shieldAt(at.x + at.w - 46, top + 34, 24) : []),
    label(at, say(look('look.city', { city: id })), night.text, on),
  ];
}

export function loopCities(cities: readonly CityView[], say: Say): Shape[] {
  return squares.flatMap(({ n, kind, name }) => {
    const city = kind === 'city' ? cities.find(({ id }) => id === name) : undefined;
    return city ? citySquare(n, city, say) : [];
  });
}

/** An outline round a square: what changed, where somebody stopped, what may be chosen. */
export const outlined = (n: number, chosen: boolean): Shape => {
  const { x, y, w, h } = squareBox(n);
  const stroke = chosen ? { colour: night.text, width: 3, dash: [12, 8] as [number, number] } : { colour: night.accent, width: 5 };
  // It stands in the gap between squares as far as there is one: names reach nearly to the edge.
  return rect(box(x + 1, y + 1, w - 2, h - 2), { radius: 9, stroke });
};
