/** The player's campaign cards, or sets of them, as choices, each with what it changes. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, columns, icon, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { marks } from './glyphs.ts';
import { coloursOf, paper, token } from './palette.ts';

/** Whose number changes: a player's total, the points of the undecided, or those of the reader's own two zones. */
type Whose = { seat: Seat } | 'undecided' | 'socle' | 'campagne';

export interface Choice {
  /** The values of the cards. */
  values: readonly number[];
  /** The owner of the cards. */
  of: Seat;
  changes: readonly { whose: Whose; before: number; after: number }[];
}

const cardHigh = 112;
const changeHigh = 62;
const perRow = 4;
const gap = 14;

const choiceHeight = ({ changes }: Choice): number => 14 + cardHigh + 10 + changes.length * changeHigh + 8;

function mark(whose: Whose, at: Box, say: Say): Shape[] {
  if (typeof whose === 'object') return token(whose.seat, at, say);
  if (whose === 'undecided') return [icon(icons.group, at, { fill: paper.gold })];
  return marks[whose].map(({ d, line }) => icon(d, at, line ? { stroke: { colour: paper.ink, width: 3 } } : { fill: paper.ink }));
}

function one({ values, of, changes }: Choice, at: Box, say: Say): Shape[] {
  const { dark, light } = coloursOf(of);
  const card = Math.min(80, (at.w - 24 - 10 * (values.length - 1)) / values.length);
  const wide = values.length * card + 10 * (values.length - 1);
  const from = at.x + (at.w - wide) / 2;
  const wider = Math.min(at.w - 24, 240);
  const x = at.x + (at.w - wider) / 2;
  const y = at.y + 14 + cardHigh + 10;
  return [
    rect(at, { fill: paper.panel, radius: 14 }),
    ...values.flatMap((value, i): Shape[] => {
      const place = box(from + i * (card + 10), at.y + 14, card, cardHigh);
      return [
        rect(place, { fill: light, radius: 10, stroke: { colour: dark, width: 4, dash: [8, 6] } }),
        title(place, String(value), { size: 72, min: 50, colour: paper.ink, on: light, align: 'centre', role: 'secondary' }),
      ];
    }),
    ...changes.flatMap(({ whose, before, after }, i): Shape[] => {
      const line = y + i * changeHigh;
      return [
        ...mark(whose, box(x, line + 5, 50, 50), say),
        title(box(x + 60, line, wider - 60, changeHigh), `${before} → ${after}`, {
          size: 50,
          min: 40,
          colour: paper.ink,
          on: paper.panel,
          align: 'centre',
          role: 'secondary',
        }),
      ];
    }),
  ];
}

/** All of them, four to a line. Returns where they end. */
export function choices(all: readonly Choice[], at: Box, say: Say): { shapes: Shape[]; bottom: number } {
  const rows = Math.ceil(all.length / perRow);
  const inRow = Math.ceil(all.length / rows);
  const high = Math.max(...all.map(choiceHeight));
  const shapes = all.flatMap((choice, i) => {
    const row = Math.floor(i / inRow);
    const n = Math.min(inRow, all.length - row * inRow);
    const place = columns(box(at.x, at.y + row * (high + gap), at.w, high), n, gap)[i % inRow]!;
    return one(choice, place, say);
  });
  return { shapes, bottom: at.y + rows * (high + gap) - gap };
}
