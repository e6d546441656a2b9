/** The viewer's cards beside a question: each with the number of its button, its worth, and what it does there. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, inRows, type Part, rect, title } from '../../../scene/build.ts';
import { cardFrame } from '../../../scene/motifs.ts';
import { linesOf, semibold, wordsWidth } from '../../../scene/room.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { printOf } from '../data/cards.ts';
import { signed } from '../data/families.ts';
import { look } from '../labels.ts';
import type { Face } from '../vocabulary.ts';
import { bands, onBand, signInk, signShapes } from './card.ts';
import { button, onInk, print } from './palette.ts';
import { signs } from './signs.ts';

const { raised, text, accent, ink } = print;

/** Where a card will go: to a section, shown with its owner's button, or elsewhere, in words. */
export interface Goes {
  on: Seat | null;
  said: string;
}

/** `n`: the number on its button. `does`: what it does here. */
export interface Offered {
  card: Face;
  n: number;
  does: string;
  goes: Goes | null;
}

/** How much room a card has: kind, value and words; the value in the band, and words; only the value. */
export type Room = 'full' | 'tight' | 'least';

const gap = 12;
/** The heights of the band and of the value below it, for each kind of room. */
const heights: { readonly [R in Room]: { band: number; worth: number } } = {
  full: { band: 48, worth: 72 },
  tight: { band: 64, worth: 0 },
  least: { band: 64, worth: 0 },
};
const effect = { size: 38, least: 30 } as const;
const goal = 64;
const pad = 12;
const widest = 578;
const most = { across: 5, lines: 4 } as const;

/** The height of the words below the value, or of where the card will go. */
function belowHeight({ does, goes }: Offered, wide: number, room: Room): number {
  if (room === 'least') return 0;
  if (goes) return goal;
  if (does === '') return 0;
  return Math.min(linesOf(does, wide - 2 * pad, effect.size * semibold), most.lines) * effect.size + 14;
}

const heightOf = (one: Offered, wide: number, room: Room): number =>
  Math.ceil(heights[room].band + heights[room].worth + belowHeight(one, wide, room) + 4);

/** The cards in the number of columns that makes them lowest; null if there are none. */
export function cardsPart(cards: readonly Offered[], wide: number, room: Room, say: Say): Part | null {
  if (cards.length === 0) return null;
  const counts = Array.from({ length: Math.min(most.across, cards.length) }, (_, i) => Math.ceil(cards.length / Math.ceil(cards.length / (i + 1))));
  const laid = (inLine: number, { x, y }: Pick<Box, 'x' | 'y'>) =>
    inRows(cards, inLine, { x, y, w: Math.min(wide, inLine * (widest + gap) - gap) }, { gap }, (one, each) => heightOf(one, each, room));
  const low = counts.map((inLine) => ({ inLine, high: laid(inLine, { x: 0, y: 0 }).bottom }));
  const best = low.reduce((one, other) => (other.high <= one.high ? other : one));
  return {
    high: best.high,
    shapes(at) {
      const { places } = laid(best.inLine, at);
      return cards.flatMap((one, i) => cardShapes(one, places[i]!, room, say));
    },
  };
}

function cardShapes(one: Offered, at: Box, room: Room, say: Say): Shape[] {
  const { card, n, does, goes } = one;
  const { family } = printOf(card);
  const { band: head, worth } = heights[room];
  const band = bands[family];
  const middle = at.y + head / 2 + 1;
  const inside = box(at.x + pad, at.y + head, at.w - 2 * pad, at.h - head);
  const below = box(inside.x, inside.y + worth + 4, inside.w, inside.h - worth - 8);
  const beside = box(at.x + 58, middle - 21, at.w - 66, 42);
  return [
    ...cardFrame(at, { paper: raised, band, line: goes === null ? ink : accent, wide: goes === null ? 3 : 7 }, head),
    circle(at.x + 31, middle, 19, { fill: onInk }),
    title(box(at.x + 11, middle - 20, 40, 40), String(n), { size: 34, role: 'secondary', colour: text, on: onInk, align: 'centre' }),
    ...(room === 'full' ? [kindText(card, beside, say), ...worthShapes(card, { ...inside, h: worth }, say)] : shortWorth(card, beside, say)),
    ...(goes && room !== 'least' ? goesShapes(goes, box(below.x, below.y, below.w, Math.min(goal - 8, below.h)), say) : []),
    ...(goes || does === '' || room === 'least' ? [] : [effectText(does, below)]),
  ];
}

