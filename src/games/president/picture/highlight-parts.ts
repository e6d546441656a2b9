/**
 * The parts that pictures of events are made of: moving parts, the city that changed hands, and the race to the majority with the bricks that moved.
 */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, circle, icon, inset, path, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { between, within } from '../../../scene/motion.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Scene, Shape } from '../../../scene/types.ts';
import { pointsOf } from '../data/cities.ts';
import type { PresidentView, SeatView } from '../rules/view.ts';
import type { Transfer } from '../state.ts';
import type { CityId } from '../vocabulary.ts';
import { brief } from '../words/parts.ts';
import { plate, shieldAt, token } from './inks.ts';
import { news, print } from './palette.ts';

const width = 1200;
const edge = 14;
const gap = 14;
/** The width of each part. */
export const inner = width - 2 * edge;

/** A part of the picture at an instant from 0 (before) to 1 (after). */
export interface Film {
  high: number;
  shapes(at: Box, progress: number): Shape[];
}

/** When a city changes color and its brick moves. */
const turns = { from: 0.62, to: 0.88 } as const;
const turned = (progress: number): number => within(progress, turns.from, turns.to);
/** The result is shown from then on. */
export const isDone = (progress: number): boolean => progress >= turns.to;

/** Parts one below the other, at an instant. */
export function filmed(parts: readonly (Film | null)[], progress: number): Scene {
  const some = parts.filter((part) => part !== null);
  let y = edge;
  const shapes = some.flatMap((part) => {
    const at = box(edge, y, inner, part.high);
    y += part.high + gap;
    return part.shapes(at, progress);
  });
  return { width, height: Math.ceil((y - gap + edge + 4) / 8) * 8, background: print.deep, layers: [{ shapes }] };
}

export const words = { weight: 600, role: 'secondary' } as const;

/** An arrow to the right. */
export const arrowIn = (at: Box): Shape => icon(icons.right, at, { fill: print.accent });

/** A line through something that is gone. */
export const struck = ({ x, y, w, h }: Box): Shape[] => {
  const d = `M${x} ${y + h}L${x + w} ${y}`;
  return [path(d, { stroke: { colour: print.panel, width: 13 } }), path(d, { stroke: { colour: print.accent, width: 7 } })];
};

/** A city's owner as a disc; an empty ring for a free city. */
const holder = (seat: Seat | null, cx: number, cy: number, across: number, say: Say): Shape[] =>
  seat === null
    ? [circle(cx, cy, across / 2 - 3, { fill: '#FFFFFF', stroke: { colour: print.ink, width: 4, dash: [9, 7] } })]
    : token(seat, cx, cy, across, say);

/** The old and the new owner; before the change, the old one alone. */
export function shift({ from, to }: Pick<Transfer, 'from' | 'to'>, { x, y, h }: Box, progress: number, say: Say): Shape[] {
  const cy = y + h / 2;
  const was = holder(from, x + h / 2, cy, h, say);
  if (from === to || !isDone(progress)) return was;
  const line = from === null ? [] : struck(inset(box(x, y, h, h), h * 0.12));
  return [...was, ...line, arrowIn(box(x + h + 8, cy - 22, 44, 44)), ...holder(to, x + h * 1.5 + 60, cy, h, say)];
}
/** The width of that. */
export const shiftWide = (high: number): number => 2 * high + 60;

const colourOf = (seat: Seat | null): string => (seat === null ? '#FFFFFF' : lookOf(seat).colour);

/** A city's points, on a color that changes from the old owner's to the new one's, with a shield if nobody can take it any more. */
export function cityTile({ city, from, to }: Transfer, { cities }: PresidentView, at: Box, progress: number, say: Say): Shape[] {
  const on = mix(colourOf(from), colourOf(to), turned(progress));
  const isSafe = cities.some(({ id, safe, owner }) => id === city && safe && owner === to);
  const stroke = from !== to && isDone(progress) ? { colour: news, width: 10 } : { colour: print.ink, width: 5 };
  return [
    rect(at, { fill: on, radius: 12, stroke }),
    title(inset(at, 6, 2), say.number(pointsOf(city)), { size: Math.round(at.h * 0.86), min: 55, colour: print.ink, on, align: 'centre' }),
    ...(isSafe && isDone(progress) ? shieldAt(at.x + at.w - 8, at.y + 12, 44) : []),
  ];
}

