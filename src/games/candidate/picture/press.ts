/** The head of every page: the paper's name between its ears, the rules, and the headline with the buttons of the players who must act. */

import type { Say } from '../../../i18n/types.ts';
import type { Message, Seat } from '../../../kernel/types.ts';
import { box, title } from '../../../scene/build.ts';
import { doubleRule, halftone } from '../../../scene/motifs.ts';
import type { Layer, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import { button, print } from './palette.ts';

const { ground, text, quiet, deep } = print;
export const edge = 16;
export const width = 1200;
const inner = width - 2 * edge;
/** The height of the head, including its headline. */
export const headHeight = 164;

/** The fixed parts of a page: dots behind the headline, and the rules. */
const sheet: Layer = {
  key: 'candidate/head',
  shapes: [
    halftone(box(624, 68, 560, 80), deep, { step: 16, from: 'right', most: 0.9 }),
    ...doubleRule({ x: edge, y: 54, w: inner }, text),
    ...doubleRule({ x: edge, y: headHeight - 12, w: inner }, text),
  ],
};

/** The head of a page. `ears` are left and right of the paper's name. */
export function headLayers(headline: Message, ears: readonly [left: Message, right: Message], actors: readonly Seat[], say: Say): Layer[] {
  const [left, right] = ears;
  const ear = { size: 32, min: 26, weight: 600, role: 'secondary', colour: text, on: ground } as const;
  const across = actors.length > 3 ? 64 : 80;
  const from = actors.length === 0 ? 0 : actors.length * (across + 6) + 14;
  const buttons = actors.flatMap((seat, i): Shape[] => button(seat, edge + i * (across + 6) + across / 2, 108, across, say));
  return [
    sheet,
    {
      shapes: [
        title(box(edge, 8, 320, 44), say(left), { ...ear }),
        title(box(edge + 320, 6, inner - 640, 46), say.capitals(say(look('look.paper'))), {
          size: 46,
          min: 32,
          role: 'secondary',
          colour: text,
          on: ground,
          align: 'centre',
        }),
        title(box(width - edge - 320, 8, 320, 44), say(right), { ...ear, colour: quiet, align: 'right' }),
        // A long name gets a second line before it is cut off.
        title(box(edge + from, 68, inner - from, 80), say.capitals(say(headline)), {
          size: 96,
          min: 46,
          lines: 2,
          leading: 0.9,
          role: 'secondary',
          colour: text,
          on: ground,
        }),
        ...buttons,
      ],
    },
  ];
}
