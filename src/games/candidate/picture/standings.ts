/** The standings: everybody's way to 270, hand, pawns and groundwork. */

import type { Say } from '../../../i18n/types.ts';
import { box, columns, inset, panel, rect, rows, title, words } from '../../../scene/build.ts';
import { mix, palettes } from '../../../scene/palette.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { look } from '../labels.ts';
import type { CandidateView, RunnerView } from '../rules/view.ts';
import { majority } from '../vocabulary.ts';
import { marksOf } from '../words/describe.ts';
import { fillOf, token } from './palette.ts';

const { panel: ground, raised, deep, text, quiet, accent } = palettes.night;
const gap = 8;
/** What a row needs, and what two alone share. */
const rowHeight = 108;
const heightFor = (people: number): number => (people <= 2 ? 168 : rowHeight);

export const standingsHeight = (people: number): number => Math.ceil(people / 2) * (heightFor(people) + gap) - gap;

export function standingsShapes(view: CandidateView, at: Box, now: Now, say: Say): Shape[] {
  const lines = Math.ceil(view.runners.length / 2);
  const cells = rows(at, lines, gap).flatMap((row) => columns(row, 2, gap));
  const spare = cells[view.runners.length];
  return [
    ...view.runners.flatMap((runner, i) => cellShapes(view, runner, cells[i]!, now.toAct.includes(runner.seat), say)),
    ...(spare ? pileShapes(view, spare, say) : []),
  ];
}

/** Whether the piles stand among the standings, where an odd number of candidates leaves a place free. */
export const hasSparePlace = ({ runners }: CandidateView): boolean => runners.length % 2 === 1;

function pileShapes({ deck, discard }: CandidateView, at: Box, say: Say): Shape[] {
  const halves = columns(inset(at, 16, 8), 2, 16);
  const piles = [
    { n: deck, said: look('look.deck'), fill: { colour: raised, to: '#55709C', pattern: 'crosshatch' } as const },
    { n: discard.length, said: look('look.discard'), fill: text },
  ];
  return [
    panel(at, mix(ground, deep, 0.5)),
    ...piles.flatMap(({ n, said, fill }, i): Shape[] => {
      const half = halves[i]!;
      const on = mix(ground, deep, 0.5);
      return [
        rect(box(half.x + 4, half.y + 14, 46, 64), { fill, stroke: { colour: text, width: 2 }, radius: 6 }),
        title(box(half.x + 68, half.y + 6, half.w - 68, 48), String(n), { size: 60, min: 55, colour: text, on }),
        words(box(half.x + 68, half.y + 58, half.w - 68, 32), say(said), { size: 28, min: 26, colour: quiet, on }),
      ];
    }),
  ];
}

function cellShapes(view: CandidateView, runner: RunnerView, at: Box, acts: boolean, say: Say): Shape[] {
  const { seat, votes, hand, running } = runner;
  const wide = { ...inset(at, 16, 8), y: at.y + (at.h - rowHeight) / 2 };
  const right = { ...wide, x: wide.x + 80, w: wide.w - 80 };
  const on = running ? ground : mix(ground, deep, 0.5);
  const bar = box(right.x, wide.y + 58, right.w, 12);
  const done = Math.min(1, votes / majority) * bar.w;
  const status = { ...right, y: wide.y + 74, h: 30 };
  const marks = marksOf(view, runner).filter((mark) => mark !== 'incumbent');
  return [
    acts ? rect(inset(at, 2), { fill: on, radius: 14, stroke: { colour: accent, width: 4 } }) : panel(at, on),
    ...token(seat, wide.x + 34, at.y + at.h / 2, 68, say),
    title({ ...right, y: wide.y + 6, w: right.w - 112, h: 48 }, say.player(seat).toUpperCase(), { size: 55, colour: acts ? accent : text, on }),
    title({ ...right, x: right.x + right.w - 108, y: wide.y + 6, w: 108, h: 48 }, String(votes), {
      size: 64,
      min: 55,
      colour: text,
      on,
      align: 'right',
    }),
    rect(bar, { fill: deep, radius: 6 }),
    ...(done > 0 ? [rect({ ...bar, w: Math.max(14, done) }, { fill: fillOf(seat), radius: 6 })] : []),
    rect(box(bar.x + bar.w - 3, bar.y - 4, 3, 20), { fill: lookOf(seat).colour }),
    rect(box(status.x, status.y + 1, 20, 28), { fill: raised, stroke: { colour: text, width: 2 }, radius: 4 }),
    words({ ...status, x: status.x + 28, w: 48 }, String(hand), { size: 30, weight: 600, colour: text, on }),
    ...(marks.length > 0
      ? [
          words({ ...status, x: status.x + 64, w: status.w - 64 }, say(look('look.status', { marks })), {
            size: 28,
            min: 26,
            colour: quiet,
            on,
            align: 'right',
          }),
        ]
      : []),
  ];
}
