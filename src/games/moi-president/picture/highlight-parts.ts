/** The parts that pictures of events are made of: the card, a player or a zone with its old and new points, and the cards that move. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, icon, inset, rect, title } from '../../../scene/build.ts';
import { icons } from '../../../scene/icons.ts';
import { onRibbon, ribbon } from '../../../scene/motifs.ts';
import { boxBetween, within } from '../../../scene/motion.ts';
import { wordsWidth } from '../../../scene/room.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Card } from '../data/deck.ts';
import { look } from '../labels.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { toBeElected } from '../vocabulary.ts';
import { type Change, changedPart, chipOf, gauge, goalOn, numbers, type Points, totalOf } from './gauge.ts';
import { marks } from './glyphs.ts';
import { coloursOf, paper, token } from './palette.ts';
import { largeCard } from './table.ts';

export const width = 1200;
export const margin = 16;
export const gap = 14;
/** The width of a whole card. */
export const cardWide = 216;

/** A whole card, with its name readable on a phone. */
export const wholeCard = (card: Card, at: Box, say: Say): Shape[] => largeCard(card, at, say, 78);

/** A picture of an event: its height, and what it shows at each instant. */
export interface Plan {
  high: number;
  shapes(progress: number): Shape[];
}

/** A player's points after the event, in both zones; `total` if it was told. */
export function heldBy({ places }: MoiPresidentView, seat: Seat, total?: number): Points {
  const place = places.find((one) => one.seat === seat);
  const socle = place?.soclePoints ?? 0;
  return { socle, campaign: total === undefined ? (place?.campaignPoints ?? 0) : Math.max(0, total - socle) };
}

/** Adds points to a campaign, or takes them away. */
export const inCampaign = ({ socle, campaign }: Points, by: number): Points => ({ socle, campaign: Math.max(0, campaign + by) });

/** How far a picture has got: the part of a change that is `done`, and whether its numbers are `told`. */
export interface Instant {
  done: number;
  told: boolean;
}

const ink = { on: paper.panel, colour: paper.ink } as const;
const written = { colour: paper.ink, on: paper.panel, role: 'secondary' } as const;

/** Where the bar of a player goes in a box. */
export const barIn = (at: Box): Box => (at.h > 200 ? box(at.x + 24, at.y + 122, at.w - 48, 62) : box(at.x + 18, at.y + at.h - 46, at.w - 36, 32));

/** Below a large bar: where the winning line is, and by how much the total changed. */
function belowBar(change: Change, bar: Box, told: boolean): Shape[] {
  const y = bar.y + bar.h + 14;
  const goal = goalOn(change, bar);
  const part = changedPart(change, bar);
  const by = totalOf(change.after) - totalOf(change.before);
  const x = part && Math.min(Math.max(bar.x, part.x + part.w / 2 - 56), goal - 160);
  return [
    title(box(goal - 37, y, 74, 46), String(toBeElected), { ...written, size: 46, colour: paper.quiet, align: 'centre' }),
    ...(told && x !== null && by !== 0 ? chipOf(by, box(x, y, 112, 48)) : []),
  ];
}

/** A player: name, total, and the bar to 51; in a high box also the change in figures below it. Only the name if the `change` is unknown. */
export function player(seat: Seat, change: Change | null, at: Box, { done, told }: Instant, say: Say): Shape[] {
  const large = at.h > 200;
  const side = large ? 84 : 56;
  const sum = large ? box(at.x + at.w - 340, at.y + 8, 316, 100) : box(at.x + at.w - 236, at.y + 6, 220, 66);
  const x = at.x + side + 34;
  return [
    rect(at, { fill: paper.panel, radius: 16 }),
    ...token(seat, box(at.x + 20, at.y + (large ? 16 : 10), side, side), say),
    title(box(x, at.y + (large ? 16 : 8), sum.x - x - 8, side + 2), say.player(seat), { ...written, size: large ? 72 : 52, min: 40 }),
    ...(change
      ? [
          ...numbers([totalOf(change.before), totalOf(change.after)], sum, told, ink, true),
          ...gauge(seat, change, done, barIn(at)),
          ...(large ? belowBar(change, barIn(at), told) : []),
        ]
      : []),
  ];
}

