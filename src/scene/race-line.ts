/**
 * The course of a race as a line chart over its turns: one line per seat, told apart by color, dash and mark, with its letters and its last count at
 * its end.
 */
import { box, circle, path, rect, title, words } from './build.ts';
import type { Box, Colour, Shape } from './types.ts';

/** The count of each seat still in the race, in the game's own measure: votes, points. */
export interface Tally {
  readonly [seat: string]: number;
}

/** A race from its start (turn 0) to its end: at least two tallies, in ascending turns. Seats that left the race are missing from later tallies. */
export type Course = readonly { readonly turn: number; readonly tally: Tally }[];

/** One seat's line. */
export interface Racer {
  seat: string;
  colour: Colour;
  /** A few letters for the tag at the end of the line. */
  letters: string;
}

export interface RaceLook {
  /** The background color, which also borders every line so that crossings are visible. */
  on: Colour;
  text: Colour;
  quiet: Colour;
  /** Letters on the racers' colors. */
  ink: Colour;
  /** The winning count and its words: a line across. */
  goal?: { at: number; said: string; colour: Colour };
  /** The count at the foot of the picture (default: 0). */
  floor?: number;
  /** The words under the start and under the end. */
  ends?: readonly [string, string];
}

const tag = { w: 64, h: 40, gap: 4 };
const sayWidth = 76;
const margin = 12;
const footHeight = 42;
const goalHeight = 42;
/** By a seat's position: dash and gap in pixels; null is a solid line. */
const dashes: readonly ([number, number] | null)[] = [null, [22, 10], [5, 9], [34, 6], [12, 5], [3, 16]];

/** Where points of the race are in the picture. */
interface Plot {
  across(turn: number): number;
  down(count: number): number;
}

/** Draws the race into a box of at least 480 by 44 pixels per racer. A racer missing from every tally is left out. */
export function raceLine(at: Box, course: Course, racers: readonly Racer[], look: RaceLook): Shape[] {
  const { on, quiet, ends } = look;
  const field = box(at.x + margin, at.y + margin, at.w - tag.w - sayWidth - 5 * margin, at.h - 2 * margin - (ends ? footHeight : 0));
  const { shapes, runs } = raceField(field, course, racers, look);
  const feet = at.y + at.h - margin - footHeight;
  return [
    ...shapes,
    ...tagShapes(runs, field, at, look),
    ...(ends
      ? [
          words(box(field.x, feet, field.w / 2, footHeight), ends[0], { size: 34, min: 28, colour: quiet, on }),
          words(box(field.x + field.w / 2, feet, field.w / 2, footHeight), ends[1], { size: 34, min: 28, colour: quiet, on, align: 'right' }),
        ]
      : []),
  ];
}

/** Only the lines, from edge to edge of a field, and where each ends, for callers that put more than tags beside them. */
export function raceField(field: Box, course: Course, racers: readonly Racer[], look: RaceLook): { shapes: Shape[]; runs: Run[] } {
  const { on, quiet, goal, floor = 0 } = look;
  const counts = course.flatMap(({ tally }) => Object.values(tally));
  const top = Math.max(floor + 1, ...counts, ...(goal ? [goal.at] : []));
  const last = Math.max(1, course.at(-1)?.turn ?? 1);
  const plot: Plot = {
    across: (turn) => field.x + (turn / last) * field.w,
    down: (count) => field.y + field.h - ((Math.max(floor, count) - floor) / (top - floor)) * field.h,
  };
  const runs = racers.flatMap((racer, place) => {
    const points = course.flatMap(({ turn, tally }) => {
      const count = tally[racer.seat];
      return count === undefined ? [] : [{ x: plot.across(turn), y: plot.down(count), count }];
    });
    return points.length === 0 ? [] : [{ racer, place, points, end: points.at(-1)! }];
  });
  const first = Math.max(...runs.map(({ end }) => end.count));
  const shapes = [
    rect(box(field.x, field.y + field.h - 1, field.w, 2), { fill: quiet }),
    ...(goal ? goalShapes(goal, field, plot, look) : []),
    ...runs.toSorted((a, b) => a.end.count - b.end.count).flatMap((run) => lineShapes(run, run.end.count === first, on)),
  ];
  return { shapes, runs };
}

/** A seat's line, by its points. */
export interface Run {
  racer: Racer;
  place: number;
  points: readonly { x: number; y: number; count: number }[];
  end: { x: number; y: number; count: number };
}

