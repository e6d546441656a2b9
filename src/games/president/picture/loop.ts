/** The forty squares round the edge. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { die, lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { pointsOf } from '../data/cities.ts';
import { goldNumbers, type Special, type Square, type SquareKind, specially, squareAt, squares } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { CityView } from '../rules/view.ts';
import { squareCount } from '../vocabulary.ts';
import { ownIcons } from './icons.ts';
import { pause, shieldAt } from './inks.ts';
import { edge, goldLetters, lit, news, print, service } from './palette.ts';
import { squareBox } from './places.ts';

const band = 20;

const label = (at: Box, said: string, colour: string, on: string): Shape =>
  title(box(at.x + 2, at.y + at.h - 28, at.w - 4, 25), said, { size: 30, min: 26, weight: 600, role: 'secondary', colour, on, align: 'centre' });

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

const groundOf = (kind: Exclude<SquareKind, 'city'>): string => service[kind];

function plainSquare({ n, kind, name }: Square, say: Say): Shape[] {
  if (kind === 'city') return [];
  const at = squareBox(n);
  const on = groundOf(kind);
  const colour = kind === 'gold' ? goldLetters : print.panel;
  const sign = specially(signs, name);
  const across = at.h > 100 ? 72 : 54;
  const middle = at.y + (at.h - 26) / 2 + 1;
  const shapes: Shape[] = [rect(at, { fill: on })];
  if (kind === 'gold') shapes.push(rect(box(at.x + 2, at.y + 2, at.w - 4, at.h - 4), { stroke: { colour: goldLetters, width: 3 } }));
  if (sign)
    shapes.push(icon(sign.icon, box(at.x + at.w / 2 - across / 2 - (sign.count ? 30 : 0), middle - across / 2, across, across), { fill: colour }));
  if (sign?.count) shapes.push(title(box(at.x + at.w / 2 - 2, middle - 28, 64, 56), sign.count, { size: 55, colour, on }));
  return [...shapes, label({ ...at, h: at.h - (kind === 'gold' ? 4 : 2) }, say(look('look.square', { name })), colour, on)];
}

/** What never changes of the loop. */
export const loopGround = (say: Say): Shape[] => squares.flatMap((square) => plainSquare(square, say));

/** A city's square: its points, and its owner's colour, pattern and letters. */
function citySquare(n: number, { id, owner, safe }: CityView, reached: boolean, say: Say): Shape[] {
  const at = squareBox(n);
  const seat = owner === null ? null : lookOf(owner);
  const on = seat?.colour ?? (reached ? lit : print.panel);
  const tall = at.h > 100;
  const numeral = tall ? 72 : 55;
  const high = numeral * 0.72;
  const top = at.y + band + (at.h - band - 27 - high) / 2 + 1;
  const wide = pointsOf(id) > 9 ? numeral : numeral * 0.6;
  const number = { colour: print.ink, on } as const;
  return [
    rect(at, { fill: on }),
    rect({ ...at, h: band }, { fill: seat ? { colour: seat.colour, to: seat.shade, pattern: seat.pattern } : edge }),
    rect(box(at.x, at.y + band, at.w, 3), { fill: print.ink }),
    title(box(at.x + 8, top, wide, high), say.number(pointsOf(id)), { ...number, size: numeral, min: 55 }),
    ...(owner === null
      ? [icon(ownIcons.town, box(at.x + at.w - (tall ? 52 : 46), top + high / 2 - (tall ? 20 : 18), tall ? 44 : 38, tall ? 44 : 38), { fill: edge })]
      : [
          title(box(at.x + 8 + wide, top, at.w - wide - 16, high), say.token(owner), {
            ...number,
            size: tall ? 46 : 40,
            min: 26,
            align: 'right',
            role: 'secondary',
          }),
        ]),
    ...(safe ? shieldAt(at.x + at.w / 2, at.y + 13, 26) : []),
    label(at, say(look('look.city', { city: id })), print.ink, on),
  ];
}

/** The cities' squares; `reached` are squares the die may lead to. */
export function loopCities(cities: readonly CityView[], reached: readonly number[], say: Say): Shape[] {
  return squares.flatMap(({ n, kind, name }) => {
    const city = kind === 'city' ? cities.find(({ id }) => id === name) : undefined;
    return city ? citySquare(n, city, reached.includes(n), say) : [];
  });
}

/** The squares one roll of 1 to 6 may lead to, in that order. */
export const reachOf = (square: number): number[] => [1, 2, 3, 4, 5, 6].map((n) => (square + n) % squareCount);

/** A square the die may lead to: an outline, and the face that does. */
export function reachable(n: number, face: number): Shape[] {
  const at = squareBox(n);
  const across = squareAt(n).kind === 'city' && at.h < 100 ? 28 : 40;
  return [
    rect(box(at.x + 1, at.y + 1, at.w - 2, at.h - 2), { stroke: { colour: print.accent, width: 7 } }),
    ...die(face, box(at.x + at.w - across, at.y, across, across), {
      fill: print.accent,
      pip: print.panel,
      stroke: { colour: print.panel, width: 3 },
    }),
  ];
}

/** An outline round a square: what changed, or what may be chosen. */
export const outlined = (n: number, chosen: boolean): Shape => {
  const { x, y, w, h } = squareBox(n);
  const stroke = chosen ? { colour: print.accent, width: 6, dash: [14, 8] as [number, number] } : { colour: news, width: 8 };
  // It stands in the gap between squares as far as there is one: names reach nearly to the edge.
  return rect(box(x + 1, y + 1, w - 2, h - 2), { stroke });
};