type Zone = 'undecided' | 'discard' | 'socle';

/** The sign of a zone, in its box. */
export function zoneSign(zone: Zone, at: Box, colour: string): Shape[] {
  if (zone === 'undecided') return [icon(icons.group, at, { fill: colour })];
  if (zone === 'discard') return [icon(icons.cards, at, { fill: colour })];
  return marks.socle.map(({ d }) => icon(d, at, { fill: colour }));
}

/** A zone and its worth. */
export function zone(which: Zone, sums: readonly [number, number], at: Box, { told }: Instant, say: Say): Shape[] {
  const sum = box(at.x + at.w - 296, at.y + (at.h - 84) / 2, 276, 84);
  const side = 72;
  return [
    rect(at, { fill: paper.ground, radius: 16 }),
    ...zoneSign(which, box(at.x + 22, at.y + (at.h - side) / 2, side, side), which === 'socle' ? paper.ink : paper.gold),
    title(box(at.x + 112, at.y + 10, sum.x - at.x - 120, at.h - 20), say(look(`look.${which}`)), { ...written, on: paper.ground, size: 56, min: 40 }),
    ...numbers(sums, sum, told, { on: paper.ground, colour: paper.ink }, true),
  ];
}

/** A card of points on its way, in the colors of its old owner; null: nobody’s. */
export function piece(points: number | string, of: Seat | null, at: Box): Shape[] {
  const { dark, light } = of === null ? { dark: paper.ink, light: paper.panel } : coloursOf(of);
  return [
    rect(at, { fill: paper.panel, radius: 10, stroke: { colour: dark, width: 2 } }),
    rect(inset(at, 5), { fill: light, radius: 6, stroke: { colour: dark, width: 2, dash: [6, 4] } }),
    title(inset(at, 6), String(points), {
      size: Math.max(36, at.h * 0.6),
      min: 36,
      colour: paper.ink,
      on: light,
      align: 'centre',
      role: 'secondary',
    }),
  ];
}

/** The box of a piece centered on a point. */
export const about = (x: number, y: number, w = 72, h = 96): Box => box(x - w / 2, y - h / 2, w, h);

/** A piece that flies from one place to another between two instants; not drawn before or after. */
export function flight(
  progress: number,
  [from, to]: readonly [number, number],
  [start, end]: readonly [Box, Box],
  draw: (at: Box) => Shape[],
): Shape[] {
  if (progress <= from || progress >= to) return [];
  return draw(boxBetween(start, end, within(progress, from, to)));
}

export const stripHigh = 84;

/** The player this elected, on a ribbon that unrolls at the end. */
export function elected(winner: Seat, y: number, progress: number, say: Say): Shape[] {
  const done = within(progress, 0.84, 0.97);
  const w = 160 + (width - 2 * margin - 260) * done;
  const at = box((width - w) / 2, y + 4, w, stripHigh - 12);
  if (done <= 0) return [];
  const on = onRibbon(at);
  const said = `${say.player(winner)} · ${say(look('look.elected'))}`;
  const side = on.h - 6;
  const wide = Math.min(on.w - side - 40, wordsWidth(said, 58));
  const from = on.x + (on.w - wide - side - 22) / 2;
  return [
    ...ribbon(at, { fill: paper.red, back: '#92142A', fold: '#5E0D1C' }),
    ...(done < 1
      ? []
      : [
          ...token(winner, box(from, on.y + 3, side, side), say),
          title(box(from + side + 14, on.y, wide + 8, on.h), said, {
            size: 58,
            min: 40,
            colour: paper.white,
            on: paper.red,
            role: 'secondary',
          }),
        ]),
  ];
}
