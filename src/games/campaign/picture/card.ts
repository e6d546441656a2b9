/** A card as its player holds it: its button's number, its cost, a large sign of its kind, title, signs and effect. */

import type { Say } from '../../../i18n/types.ts';
import { box, chip, icon, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { linesOf, semibold, wordsWidth } from '../../../scene/room.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { statesWith } from '../data/states.ts';
import { look } from '../labels.ts';
import { msg } from '../messages.ts';
import { cardOf } from '../rules/cards/index.ts';
import { groupOf } from '../rules/parts/deeds.ts';
import type { Hit } from '../rules/parts/meaning.ts';
import type { TileView } from '../rules/view.ts';
import type { CardId, Group } from '../vocabulary.ts';
import { emblem, glyphHeight, glyphRow, glyphScale, rings } from './pictograms.ts';
import { candidates, glass, night, token, wall } from './studio.ts';

const pad = 20;

/** How large a card is drawn: the fewer, the larger. A card that is `lying` has its sign on the left, an upright one above. */
export interface Format {
  lying: boolean;
  w: number;
  /** Width of the part with the sign on a lying card, height on an upright one. */
  art: number;
  title: number;
  effect: number;
  /** The most its signs are enlarged. */
  signs: number;
  /** Space above the title; there is slightly less below it. */
  air: number;
}

const leading = { title: 1.04, effect: 1.1 } as const;
const typeHeight = 42;

/** Heights that all cards of a picture share, so that their parts line up. */
export interface Measure {
  title: number;
  effect: number;
  /** The note on demographics and on what the card would affect now; 0 if no card has one. */
  note: number;
  /** The factor by which the signs are enlarged. */
  signs: number;
  height: number;
}

const noteLine = 40;

/** What each card would affect if it were played now. */
type Hits = { readonly [card: CardId]: readonly Hit[] };

const innerOf = ({ lying, w, art }: Format): number => w - 2 * pad - (lying ? art : 0);

export function measure(cards: readonly CardId[], format: Format, say: Say, hits: Hits): Measure {
  const inner = innerOf(format);
  const most = (size: number, said: (card: CardId) => string) => Math.max(...cards.map((card) => linesOf(said(card), inner, size)));
  const titles = Math.min(
    3,
    most(format.title, (card) => say.title(card)),
  );
  const effects = most(format.effect * semibold, (card) => say(msg('effect', { card })));
  const noted = cards.some((card) => groupOf(cardOf(card))) ? 48 : 0;
  const hitLines = Math.max(0, ...cards.map((card) => (hits[card] ? linesOf(hitsText(hits[card], say), inner, 34) : 0)));
  const note = noted + hitLines * noteLine;
  const signs = glyphScale(cards.map(cardOf), inner, format.signs);
  const heights = {
    signs,
    title: Math.ceil(titles * format.title * leading.title),
    effect: Math.ceil(effects * format.effect * leading.effect) + 8,
    note,
  };
  const { air } = format;
  const body = air + heights.title + (air - 2) + glyphHeight * signs + (air - 2) + heights.effect + (note > 0 ? note + 12 : 0) + pad;
  return { ...heights, height: format.lying ? Math.max(body, 300) : format.art + typeHeight + body };
}

/** Draws the card's cost and die from the right edge leftward; `left` is where they begin. */
function costs(card: CardId, payable: boolean, right: number, y: number, ground: string): { shapes: Shape[]; left: number } {
  const { cost, negative } = cardOf(card);
  const shapes: Shape[] = [];
  let x = right;
  if (negative) {
    shapes.push(icon(icons.die, box(x - 46, y + 5, 46, 46), { fill: night.text }));
    x -= 54;
  }
  if (cost !== 0) {
    const fill = payable ? night.text : mix(ground, night.text, 0.6);
    shapes.push(icon(icons.cards, box(x - 40, y + 8, 40, 40), { fill }));
    shapes.push(title(box(x - 98, y, 54, 56), cost === 'any' ? '−X' : `−${cost}`, { size: 55, colour: night.text, on: ground, align: 'right' }));
    x -= 98;
  }
  return { shapes, left: x };
}

const hitsText = (hits: readonly Hit[], say: Say): string => say(look('look.hits', { hits: [...hits] }));

/** The letters of the states that have the group: filled where it is the key now, outlined where it could become the key. */
export function note(group: Group, tiles: readonly TileView[], at: Box): Shape[] {
  const { key, other } = statesWith(group);
  const ids = [...key, ...other];
  const w = Math.min(64, (at.w - 6 * (ids.length - 1)) / ids.length);
  return ids.flatMap((id, i): Shape[] => {
    const tile = tiles.find((one) => one.id === id);
    const isKey = tile ? tile.key === group : key.includes(id);
    const cell = box(at.x + i * (w + 6), at.y, w, 40);
    const pale = mix(glass.low, glass.ink, 0.1);
    if (isKey) return chip(cell, id, tile ? { fill: glass.ink, colour: night.text, on: glass.ink } : { fill: pale, colour: glass.ink, on: pale });
    return chip(cell, id, { stroke: tile ? glass.ink : pale, colour: tile ? glass.ink : glass.quiet, on: glass.top });
  });
}

export interface Held {
  card: CardId;
  /** The number of its button. */
  number: number;
  /** Whether there are enough other cards to pay its cost. */
  payable: boolean;
  hits: readonly Hit[] | null;
  /** The states in play. */
  tiles: readonly TileView[];
}

/** Obama's cards have round corners and numbers in a circle, McCain's square ones, like their tokens. */
const corners = { obama: 28, mccain: 8 } as const;

/** Bars of light behind a sign, as on a flag. They are horizontal: slanted, they would take ten times the bytes. */
const bars = ({ x, y, w, h }: Box): Shape[] =>
  [0, 1, 2].map((i) => rect(box(x + 2, Math.round(y + h * (0.14 + i * 0.28)), w - 4, Math.round(h * 0.14)), { fill: '#FFFFFF', opacity: 0.08 }));

/** The smallest size for the sign of a kind. */
const leastSign = 48;

/** The lit part of a card: its number, its cost, and the sign of its kind in its side's light. */
function art({ card, number, payable }: Held, at: Box, lying: boolean): Shape[] {
  const { side, type } = cardOf(card);
  const { light, low } = candidates[side];
  const paid = costs(card, payable, at.x + at.w - 14, at.y + Math.min(14, at.h - 64), light);
  // Centered on the card if there is room beside the cost, otherwise centered in the free space.
  const beside = { from: at.x + 88, to: paid.left - 8 };
  const centre = at.x + at.w / 2;
  const room = 2 * Math.min(centre - beside.from, beside.to - centre);
  const [cx, wide] = lying || room >= 88 ? [centre, room] : [(beside.from + beside.to) / 2, beside.to - beside.from];
  const across = lying ? Math.min(at.w - 48, at.h - 100, 220) : Math.min(wide, at.h - (at.h < 100 ? 8 : 24), 200);
  const cy = lying ? at.y + 40 + at.h / 2 : at.y + at.h / 2;
  // A narrow card that costs cards and a die has its sign below them, at the end of the line naming its kind.
  const isBelow = across < leastSign;
  const sign = isBelow ? box(at.x + at.w - 62, at.y + at.h - 8, leastSign, leastSign) : box(cx - across / 2, cy - across / 2, across, across);
  const most = Math.min(cx - at.x, at.x + at.w - cx, cy - at.y, at.y + at.h - cy);
  const ground = mix(light, low, 0.5);
  return [
    ...(side === 'obama' ? rings(cx, cy, [most, most * 0.8], 0.03) : bars(at)),
    ...emblem(type, sign, night.text, ground),
    rect(box(at.x + 14, at.y + Math.min(14, at.h - 64), 60, 60), { fill: glass.top, radius: side === 'obama' ? 30 : 10 }),
    title(box(at.x + 10, at.y + Math.min(14, at.h - 64), 68, 60), String(number), { size: 55, colour: glass.ink, on: glass.top, align: 'centre' }),
    ...paid.shapes,
  ];
}

/** Draws what the card would affect now; a card that would affect nothing stands out. */
function hitShapes(hits: readonly Hit[], at: Box, colour: string, say: Say): Shape[] {
  const isVain = hits.length === 0;
  const on = isVain ? night.accent : glass.top;
  const style = { size: 34, min: 26, lines: 3, leading: 1.1, role: 'secondary', valign: 'top', colour: isVain ? night.ink : colour, on } as const;
  return [...(isVain ? [rect(box(at.x - 10, at.y - 2, at.w + 20, at.h + 6), { fill: on, radius: 8 })] : []), title(at, hitsText(hits, say), style)];
}

export function cardShapes(
  held: Held,
  at: Box,
  format: Format,
  { title: titles, effect: effects, note: notes, signs: scale }: Measure,
  say: Say,
): Shape[] {
  const { card, hits, tiles } = held;
  const { side, type } = cardOf(card);
  const group = groupOf(cardOf(card));
  const { light, low } = candidates[side];
  const { lying, air } = format;
  const radius = corners[side];
  const inner = innerOf(format);
  const x = at.x + pad + (lying ? format.art : 0);
  // The lit part spans the card's full height or width; the face covers its far end.
  const lit = lying ? { ...at, w: format.art } : { ...at, h: format.art + typeHeight };
  const kind = box(lit.x + pad, lit.y + lit.h - typeHeight - (lying ? 8 : 0), lit.w - 2 * pad, typeHeight);
  const y = (lying ? at.y : lit.y + lit.h) + air;
  const signs = y + titles + air - 2;
  const foot = at.y + at.h - pad - notes;
  const line = { role: 'secondary', on: glass.top, valign: 'top' } as const;
  return [
    rect(at, { fill: glass.top, radius }),
    rect(lying ? { ...lit, w: lit.w + radius } : { ...lit, h: lit.h + radius }, { fill: { colour: light, to: low }, radius }),
    rect(lying ? box(lit.x + lit.w, at.y, radius + 2, at.h) : box(at.x, lit.y + lit.h, at.w, radius + 2), { fill: glass.top }),
    ...art(held, { ...lit, h: lit.h - typeHeight }, lying),
    title(kind, say(msg('type', { type })), {
      size: 30,
      min: 26,
      weight: 600,
      role: 'secondary',
      colour: night.text,
      on: light,
      align: lying ? 'centre' : 'left',
    }),
    title(box(x, y, inner, titles), say.title(card), { ...line, size: format.title, min: 28, lines: 3, leading: leading.title, colour: glass.ink }),
    ...glyphRow(cardOf(card), x, signs, scale, glass.top),
    title(box(x, signs + glyphHeight * scale + air - 2, inner, effects), say(msg('effect', { card })), {
      ...line,
      size: format.effect,
      min: 26,
      weight: 600,
      lines: 9,
      leading: leading.effect,
      colour: glass.ink,
    }),
    ...(group ? note(group, tiles, box(x, foot, inner, 40)) : []),
    ...(hits ? hitShapes(hits, box(x, foot + (group ? 48 : 0), inner, notes - (group ? 48 : 0)), low, say) : []),
    rect(at, { radius, stroke: { colour: night.deep, width: 2 } }),
  ];
}

/** Letter size for a list of cards by title: the largest at which the longest title fits a column this wide. */
export const lineSize = (ids: readonly CardId[], wide: number, say: Say): number =>
  Math.max(26, Math.min(32, Math.floor((wide - 36) / (semibold * Math.max(...ids.map((card) => wordsWidth(say.title(card), 1)))))));

/** A card by its title only, with its side's mark. */
export const cardLine = (card: CardId, at: Box, size: number, say: Say): Shape[] => [
  ...token(cardOf(card).side, at.x + 12, at.y + at.h / 2, 24, wall),
  title(box(at.x + 36, at.y, at.w - 36, at.h), say.title(card), {
    size,
    min: 26,
    weight: 600,
    role: 'secondary',
    colour: night.text,
    on: wall,
  }),
];

export const payable = (card: CardId, others: number): boolean => {
  const { cost } = cardOf(card);
  return cost === 'any' || others >= cost;
};
