/** Results as a picture: how many games were won, drawn and lost, per game and side. */
import { box, columns, cutLeft, icon, inset, panel, path, rect, title, words } from '../../../scene/build.ts';
import { palettes } from '../../../scene/colors.ts';
import { icons } from '../../../scene/icons.ts';
import { halftone } from '../../../scene/motifs.ts';
import type { Box, Colour, Layer, Scene, Shape } from '../../../scene/types.ts';
import type { Score } from '../../../table/model/choices.ts';

/** A row of the picture: a game or a side, and its results. */
export interface ScoreRow {
  name: string;
  /** Null: only the name and `note`. */
  score: Score | null;
  note?: string;
  /** It is one of a game's sides, shown below the game. */
  isSide: boolean;
  /** The game's own color. */
  accent?: Colour;
}

const { ground, land, raised, panel: sheet, text, quiet, ink, accent: usual } = palettes.night;
/** Position and number tell them apart too: won on the left, lost on the right. */
export const ends = { won: '#56B4E9', drawn: '#F4F1E8', lost: '#E8793A' } as const;
const order = ['won', 'drawn', 'lost'] as const;

/** Signs that say the same as the colors. */
const signs: { readonly [E in keyof typeof ends]: string } = { won: icons.star, drawn: 'M6 14h36v8H6zM6 28h36v8H6z', lost: icons.down };

const width = 1200;
const margin = 28;
const gap = 16;
const heights = { legend: 108, game: 104, side: 68, pad: 16 } as const;
/** A part of a bar is at least this wide, so that its number fits. */
const leastWide = 88;
/** From this width on there is room for a sign beside the number. */
const signedFrom = 150;

/** The scene of these rows, as high as it needs to be: a sheet per game with its sides. `labels` are the words for won, drawn and lost. */
export function recordsScene(rows: readonly ScoreRow[], labels: { readonly [E in keyof typeof ends]: string }): Scene {
  const sheets: ScoreRow[][] = [];
  for (const row of rows) {
    if (row.isSide && sheets.length > 0) sheets.at(-1)!.push(row);
    else sheets.push([row]);
  }
  const shapes: Shape[] = [...legend(box(margin, 24, width - 2 * margin, 68), labels)];
  let y: number = heights.legend;
  for (const one of sheets) {
    const h = heights.game + (one.length - 1) * heights.side + (one.length > 1 ? heights.pad : 0);
    shapes.push(...sheetShapes(one, box(margin, y, width - 2 * margin, h)));
    y += h + gap;
  }
  const height = y - gap + margin;
  return { width, height, background: ground, layers: [under(height), { shapes }] };
}

/** The background of every picture of that height. */
const under = (height: number): Layer => ({
  key: `records-${height}`,
  shapes: [halftone(box(0, 0, width, 208), land, { step: 16, from: 'top' }), halftone(box(0, height - 128, width, 128), land, { step: 16 })],
});

function legend(at: Box, labels: { readonly [E in keyof typeof ends]: string }): Shape[] {
  return columns(at, 3, 16).flatMap((chip, i) => {
    const end = order[i]!;
    const [sign, said] = cutLeft(inset(chip, 20, 8), [44], 12) as [Box, Box];
    return [
      rect(chip, { fill: ends[end], radius: 12 }),
      icon(signs[end], sign, { fill: ink }),
      title(said, labels[end], { size: 48, min: 30, colour: ink, on: ends[end], role: 'secondary' }),
    ];
  });
}

/** A game's sheet: its color along the left edge, its name and score, and below a line those of its sides. */
function sheetShapes([game, ...sides]: readonly ScoreRow[], at: Box): Shape[] {
  const inside = inset({ ...at, x: at.x + 12, w: at.w - 12 }, 24, 0);
  const { x, y, h } = at;
  return [
    panel(at, sheet),
    path(`M16 0H12A12 12 0 0 0 0 12V${h - 12}A12 12 0 0 0 12 ${h}H16Z`, { x, y, fill: game!.accent ?? usual }),
    ...rowShapes(game!, { ...inside, h: heights.game }),
    ...(sides.length === 0 ? [] : [rect(box(inside.x, y + heights.game - 2, inside.w, 2), { fill: raised })]),
    ...sides.flatMap((side, i) => rowShapes(side, { ...inside, y: y + heights.game + 8 + i * heights.side, h: heights.side })),
  ];
}

function rowShapes({ name, score, note, isSide }: ScoreRow, at: Box): Shape[] {
  const [left, right] = cutLeft(at, [score ? 540 : 720], 24) as [Box, Box];
  const label = isSide
    ? words(inset(left, 0, 8), name, { size: 38, min: 28, colour: quiet, on: sheet, valign: 'middle' })
    : title(inset(left, 0, 12), name, { size: 68, min: 55, colour: text, on: sheet });
  if (!score) {
    const said = note === undefined ? [] : [words(inset(right, 0, 16), note, { size: 40, min: 28, colour: quiet, on: sheet, align: 'right' })];
    return [label, ...said];
  }
  return [label, ...bar(score, inset(right, 0, isSide ? 6 : 18), isSide)];
}

/** A bar of up to three parts, each as long as its share. */
function bar(score: Score, at: Box, isSide: boolean): Shape[] {
  const parts = order.filter((end) => score[end] > 0);
  const sum = parts.reduce((all, end) => all + score[end], 0);
  if (sum === 0) return [rect(at, { fill: raised, radius: 12 })];
  const room = at.w - parts.length * leastWide - (parts.length - 1) * 4;
  let x = at.x;
  return parts.flatMap((end) => {
    const w = leastWide + (room * score[end]) / sum;
    const part = box(x, at.y, w, at.h);
    x += w + 4;
    const side = at.h * 0.5;
    const signed = w >= signedFrom;
    return [
      rect(part, { fill: ends[end], radius: 12 }),
      ...(signed ? [icon(signs[end], box(part.x + 12, part.y + (at.h - side) / 2, side, side), { fill: ink })] : []),
      title(signed ? { ...part, x: part.x + side + 16, w: w - 2 * (side + 16) } : inset(part, 4, 2), String(score[end]), {
        size: isSide ? 44 : 60,
        min: isSide ? 30 : 55,
        colour: ink,
        on: ends[end],
        align: 'centre',
        role: isSide ? 'secondary' : 'essential',
      }),
    ];
  });
}
