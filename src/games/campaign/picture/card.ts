/** A card as its player holds it: number of its button, type, title, signs, effect, and what it costs. */

import type { Say } from '../../../i18n/types.ts';
import { box, chip, icon, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { mix } from '../../../scene/palette.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { statesWith } from '../data/states.ts';
import { look } from '../labels.ts';
import { msg } from '../messages.ts';
import { cardOf } from '../rules/cards/index.ts';
import { groupOf } from '../rules/parts/deeds.ts';
import type { Hit } from '../rules/parts/meaning.ts';
import type { TileView } from '../rules/view.ts';
import type { CardId, Group } from '../vocabulary.ts';
import { glyphRow } from './glyphs.ts';
import { candidates, night } from './palette.ts';

const pad = 20;
const titleLine = 46;
const effectLine = 34;

/** How many lines a text takes in letters of this mean width. A generous guess: what is drawn is measured. */
export function linesOf(text: string, width: number, letter: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(' ')) {
    const w = word.length * letter;
    if (used > 0 && used + letter + w > width) {
      lines++;
      used = w;
    } else used += (used > 0 ? letter : 0) + w;
  }
  return lines;
}

/** Heights that all cards of a picture share, so that their parts stand in line. */
export interface Measure {
  title: number;
  effect: number;
  /** The note on demographics and what the card would touch now; 0 where no card has any. */
  note: number;
  height: number;
}

const noteLine = 40;

/** What a card would touch if it were played now, by card. */
type Hits = { readonly [card: CardId]: readonly Hit[] };

export function measure(cards: readonly CardId[], width: number, say: Say, hits: Hits): Measure {
  const inner = width - 2 * pad;
  const most = (letter: number, said: (card: CardId) => string) => Math.max(...cards.map((card) => linesOf(said(card), inner, letter)));
  const titles =
    Math.min(
      3,
      most(18.6, (card) => say.title(card)),
    ) * titleLine;
  const effects = most(13.2, (card) => say(msg('effect', { card }))) * effectLine;
  const noted = cards.some((card) => groupOf(cardOf(card))) ? 48 : 0;
  const hitLines = Math.max(0, ...cards.map((card) => (hits[card] ? linesOf(hitsText(hits[card], say), inner, 12.6) : 0)));
  const note = noted + hitLines * noteLine;
  return { title: titles, effect: effects, note, height: 84 + 40 + titles + 16 + 56 + 20 + effects + (note > 0 ? note + 12 : 0) + pad };
}

/** What must be paid, and the die, from the right edge leftward. */
function costs(card: CardId, payable: boolean, at: Box, ground: string): Shape[] {
  const { cost, negative } = cardOf(card);
  const shapes: Shape[] = [];
  let right = at.x + at.w - pad;
  if (negative) {
    shapes.push(icon(icons.die, box(right - 44, at.y + 26, 44, 44), { fill: night.text }));
    right -= 56;
  }
  if (cost !== 0) {
    const [colour, fill] = payable ? [night.text, night.text] : [night.quiet, mix(ground, night.text, 0.45)];
    shapes.push(icon(icons.cards, box(right - 44, at.y + 26, 44, 44), { fill }));
    shapes.push(title(box(right - 104, at.y + 20, 56, 56), cost === 'any' ? '−X' : `−${cost}`, { size: 55, colour, on: ground, align: 'right' }));
  }
  return shapes;
}

const hitsText = (hits: readonly Hit[], say: Say): string => say(look('look.hits', { hits: [...hits] }));

