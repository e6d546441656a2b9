/** What each face of the die brings the side that did not roll it. */
import { box, columns, rect, rows } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { die } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { faces } from '../rules/cards/die.ts';
import { opponentOf } from '../vocabulary.ts';
import { bonusSigns } from './highlight-cause.ts';
import type { Roll } from './highlight-events.ts';
import { doneOf } from './highlight-parts.ts';
import { glass, night, token } from './studio.ts';

/** Draws all faces; the one rolled turns gold. */
export function bonusTable(roll: Roll, at: Box, progress: number): Shape[] {
  const done = doneOf(progress, { from: 0.65, to: 0.9 });
  const to = opponentOf(roll.side);
  const cells = rows(at, 2, 12).flatMap((row) => columns(row, 3, 12));
  return faces.flatMap((face, i): Shape[] => {
    const cell = cells[i]!;
    const isIt = face === roll.face;
    const fill = isIt ? mix(glass.low, night.accent, done) : mix(glass.low, night.raised, 0.45 * done);
    const across = 72;
    const middle = cell.y + cell.h / 2;
    return [
      rect(cell, { fill, radius: 10 }),
      ...die(face, box(cell.x + 18, middle - across / 2, across, across), { fill: glass.top, pip: glass.ink }),
      ...bonusSigns({ ...roll, face, declined: roll.declined && isIt && done === 1 }, box(cell.x + 108, middle - 32, cell.w - 124, 64), fill),
      ...(isIt && done > 0.5 && face > 1 ? token(to, cell.x + cell.w - 24, cell.y + 24, 36, fill) : []),
    ];
  });
}
