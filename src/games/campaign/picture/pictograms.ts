/**
 * Pictograms: what a card does, in signs provided by its parts, so that they can't say anything but what happens; and a large one for each kind of
 * card.
 */
import { box, circle, enlarged, icon, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { type Card, signsOf } from '../rules/cards/card.ts';
import type { Sign } from '../rules/parts/meaning.ts';
import type { CardType, Issue, Side } from '../vocabulary.ts';
import { glass, issueMark, token } from './studio.ts';

/** Signs are drawn on the light faces of cards. */
const ink = glass.ink;

/** Both issues, partly overlapping: either one may be meant. */
const eitherMark = (at: Box, colour: Colour, on: Colour): Shape[] => [
  ...issueMark('defense', box(at.x, at.y, at.w * 0.72, at.h * 0.72), colour, on),
  ...issueMark('economy', box(at.x + at.w * 0.36, at.y + at.h * 0.36, at.w * 0.66, at.h * 0.66), colour, on),
];

const mark = (issue: Issue | null, at: Box, on: Colour): Shape[] => (issue ? issueMark(issue, at, ink, on) : eitherMark(at, ink, on));

/** A count before a mark. */
const numeral = (x: number, y: number, said: string, on: Colour): Shape =>
  title(box(x, y, said.length * 28, 56), said, { size: 55, colour: ink, on });

/** A sign with its corner at `x`, `y`, 56 high, and its width. */
type Glyphs = { shapes: Shape[]; w: number };

function counted(said: string, x: number, y: number, on: Colour, after: (at: Box) => Shape[]): Glyphs {
  const w = said.length * 26;
  return { shapes: [numeral(x, y, said, on), ...after(box(x + w, y + 6, 44, 44))], w: w + 44 };
}

/** One or two triangles pointing in the direction of a move. */
const pointer = (d: string, at: Box): Shape => icon(d, at, { fill: ink });

function shifted(issue: Issue | null, n: number, x: number, y: number, on: Colour): Glyphs {
  const w = n > 1 ? 28 : 0;
  const arrows = issue
    ? [pointer(issue === 'defense' ? icons.up : icons.down, box(x + w, y + 12, 32, 32))]
    : [pointer(icons.up, box(x + w + 4, y + 4, 24, 24)), pointer(icons.down, box(x + w + 4, y + 30, 24, 24))];
  return { shapes: [...(n > 1 ? [numeral(x, y, String(n), on)] : []), ...arrows, ...mark(issue, box(x + w + 40, y + 6, 44, 44), on)], w: w + 84 };
}

function drawn(sign: Sign, by: Side, x: number, y: number, on: Colour): Glyphs {
  switch (sign.kind) {
    case 'gain':
      return counted(`+${sign.n}`, x, y, on, (at) => mark(sign.issue, at, on));
    case 'shift':
      return shifted(sign.issue, sign.n, x, y, on);
    case 'draw':
      return counted(`+${sign.n}`, x, y, on, (at) => [pointer(icons.cards, at)]);
    case 'key':
      return {
        shapes: [
          pointer(icons.right, box(x + 4, y + 4, 22, 22)),
          pointer(icons.left, box(x, y + 30, 22, 22)),
          pointer(icons.group, box(x + 32, y + 2, 52, 52)),
        ],
        w: 84,
      };
    case 'group':
      return {
        shapes: [
          pointer(icons.group, box(x, y - 2, 60, 60)),
          pointer(icons.right, box(x + 70, y + 17, 22, 22)),
          ...token(by, x + 124, y + 28, 44, on),
        ],
        w: 148,
      };
    case 'media':
      return { shapes: [pointer(icons.microphone, box(x - 6, y + 2, 52, 52))], w: 52 };
    case 'times':
      return { shapes: [numeral(x, y, sign.n === null ? 'X×' : `${sign.n}×`, on)], w: 56 };
  }
}

/** The height of signs and the gap between them. */
export const glyphHeight = 56;
const gap = 24;

/** Anything with signs: a card, or the bonus of a die. */
export type Signed = Pick<Card, 'play' | 'side'>;

/** Draws the signs of a card from left to right, and returns their total width. */
function row({ play, side }: Signed, on: Colour): Glyphs {
  let x = 0;
  const shapes = signsOf(play).flatMap((sign) => {
    const one = drawn(sign, side, x, 0, on);
    x += one.w + gap;
    return one.shapes;
  });
  return { shapes, w: Math.max(0, x - gap) };
}

/** The largest common scale at which the signs of each of these cards fit this width, at most `most`. */
export const glyphScale = (cards: readonly Signed[], wide: number, most: number): number =>
  Math.min(most, ...cards.map((card) => wide / Math.max(1, row(card, ink).w)));

/** The signs of a card from `x`, `y`, enlarged. */
export const glyphRow = (card: Signed, x: number, y: number, scale: number, on: Colour): Shape[] => enlarged(row(card, on).shapes, [x, y], scale);

/** A piece of a pictogram: filled or a line, in its light color or, as a hole, in the ground's. */
type Piece = readonly [d: string, how: 'fill' | 'line', ink: 'light' | 'hole', width?: number];

/** A jagged sun, for impacts. */
const burst = (points: number): string =>
  `${Array.from({ length: points * 2 }, (_, i) => {
    const [angle, r] = [(Math.PI * i) / points - Math.PI / 2, i % 2 === 0 ? 23 : 16];
    return `${i === 0 ? 'M' : 'L'}${(24 + Math.cos(angle) * r).toFixed(1)} ${(24 + Math.sin(angle) * r).toFixed(1)}`;
  }).join('')}z`;

const round = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const set: readonly Piece[] = [
  ['M15 3 24 13 33 3', 'line', 'light', 3.5],
  ['M5 12h38a3 3 0 0 1 3 3v25a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3z', 'fill', 'light'],
];

const emblems: { readonly [T in CardType]: readonly Piece[] } = {
  attack: [
    [burst(12), 'fill', 'light'],
    ['M27 9 14 26h8l-3 13 15-18h-8z', 'fill', 'hole'],
  ],
  advertising: [...set, ['M18 18v19l16-9.500z', 'fill', 'hole']],
  'advertising-attack': [...set, ['M27 15 14 29h9l-3 11 14-15h-9z', 'fill', 'hole']],
  campaigning: [
    ['M7 9h33a5 5 0 0 1 5 5v22H3V14a5 5 0 0 1 4-5z', 'fill', 'light'],
    ['M8 14h8v9H8zM19 14h8v9h-8zM30 14h8l3 9H30zM3 27h42v2.500H3z', 'fill', 'hole'],
    [round(13, 37, 6.5) + round(35, 37, 6.5), 'fill', 'hole'],
    [round(13, 37, 4.5) + round(35, 37, 4.5), 'fill', 'light'],
  ],
  'message-discipline': [
    ['M7 5h34a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H24L12 45V35H7a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z', 'fill', 'light'],
    ['M14 20 21.500 27 35 13', 'line', 'hole', 5],
  ],
  'get-out-the-vote': [
    ['M12 3h24v20H12z', 'fill', 'light'],
    ['M17 12.500 22.500 18 31 8', 'line', 'hole', 4],
    ['M3 25h42v20H3z', 'fill', 'light'],
    ['M11 28.500h26v3.500H11z', 'fill', 'hole'],
  ],
  fundraising: [
    ['M9 5h38v22H9z', 'fill', 'light'],
    ['M1 13h42v27H1z', 'fill', 'hole'],
    ['M3 15h38v23H3z', 'fill', 'light'],
    [round(22, 26.5, 8.5), 'fill', 'hole'],
    [
      'M25 23.500c-.5-1.300-1.600-1.800-3-1.800-1.800 0-3 .9-3 2.200 0 3.200 6.200 1.600 6.200 4.800 0 1.400-1.400 2.300-3.200 2.300-1.600 0-2.800-.8-3.200-2.200M22 20v13',
      'line',
      'light',
      1.8,
    ],
  ],
  interview: [
    ['M5 4h22a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H15L7 31V24H5a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z', 'fill', 'light'],
    ['M21 18h22a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5v8L31 40H21a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5z', 'fill', 'hole'],
    ['M22 20h20a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4v7l-9-7H22a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z', 'fill', 'light'],
    ['M23 27h18M23 33h12', 'line', 'hole', 2.8],
  ],
  'issue-control': [['M14 3 25 16h-6.500v29h-9V16H3zM34 45 23 32h6.500V3h9v29H45z', 'fill', 'light']],
  microtargeting: [
    [round(24, 24, 18), 'line', 'light', 4.5],
    [round(24, 24, 9.5), 'line', 'light', 4],
    [round(24, 24, 3.5), 'fill', 'light'],
    ['M24 1v10M24 37v10M1 24h10M37 24h10', 'line', 'light', 4],
  ],
  speech: [
    ['M21 22 16 9M27 22 32 9', 'line', 'light', 2.5],
    [round(15, 7, 4.5) + round(33, 7, 4.5), 'fill', 'light'],
    ['M5 20h38l-4 8H9z', 'fill', 'light'],
    ['M12 30h24l-2 15H14z', 'fill', 'light'],
    ['M24 31.500l1.700 3.700 4 .4-3 2.700.9 4-3.600-2-3.600 2 .9-4-3-2.700 4-.4z', 'fill', 'hole'],
  ],
  'media-support': [
    ['M16 32 7 46M16 32l9 14', 'line', 'light', 4],
    ['M7 5h14v8H7z', 'fill', 'light'],
    ['M4 14h27a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3zM36 21l11-7v21l-11-7z', 'fill', 'light'],
    [round(12, 24.5, 6), 'line', 'hole', 3],
    [round(27, 19.5, 2.3), 'fill', 'hole'],
  ],
  special: [
    [icons.star, 'fill', 'light'],
    [round(24, 27, 6), 'fill', 'hole'],
  ],
  'demographic-support': [[icons.group, 'fill', 'light']],
};

/** The pictogram of a kind of card in a box, light on its ground. */
export const emblem = (type: CardType, at: Box, light: Colour, ground: Colour): Shape[] =>
  emblems[type].map(([d, how, ink, width = 3]) => {
    const colour = ink === 'light' ? light : ground;
    const scale = Math.min(at.w, at.h) / 48;
    return icon(d, at, how === 'fill' ? { fill: colour } : { stroke: { colour, width: width * scale } });
  });

/** Concentric rings of light around a point. */
export const rings = (x: number, y: number, radii: readonly number[], opacity: number): Shape[] =>
  radii.map((r) => circle(x, y, r, { fill: '#FFFFFF', opacity }));
