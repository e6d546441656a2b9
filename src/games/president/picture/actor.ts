/** On a plate in the corner: who must act. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, inset, title } from '../../../scene/build.ts';
import type { Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import { brief } from '../words/parts.ts';
import { pawn, plate, token } from './inks.ts';
import { print } from './palette.ts';
import { actor } from './places.ts';

const line = { weight: 600, role: 'secondary' } as const;

/** Who must act, on a plate in the corner; of several, their tokens. */
export function who(toAct: readonly string[], say: Say): Shape[] {
  const [one] = toAct;
  const inner = inset(actor, 12, 8);
  const head = (x: number, w: number): Shape =>
    title(box(x, inner.y, w, 30), say(look('look.to-act', { n: toAct.length })), {
      size: 36,
      min: 30,
      colour: print.panel,
      on: print.accent,
      role: 'secondary',
    });
  const plain = plate(actor, print.accent);
  if (toAct.length === 1 && one !== undefined) {
    const x = inner.x + 78;
    return [
      ...plain,
      ...pawn(one, inner.x + 34, inner.y + 40, 84, say),
      head(x, inner.w - 78),
      title(box(x, inner.y + 32, inner.w - 78, 48), say.player(one), {
        ...line,
        size: 48,
        min: 26,
        lines: 2,
        leading: 0.95,
        colour: print.panel,
        on: print.accent,
      }),
    ];
  }
  // Two have a line each, with their names; of more, the tokens alone.
  if (toAct.length === 2) {
    const side = 96;
    return [
      ...plain,
      title(box(inner.x, inner.y, side, inner.h), say(look('look.to-act', { n: toAct.length })), {
        size: 36,
        min: 26,
        lines: 2,
        leading: 1,
        colour: print.panel,
        on: print.accent,
        role: 'secondary',
      }),
      ...toAct.flatMap((seat, i) => named(seat, inner.x + side, inner.y + i * 40, inner.w - side, print.accent, say)),
    ];
  }
  const across = Math.min(46, (inner.w - 6 * (toAct.length - 1)) / Math.max(1, toAct.length));
  return [
    ...plain,
    head(inner.x, inner.w),
    ...toAct.flatMap((seat, i) => token(seat, inner.x + across / 2 + i * (across + 6), inner.y + 57, across, say)),
  ];
}

/** A small token with the name beside it. */
export const named = (seat: Seat, x: number, y: number, w: number, on: string, say: Say): Shape[] => [
  ...token(seat, x + 20, y + 20, 40, say),
  title(box(x + 48, y + 2, w - 48, 36), brief(say, seat), { ...line, on, size: 34, min: 26, colour: on === print.accent ? print.panel : print.text }),
];
