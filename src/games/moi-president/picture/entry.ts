/** An option, on a slip of paper: its sign on the left, its name beside it, and its consequences below. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, icon, inRows, inset, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { linesOf, semibold } from '../../../scene/room.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import { emblem } from './card.ts';
import { families, paper, token } from './palette.ts';

export interface Entry {
  /** The card whose sign is shown; for cards of points, its number. */
  card: Card;
  /** The number of its button. */
  n?: number;
  head: string;
  /** Its consequences; '' if there is nothing to say. */
  body: string;
  /** It cannot be chosen. */
  isDead?: boolean;
  /** The player it concerns. */
  seat?: Seat;
}

const slab = 116;
const pad = 16;
const sizes = { head: 48, body: 40 } as const;
const leading = 1.08;
const headHigh = 56;
/** With a number above the sign. */
const least = (entry: Entry): number => (entry.n === undefined ? 108 : 168);

const roomIn = (w: number): number => w - slab - 2 * pad;
/** At most this many lines: a name longer than names should be is cut. */
const mostLines = 5;
const bodyHigh = (said: string, w: number): number =>
  said === '' ? 0 : Math.ceil(Math.min(mostLines, linesOf(said, roomIn(w), sizes.body * semibold)) * sizes.body * leading) + 4;

/** The height of an entry in a column of this width. */
const entryHeight = (entry: Entry, w: number): number => Math.max(least(entry), 10 + headHigh + bodyHigh(entry.body, w) + 12);

/** The button's number, as on the hand. */
const number = (n: number, cx: number, cy: number): Shape[] => [
  circle(cx, cy, 34, { fill: paper.gold }),
  circle(cx, cy, 30, { fill: paper.panel }),
  title(box(cx - 28, cy - 28, 56, 56), String(n), { size: 55, colour: paper.ink, on: paper.panel, align: 'centre' }),
];

export function entry(one: Entry, at: Box, say: Say): Shape[] {
  const { card, n, head, body, isDead = false, seat } = one;
  const family = families[kindCards[card.kind].category];
  const colour: Colour = isDead ? mix(family, paper.quiet, 0.7) : family;
  const fill = isDead ? mix(paper.panel, paper.line, 0.5) : paper.panel;
  const x = at.x + slab + pad;
  const on = { on: fill, colour: isDead ? paper.quiet : paper.ink, role: 'secondary' } as const;
  const sign =
    n === undefined ? box(at.x + 12, at.y + (at.h - 88) / 2, slab - 24, 88) : box(at.x + 12, at.y + 82, slab - 24, Math.min(88, at.h - 94));
  const named = seat === undefined ? 0 : 58;
  return [
    rect(at, { fill, radius: 14 }),
    rect(box(at.x, at.y, slab, at.h), { fill: colour, radius: 14 }),
    rect(box(at.x + slab - 16, at.y, 16, at.h), { fill: colour }),
    rect(box(at.x + slab, at.y, 4, at.h), { fill: paper.gilt }),
    ...(n === undefined ? [] : number(n, at.x + slab / 2, at.y + 42)),
    ...emblem(card, sign, colour),
    ...(seat === undefined ? [] : token(seat, box(x, at.y + 10, 50, 50), say)),
    title(box(x + named, at.y + 8, roomIn(at.w) - named, headHigh), head, { ...on, size: sizes.head, min: 34 }),
    ...(body === ''
      ? []
      : [
          title(box(x, at.y + 8 + headHigh, roomIn(at.w), at.h - headHigh - 14), body, {
            ...on,
            size: sizes.body,
            min: 30,
            weight: 600,
            lines: mostLines,
            leading,
            valign: 'top',
          }),
        ]),
    ...(isDead
      ? [icon('M10 10 38 38M38 10 10 38', inset(box(at.x + at.w - 52, at.y + 10, 42, 42), 4), { stroke: { colour: paper.quiet, width: 5 } })]
      : []),
  ];
}

/** Slips in columns, each line as high as its highest slip. The last slip, if alone in its line, takes all of it. Returns where they end. */
export function entries(all: readonly Entry[], at: Box, perRow: number, gap: number, say: Say): { shapes: Shape[]; bottom: number } {
  const { places, bottom } = inRows(all, perRow, at, { gap, shares: true }, entryHeight);
  return { shapes: all.flatMap((one, i) => entry(one, places[i]!, say)), bottom };
}