const rowHigh = 60;
const head = 46;
const bar = { x: 300, w: 600 } as const;

/** The bricks in a row, before and after: those that stay, then those that leave or arrive. */
function bricksOf({ seat, cities }: SeatView, changes: readonly Transfer[], unit: number) {
  const kept = cities.filter(({ id }) => !changes.some(({ city, to }) => city === id && to === seat));
  const end = kept.reduce((sum, { points }) => sum + points, 0) * unit;
  const placed = (those: readonly Transfer[]): Map<CityId, { x: number; w: number }> => {
    let x = end;
    return new Map(
      those.map(({ city }) => {
        const w = pointsOf(city) * unit;
        x += w;
        return [city, { x: x - w, w }];
      }),
    );
  };
  return {
    kept,
    lost: placed(changes.filter(({ from }) => from === seat)),
    won: placed(changes.filter(({ to }) => to === seat)),
  };
}

interface Scale {
  unit: number;
  majority: number;
  at: Pick<Box, 'x' | 'w'>;
}

/** The pixels per point at which the longest bar and the majority fit this width. */
export const scaleFor = ({ seats, majority }: PresidentView, changes: readonly Transfer[], at: Pick<Box, 'x' | 'w'>): Scale => {
  const before = ({ seat, strength }: SeatView): number =>
    changes.reduce((sum, { city, from }) => sum + (from === seat ? pointsOf(city) : 0), strength);
  return { unit: at.w / Math.max(majority + 2, ...seats.map(before)), majority, at };
};

/** A brick of a bar, with its points. */
function brick(city: CityId, at: Box, on: string, say: Say, outline = { colour: print.ink as string, width: 3 }): Shape[] {
  return [
    rect(at, { fill: on, stroke: outline }),
    ...(at.w < 20 ? [] : [title(at, say.number(pointsOf(city)), { size: 38, min: 36, colour: print.ink, on, align: 'centre', role: 'mark' })]),
  ];
}

/** The bars of these rows (`x` from the left of the bar, `y` and `h` of each), with the bricks that move between them on top. */
export function bars(
  view: PresidentView,
  rows: readonly { seat: Seat; at: Box }[],
  changes: readonly Transfer[],
  scale: Scale,
  progress: number,
  say: Say,
): Shape[] {
  const { unit, at } = scale;
  const laid = rows.flatMap(({ seat, at: row }) => {
    const of = view.seats.find((one) => one.seat === seat);
    return of ? [{ seat, row, bricks: bricksOf(of, changes, unit) }] : [];
  });
  const boxOf = (row: Box, place: { x: number; w: number }): Box => box(at.x + place.x + 1, row.y, Math.max(2, place.w - 2), row.h);
  const still = laid.flatMap(({ seat, row, bricks }) => {
    let x = 0;
    return [
      rect(box(at.x, row.y, at.w, row.h), { fill: print.raised }),
      ...bricks.kept.flatMap(({ id, points }) => {
        x += points * unit;
        return brick(id, boxOf(row, { x: x - points * unit, w: points * unit }), lookOf(seat).colour, say);
      }),
      ...(progress > 0
        ? [...bricks.lost.values()].map((place) => rect(inset(boxOf(row, place), 3), { stroke: { colour: print.quiet, width: 4, dash: [8, 7] } }))
        : []),
    ];
  });
  const part = turned(progress);
  const going = changes.flatMap(({ city, from, to }) => {
    const [start, end] = [laid.find(({ seat }) => seat === from), laid.find(({ seat }) => seat === to)];
    const [a, b] = [start?.bricks.lost.get(city), end?.bricks.won.get(city)];
    const last = b && end ? boxOf(end.row, b) : null;
    const first = a && start ? boxOf(start.row, a) : last && { ...last, x: at.x + at.w - last.w };
    if (!first) return [];
    // A brick that goes to nobody stays where it was, struck through.
    const goal = last ?? first;
    if (!a && part === 0) return [];
    const here = box(between(first.x, goal.x, part), between(first.y, goal.y, part), goal.w, goal.h);
    const on = mix(colourOf(from), colourOf(to), part);
    const outline = isDone(progress) ? { colour: news, width: 7 } : { colour: print.ink as string, width: 3 };
    return [
      ...brick(city, here, on, say, to === null ? { colour: print.ink, width: 3 } : outline),
      ...(to === null && isDone(progress) ? struck(here) : []),
    ];
  });
  return [...still, ...going];
}

