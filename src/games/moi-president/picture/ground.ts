/** The background of every board: marble, the headline, and the table with its gilded edge. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, path, title } from '../../../scene/build.ts';
import type { Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { MoiPresidentView } from '../rules/view.ts';
import { cockade, marble, tableTop } from './ornament.ts';
import { paper } from './palette.ts';

export const width = 1200;
export const height = 1092;
export const margin = 10;
/** The space between the table's edge and what lies on it. */
export const edge = 34;
const head = 80;
/** Where the first row of places begins, below their hands. */
export const top = head + 66;

/** Marble and an empty table, in a picture `high` pixels high. */
export const table = (high: number): Shape[] => [
  ...marble.map((d) => path(d, { stroke: { colour: paper.vein, width: 3 } })),
  ...tableTop(box(margin, head, width - 2 * margin, high - head - margin)),
];

/**
 * The player to act, in the red of their place, and in small letters the game's name and its turn; at the end, and while several are asked, the
 * game's name.
 */
export function header({ turn }: MoiPresidentView, toAct: readonly Seat[], say: Say): Shape[] {
  const [one] = toAct;
  const actor = toAct.length === 1 ? one : undefined;
  const name = say(look('look.game'));
  const beside = [...(actor === undefined ? [] : [name]), ...(turn > 0 ? [say(look('look.turn', { turn }))] : [])].join(' · ');
  const right = actor === undefined ? 200 : 350;
  const headline = box(margin + 96, 14, width - margin - 96 - right - 50, 60);
  const style = { size: 64, min: 55, on: paper.ground } as const;
  return [
    ...cockade(box(margin + 12, 8, 70, 70)),
    actor === undefined
      ? title(headline, say.capitals(name), { ...style, colour: paper.ink })
      : title(headline, say.capitals(say(look('look.floor', { seat: actor }))), { ...style, colour: paper.red }),
    ...(beside === ''
      ? []
      : [
          title(box(width - 30 - right, 14, right, 60), beside, {
            size: 40,
            min: 34,
            weight: 600,
            role: 'secondary',
            colour: paper.quiet,
            on: paper.ground,
            align: 'right',
          }),
        ]),
  ];
}
