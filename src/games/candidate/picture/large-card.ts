/** The cards of a hand: a band with the number of their button, a large sign, the value, and the effect in signs and words. */

import type { Say } from '../../../i18n/types.ts';
import { box, circle, icon, inset, path, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { cardFrame, halftone } from '../../../scene/motifs.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { printOf } from '../data/cards.ts';
import { signed } from '../data/families.ts';
import { look } from '../labels.ts';
import type { Face, Family } from '../vocabulary.ts';
import { bands, onBand, signInk, signShapes } from './card.ts';
import { hatched } from './map-labels.ts';
import { onInk, print } from './palette.ts';
import { type Sign, signs } from './signs.ts';

const { raised, text, accent, ink } = print;
const headHeight = 52;
export const cardHeight = { upright: 448, lying: 312 } as const;

/** A card of the hand: its number, and where it will go, in words. */
export interface Large {
  card: Face;
  n: number;
  goes: string | null;
}

const again: Sign = [
  'M24 6c7 0 13 4 16 9l4-4v14H30l5-5c-2-4-6-7-11-7-7 0-12 5-12 12s5 12 12 12c5 0 9-3 11-7l6 3c-3 6-9 11-17 11C13 44 5 35 5 25S13 6 24 6z',
];
const cards: Sign = [icons.cards];
const wins: Sign = [
  'M14 4h20v4h8c0 9-3 15-10 16-1 4-3 6-6 7v6h8v7H14v-7h8v-6c-3-1-5-3-6-7C9 23 6 17 6 8h8zM10 12c0 4 1 7 4 8v-8zM38 12h-4v8c3-1 4-4 4-8z',
];

/** The effect in signs: what is struck out, and what results. */
const effects: { readonly [F in Family]: { struck?: readonly Sign[]; gives?: Sign | 'undecided' } } = {
  money: {},
  endorsement: {},
  rumor: {},
  squelch: { struck: [signs.rumor] },
  zero: {},
  scandal: { struck: [cards], gives: again },
  'party-ruling': { struck: [signs.endorsement, signs.endorsement, signs.endorsement] },
  'state-ruling': { struck: [signs.endorsement] },
  'favorite-son': { gives: wins },
  deadlock: { struck: [wins], gives: 'undecided' },
};

/** An upright card: the sign above, the words below. */
export function uprightCard(one: Large, at: Box, say: Say): Shape[] {
  const { family, value } = printOf(one.card);
  const inside = box(at.x + 12, at.y, at.w - 24, at.h);
  const goal = box(inside.x, at.y + at.h - 76, inside.w, 64);
  // Without a name below the value, the sign is larger.
  const more = value > 0 && !hasName(one.card, say) ? 48 : 0;
  return [
    ...frame(one, at, say),
    ...art(family, box(at.x + at.w / 2 - 60 - more / 2, at.y + 58, 120 + more, 112 + more)),
    ...worth(one.card, box(inside.x, at.y + 180 + more, inside.w, 132), 'centre', say),
    ...(one.goes === null
      ? [
          title(box(inside.x, at.y + 324, inside.w, 112), said(family, say), {
            size: 34,
            min: 30,
            lines: 3,
            leading: 1,
            weight: 400,
            role: 'secondary',
            colour: text,
            on: raised,
            align: 'centre',
          }),
        ]
      : destination(one.goes, goal)),
  ];
}

/** A lying card, for one or two that fill the picture: the sign on the left, the words on the right. */
export function lyingCard(one: Large, at: Box, say: Say): Shape[] {
  const { family, value } = printOf(one.card);
  // Without a name below the value, both are nearer the middle.
  const down = value > 0 && !hasName(one.card, say) ? 22 : 0;
  const artWidth = Math.min(340, at.w * 0.38);
  const right = box(at.x + artWidth + 16, at.y, at.w - artWidth - 36, at.h);
  return [
    ...frame(one, at, say),
    ...art(family, box(at.x + 16, at.y + headHeight + 12, artWidth - 16, at.h - headHeight - 24)),
    ...worth(one.card, box(right.x, at.y + 76 + down, right.w, 124), 'left', say),
    ...(one.goes === null
      ? [
          title(box(right.x, at.y + 208 - down / 2, right.w, 92), said(family, say), {
            size: 44,
            min: 30,
            lines: 2,
            leading: 1,
            weight: 400,
            role: 'secondary',
            colour: text,
            on: raised,
          }),
        ]
      : destination(one.goes, box(right.x, at.y + at.h - 84, right.w, 68))),
  ];
}

const said = (family: Family, say: Say): string => say(look('look.does', { family }));

function frame({ card, n, goes }: Large, at: Box, say: Say): Shape[] {
  const { family } = printOf(card);
  const band = bands[family];
  return [
    ...cardFrame(at, { paper: raised, band, line: goes === null ? ink : accent, wide: goes === null ? 3 : 7 }, headHeight),
    circle(at.x + 34, at.y + 28, 20, { fill: onInk }),
    title(box(at.x + 14, at.y + 8, 40, 40), String(n), { size: 34, role: 'secondary', colour: text, on: onInk, align: 'centre' }),
    title(box(at.x + 62, at.y + 6, at.w - 74, 44), say.capitals(say(look('look.family', { family }))), {
      size: 36,
      min: 28,
      weight: 600,
      role: 'secondary',
      colour: onBand(family),
      on: band,
    }),
  ];
}

/** The large sign of its kind, in front of halftone dots as in a newspaper. */
function art(family: Family, at: Box): Shape[] {
  const band = bands[family];
  const side = Math.min(at.w, at.h, 200);
  const middle = box(at.x + (at.w - side) / 2, at.y + (at.h - side) / 2, side, side);
  const wide = Math.floor(at.w / 12) * 12;
  return [
    halftone(box(at.x + (at.w - wide) / 2, at.y, wide, at.h), mix(raised, band, 0.22), { step: 12, most: 0.95 }),
    ...signShapes(signs[family], inset(middle, side * 0.06), signInk(family), raised),
  ];
}

/** Whether a card has a name of its own, besides that of its kind. */
const hasName = (card: Face, say: Say): boolean => say(look('look.name', { card })) !== say(look('look.family', { family: printOf(card).family }));

/** The value and the card's own name; or its name, and its effect in signs. */
function worth(card: Face, at: Box, align: 'left' | 'centre', say: Say): Shape[] {
  const { family, value } = printOf(card);
  const name = say(look('look.name', { card }));
  if (value === 0) {
    const row = effectShapes(family);
    const named = title(box(at.x, at.y, at.w, row === null ? 110 : 80), name, {
      size: 52,
      min: 32,
      lines: 2,
      leading: 0.95,
      role: 'secondary',
      colour: text,
      on: raised,
      align,
    });
    return row === null ? [named] : [named, ...row.shapes(align === 'centre' ? at.x + (at.w - row.wide) / 2 : at.x, at.y + 90)];
  }
  const amount = say(look('look.value', { value: signed({ family, value }) }));
  const isLying = align === 'left';
  return [
    title(box(at.x, at.y, at.w, isLying ? 76 : 60), amount, { size: isLying ? 104 : 72, min: 55, colour: text, on: raised, align }),
    ...(!hasName(card, say)
      ? []
      : [
          title(box(at.x, at.y + (isLying ? 78 : 66), at.w, isLying ? 56 : 66), name, {
            size: isLying ? 40 : 36,
            min: 28,
            lines: 2,
            leading: 0.95,
            weight: 600,
            role: 'secondary',
            colour: text,
            on: raised,
            align,
          }),
        ]),
  ];
}

/** What a card does, in signs 46 pixels high; null if it does nothing. */
function effectShapes(family: Family): { wide: number; shapes(x: number, y: number): Shape[] } | null {
  const { struck = [], gives } = effects[family];
  const many = struck.length + (gives === undefined ? 0 : 1);
  if (many === 0) return null;
  const side = 46;
  const arrow = struck.length > 0 && gives !== undefined ? 34 : 0;
  const step = side + 8;
  return {
    wide: many * step - 8 + arrow,
    shapes: (x, y) => [
      ...struck.flatMap((sign, i): Shape[] => {
        const at = box(x + i * step, y, side, side);
        return [
          ...signShapes(sign, inset(at, 2), '#8F8876', raised),
          path(`M${at.x + 3} ${at.y + side - 3}L${at.x + side - 3} ${at.y + 3}`, { stroke: { colour: accent, width: 6 } }),
        ];
      }),
      ...(arrow > 0 ? [icon(icons.right, box(x + struck.length * step, y + 12, 22, 22), { fill: text })] : []),
      ...(gives === undefined ? [] : givesShapes(gives, box(x + struck.length * step + arrow, y, side, side))),
    ],
  };
}

const givesShapes = (gives: Sign | 'undecided', at: Box): Shape[] =>
  gives === 'undecided' ? [rect(inset(at, 3), { fill: hatched, stroke: { colour: ink as Colour, width: 3 } })] : signShapes(gives, at, ink, raised);

/** Where the card will go. */
const destination = (goes: string, at: Box): Shape[] => [
  rect(at, { fill: accent, radius: 10 }),
  title(box(at.x + 8, at.y, at.w - 16, at.h), goes, {
    size: 44,
    min: 28,
    lines: 2,
    leading: 0.95,
    role: 'secondary',
    colour: onInk,
    on: accent,
    align: 'centre',
  }),
];
