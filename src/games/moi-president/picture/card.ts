/** Cards and dice. */

import type { Say } from '../../../i18n/types.ts';
import { icon, inset, path, rect, title, words } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { rays } from '../../../scene/motifs.ts';
import { die as plainDie } from '../../../scene/tokens.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import { kindCards } from '../rules/cards/kinds.ts';
import { isPoints } from '../vocabulary.ts';
import { framed } from './gauge.ts';
import { type Glyph, glyphs, marks } from './glyphs.ts';
import { families, paper } from './palette.ts';

const inked = (drawn: readonly Glyph[], at: Box, colour: Colour): Shape[] =>
  drawn.map(({ d, line }) => icon(d, at, line ? { stroke: { colour, width: (line * Math.min(at.w, at.h)) / 48 } } : { fill: colour }));

/** A picture as if printed: white, with its shadow slightly offset. */
function printed(drawn: readonly Glyph[], at: Box, ground: Colour): Shape[] {
  const off = Math.round(Math.max(2, Math.min(at.w, at.h) * 0.04));
  return [...inked(drawn, { ...at, x: at.x + off, y: at.y + off }, mix(ground, paper.ink, 0.55)), ...inked(drawn, at, paper.white)];
}

/** The middle of a card of this color: the picture of its kind, after the number on cards of points. */
export function emblem({ kind, points }: Card, at: Box, ground: Colour): Shape[] {
  if (!isPoints(kind)) return printed(glyphs[kind], at, ground);
  // Digits, a gap, and the picture of the zone, as fractions of their height.
  const [digits, gap, sign] = [points > 9 ? 0.9 : 0.54, 0.06, 0.76];
  const h = Math.min(at.h, at.w / (digits + gap + sign));
  const x = at.x + (at.w - h * (digits + gap + sign)) / 2;
  const y = at.y + (at.h - h) / 2;
  return [
    title({ x, y, w: h * digits, h }, String(points), {
      size: h * 1.2,
      min: h * 0.8,
      colour: paper.white,
      on: ground,
      align: 'centre',
      role: 'secondary',
    }),
    ...printed(marks[kind], { x: x + h * (digits + gap), y: y + (h * (1 - sign)) / 2, w: h * sign, h: h * sign }, ground),
  ];
}

/** The band along a card's upper edge; on a card on its side, the left part of it, from top to bottom. */
function band({ x, y, w }: Box, h: number, radius: number, fill: Colour, lying: boolean): Shape {
  const corner = `A${radius} ${radius} 0 0 1`;
  const start = lying ? `M${radius} ${h}${corner} 0 ${h - radius}` : `M0 ${h}`;
  const end = lying ? `H${w}` : `H${w - radius}${corner} ${w} ${radius}`;
  return path(`${start}V${radius}${corner} ${radius} 0${end}V${h}Z`, { x, y, fill });
}

/**
 * A card face up without its text: the frame, a head `head` pixels high with its family from `left` on, and below it its picture, `art` pixels high.
 */
export function face(card: Card, at: Box, { head, art, left }: { head: number; art: number; left: number }, say: Say): Shape[] {
  const { category } = kindCards[card.kind];
  const colour = families[category];
  const radius = at.w * 0.06;
  const field: Box = { x: at.x + 6, y: at.y + head, w: at.w - 12, h: art };
  const lying = head + art >= at.h;
  return [
    rect(at, { fill: paper.panel, radius }),
    band(at, head + art, radius, colour, lying),
    rays({ ...field, y: at.y + 6, h: head + art - 10 }, [field.x + field.w / 2, field.y + field.h / 2], 9, mix(colour, paper.white, 0.1)),
    ...(lying ? [] : [rect({ x: at.x, y: field.y + field.h - 4, w: at.w, h: 4 }, { fill: paper.gilt })]),
    rect(inset(at, 3), { radius: radius - 3, stroke: { colour, width: 6 } }),
    words({ x: at.x + left, y: at.y + 2, w: at.w - left - 14, h: head }, say(look('look.category', { category })), {
      size: 36,
      min: 30,
      weight: 700,
      colour: paper.white,
      on: colour,
      align: 'centre',
    }),
    ...emblem(card, inset(field, field.w * 0.08, field.h * 0.1), colour),
  ];
}

/** A card face up at stamp size: the color of its family, and its points or its picture. */
export function stamp(card: Card, at: Box): Shape[] {
  const { category } = kindCards[card.kind];
  const colour = families[category];
  const field = inset(at, at.w * 0.07);
  return [
    rect(at, { fill: paper.panel, radius: at.w * 0.11 }),
    rect(field, { fill: colour, radius: at.w * 0.07 }),
    rays(field, [field.x + field.w / 2, field.y + field.h / 2], 9, mix(colour, paper.white, 0.1)),
    ...(isPoints(card.kind)
      ? [title(field, String(card.points), { size: at.h * 0.55, min: 40, colour: paper.white, on: colour, align: 'centre', role: 'secondary' })]
      : printed(glyphs[card.kind], inset(field, at.w * 0.1), colour)),
  ];
}

