/** The plate in the corner: who must act, who flies where, or which city is contested. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, inset, rect, title } from '../../../scene/build.ts';
import type { Shape } from '../../../scene/types.ts';
import { pointsOf } from '../data/cities.ts';
import { squareAt } from '../data/squares.ts';
import { look } from '../labels.ts';
import type { CityId } from '../vocabulary.ts';
import { lineName, mostLetters } from '../words/parts.ts';
import { pawn, plate } from './inks.ts';
import { print } from './palette.ts';
import { actor } from './places.ts';

const line = { weight: 600, role: 'secondary' } as const;
const inner = inset(actor, 12, 8);
/** To the right of a pawn, below a word. */
const beside = box(inner.x + 78, inner.y + 31, inner.w - 78, inner.h - 31);

/** A player's pawn on a plate, and beside it a word over a larger one. */
function onPlate(seat: Seat, over: string, large: Shape, say: Say): Shape[] {
  return [
    ...plate(actor, print.accent),
    ...pawn(seat, inner.x + 34, inner.y + 40, 84, say),
    title(box(beside.x, inner.y, beside.w, 30), over, { size: 36, min: 30, colour: print.panel, on: print.accent, role: 'secondary' }),
    large,
  ];
}

/** The player who must act, on a plate in the corner. For several, there is a list below, beside the map. */
export function who(toAct: readonly Seat[], say: Say): Shape[] {
  const [one] = toAct;
  if (toAct.length !== 1 || one === undefined) return [];
  const name = title(beside, lineName(say, one, mostLetters), { ...line, size: 52, min: 36, colour: print.panel, on: print.accent });
  return onPlate(one, say(look('look.to-act', { n: 1 })), name, say);
}

/** The player about to take off, and their destination. */
export function flying({ by, to }: { by: Seat; to: number }, say: Say): Shape[] {
  const where = say.title(squareAt(to).name);
  const goal = title(beside, where, { ...line, size: 52, min: 26, lines: 2, leading: 0.95, colour: print.panel, on: print.accent });
  return onPlate(by, say(look('look.flight')), goal, say);
}

/** A contested city, and its points. */
export function contested(city: CityId, say: Say): Shape[] {
  const points = box(inner.x + inner.w - 84, inner.y, 84, inner.h);
  const letters = { colour: print.panel, on: print.accent, role: 'secondary' } as const;
  return [
    ...plate(actor, print.accent),
    title(box(inner.x, inner.y, inner.w - 92, 34), say(look('look.fight')), { ...letters, size: 40, min: 34 }),
    title(box(inner.x, inner.y + 34, inner.w - 92, inner.h - 34), say.title(city), { ...letters, size: 56, min: 28 }),
    rect(points, { fill: print.panel, radius: 12 }),
    title(points, say.number(pointsOf(city)), { size: 84, min: 55, colour: print.text, on: print.panel, align: 'centre' }),
  ];
}
