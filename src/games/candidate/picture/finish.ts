/** The end: a line for each candidate over the course of the game, labeled at its end with who it is and their votes. */

import type { Say } from '../../../i18n/types.ts';
import { box, inset, path, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { rosette } from '../../../scene/motifs.ts';
import { type Course, type Run, raceField, spread } from '../../../scene/race-line.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import { look } from '../labels.ts';
import type { CandidateView, RunnerView } from '../rules/view.ts';
import { majority } from '../vocabulary.ts';
import { button, onInk, print } from './palette.ts';

const { panel, text, quiet, accent, ink } = print;
const headHeight = 52;
const rowHeight = 80;
/** The space for names, from the end of the lines to the right edge. */
const namesWidth = 500;
/** The least height of the race, for few players. */
const leastHigh = 440;

/** The total height. */
export const finishHeight = (people: number): number => headHeight + Math.max(leastHigh, people * rowHeight + 32);

/** The lines of all candidates with their rows beside them, the most votes on top. */
export function finishShapes(view: CandidateView, course: Course, at: Box, say: Say): Shape[] {
  const body = box(at.x, at.y + headHeight, at.w, at.h - headHeight);
  const field = box(at.x + 20, body.y + 24, at.w - namesWidth - 20, body.h - 48);
  const racers = view.runners.map(({ seat }) => ({ seat, colour: lookOf(seat).colour, letters: say.token(seat) }));
  const goal = { at: majority, said: say(look('look.to-win')), colour: accent };
  const { shapes, runs } = raceField(field, course, racers, { on: panel, text, quiet, ink, goal });
  const sorted = [...runs].sort((a, b) => rankOf(view, b) - rankOf(view, a));
  const tops = spread(
    sorted.map(({ end }) => end.y - rowHeight / 2),
    { from: body.y + 10, to: body.y + body.h - 10, step: rowHeight, size: rowHeight },
  );
  const right = field.x + field.w;
  return [
    rect(at, { fill: panel }),
    rect({ ...at, h: headHeight }, { fill: ink }),
    title(box(at.x + 16, at.y, field.w, headHeight), say.capitals(say(look('look.race'))), {
      size: 34,
      min: 26,
      role: 'secondary',
      colour: onInk,
      on: ink,
    }),
    ...shapes,
    ...sorted.flatMap((run, i) => rowShapes(view, run, box(right + 48, tops[i]! + 4, at.x + at.w - right - 60, rowHeight - 8), right, say)),
    rect(inset(at, 1), { stroke: { colour: ink, width: 3 } }),
  ];
}

const runnerOf = ({ runners }: CandidateView, { racer }: Run): RunnerView => runners.find(({ seat }) => seat === racer.seat)!;

/** Winners come first, eliminated candidates last; within each group the order is by votes. */
function rankOf(view: CandidateView, run: Run): number {
  const { seat, running } = runnerOf(view, run);
  return run.end.count + (view.winners.includes(seat) ? 2_000 : 0) - (running ? 0 : 1_000);
}

/** A row, linked to the end of its line: button, name, and votes; for an eliminated candidate, the last they had. */
function rowShapes(view: CandidateView, run: Run, at: Box, right: number, say: Say): Shape[] {
  const { seat, running } = runnerOf(view, run);
  const { colour } = lookOf(seat);
  const wins = view.winners.includes(seat);
  const on = wins ? mix(panel, colour, 0.5) : panel;
  const middle = at.y + at.h / 2;
  const { x, y, count } = run.end;
  const left = x < right - 1;
  const name = box(at.x + 92, at.y + 4, at.w - 92 - 120, at.h - (running ? 8 : 34));
  return [
    path(`M${(x + 11).toFixed(1)} ${y.toFixed(1)}H${(right + 12).toFixed(1)}L${at.x} ${middle}`, {
      stroke: { colour: left ? quiet : colour, width: 3, ...(left && { dash: [3, 7] as [number, number] }) },
    }),
    ...(wins ? [rect(at, { fill: on, radius: 8, stroke: { colour: ink, width: 4 } })] : []),
    ...(wins ? rosette(at.x + 46, middle, 40, { pleats: accent, inner: onInk, middle: ink }) : []),
    ...button(seat, at.x + 46, middle, 62, say),
    title(name, say.player(seat), { size: 52, min: 26, lines: 2, leading: 0.9, role: 'secondary', colour: running ? text : quiet, on }),
    ...(running
      ? []
      : [
          title(box(name.x, at.y + at.h - 32, name.w, 28), say(look('look.status', { marks: ['eliminated'] })), {
            size: 28,
            min: 26,
            weight: 600,
            role: 'secondary',
            colour: quiet,
            on,
          }),
        ]),
    title(box(at.x + at.w - 116, at.y, 104, at.h), String(count), {
      size: wins ? 68 : 60,
      min: 55,
      colour: running ? text : quiet,
      on,
      align: 'right',
    }),
  ];
}
