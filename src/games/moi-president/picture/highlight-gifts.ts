/** Hands and campaigns passing round the table: a line for each gift, with an arrow from its giver on the left to its taker on the right. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, icon, inset, rect, rows, title } from '../../../scene/build.ts';
import { boxBetween, within } from '../../../scene/motion.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { handSize } from '../vocabulary.ts';
import { numbers, totalOf } from './gauge.ts';
import type { DecisiveEvent } from './highlight-event.ts';
import { cardWide, gap, heldBy, margin, type Plan, piece, wholeCard, width } from './highlight-parts.ts';
import { back } from './ornament.ts';
import { paper, token } from './palette.ts';

const x = margin + cardWide + gap;
const apart = 8;

interface Line {
  giver: Box;
  lane: Box;
  taker: Box;
}

/** A line for each gift, with a lane `laneWide` wide between giver and taker; the taker has the rest. Lines are lower if a ribbon goes below them. */
function linesOf(count: number, isTight: boolean, laneWide: number, giverWide: number): { high: number; card: Box; lines: Line[] } {
  const inside = isTight ? 320 : Math.max(312, count * (70 + apart) - apart);
  const lines = rows(box(x, margin, width - margin - x, inside), count, apart).map(({ y, h }): Line => {
    const giver = box(x, y, giverWide, h);
    const lane = box(x + giverWide, y, laneWide, h);
    return { giver, lane, taker: box(lane.x + laneWide, y, width - margin - lane.x - laneWide, h) };
  });
  return { high: inside + 2 * margin, card: box(margin, margin, cardWide, inside), lines };
}

/** Token and name, and nothing else up to `until` from the right. */
function named(seat: Seat, at: Box, until: number, say: Say): Shape[] {
  const side = Math.min(54, at.h - 12);
  const from = at.x + side + 22;
  return [
    rect(at, { fill: paper.panel, radius: 14 }),
    ...token(seat, box(at.x + 11, at.y + (at.h - side) / 2, side, side), say),
    title(box(from, at.y + 4, at.x + at.w - until - from, at.h - 8), say.player(seat), {
      size: Math.min(62, at.h * 0.72),
      min: 36,
      colour: paper.ink,
      on: paper.panel,
      role: 'secondary',
    }),
  ];
}

/** Spans a lane from end to end. */
function arrow({ x: left, y, w, h }: Box): Shape[] {
  const [start, tip, middle] = [left + 14, left + w - 6, y + h / 2];
  return [
    rect(box(start, middle - 5, tip - start - 30, 10), { fill: paper.gilt }),
    icon('M8 4 44 24 8 44Z', box(tip - 52, middle - 28, 56, 56), { fill: paper.gilt }),
  ];
}

/** Where a gift of this size lies next to its giver, and at the arrow’s head. */
function ends({ lane }: Line, w: number, h: number): [start: Box, end: Box] {
  const y = lane.y + (lane.h - h) / 2;
  return [box(lane.x + 12, y, w, h), box(lane.x + lane.w - w - 58, y, w, h)];
}

/** The arrow, the empty space a gift left, and the gift on its way. */
function given(line: Line, [start, end]: readonly [Box, Box], progress: number, i: number, draw: (at: Box) => Shape[]): Shape[] {
  const done = within(progress, 0.1 + i * 0.04, 0.76 + i * 0.04);
  const left = inset(start, 2);
  return [
    ...arrow(line.lane),
    ...(done < 0.5 ? [] : [rect(left, { fill: paper.table, radius: 8, stroke: { colour: paper.gilt, width: 4, dash: [10, 8] } })]),
    ...draw(boxBetween(start, end, done)),
  ];
}

/** A hand from behind. */
function handIn({ x: left, y, w, h }: Box): Shape[] {
  const wide = Math.round(h * 0.72);
  const step = (w - wide) / (handSize - 1);
  return Array.from({ length: handSize }, (_, i) => back(box(left + i * step, y, wide, h))).flat();
}

type Handed = Extract<DecisiveEvent, { what: 'hands' }>;
/** Every hand goes from its giver to its taker. */
export function handsPassed({ card: one, gifts }: Handed, isTight: boolean, say: Say): Plan {
  const { high, card, lines } = linesOf(gifts.length, isTight, 310, 314);
  return {
    high,
    shapes: (progress) => [
      ...wholeCard(one, card, say),
      ...gifts.flatMap(({ from, to }, i) => {
        const line = lines[i]!;
        const handHigh = Math.min(96, line.lane.h - 10);
        return [
          ...named(from, line.giver, 8, say),
          ...named(to, line.taker, 8, say),
          ...given(line, ends(line, handHigh * 1.25, handHigh), progress, i, handIn),
        ];
      }),
    ],
  };
}

type Zoned = Extract<DecisiveEvent, { what: 'zones' }>;
/** Every campaign goes from its giver to its taker, with their old and new totals. */
export function zonesPassed({ card: one, gifts }: Zoned, view: MoiPresidentView, isTight: boolean, say: Say): Plan {
  const { high, card, lines } = linesOf(gifts.length, isTight, 220, 264);
  const totalsOf = ({ to, points, total }: Zoned['gifts'][number]): [number, number] => {
    const gave = gifts.find(({ from }) => from === to);
    const now = total ?? totalOf(heldBy(view, to));
    return [now - points + (gave?.points ?? 0), now];
  };
  return {
    high,
    shapes: (progress) => [
      ...wholeCard(one, card, say),
      ...gifts.flatMap((gift, i) => {
        const line = lines[i]!;
        const { y, h } = line.taker;
        const sumHigh = Math.min(64, h - 8);
        const pieceHigh = Math.min(84, h - 10);
        return [
          ...named(gift.from, line.giver, 8, say),
          ...named(gift.to, line.taker, 196, say),
          ...numbers(totalsOf(gift), box(width - margin - 194, y + (h - sumHigh) / 2, 188, sumHigh), progress >= 0.95, {
            on: paper.panel,
            colour: paper.ink,
          }),
          ...given(line, ends(line, 64, pieceHigh), progress, i, (at) => piece(gift.points, gift.from, at)),
        ];
      }),
    ],
  };
}
