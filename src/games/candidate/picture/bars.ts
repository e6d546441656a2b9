/** The way to 270, a bar for each candidate: their votes and, if only one thing is contested, what it would add. */

import { box, rect, title } from '../../../scene/build.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { ContestView, RunnerView } from '../rules/view.ts';
import { majority } from '../vocabulary.ts';
import { hatched } from './map-labels.ts';
import { fillOf, onInk, print } from './palette.ts';

const { deep, raised, accent, ink } = print;

/** The bar's track within its part of the table, with room on the right for half of the number above its end. */
const wayIn = (at: Box, h: number): Box => box(at.x + 12, at.y + at.h / 2 - h / 2, at.w - 52, h);

/** The bar of one candidate. Contested votes look as on the map: hatched if Undecided, otherwise white with a light around them. */
export function barShapes({ seat, votes }: RunnerView, contest: ContestView | null, at: Box): Shape[] {
  const bar = wayIn(at, 40);
  const upTo = (sum: number): number => Math.min(1, sum / majority) * bar.w;
  const stake = contest?.boxes.find(({ rivals, stage }) => stage !== 'done' && rivals.includes(seat))?.votes ?? 0;
  const stroke = { colour: ink, width: 2 };
  const isUndecided = contest?.kind === 'convention';
  return [
    rect(bar, { fill: deep, stroke }),
    ...(stake > 0
      ? [
          rect(
            { ...bar, w: Math.max(8, upTo(votes + stake)) },
            { fill: isUndecided ? hatched : raised, stroke: isUndecided ? stroke : { colour: accent, width: 4 } },
          ),
        ]
      : []),
    ...(votes > 0 ? [rect({ ...bar, w: Math.max(6, upTo(votes)) }, { fill: fillOf(seat), stroke })] : []),
    rect(box(bar.x + bar.w - 3, bar.y - 6, 6, 52), { fill: accent }),
  ];
}

/** The scale above the bars. */
export function scaleShapes(at: Box): Shape[] {
  const { x, w } = wayIn(at, 40);
  const common = { size: 34, min: 26, role: 'secondary', colour: onInk, on: ink } as const;
  return [
    title(box(x, at.y, 100, at.h), '0', { ...common, weight: 600 }),
    title(box(x + w - 40, at.y, 80, at.h), String(majority), { ...common, align: 'centre' }),
  ];
}