/** The winning line, with its words above it or, if there is no room, below; on the side of the start, where the lines are low. */
function goalShapes({ at: count, said, colour }: NonNullable<RaceLook['goal']>, field: Box, plot: Plot, { on }: RaceLook): Shape[] {
  const y = plot.down(count);
  const above = y - field.y >= goalHeight;
  return [
    path(`M${field.x} ${y}H${field.x + field.w}`, { stroke: { colour, width: 3, dash: [14, 8] } }),
    words(box(field.x, above ? y - goalHeight : y + 4, field.w * 0.7, goalHeight - 4), said, { size: 34, min: 28, weight: 600, colour, on }),
  ];
}

/** A line with a border, and its own mark at about every eighth of it; the leader's is thick and on top. */
function lineShapes({ racer: { colour }, place, points, end }: Run, first: boolean, on: Colour): Shape[] {
  const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const dash = dashes[place % dashes.length]!;
  const width = first ? 10 : 6;
  const every = Math.max(1, Math.round(points.length / 6));
  const marked = points.filter((point, i) => point !== end && i > 0 && (i + place) % every === 0);
  return [
    path(d, { stroke: { colour: on, width: width + 5 } }),
    path(d, { stroke: { colour, width, ...(dash && { dash }) } }),
    ...marked.map(({ x, y }) => mark(place, x, y, colour, on)),
    circle(end.x, end.y, first ? 13 : 9, { fill: colour, stroke: { colour: on, width: 3 } }),
  ];
}

/** Six marks: a disc, a square, a triangle, a diamond, a ring, an inverted triangle. */
function mark(place: number, x: number, y: number, colour: Colour, on: Colour): Shape {
  const stroke = { colour: on, width: 3 };
  const corners = [[], [-8, -8, 8, -8, 8, 8, -8, 8], [0, -11, 10, 8, -10, 8], [0, -12, 11, 0, 0, 12, -11, 0], [], [0, 11, 10, -8, -10, -8]][
    place % 6
  ]!;
  if (place % 6 === 0) return circle(x, y, 9, { fill: colour, stroke });
  if (place % 6 === 4) return circle(x, y, 8, { fill: on, stroke: { colour, width: 5 } });
  const points = Array.from({ length: corners.length / 2 }, (_, i) => `${(x + corners[2 * i]!).toFixed(1)} ${(y + corners[2 * i + 1]!).toFixed(1)}`);
  return path(`M${points.join('L')}z`, { fill: colour, stroke });
}

/** The tags at the ends, each as near to its line as the others allow, the highest count on top. */
function tagShapes(runs: readonly Run[], field: Box, at: Box, { on, text, quiet, ink }: RaceLook): Shape[] {
  const sorted = [...runs].sort((a, b) => a.end.y - b.end.y || a.place - b.place);
  const tops = spread(
    sorted.map(({ end }) => end.y - tag.h / 2),
    { from: at.y, to: at.y + at.h, step: tag.h + tag.gap, size: tag.h },
  );
  const x = field.x + field.w + 3 * margin;
  return sorted.flatMap(({ racer: { colour, letters }, end }, i) => {
    const y = tops[i]!;
    const left = end.x < field.x + field.w - 1;
    return [
      path(`M${(end.x + 11).toFixed(1)} ${end.y.toFixed(1)}L${x - margin} ${end.y.toFixed(1)}L${x} ${(y + tag.h / 2).toFixed(1)}`, {
        stroke: { colour: left ? quiet : colour, width: 2, ...(left && { dash: [3, 7] as [number, number] }) },
      }),
      rect(box(x, y, tag.w, tag.h), { fill: colour, radius: 8 }),
      title(box(x + 4, y, tag.w - 8, tag.h), letters, { size: 34, min: 26, role: 'secondary', colour: ink, on: colour, align: 'centre' }),
      title(box(x + tag.w + margin, y, sayWidth, tag.h), String(end.count), { size: 40, min: 30, role: 'secondary', colour: text, on }),
    ];
  });
}

/** The given tops, in ascending order, moved as little as possible so that none overlap and all stay between `from` and `to`. */
export function spread(wanted: readonly number[], { from, to, step, size }: { from: number; to: number; step: number; size: number }): number[] {
  const tops = wanted.map((top) => Math.max(from, top));
  for (let i = 1; i < tops.length; i++) tops[i] = Math.max(tops[i]!, tops[i - 1]! + step);
  for (let i = tops.length - 1; i >= 0; i--) tops[i] = Math.min(tops[i]!, i === tops.length - 1 ? to - size : tops[i + 1]! - step);
  return tops;
}