/** The majority line across rows from `y` to `end`, and its points above it. */
export const goalLine = ({ unit, majority, at }: Scale, y: number, end: number, say: Say, on: string): Shape[] => {
  const x = at.x + majority * unit;
  return [
    rect(box(x - 3, y, 6, end - y), { fill: print.accent }),
    title(box(x - 60, y - 44, 120, 42), say.number(majority), { size: 55, colour: print.accent, on, align: 'centre' }),
  ];
};

/** “16 → 21”: a strength before and after. */
export function score(before: number, after: number, { x, y, w, h }: Box, progress: number, say: Say, on: string = print.panel): Shape[] {
  const number = { size: 64, min: 55, on } as const;
  const side = (w - 48) / 2;
  const isNew = before !== after && isDone(progress);
  return [
    title(box(x, y, side, h), say.number(before), { ...number, colour: isNew ? print.quiet : print.text, align: 'right' }),
    ...(isNew
      ? [arrowIn(box(x + side + 6, y + h / 2 - 18, 36, 36)), title(box(x + side + 48, y, side, h), say.number(after), { ...number, colour: news })]
      : []),
  ];
}

/** A player's strength before these changes. */
export const strengthBefore = ({ seat, strength }: SeatView, changes: readonly Transfer[]): number =>
  changes.reduce((sum, { city, from, to }) => sum + (from === seat ? pointsOf(city) : 0) - (to === seat ? pointsOf(city) : 0), strength);

/** The players who won or lost a city: strength before and after, as bricks on the way to the majority. Null if no city moved. */
export function racePart(view: PresidentView, changes: readonly Transfer[], say: Say): Film | null {
  const touched = [...new Set([...changes.map(({ to }) => to), ...changes.map(({ from }) => from)])];
  const seats = touched.flatMap((seat) => view.seats.find((one) => one.seat === seat && !one.gone) ?? []);
  if (seats.length === 0) return null;
  const high = head + seats.length * rowHigh + 10;
  return {
    high,
    shapes(at, progress) {
      const scale = scaleFor(view, changes, { x: at.x + bar.x, w: bar.w });
      const rows = seats.map(({ seat }, i) => ({ seat, at: box(at.x + bar.x, at.y + head + i * rowHigh + 4, bar.w, rowHigh - 8) }));
      return [
        ...plate(at, print.panel, { radius: 12, shadow: 4 }),
        ...seats.flatMap((seat, i) => {
          const row = rows[i]!.at;
          const middle = row.y + row.h / 2;
          return [
            ...token(seat.seat, at.x + 44, middle, 56, say),
            title(box(at.x + 82, row.y, bar.x - 96, row.h), brief(say, seat.seat), {
              ...words,
              size: 46,
              min: 36,
              colour: print.text,
              on: print.panel,
            }),
            ...score(strengthBefore(seat, changes), seat.strength, box(at.x + bar.x + bar.w + 10, row.y - 4, 246, row.h + 8), progress, say),
          ];
        }),
        ...bars(view, rows, changes, scale, progress, say),
        ...goalLine(scale, at.y + head + 2, at.y + high - 8, say, print.panel),
      ];
    },
  };
}
