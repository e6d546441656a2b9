/** What every board lies on: marble, the game's name, and the table with its gilded edge. */
import type { Say } from '../../../i18n/types.ts';
import { box, path, title, words } from '../../../scene/build.ts';
import type { Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { cockade, marble, tableTop } from './ornament.ts';
import { paper } from './palette.ts';

export const width = 1200;
export const height = 1092;
export const margin = 10;
/** Between the edge of the table and what lies on it. */
export const edge = 34;
const head = 80;
/** Where the first row of places begins: their hands are seen above. */
export const top = head + 66;

/** Marble and table, without anything on it, in a picture so many pixels high. */
export const table = (high: number): Shape[] => [
  ...marble.map((d) => path(d, { stroke: { colour: paper.vein, width: 3 } })),
  ...tableTop(box(margin, head, width - 2 * margin, high - head - margin)),
];

/** The game's name, and its turn once it has begun. */
export function header({ turn }: MoiPresidentView, say: Say): Shape[] {
  return [
    ...cockade(box(margin + 12, 8, 70, 70)),
    title(box(margin + 96, 14, 700, 60), say(look('look.game')).toUpperCase(), { size: 64, min: 55, colour: paper.ink, on: paper.ground }),
    ...(turn > 0
      ? [
          words(box(width - 330, 12, 300, 64), say(look('look.turn', { turn })), {
            size: 38,
            weight: 600,
            colour: paper.quiet,
            on: paper.ground,
            align: 'right',
          }),
        ]
      : []),
  ];
}
