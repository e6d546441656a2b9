/** The parts that pictures of questions are made of: stacked parts, a strip of words, everyone's strength, answers with what each leads to. */
import type { Say } from '../../../i18n/types.ts';
import { box, columns, icon, inRows, inset, type Part, rect, stacked, title } from '../../../scene/build.ts';
import { linesOf, semibold } from '../../../scene/room.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Colour, Scene, Shape } from '../../../scene/types.ts';
import { mediaKindOf } from '../data/media.ts';
import { look } from '../labels.ts';
import type { CityView, PresidentView } from '../rules/view.ts';
import type { MediaId } from '../vocabulary.ts';
import { plate, shieldAt, token } from './inks.ts';
import { print, tints } from './palette.ts';
import { picture } from './signs.ts';

const width = 1200;
const edge = 16;
const gap = 18;
/** The width of each part. */
export const inner = width - 2 * edge;

/** Stacks parts one below the other. */
export function sceneOf(parts: readonly (Part | null)[]): Scene {
  const { shapes, bottom } = stacked(parts, { x: edge, y: edge, w: inner }, gap);
  return { width, height: Math.ceil((bottom + edge + 6) / 8) * 8, background: print.deep, layers: [{ shapes }] };
}

const stripSize = 44;
const stripLeading = 1.1;

/** Text across the full width, on as many lines as it needs. */
export function strip(said: string, on: Colour = print.ink): Part {
  const lines = linesOf(said, inner - 48, stripSize * semibold);
  return {
    high: Math.ceil(lines * stripSize * stripLeading) + 20,
    shapes: (at) => [
      rect(at, { fill: on, radius: 10 }),
      title(inset(at, 20, 4), said, {
        size: stripSize,
        min: 36,
        lines,
        leading: stripLeading,
        weight: 600,
        role: 'secondary',
        colour: print.panel,
        on,
      }),
    ],
  };
}

/** Everyone's strength, in seat order, and the points needed. */
export function racePart({ seats, majority, own }: PresidentView, say: Say): Part {
  const here = seats.filter(({ gone }) => !gone);
  return {
    high: 84,
    shapes(at) {
      const head = box(at.x, at.y, 216, at.h);
      const cells = columns(box(head.x + head.w, at.y, at.w - head.w, at.h), here.length, 0);
      return [
        ...plate(at, print.panel, { radius: 10 }),
        rect(head, { fill: print.ink, radius: 10 }),
        title(inset(head, 14, 4), say(look('look.goal', { points: majority })), {
          size: 42,
          min: 30,
          role: 'secondary',
          colour: print.panel,
          on: print.ink,
        }),
        ...here.flatMap(({ seat, strength }, i) => {
          const cell = cells[i]!;
          const x = cell.x + Math.max(0, (cell.w - 150) / 2);
          const isOwn = seat === own?.seat;
          return [
            ...(isOwn ? [rect(box(x + 4, at.y + at.h - 14, 136, 8), { fill: print.accent, radius: 4 })] : []),
            ...token(seat, x + 38, at.y + at.h / 2 - 4, 62, say),
            title(box(x + 76, at.y + 6, 72, at.h - 22), say.number(strength), { size: 62, min: 55, colour: print.text, on: print.panel }),
          ];
        }),
      ];
    },
  };
}

/** A city's points on its owner's color, with a shield if nobody can take it. */
export function pointsShapes({ points, owner, safe }: Pick<CityView, 'points' | 'owner' | 'safe'>, at: Box, say: Say): Shape[] {
  const seat = owner === null ? null : lookOf(owner);
  const on = seat?.colour ?? '#FFFFFF';
  return [
    rect(at, { fill: on, radius: 10, stroke: { colour: print.ink, width: 4 } }),
    title(inset(at, 4, 2), say.number(points), {
      size: Math.min(84, Math.round(at.h * 0.9)),
      min: 55,
      colour: print.ink,
      on,
      align: 'centre',
    }),
    ...(safe ? shieldAt(at.x + at.w - 4, at.y + 6, 34) : []),
  ];
}

const numberSide = 60;
const badge = (n: number, at: Box, say: Say): Shape[] => [
  rect(at, { fill: print.ink, radius: 8 }),
  title(at, say.number(n), { size: 55, colour: print.panel, on: print.ink, align: 'centre' }),
];

/** A card among the answers: its button number, its sign, its title, and its consequences. */
export interface Row {
  card: MediaId | null;
  /** The number on its button; null if it has none. */
  n: number | null;
  name: string;
  does: string;
  /** It cannot be chosen. */
  isOut?: boolean;
}

const name = { size: 52, min: 36 } as const;
const does = { size: 42, min: 34, lines: 3, leading: 1.05 } as const;
const pictured = 112;

const besideOf = ({ n, card }: Row): number => 20 + (n === null ? 0 : numberSide + 16) + (card === null ? 0 : pictured + 18);

function rowHeight(row: Row, wide: number): number {
  const lines = Math.min(does.lines, linesOf(row.does, wide - besideOf(row) - 20, does.size * semibold));
  return Math.max(row.card === null ? 0 : pictured + 20, 62 + (row.does === '' ? 14 : lines * does.size * does.leading + 18));
}

function rowShapes(row: Row, at: Box, say: Say): Shape[] {
  const { card, n, isOut = false } = row;
  const on = isOut ? print.raised : print.panel;
  const colour = isOut ? print.quiet : print.text;
  const left = at.x + 20 + (n === null ? 0 : numberSide + 16);
  const words = box(at.x + besideOf(row), at.y + 6, at.w - besideOf(row) - 20, 56);
  const below = box(words.x, words.y + 54, words.w, at.h - 66);
  return [
    ...plate(at, on, { radius: 10, shadow: isOut ? 0 : 6, width: 4 }),
    ...(n === null ? [] : badge(n, box(at.x + 20, at.y + (at.h - numberSide) / 2, numberSide, numberSide), say)),
    ...(card === null ? [] : signOf(card, box(left, at.y + (at.h - pictured) / 2, pictured, pictured))),
    title(row.does === '' ? { ...words, h: at.h - 12 } : words, row.name, { ...name, role: 'secondary', colour, on }),
    ...(row.does === '' ? [] : [title(below, row.does, { ...does, weight: 600, valign: 'top', role: 'secondary', colour, on })]),
  ];
}

/** A card's subject, on the color of its kind. */
export const signOf = (card: MediaId, at: Box): Shape[] => [
  rect(at, { fill: tints[mediaKindOf(card)].colour, radius: 10, stroke: { colour: print.ink, width: 4 } }),
  ...picture(card, inset(at, 8)),
];

/** The answers in columns; those in the same row are equally high. */
export function rowsPart(rows: readonly Row[], inLine: number, say: Say): Part | null {
  if (rows.length === 0) return null;
  const laid = (at: Omit<Box, 'h'>) => inRows(rows, inLine, at, { gap, below: 16 }, (row, wide) => Math.ceil(rowHeight(row, wide)));
  return {
    high: laid({ x: 0, y: 0, w: inner }).bottom,
    shapes(at) {
      const { places } = laid(at);
      return rows.flatMap((row, i) => rowShapes(row, places[i]!, say));
    },
  };
}

/** An arrow to the right, centered in this box. */
export const arrow = (at: Box): Shape => {
  const side = Math.min(at.w, at.h);
  return icon('M38 24 12 42V6z', box(at.x + (at.w - side) / 2, at.y + (at.h - side) / 2, side, side), { fill: print.accent });
};
