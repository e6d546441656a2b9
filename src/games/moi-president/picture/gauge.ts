/** A player's points before and after: as numbers, and as a bar to 51 on which a gain is framed in gold and a loss stays hatched. */
import type { Seat } from '../../../kernel/types.ts';
import { box, icon, inset, rect, title } from '../../../scene/build.ts';
import { between } from '../../../scene/motion.ts';
import type { Box, Colour, Shape } from '../../../scene/types.ts';
import { toBeElected } from '../vocabulary.ts';
import { coloursOf, paper } from './palette.ts';

/** The points of both zones. */
export interface Points {
  socle: number;
  campaign: number;
}

export interface Change {
  before: Points;
  after: Points;
}

export const totalOf = ({ socle, campaign }: Points): number => socle + campaign;

/** Where the bar has a tick. */
const tens = [10, 20, 30, 40, 50];

/** The bar's upper end in points: some players pass the winning line. */
const reachOf = ({ before, after }: Change): number => Math.max(toBeElected + 2, totalOf(before), totalOf(after));

/** The range on the bar that was gained or lost; null if the sum and its parts stayed the same. */
function moved({ before, after }: Change): { from: number; to: number; isGain: boolean } | null {
  const [was, is] = [totalOf(before), totalOf(after)];
  if (is < was) return { from: is, to: was, isGain: false };
  if (after.socle > before.socle) return { from: before.socle, to: after.socle, isGain: true };
  return is > was ? { from: was, to: is, isGain: true } : null;
}

/** That part of the bar, in pixels; null if nothing changed. */
export function changedPart(change: Change, bar: Box): Box | null {
  const part = moved(change);
  const unit = bar.w / reachOf(change);
  return part && box(bar.x + part.from * unit, bar.y, (part.to - part.from) * unit, bar.h);
}

/** The bar, with the change done up to `done`. It ends at `reach` points; anything beyond is not drawn. */
export function gauge(seat: Seat, change: Change, done: number, bar: Box, reach = reachOf(change)): Shape[] {
  const { dark, light } = coloursOf(seat);
  const unit = bar.w / reach;
  const at = (points: number): number => bar.x + Math.min(points, reach) * unit;
  const part = (from: number, to: number, within = bar): Box => ({ ...within, x: at(from), w: at(to) - at(from) });
  const { before, after } = change;
  const socle = between(before.socle, after.socle, done);
  const has = socle + between(before.campaign, after.campaign, done);
  const went = moved(change);
  const gone = went && !went.isGain && done > 0 ? part(has, went.to, inset(bar, 0, 2)) : null;
  const came = went?.isGain ? part(went.from, between(went.from, went.to, done)) : null;
  const loose = part(socle, has, inset(bar, 0, 2));
  return [
    rect(bar, { fill: paper.ground, radius: 6, stroke: { colour: paper.line, width: 2 } }),
    ...tens.filter((points) => points < reach - 2).map((points) => rect(box(at(points) - 1, bar.y + 1, 2, bar.h - 2), { fill: paper.line })),
    ...(gone && gone.w > 0 ? [lost(gone)] : []),
    ...(loose.w > 0 ? [rect(loose, { fill: light, stroke: { colour: dark, width: 3, dash: [8, 6] } })] : []),
    ...(socle > 0 ? [rect(part(0, socle), { fill: dark, radius: 6 })] : []),
    ...(came && came.w > 0 ? framed(came) : []),
    rect(box(Math.min(at(toBeElected) - 3, bar.x + bar.w - 6), bar.y - 6, 6, bar.h + 12), { fill: paper.red }),
  ];
}

/** The bar to 51, with what the last card changed. */
export const wayTo51 = (seat: Seat, change: Change, bar: Box): Shape[] => gauge(seat, change, 1, bar, toBeElected);

/** A loss: hatched, with a broken outline. */
const lost = (at: Box): Shape =>
  rect(at, { fill: { colour: paper.panel, to: paper.gone, pattern: 'diagonal' }, stroke: { colour: paper.red, width: 3, dash: [8, 6] } });

/** A gain: framed in gold, which shows on light and on dark. */
export const framed = (at: Box): Shape[] => [
  rect(inset(at, -3), { radius: 7, stroke: { colour: paper.ink, width: 9 } }),
  rect(inset(at, -3), { radius: 7, stroke: { colour: paper.came, width: 5 } }),
];

/** The difference, on blue for a gain and on red for a loss; the sign says so as well. */
export const chipOf = (change: number, at: Box): Shape[] => {
  const fill = change > 0 ? paper.blue : paper.red;
  return [
    rect(at, { fill, radius: at.h / 2 }),
    title(at, `${change > 0 ? '+' : '−'}${Math.abs(change)}`, {
      size: Math.max(36, at.h * 0.94),
      min: 36,
      colour: paper.white,
      on: fill,
      align: 'centre',
      role: 'secondary',
    }),
  ];
};

/** The x of the winning line. */
export const goalOn = (change: Change, bar: Box): number => bar.x + (toBeElected * bar.w) / reachOf(change);

/**
 * «19 → 27»: the old number smaller, and the new one once it is `told`. If nothing changes, the number keeps the old one's place, or the new one's at
 * the end of a line with `isLast`.
 */
export function numbers(
  [before, after]: readonly [number, number],
  at: Box,
  told: boolean,
  { on, colour }: { on: Colour; colour: Colour },
  isLast = false,
): Shape[] {
  const style = { colour, on, role: 'secondary', align: 'centre' } as const;
  const [was, way, is] = [at.w * 0.34, at.w * 0.22, at.w * 0.44];
  const arrow = Math.min(way * 0.8, at.h * 0.6);
  if (isLast && before === after) return [title({ ...at, x: at.x + was + way, w: is }, String(after), { ...style, size: at.h * 1.1, min: 36 })];
  return [
    title({ ...at, w: was }, String(before), { ...style, size: Math.max(40, at.h * 0.74), min: 36 }),
    ...(told && before !== after
      ? [
          icon('M4 24H42M28 10 42 24 28 38', box(at.x + was + (way - arrow) / 2, at.y + (at.h - arrow) / 2, arrow, arrow), {
            stroke: { colour, width: 4 },
          }),
          title({ ...at, x: at.x + was + way, w: is }, String(after), { ...style, size: at.h * 1.1, min: 36 }),
        ]
      : []),
  ];
}