function kindText(card: Face, at: Box, say: Say): Shape {
  const { family } = printOf(card);
  const style = { size: 36, min: 26, weight: 600, role: 'secondary', colour: onBand(family), on: bands[family] } as const;
  return title(at, say.capitals(say(look('look.family', { family }))), style);
}

const effectText = (does: string, at: Box): Shape =>
  title(at, does, {
    size: effect.size,
    min: effect.least,
    lines: most.lines,
    leading: 1,
    weight: 600,
    valign: 'top',
    role: 'secondary',
    colour: text,
    on: raised,
  });

function goesShapes({ on, said }: Goes, at: Box, say: Say): Shape[] {
  const words = on === null ? box(at.x + 8, at.y, at.w - 16, at.h) : box(at.x + 62, at.y, at.w - 70, at.h);
  return [
    rect(at, { fill: accent, radius: 8 }),
    ...(on === null ? [] : button(on, at.x + 34, at.y + at.h / 2, 46, say)),
    ...(said === ''
      ? []
      : [title(words, said, { size: 42, min: 26, role: 'secondary', colour: onInk, on: accent, align: on === null ? 'centre' : 'left' })]),
  ];
}

/** The value of a card, or its name if it has none. */
function worthOf(card: Face, say: Say): { said: string; isValue: boolean } {
  const { family, value } = printOf(card);
  return value > 0
    ? { said: say(look('look.value', { value: signed({ family, value }) })), isValue: true }
    : { said: say(look('look.name', { card })), isValue: false };
}

/** The sign of its kind, and its value or name. */
function worthShapes(card: Face, at: Box, say: Say): Shape[] {
  const { family } = printOf(card);
  const side = 52;
  const beside = box(at.x + side + 8, at.y, at.w - side - 8, at.h);
  const { said, isValue } = worthOf(card, say);
  const isLong = wordsWidth(said, isValue ? 55 : 40) > beside.w;
  const common = { colour: text, on: raised } as const;
  return [
    ...signShapes(signs[family], box(at.x, at.y + (at.h - side) / 2, side, side), signInk(family), raised),
    isValue
      ? title(beside, said, { size: isLong ? 54 : 64, min: isLong ? 40 : 55, role: isLong ? 'secondary' : 'essential', ...common })
      : title(box(beside.x, beside.y + 2, beside.w, beside.h - 4), said, {
          size: isLong ? 38 : 48,
          min: 26,
          lines: isLong ? 2 : 1,
          leading: 0.9,
          role: 'secondary',
          ...common,
        }),
  ];
}

/** The same, in the band. */
function shortWorth(card: Face, at: Box, say: Say): Shape[] {
  const { family } = printOf(card);
  const { said, isValue } = worthOf(card, say);
  const side = 44;
  const beside = box(at.x + side + 8, at.y - 6, at.w - side - 8, at.h + 12);
  const isLong = !isValue && wordsWidth(said, 36) > beside.w;
  return [
    ...signShapes(signs[family], box(at.x, at.y - 1, side, side), onBand(family), bands[family]),
    title(beside, said, {
      size: isLong ? 30 : 52,
      min: 26,
      lines: isLong ? 2 : 1,
      leading: 0.9,
      role: 'secondary',
      colour: onBand(family),
      on: bands[family],
    }),
  ];
}
