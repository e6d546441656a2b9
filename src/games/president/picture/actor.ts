/** On a plate in the corner: who must act. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, inset, rect, title } from '../../../scene/build.ts';
import type { Shape } from '../../../scene/types.ts';
import { pointsOf } from '../data/cities.ts';
import { look } from '../labels.ts';
import type { CityId } from '../vocabulary.ts';
import { brief, lineName, mostLetters } from '../words/parts.ts';
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
      title(box(x, inner.y + 34, inner.w - 78, 50), lineName(say, one, mostLetters), {
        ...line,
        size: 52,
        min: 36,
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
        size: 31,
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

/** A city that is fought for, and its points. */
export function contested(city: CityId, say: Say): Shape[] {
  const inner = inset(actor, 14, 8);
  const points = box(inner.x + inner.w - 84, inner.y, 84, inner.h);
  const letters = { colour: print.panel, on: print.accent, role: 'secondary' } as const;
  return [
    ...plate(actor, print.accent),
    title(box(inner.x, inner.y, inner.w - 92, 34), say(look('look.fight')), { ...letters, size: 40, min: 34 }),
    title(box(inner.x, inner.y + 34, inner.w - 92, 50), say.title(city), { ...letters, size: 56, min: 34 }),
    rect(points, { fill: print.panel, radius: 12 }),
    title(points, say.number(pointsOf(city)), { size: 84, min: 55, colour: print.text, on: print.panel, align: 'centre' }),
  ];
}

/** A small token with the name beside it. */
const named = (seat: Seat, x: number, y: number, w: number, on: string, say: Say): Shape[] => [
  ...token(seat, x + 20, y + 20, 40, say),
  title(box(x + 48, y + 2, w - 48, 36), brief(say, seat), { ...line, on, size: 34, min: 26, colour: on === print.accent ? print.panel : print.text }),
];
