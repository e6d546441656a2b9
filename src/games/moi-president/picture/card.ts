/** Cards and dice. */

import type { Say } from '../../../i18n/types.ts';
import { icon, path, rect, title, words } from '../../../scene/build.ts';
import { die as plainDie } from '../../../scene/tokens.ts';
import type { Box, Colour, Shape, Stroke } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import { isPoints } from '../vocabulary.ts';
import { glyphs, marks } from './glyphs.ts';
import { families, paper } from './palette.ts';

/** What stands in the middle of a card: its points, or the picture of its kind. */
export function emblem({ kind, points }: Card, at: Box, colour: Colour): Shape[] {
  if (!isPoints(kind)) {
    return glyphs[kind].map(({ d, line }) =>
      icon(d, at, line ? { stroke: { colour, width: (line * Math.min(at.w, at.h)) / 48 } } : { fill: colour }),
    );
  }
  const number = title(at, String(points), { size: at.h * 1.05, min: 55, colour, on: paper.panel, align: 'centre' });
  const mark = marks[kind];
  return mark === null
    ? [number]
    : [number, icon(mark, { x: at.x + at.w - at.h * 0.4, y: at.y + at.h * 0.6, w: at.h * 0.4, h: at.h * 0.4 }, { fill: colour })];
}

export interface ChipLook {
  fill: Colour;
  letters: Colour;
  edge: Stroke;
}

/** Cards of points side by side, small, those of one value on one another; they close up where there are many. */
export function chips(cards: readonly Card[], at: Box, { w, h }: { w: number; h: number }, { fill, letters, edge }: ChipLook): Shape[] {
  const values = new Map<number, number>();
  for (const { points } of cards) values.set(points, (values.get(points) ?? 0) + 1);
  const lifted = 3;
  const most = Math.max(0, ...values.values()) - 1;
  const step = Math.min(w + 14, (at.w - w - most * lifted) / Math.max(1, values.size - 1));
  const size = h * 0.7;
  return [...values]
    .sort(([a], [b]) => a - b)
    .flatMap(([value, copies], i): Shape[] => {
      const [x, y] = [at.x + i * step, at.y + at.h - h];
      const pile = Array.from({ length: copies }, (_, n) => copies - 1 - n).map((n) =>
        rect({ x: x + n * lifted, y: y - n * lifted, w, h }, { fill, radius: 6, stroke: edge }),
      );
      const overlapped = step < w;
      const number = title({ x: x + (overlapped ? 3 : 0), y, w: overlapped ? step : w, h }, String(value), {
        size,
        min: 26,
        colour: letters,
        on: fill,
        align: overlapped ? 'left' : 'centre',
        role: 'secondary',
      });
      return [...pile, number];
    });
}

/** A card face up. `band` is the height of its coloured head, in which its family stands, from `left` on. */
export function face({ kind }: Card, at: Box, band: number, say: Say, left = 12): Shape[] {
  const { category } = kindCards[kind];
  const colour = families[category];
  return [
    rect(at, { fill: paper.panel, radius: 14 }),
    path(`M0 ${band}V14A14 14 0 0 1 14 0H${at.w - 14}A14 14 0 0 1 ${at.w} 14V${band}Z`, { fill: colour, x: at.x, y: at.y }),
    words({ x: at.x + left, y: at.y, w: at.w - left - 12, h: band }, say(look('look.category', { category })), {
      size: 28,
      min: 26,
      weight: 700,
      colour: paper.white,
      on: colour,
      align: 'centre',
    }),
  ];
}

/** A die in a square box; the one that counts for nothing any more is only an outline. */
export const die = (shown: number, at: Box, past = false): Shape[] =>
  plainDie(
    shown,
    at,
    past ? { fill: paper.cloth, pip: paper.white, stroke: { colour: paper.white, width: 2 } } : { fill: paper.white, pip: paper.ink },
  );
