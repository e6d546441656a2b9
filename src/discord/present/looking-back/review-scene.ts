/** Everyone's chances over a game, as a picture: a line each, shaded where dice and cards moved them, with the turning points numbered. */
import { box, circle, panel, path, rect, title, words } from '../../../scene/build.ts';
import { mix, palettes } from '../../../scene/colors.ts';
import { halftone } from '../../../scene/motifs.ts';
import { raceField } from '../../../scene/race-line.ts';
import type { Box, Colour, Layer, Scene, Shape } from '../../../scene/types.ts';

/** One seat's chances after each step, from 0 to 1; the start comes first. */
interface ChanceLine {
  seat: string;
  colour: Colour;
  name: string;
  chances: readonly number[];
}

export interface ReviewChart {
  lines: readonly ChanceLine[];
  /** The numbers of the points to which dice and cards moved the chances most. */
  lucky: readonly number[];
  /** The numbers of the turning points. */
  turns: readonly number[];
}

export interface ReviewWords {
  title: string;
  key: string;
  ends: readonly [string, string];
  percent(n: number): string;
}

const { ground, land, panel: sheet, text, quiet, line, ink, accent } = palettes.night;
/** The background of what luck has moved. */
const lucky = mix(sheet, accent, 0.3);

const width = 1200;
const margin = 28;
const heights = { head: 104, field: 400, foot: 60, row: 72 } as const;
const mark = 26;
/** Up to this many names go in one column, with room for each in full; more go in two columns. */
const mostBelow = 3;
/** The width of a seat's chances, `100% → 100%` at most. */
const chancesWide = 290;

/** The picture, as high as the number of seats requires; needs at least two points. */
export function reviewScene({ lines, lucky: shaded, turns }: ReviewChart, say: ReviewWords): Scene {
  const columns = lines.length > mostBelow ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const at = box(margin, 24, width - 2 * margin, heights.head + heights.field + heights.foot + rows * heights.row + 3 * mark + 40);
  const field = box(at.x + 144, at.y + heights.head + 3 * mark, at.w - 144 - 48, heights.field);
  const last = Math.max(1, ...lines.map(({ chances }) => chances.length - 1));
  const across = (n: number): number => field.x + (n / last) * field.w;
  const course = Array.from({ length: last + 1 }, (_, turn) => ({
    turn,
    tally: Object.fromEntries(lines.map(({ seat, chances }) => [seat, 100 * (chances[turn] ?? 0)])),
  }));
  const look = { on: sheet, text, quiet, ink };
  const foot = field.y + field.h + 8;
  const half = field.w / 2;
  const wide = (at.w - 48) / columns;
  return {
    width,
    height: at.h + 24 + margin,
    background: ground,
    layers: [
      under(at.h),
      {
        shapes: [
          panel(at, sheet),
          title(box(at.x + 32, at.y + 12, at.w * 0.55, 84), say.title, { size: 64, min: 48, colour: text, on: sheet }),
          ...(shaded.length > 0 ? keyShapes(box(at.x + at.w * 0.6, at.y + 12, at.w * 0.4 - 32, 84), say.key) : []),
          ...shaded.map((n) => rect(box(across(n - 1), field.y, across(n) - across(n - 1), field.h), { fill: lucky })),
          ...scale(field, say),
          ...turns.map((n) =>
            path(`M${across(n).toFixed(1)} ${field.y - mark}V${field.y + field.h}`, { stroke: { colour: text, width: 3, dash: [10, 8] } }),
          ),
          ...raceField(
            field,
            course,
            lines.map(({ seat, colour }) => ({ seat, colour, letters: '' })),
            look,
          ).shapes,
          ...numbers(turns.map(across), field),
          words(box(field.x, foot, half, 48), say.ends[0], { size: 40, min: 34, colour: quiet, on: sheet }),
          words(box(field.x + half, foot, half, 48), say.ends[1], { size: 40, min: 34, colour: quiet, on: sheet, align: 'right' }),
          ...lines.flatMap((one, i) =>
            nameShapes(
              one,
              box(at.x + 32 + (i % columns) * wide, foot + heights.foot + Math.floor(i / columns) * heights.row, wide - 16, heights.row),
              say,
            ),
          ),
        ],
      },
    ],
  };
}

const under = (height: number): Layer => ({
  key: `review-${height}`,
  shapes: [halftone(box(0, 0, width, 208), land, { step: 16, from: 'top' }), halftone(box(0, height - 76, width, 128), land, { step: 16 })],
});

function keyShapes(at: Box, key: string): Shape[] {
  return [
    rect(box(at.x, at.y + at.h / 2 - 20, 56, 40), { fill: lucky, radius: 6 }),
    words(box(at.x + 72, at.y, at.w - 72, at.h), key, { size: 42, min: 34, colour: text, on: sheet, valign: 'middle' }),
  ];
}

/** Horizontal lines at each quarter, with their percentages on the left. */
function scale(field: Box, say: ReviewWords): Shape[] {
  return [0, 25, 50, 75, 100].flatMap((n) => {
    const y = field.y + field.h * (1 - n / 100);
    return [
      path(`M${field.x} ${y.toFixed(1)}H${field.x + field.w}`, { stroke: { colour: n === 50 ? quiet : line, width: n === 50 ? 3 : 2 } }),
      words(box(field.x - 122, y - 24, 108, 48), say.percent(n), { size: 40, min: 32, colour: quiet, on: sheet, align: 'right', valign: 'middle' }),
    ];
  });
}

/** The numbers of the turning points above their lines; close ones go side by side. */
function numbers(wanted: readonly number[], field: Box): Shape[] {
  const step = 2 * mark + 6;
  const xs = [...wanted];
  for (let i = 1; i < xs.length; i++) xs[i] = Math.max(xs[i]!, xs[i - 1]! + step);
  for (let i = xs.length - 1; i >= 0; i--) xs[i] = Math.min(xs[i]!, i === xs.length - 1 ? field.x + field.w + 16 : xs[i + 1]! - step);
  const y = field.y - 2 * mark;
  return xs.flatMap((x, i) => [
    circle(x, y, mark, { fill: text }),
    title(box(x - mark, y - mark, 2 * mark, 2 * mark), String(i + 1), {
      size: 40,
      min: 34,
      role: 'secondary',
      colour: ground,
      on: text,
      align: 'centre',
    }),
  ]);
}

/** A seat's name in its color, with its chances at the beginning and the end. */
function nameShapes({ colour, name, chances }: ChanceLine, at: Box, say: ReviewWords): Shape[] {
  const [from, to] = [chances[0] ?? 0, chances.at(-1) ?? 0].map((one) => say.percent(Math.round(100 * one)));
  return [
    rect(box(at.x, at.y + at.h / 2 - 18, 36, 36), { fill: colour, radius: 8 }),
    words(box(at.x + 52, at.y, at.w - 52 - chancesWide, at.h), name, { size: 44, min: 34, colour: text, on: sheet, valign: 'middle' }),
    words(box(at.x + at.w - chancesWide, at.y, chancesWide, at.h), `${from} → ${to}`, {
      size: 44,
      min: 34,
      weight: 600,
      colour: text,
      on: sheet,
      align: 'right',
      valign: 'middle',
    }),
  ];
}