/** The letters of the states that have the group: filled where it is the key now, outlined where it could become it. */
function note(group: Group, tiles: readonly TileView[], at: Box, ground: string): Shape[] {
  const { key, other } = statesWith(group);
  const ids = [...key, ...other];
  const w = Math.min(64, (at.w - 6 * (ids.length - 1)) / ids.length);
  return ids.flatMap((id, i): Shape[] => {
    const tile = tiles.find((one) => one.id === id);
    const isKey = tile ? tile.key === group : key.includes(id);
    const cell = box(at.x + i * (w + 6), at.y, w, 40);
    const style = isKey
      ? {
          fill: tile ? night.text : mix(ground, night.text, 0.25),
          colour: tile ? night.ink : night.text,
          on: tile ? night.text : mix(ground, night.text, 0.25),
        }
      : { stroke: tile ? night.text : night.line, colour: tile ? night.text : night.quiet, on: ground };
    return chip(cell, id, style);
  });
}

interface Held {
  card: CardId;
  /** Its button's. */
  number: number;
  /** There are enough other cards for its cost. */
  payable: boolean;
  hits: readonly Hit[] | null;
  /** The states in play. */
  tiles: readonly TileView[];
}

/** Draws a card. */
export function cardShapes(
  { card, number, payable, hits, tiles }: Held,
  at: Box,
  { title: titles, effect: effects, note: notes }: Measure,
  say: Say,
): Shape[] {
  const foot = at.y + at.h - pad - notes;
  const { side, type } = cardOf(card);
  const group = groupOf(cardOf(card));
  const { colour, dim } = candidates[side];
  const ground = mix(night.panel, dim, 0.35);
  const inner = at.w - 2 * pad;
  const signs = at.y + 124 + titles + 16;
  return [
    rect(at, { fill: ground, radius: 16, stroke: { colour: night.line, width: 2 } }),
    rect(box(at.x, at.y + 16, 8, 64), { fill: colour, radius: 4 }),
    rect(box(at.x + pad, at.y + 16, 68, 64), { fill: night.text, radius: 12 }),
    title(box(at.x + pad, at.y + 16, 68, 64), String(number), { size: 58, min: 55, colour: night.ink, on: night.text, align: 'centre' }),
    ...costs(card, payable, at, ground),
    title(box(at.x + pad, at.y + 90, inner, 32), say(msg('type', { type })), {
      size: 28,
      min: 26,
      weight: 600,
      role: 'secondary',
      colour: night.quiet,
      on: ground,
    }),
    title(box(at.x + pad, at.y + 124, inner, titles), say.title(card), {
      size: 44,
      min: 28,
      lines: 3,
      leading: 1.04,
      role: 'secondary',
      colour: night.text,
      on: ground,
      valign: 'top',
    }),
    ...glyphRow(cardOf(card), box(at.x + pad, signs, inner, 56), ground),
    title(box(at.x + pad, signs + 72, inner, effects + 8), say(msg('effect', { card })), {
      size: 31,
      min: 26,
      weight: 600,
      lines: 9,
      leading: 1.1,
      role: 'secondary',
      colour: night.text,
      on: ground,
      valign: 'top',
    }),
    ...(group ? note(group, tiles, box(at.x + pad, foot, inner, 40), ground) : []),
    ...(hits
      ? [
          title(box(at.x + pad, foot + (group ? 48 : 0), inner, notes - (group ? 48 : 0)), hitsText(hits, say), {
            size: 30,
            min: 26,
            weight: 600,
            lines: 3,
            leading: 1.1,
            role: 'secondary',
            colour: night.accent,
            on: ground,
            valign: 'top',
          }),
        ]
      : []),
  ];
}

/** A card by its title alone, with its side's colour. */
export const cardLine = (card: CardId, at: Box, say: Say): Shape[] => [
  rect(box(at.x, at.y + 6, 6, at.h - 12), { fill: candidates[cardOf(card).side].colour, radius: 3 }),
  title(box(at.x + 20, at.y, at.w - 20, at.h), say.title(card), {
    size: 32,
    min: 26,
    weight: 600,
    role: 'secondary',
    colour: night.text,
    on: night.ground,
  }),
];

export const payable = (card: CardId, others: number): boolean => {
  const { cost } = cardOf(card);
  return cost === 'any' || others >= cost;
};
