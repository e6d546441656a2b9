/** What a card does, in signs: its parts name them, so that they cannot say anything else than what happens. */

import { box, icon, title } from '../../../scene/build.ts';
import { enlarged } from '../../../scene/framed.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import type { Card } from '../rules/cards/card.ts';
import type { Sign } from '../rules/parts/meaning.ts';
import { signsOf } from '../rules/parts/part.ts';
import type { Issue, Side } from '../vocabulary.ts';
import { glass, issueMark, token } from './palette.ts';

/** Signs stand on the light faces of cards. */
const ink = glass.ink;

/** Both issues, half in front of each other: whichever it will be. */
const eitherMark = (at: Box, colour: Colour, on: Colour): Shape[] => [
  ...issueMark('defense', box(at.x, at.y, at.w * 0.72, at.h * 0.72), colour, on),
  ...issueMark('economy', box(at.x + at.w * 0.36, at.y + at.h * 0.36, at.w * 0.66, at.h * 0.66), colour, on),
];

const mark = (issue: Issue | null, at: Box, on: Colour): Shape[] => (issue ? issueMark(issue, at, ink, on) : eitherMark(at, ink, on));

/** A count in front of a mark. */
const numeral = (x: number, y: number, said: string, on: Colour): Shape =>
  title(box(x, y, said.length * 28, 56), said, { size: 55, colour: ink, on });

/** A sign with its corner at `x`, `y`, 56 high, and how wide it is. */
type Glyphs = { shapes: Shape[]; w: number };

function counted(said: string, x: number, y: number, on: Colour, after: (at: Box) => Shape[]): Glyphs {
  const w = said.length * 26;
  return { shapes: [numeral(x, y, said, on), ...after(box(x + w, y + 6, 44, 44))], w: w + 44 };
}

/** One or two triangles that point where something moves. */
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

/** How high signs are, and how far apart. */
export const glyphHeight = 56;
const gap = 24;

/** The signs of a card from left to right, and how wide they are together. */
function row({ play, side }: Card, on: Colour): Glyphs {
  let x = 0;
  const shapes = signsOf(play).flatMap((sign) => {
    const one = drawn(sign, side, x, 0, on);
    x += one.w + gap;
    return one.shapes;
  });
  return { shapes, w: Math.max(0, x - gap) };
}

/** How much the signs of these cards can be enlarged to fit this width, all alike. */
export const glyphScale = (cards: readonly Card[], wide: number, most: number): number =>
  Math.min(most, ...cards.map((card) => wide / Math.max(1, row(card, ink).w)));

/** The signs of a card from `x`, `y`, enlarged. */
export const glyphRow = (card: Card, x: number, y: number, scale: number, on: Colour): Shape[] => enlarged(row(card, on).shapes, [x, y], scale);