/** Cards of points as they lie in a zone. */
export interface LittleLook {
  fill: Colour;
  letters: Colour;
  edge: Colour;
  /** Drawn with a broken edge: it can be lost. */
  loose: boolean;
  /** The sign of the zone, if there is room for it. */
  mark: readonly Glyph[] | null;
}

/**
 * Cards of points side by side. Cards of the same value lie in a heap with their number, and heaps close up when there are many. Heaps that a card of
 * `came` joined are framed.
 */
export function littleCards(
  cards: readonly Card[],
  at: Box,
  { w, h }: { w: number; h: number },
  style: LittleLook,
  came: ReadonlySet<string> = new Set(),
): Shape[] {
  const values = new Map<number, number>();
  for (const { points } of cards) values.set(points, (values.get(points) ?? 0) + 1);
  const lifted = values.size > 4 ? 3 : 5;
  const most = Math.max(0, ...values.values()) - 1;
  const step = Math.min(w + 9, (at.w - w - most * lifted) / Math.max(1, values.size - 1));
  const heaps = [...values].sort(([a], [b]) => a - b);
  const strip = (i: number): number | null => (i < heaps.length - 1 && step < w - 2 ? step : null);
  const placeOf = (i: number): Box => ({ x: at.x + i * step, y: at.y + at.h - h, w, h });
  const fresh = new Set(cards.flatMap(({ id, points }) => (came.has(id) ? [points] : [])));
  return [
    ...heaps.flatMap(([value, copies], i): Shape[] => {
      const { x, y } = placeOf(i);
      const pile = Array.from({ length: copies }, (_, n) => copies - 1 - n).flatMap((n) =>
        blank({ x: x + n * lifted, y: y - n * lifted, w, h }, style),
      );
      return [...pile, ...printedValue(value, copies, placeOf(i), strip(i), style)];
    }),
    ...heaps.flatMap(([value], i) => (fresh.has(value) ? framed({ ...placeOf(i), w: strip(i) ?? w }) : [])),
  ];
}

function blank(at: Box, { fill, edge, loose }: LittleLook): Shape[] {
  return [
    rect(at, { fill: paper.panel, radius: 8, stroke: { colour: edge, width: 2 } }),
    rect(inset(at, 4), { fill, radius: 5, ...(loose && { stroke: { colour: edge, width: 2, dash: [6, 4] as [number, number] } }) }),
  ];
}

/** The number in the middle, and below it the number of cards or else the zone's sign; on a card that another covers, all in the visible strip. */
function printedValue(value: number, copies: number, { x, y, w, h }: Box, strip: number | null, { fill, letters, mark }: LittleLook): Shape[] {
  const seen = strip === null ? w : strip;
  const side = Math.min(seen - 10, h * 0.3, 26);
  const signed = mark !== null && side >= 14;
  const middle = { x: x + (strip === null ? 0 : 3), w: seen - (strip === null ? 0 : 2) };
  const written = { min: 26, align: 'centre', role: 'secondary' } as const;
  const size = Math.max(26, Math.min(h * 0.62, 56, seen * 1.2));
  if (copies > 1) {
    const below = Math.max(28, h * 0.4);
    // On a narrow strip the chip reaches from edge to edge.
    const margin = seen < 44 ? 0 : 4;
    const chip = { x: middle.x + margin, y: y + h - below - 4, w: middle.w - 2 * margin, h: below };
    return [
      title({ ...middle, y: y + 3, h: h - below - 8 }, String(value), {
        ...written,
        size: Math.min(size, (h - below) * 0.86),
        colour: letters,
        on: fill,
      }),
      rect(chip, { fill: letters, radius: 4 }),
      title({ ...middle, y: chip.y, h: below }, `×${copies}`, { ...written, size: Math.min(38, below * 1.08), colour: fill, on: letters }),
    ];
  }
  return [
    title({ ...middle, y: y + 3, h: signed ? h * 0.68 : h - 6 }, String(value), { ...written, size, colour: letters, on: fill }),
    ...(signed ? inked(mark, { x: middle.x + (middle.w - side) / 2, y: y + h - side - 8, w: side, h: side }, letters) : []),
  ];
}

/** A die in a square box. One that decided nothing, or lost, is darker and has no gold edge. */
export const die = (shown: number, at: Box, result: 'won' | 'lost' | 'past'): Shape[] =>
  result === 'past'
    ? plainDie(shown, at, { fill: paper.cloth, pip: paper.white, stroke: { colour: paper.white, width: 2 } })
    : result === 'won'
      ? [rect(inset(at, -6), { fill: paper.gilt, radius: at.w * 0.22 }), ...plainDie(shown, at, { fill: paper.white, pip: paper.red })]
      : plainDie(shown, at, { fill: '#C9D0E8', pip: paper.ink });
