/** The standings: everybody's way to 270, hand, pawns and groundwork. */

import type { Say } from '../../i18n/types.ts';
import { box, columns, inset, panel, rect, rows, title, words } from '../../scene/build.ts';
import { mix, palettes } from '../../scene/palette.ts';
import type { Box, Shape } from '../../scene/types.ts';
import type { Now } from '../game.ts';
import { marksOf } from './describe.ts';
import { fillOf, lookOf, token } from './look-seat.ts';
import { look } from './text/look-messages.ts';
import type { CandidateView, RunnerView } from './view.ts';
import { majority } from './vocabulary.ts';

const { panel: ground, deep, text, quiet, accent } = palettes.night;
const rowHeight = 136;
const gap = 8;

export const standingsHeight = (people: number): number => Math.ceil(people / 2) * (rowHeight + gap) - gap;

export function standingsShapes(view: CandidateView, at: Box, now: Now, say: Say): Shape[] {
  const lines = Math.ceil(view.runners.length / 2);
  const cells = rows(at, lines, gap).flatMap((row) => columns(row, 2, gap));
  return view.runners.flatMap((runner, i) => cellShapes(view, runner, cells[i]!, now.toAct.includes(runner.seat), say));
}

function cellShapes(view: CandidateView, runner: RunnerView, at: Box, acts: boolean, say: Say): Shape[] {
  const { seat, votes, hand, running } = runner;
  const wide = inset(at, 16, 8);
  const right = { ...wide, x: wide.x + 80, w: wide.w - 80 };
  const on = running ? ground : mix(ground, deep, 0.5);
  const bar = box(right.x, at.y + 66, right.w, 14);
  const done = Math.min(1, votes / majority) * bar.w;
  const placed = view.primaries.flatMap(({ states, groundwork }) => groundwork.filter((rank) => rank.seat === seat).map(({ amount }) => ({ states, amount })));
  const status = { ...right, y: at.y + 84, h: placed.length > 0 ? 26 : 46 };
  return [
    acts ? rect(inset(at, 2), { fill: on, radius: 14, stroke: { colour: accent, width: 4 } }) : panel(at, on),
    ...token(seat, wide.x + 34, at.y + at.h / 2, 34),
    title({ ...right, y: at.y + 10, w: right.w - 112, h: 50 }, say.player(seat).toUpperCase(), { size: 55, colour: acts ? accent : text, on }),
    title({ ...right, x: right.x + right.w - 108, y: at.y + 10, w: 108, h: 50 }, String(votes), { size: 64, min: 55, colour: text, on, align: 'right' }),
    rect(bar, { fill: deep, radius: 7 }),
    ...(done > 0 ? [rect({ ...bar, w: Math.max(14, done) }, { fill: fillOf(seat), radius: 7 })] : []),
    rect(box(bar.x + bar.w - 3, bar.y - 4, 3, 22), { fill: lookOf(seat).colour }),
    words(status, say(look('look.status', { hand, marks: marksOf(view, runner) })), { size: 28, min: 26, colour: quiet, on }),
    ...(placed.length > 0 ? [words({ ...status, y: at.y + 106, h: 26 }, say(look('look.groundwork', { placed })), { size: 26, colour: quiet, on })] : []),
  ];
}
