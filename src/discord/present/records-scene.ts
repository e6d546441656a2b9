/** Results as a picture: for each game and each side of it how many were won, drawn and lost. */
import { box, cutLeft, inset, rect, title, words } from '../../scene/build.ts';
import { palettes } from '../../scene/palette.ts';
import type { Box, Scene, Shape } from '../../scene/types.ts';
import type { Score } from '../../table/choices.ts';

/** What a row of the picture says: a game or a side, and what became of it. */
export interface ScoreRow {
  name: string;
  /** Null: nothing but the name, and `note`. */
  score: Score | null;
  note?: string;
  /** One of a game's sides, below it. */
  isSide: boolean;
}

const { ground, deep, panel, text, quiet, ink } = palettes.night;
/** Told apart by place and number as well: won on the left, lost on the right. */
export const ends = { won: '#56B4E9', drawn: '#F4F1E8', lost: '#E8793A' } as const;
const order = ['won', 'drawn', 'lost'] as const;

const width = 1200;
const margin = 40;
const heights = { legend: 88, game: 104, side: 76 } as const;
/** No part of a bar is narrower than its number. */
const leastWide = 88;

/** The scene of these rows, as high as they are many. `labels` says what won, drawn and lost are called. */
export function recordsScene(rows: readonly ScoreRow[], labels: { readonly [E in keyof typeof ends]: string }): Scene {
  const shapes: Shape[] = [...legend(box(margin, 24, width - 2 * margin, 64), labels)];
  let y: number = heights.legend + 24;
  for (const row of rows) {
    const h = row.isSide ? heights.side : heights.game;
    shapes.push(...rowShapes(row, box(margin, y, width - 2 * margin, h)));
    y += h;
  }
  return { width, height: y + margin, background: { colour: ground, to: deep }, layers: [{ shapes }] };
}

function legend(at: Box, labels: { readonly [E in keyof typeof ends]: string }): Shape[] {
  return cutLeft(at, [280, 280], 24).flatMap((place, i) => {
    const end = order[i]!;
    const chip = box(place.x, place.y, 280, place.h);
    return [
      rect(chip, { fill: ends[end], radius: 12 }),
      title(inset(chip, 12, 4), labels[end], { size: 44, min: 30, colour: ink, on: ends[end], align: 'centre', role: 'secondary' }),
    ];
  });
}

function rowShapes({ name, score, note, isSide }: ScoreRow, at: Box): Shape[] {
  const [left, right] = cutLeft(at, [isSide ? 420 : score ? 600 : 760], 24) as [Box, Box];
  const label = isSide
    ? words(inset(left, 24, 8), name, { size: 40, min: 28, colour: quiet, on: ground, valign: 'middle' })
    : title(inset(left, 0, 12), name, { size: 64, min: 55, colour: text, on: ground, valign: 'bottom' });
  if (!score) {
    const said =
      note === undefined
        ? []
        : [words(inset(right, 0, 16), note, { size: 40, min: 28, colour: quiet, on: ground, align: 'right', valign: 'bottom' })];
    return [label, ...said];
  }
  return [label, ...bar(score, inset(right, 0, isSide ? 8 : 16), isSide)];
}

/** One bar of up to three parts, each as long as its share. */
function bar(score: Score, at: Box, isSide: boolean): Shape[] {
  const parts = order.filter((end) => score[end] > 0);
  const sum = parts.reduce((all, end) => all + score[end], 0);
  if (sum === 0) return [rect(at, { fill: panel, radius: 12 })];
  const room = at.w - parts.length * leastWide - (parts.length - 1) * 4;
  let x = at.x;
  return parts.flatMap((end) => {
    const w = leastWide + (room * score[end]) / sum;
    const part = box(x, at.y, w, at.h);
    x += w + 4;
    return [
      rect(part, { fill: ends[end], radius: 12 }),
      title(inset(part, 4, 2), String(score[end]), {
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
