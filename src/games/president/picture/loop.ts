/** The forty squares round the edge. */

import type { Say } from '../../../i18n/types.ts';
import { box, icon, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { rays } from '../../../scene/motifs.ts';
import { die, lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { pointsOf } from '../data/cities.ts';
import { goldNumbers, type Special, type Square, specially, squareAt, squares } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { CityView } from '../rules/view.ts';
import { squareCount } from '../vocabulary.ts';
import { ownIcons } from './icons.ts';
import { pause, shieldAt } from './inks.ts';
import { edge, gold, lit, news, print, service } from './palette.ts';
import { squareBox } from './places.ts';

const band = 20;

/** The approximate width of a label's letter, at its smallest. */
const letter = 9.6;

/** What a square keeps free of letters and signs, so that none touches its frame. */
const margin = 10;

const narrower = (at: Box, by: number): Box => ({ ...at, x: at.x + by / 2, w: at.w - by });

/** The width of the die that leads to a square. */
const dieAcross = ({ w }: Box): number => (w < 110 ? 28 : 40);

/** Squares on the left and right are taller than those above and below. */
const isTall = ({ h }: Box): boolean => h > 100;

/** The name on a square's lower edge, larger if there is room; longer names take a second line. */
const label = (at: Box, said: string, colour: string, on: string, lines = 1): Shape =>
  title(box(at.x, at.y + at.h - (isTall(at) && lines === 1 ? 10 : 3) - 25 * lines, at.w, 25 * lines), said, {
    size: isTall(at) ? 36 : 32,
    min: 26,
    weight: 600,
    role: 'secondary',
    lines,
    leading: 0.95,
    colour,
    on,
    align: 'centre',
  });

/** The effect of a square in signs: pictograms, and a number with its own sign. */
interface Sign {
  icons: readonly string[];
  count?: string;
}
const only = (icon: string): Sign => ({ icons: [icon] });
export const signs: { readonly [S in Special]: Sign } = {
  depart: only(ownIcons.flag),
  media: only(icons.microphone),
  infos: only(ownIcons.newspaper),
  helicopter: only(ownIcons.helicopter),
  punch: only(icons.die),
  extinction: { icons: [pause], count: String(goldNumbers.extinction) },
  battant: { icons: [icons.right], count: `+${goldNumbers.battant}` },
  faiblesse: { icons: [ownIcons.town], count: `−${goldNumbers.faiblesse}` },
  epuisement: { icons: [pause], count: String(goldNumbers.epuisement) },
  oubli: { icons: [icons.left, ownIcons.flag] },
};

/** Shining gold: rays, and a lighter line inside the edge. */
const goldLeaf = (at: Box): Shape[] => [
  rect(at, { fill: gold.leaf }),
  rays(at, [at.x + at.w / 2, at.y + at.h * 0.42], 5, gold.ray),
  rect(box(at.x + 3, at.y + 3, at.w - 6, at.h - 6), { stroke: { colour: gold.edge, width: 4 } }),
];

/** The text on a square that isn't a city, with its number of lines and its colors. */
function writing({ n, kind, name }: Square, say: Say) {
  const at = squareBox(n);
  const said = say(look('look.square', { name }));
  const lines = said.includes(' ') && isTall(at) && said.length * letter > at.w ? 2 : 1;
  return {
    said,
    lines,
    ...(kind === 'gold' ? { on: gold.leaf, colour: print.ink } : { on: service[kind as keyof typeof service], colour: print.panel }),
  };
}

function plainSquare(square: Square, say: Say): Shape[] {
  if (square.kind === 'city') return [];
  const at = squareBox(square.n);
  const isGold = square.kind === 'gold';
  const { said, lines, on, colour } = writing(square, say);
  return [
    ...(isGold ? goldLeaf(at) : [rect(at, { fill: on })]),
    label({ ...narrower(at, margin / 2), h: at.h - (isGold ? 6 : 2) }, said, colour, on, lines),
  ];
}

/** The signs of a square that isn't a city; if the die may lead to it, they leave its corner for the die. */
function signsOn(square: Square, reached: boolean, say: Say): Shape[] {
  if (square.kind === 'city') return [];
  const at = squareBox(square.n);
  const { lines, on, colour } = writing(square, say);
  const { icons: drawn, count } = specially(signs, square.name) ?? only(ownIcons.flag);
  const room = at.h - 25 * lines - 12;
  const across = Math.min(isTall(at) ? 72 : count ? 46 : 54, room - 8);
  const large = across > 50;
  // Numbers are as tall as their pictograms.
  const size = large ? Math.max(55, Math.round(across * (count && count.length > 1 ? 0.8 : 1))) : Math.round(across * 1.2);
  const wide = count ? count.length * size * 0.46 + 4 : 0;
  const whole = drawn.length * across + wide;
  const taken = reached ? dieAcross(at) : 0;
  const scale = reached ? Math.min(1, (at.w - taken - margin) / whole) : 1;
  const high = across * scale;
  const left = at.x + (square.kind === 'gold' ? taken : 0) + (at.w - taken - whole * scale) / 2;
  const top = at.y + 4 + (room - high) / 2;
  const isFull = large && scale === 1;
  return [
    ...drawn.map((d, i) => icon(d, box(left + i * high, top, high, high), { fill: colour })),
    ...(count
      ? [
          title(box(left + drawn.length * high, top, wide * scale, high), count, {
            size: size * scale,
            min: isFull ? 55 : 26,
            role: isFull ? 'essential' : 'secondary',
            colour,
            on,
            align: 'centre',
          }),
        ]
      : []),
  ];
}

/** The parts of the loop that never change. */
export const loopGround = (say: Say): Shape[] => squares.flatMap((square) => plainSquare(square, say));

/** A city's square: its points, and its owner's color, pattern and letters. */
function citySquare(n: number, { id, owner, safe }: CityView, reached: boolean, say: Say): Shape[] {
  const at = squareBox(n);
  const seat = owner === null ? null : lookOf(owner);
  const on = seat?.colour ?? (reached ? lit : print.panel);
  const tall = isTall(at);
  const numeral = tall ? 72 : 55;
  const high = numeral * 0.72;
  const top = at.y + band + (at.h - band - (tall ? 36 : 27) - high) / 2 + 1;
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
    label(narrower(at, margin), say(look('look.city', { city: id })), print.ink, on),
  ];
}

/** The cities' squares, and the signs of the others; `reached` are squares that the die may lead to. */
export function loopCities(cities: readonly CityView[], reached: readonly number[], say: Say): Shape[] {
  return squares.flatMap((square) => {
    const { n, kind, name } = square;
    const city = kind === 'city' ? cities.find(({ id }) => id === name) : undefined;
    return city ? citySquare(n, city, reached.includes(n), say) : signsOn(square, reached.includes(n), say);
  });
}

/** The squares that a roll of 1 to 6 leads to, in that order. */
export const reachOf = (square: number): number[] => [1, 2, 3, 4, 5, 6].map((n) => (square + n) % squareCount);

/** A square that the die may lead to: an outline, and the face that leads there, in the corner without a number. */
export function reachable(n: number, face: number): Shape[] {
  const at = squareBox(n);
  const { kind } = squareAt(n);
  const across = dieAcross(at);
  const x = kind === 'gold' ? at.x : at.x + at.w - across;
  return [
    // As far as possible, in the gap between squares: names reach nearly to the edge.
    rect(box(at.x - 1, at.y - 1, at.w + 2, at.h + 2), { stroke: { colour: print.accent, width: 6 } }),
    ...die(face, box(x, at.y, across, across), {
      fill: print.accent,
      pip: print.panel,
      stroke: { colour: print.panel, width: 3 },
    }),
  ];
}

/** An outline round a square that changed or can be chosen. */
export const outlined = (n: number, chosen: boolean): Shape => {
  const { x, y, w, h } = squareBox(n);
  const stroke = chosen ? { colour: print.accent, width: 6, dash: [14, 8] as [number, number] } : { colour: news, width: 8 };
  // As far as possible, in the gap between squares: names reach nearly to the edge.
  return rect(box(x, y, w, h), { stroke });
};
