/** A player's rating over time, game by game: a line within its band of uncertainty, with the seasons along the bottom. */
import { box, circle, panel, path, rect, title, words } from '../../../scene/build.ts';
import { mix, palettes } from '../../../scene/colors.ts';
import { halftone } from '../../../scene/motifs.ts';
import type { Box, Layer, Scene, Shape } from '../../../scene/types.ts';

/** A point of the line: the rating after a game, how far that may be off, and the season (a growing number). */
export interface HistoryPoint {
  rating: number;
  spread: number;
  season: number;
}

export interface HistoryWords {
  title: string;
  /** The current rating, in words. */
  now: string;
  season(season: number): string;
}

const { ground, land, panel: sheet, text, quiet, line, accent } = palettes.night;
const band = mix(sheet, accent, 0.24);

const size = { width: 1200, height: 620 } as const;
const margin = 28;
/** A season is labeled if it has at least this many pixels. */
const nameWidth = 170;
/** Steps of the scale: the first that makes few enough marks is used. */
const steps = [50, 100, 200, 500, 1000];
const mostMarks = 5;
/** More points than these couldn't be told apart. */
const mostPoints = 120;

/** The picture; needs at least two points. */
export function historyScene(all: readonly HistoryPoint[], say: HistoryWords): Scene {
  const points =
    all.length <= mostPoints ? all : Array.from({ length: mostPoints }, (_, i) => all[Math.round((i * (all.length - 1)) / (mostPoints - 1))]!);
  const at = box(margin, 24, size.width - 2 * margin, size.height - 24 - margin);
  const head = box(at.x + 32, at.y + 12, at.w - 64, 96);
  const field = box(at.x + 124, head.y + head.h + 12, at.w - 124 - 48, at.h - head.h - 12 - 12 - 72);
  return {
    ...size,
    background: ground,
    layers: [
      under,
      {
        shapes: [
          panel(at, sheet),
          title({ ...head, w: head.w * 0.5 }, say.title, { size: 68, min: 55, colour: text, on: sheet }),
          title({ ...head, x: head.x + head.w * 0.5, w: head.w * 0.5 }, say.now, { size: 76, min: 55, colour: accent, on: sheet, align: 'right' }),
          ...plotted(points, field, say),
        ],
      },
    ],
  };
}

const under: Layer = {
  key: 'history',
  shapes: [
    halftone(box(0, 0, size.width, 208), land, { step: 16, from: 'top' }),
    halftone(box(0, size.height - 128, size.width, 128), land, { step: 16 }),
  ],
};

function plotted(points: readonly HistoryPoint[], field: Box, say: HistoryWords): Shape[] {
  const low = Math.min(...points.map(({ rating, spread }) => rating - spread));
  const high = Math.max(...points.map(({ rating, spread }) => rating + spread));
  const across = (i: number) => field.x + (i / (points.length - 1)) * field.w;
  const down = (rating: number) => field.y + ((high - rating) / Math.max(1, high - low)) * field.h;
  const along = (of: (point: HistoryPoint) => number) => points.map((point, i) => `${across(i).toFixed(1)} ${down(of(point)).toFixed(1)}`);
  const upper = along(({ rating, spread }) => rating + spread);
  const lower = along(({ rating, spread }) => rating - spread).reverse();
  const d = `M${along(({ rating }) => rating).join('L')}`;
  const end = points.at(-1)!;
  return [
    path(`M${[...upper, ...lower].join('L')}z`, { fill: band }),
    ...scale(low, high, field, down),
    ...seasonShapes(points, field, across, say),
    path(d, { stroke: { colour: sheet, width: 15 } }),
    path(d, { stroke: { colour: accent, width: 9 } }),
    circle(field.x + field.w, down(end.rating), 14, { fill: accent, stroke: { colour: sheet, width: 3 } }),
  ];
}

/** Horizontal lines at round ratings, with their numbers on the left. */
function scale(low: number, high: number, field: Box, down: (rating: number) => number): Shape[] {
  const step = steps.find((one) => (high - low) / one <= mostMarks) ?? steps.at(-1)!;
  const first = Math.ceil(low / step) * step;
  const marks = Array.from({ length: Math.max(0, Math.floor((high - first) / step) + 1) }, (_, i) => first + i * step);
  return marks.flatMap((mark) => [
    path(`M${field.x} ${down(mark).toFixed(1)}H${field.x + field.w}`, {
      stroke: { colour: mark === 1000 ? quiet : line, width: mark === 1000 ? 3 : 2 },
    }),
    words(box(field.x - 108, down(mark) - 24, 92, 48), String(mark), {
      size: 40,
      min: 30,
      colour: quiet,
      on: sheet,
      align: 'right',
      valign: 'middle',
    }),
  ]);
}

/** Where each season begins, with its name if there is room. */
function seasonShapes(points: readonly HistoryPoint[], field: Box, across: (i: number) => number, say: HistoryWords): Shape[] {
  const begins = points.flatMap(({ season }, i) => (i === 0 || season !== points[i - 1]!.season ? [i] : []));
  const foot = field.y + field.h;
  return begins.flatMap((i, n) => {
    const x = across(i);
    const right = n + 1 < begins.length ? across(begins[n + 1]!) : field.x + field.w;
    return [
      ...(i === 0 ? [] : [rect(box(x - 1, field.y, 2, field.h + 20), { fill: quiet })]),
      ...(right - x < nameWidth
        ? []
        : [words(box(x + 8, foot + 20, nameWidth - 16, 48), say.season(points[i]!.season), { size: 40, min: 30, colour: quiet, on: sheet })]),
    ];
  });
}
