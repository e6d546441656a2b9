/** A card as its player holds it: number of its button, type, title, signs, effect, and what it costs. */

import type { Say } from '../../i18n/types.ts';
import { box, icon, rect, title } from '../../scene/build.ts';
import { icons } from '../../scene/icons.ts';
import { mix } from '../../scene/palette.ts';
import type { Box, Shape } from '../../scene/types.ts';
import { cardOf } from './cards/card.ts';
import './cards/mccain.ts';
import './cards/obama.ts';
import { glyphRow } from './look-glyphs.ts';
import { candidates, night } from './look-palette.ts';

import { msg } from './text/messages.ts';
import type { CardId } from './vocabulary.ts';

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
  height: number;
}

export function measure(cards: readonly CardId[], width: number, say: Say): Measure {
  const inner = width - 2 * pad;
  const most = (letter: number, said: (card: CardId) => string) => Math.max(...cards.map((card) => linesOf(said(card), inner, letter)));
  const titles =
    Math.min(
      3,
      most(18.6, (card) => say.title(card)),
    ) * titleLine;
  const effects = most(13.2, (card) => say(msg('effect', { card }))) * effectLine;
  return { title: titles, effect: effects, height: 84 + 40 + titles + 16 + 56 + 20 + effects + pad };
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

/** Draws a card. `number` is its button's; `payable`: there are enough other cards for its cost. */
export function cardShapes(card: CardId, number: number, payable: boolean, at: Box, { title: titles, effect: effects }: Measure, say: Say): Shape[] {
  const { side, type } = cardOf(card);
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
