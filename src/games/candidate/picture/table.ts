/** The table of the page: all candidates with votes, hand and marks and, while something is contested, the cards on their sections. */

import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, cutTop, inset, rect, title } from '../../../scene/build.ts';
import { mix } from '../../../scene/colors.ts';
import { rosette } from '../../../scene/motifs.ts';
import type { Box, Shape } from '../../../scene/types.ts';
import type { Now } from '../../game.ts';
import { look } from '../labels.ts';
import type { CandidateView, ContestView, RunnerView } from '../rules/view.ts';
import { marksOf } from '../words/describe.ts';
import { barShapes, scaleShapes } from './bars.ts';
import { signShapes } from './card.ts';
import { button, onInk, print } from './palette.ts';
import { columnsIn, headShapes, openHeight, sectionShapes } from './sections.ts';
import { markSigns } from './signs.ts';

const { panel, deep, text, quiet, line, accent, ink } = print;
export const tableHead = ({ contest, isBrief }: Pick<TableOf, 'contest' | 'isBrief'>): number => (!contest ? 52 : isBrief ? 60 : 96);

/** The height of a row beside open cards, where votes and hand are below the name. */
const openRow = 124;

/** The heights of the rows, by the number of players; taller if cards are face up in them, lower once the game is over. */
export function rowHeights({ view, contest, isOpen }: TableOf, wide: number, say: Say): number[] {
  const people = view.runners.length;
  if (contest && isOpen) {
    const cell = (wide - leftWidth(contest, true)) / contest.boxes.length;
    return view.runners.map(({ seat }) => Math.max(openRow, openHeight(contest, seat, cell, say)));
  }
  const least = view.phase === 'over' && people > 4 ? (people === 5 ? 72 : 58) : ([104, 104, 104, 96, 88, 80, 76][people] ?? 76);
  return view.runners.map(() => least);
}

export interface TableOf {
  view: CandidateView;
  /** What is contested, or was: a column for each of its boxes. */
  contest: ContestView | null;
  /** Whether the cards are face up. */
  isOpen: boolean;
  /** Whether the result of each box is elsewhere on the page. */
  isBrief: boolean;
  now: Now;
}

/** The width of the way to 270: all of it, or what the columns leave when only one box is still contested. */
function wayWidth(contest: ContestView | null, isOpen: boolean, all: number): number {
  if (contest === null) return all;
  const left = contest.boxes.filter(({ stage }) => stage !== 'done').length;
  return isOpen || left !== 1 ? 0 : ([0, 296, 256][contest.boxes.length] ?? 0);
}

/** The width of the left part with names and votes, by the number of columns; narrower if cards need the room. */
function leftWidth(contest: ContestView | null, isOpen: boolean): number {
  const boxes = contest?.boxes.length ?? 0;
  return isOpen ? 336 : boxes <= 1 ? 500 : boxes === 2 ? 480 : 436;
}

export function tableShapes(of: TableOf, at: Box, say: Say): Shape[] {
  const { view, contest, isOpen, isBrief, now } = of;
  const left = leftWidth(contest, isOpen);
  const head = tableHead(of);
  const body = { ...at, y: at.y + head, h: at.h - head };
  const way = box(at.x + left, at.y, wayWidth(contest, isOpen, at.w - left), at.h);
  const right = box(way.x + way.w, at.y, at.w - left - way.w, at.h);
  const lines = cutTop(body, rowHeights(of, at.w, say), 0);
  const leader = leaderOf(view);
  return [
    rect(at, { fill: panel }),
    rect(box(at.x, at.y, at.w, head), { fill: ink }),
    ...(contest
      ? headShapes(contest, isBrief, box(at.x, at.y, left, head), columnsIn(contest, { ...right, h: head }), say)
      : [
          title(box(at.x + 16, at.y, left - 20, head), say.capitals(say(look('look.race'))), {
            size: 34,
            min: 26,
            role: 'secondary',
            colour: onInk,
            on: ink,
          }),
        ]),
    ...(way.w > 0 ? scaleShapes({ ...way, h: head }) : []),
    ...view.runners.flatMap((runner, i) => {
      const row = lines[i]!;
      const acts = now.toAct.includes(runner.seat);
      const on = acts ? mix(panel, accent, 0.1) : runner.running ? panel : deep;
      return [
        ...(on === panel ? [] : [rect(row, { fill: on })]),
        rect(box(row.x, row.y + row.h - 2, row.w, 2), { fill: line }),
        ...(acts ? [rect(box(row.x, row.y, 10, row.h), { fill: accent })] : []),
        ...runnerShapes(
          view,
          runner,
          box(row.x + 10, row.y, left - 10, row.h),
          { on, leads: leader === runner.seat, isOpen: contest !== null && isOpen, gained: isOpen ? gainOf(contest, runner.seat) : 0 },
          say,
        ),
        ...(way.w > 0 ? barShapes(runner, contest, { ...way, y: row.y, h: row.h }) : []),
        ...(contest
          ? columnsIn(contest, { ...right, y: row.y, h: row.h }).flatMap((cell, b) =>
              sectionShapes(contest.boxes[b]!, runner.seat, cell, { on, isOpen, latest: contest.done.at(-1) ?? null }, say),
            )
          : []),
      ];
    }),
    ...(contest ? columnsIn(contest, right).map((column) => rect(box(column.x - 1, at.y + head, 2, at.h - head), { fill: line })) : []),
    // Where one state's votes end and the next one's letters begin.
    ...(contest ? columnsIn(contest, right).map((column) => rect(box(column.x - 1, at.y + 8, 2, head - 16), { fill: quiet })) : []),
    rect(inset(at, 1), { stroke: { colour: ink, width: 3 } }),
  ];
}

/** The votes a seat has won through the cards now face up. */
const gainOf = (contest: ContestView | null, seat: Seat): number =>
  (contest?.boxes ?? []).reduce((sum, { winner, votes }) => sum + (winner === seat ? votes : 0), 0);

/** The seat with the most votes, if it is the only one. */
function leaderOf({ runners }: CandidateView): string | null {
  const [first, second] = [...runners].sort((a, b) => b.votes - a.votes);
  return first && first.votes > (second?.votes ?? 0) ? first.seat : null;
}

/** The smallest letters of a name, in general and beside open cards: longer names are cut, and the words beside the picture have them in full. */
const leastName = 30;
const leastOpen = 36;

interface Row {
  on: string;
  leads: boolean;
  /** Open cards lie beside it: votes are below the name. */
  isOpen: boolean;
  /** Votes won just now. */
  gained: number;
}

function runnerShapes(view: CandidateView, runner: RunnerView, at: Box, { on, leads, isOpen, gained }: Row, say: Say): Shape[] {
  const { seat, votes, hand, running } = runner;
  // Once the game is over, hands and marks no longer matter.
  const isOver = view.phase === 'over';
  const marks = isOver ? [] : marksOf(view, runner);
  const across = isOpen ? 72 : Math.min(72, at.h - 10);
  const middle = at.y + at.h / 2;
  const from = at.x + 88;
  const handAt = at.x + at.w - (isOver ? 8 : 56);
  const upper = marks.length > 0 ? middle - 38 : middle - 23;
  const half = Math.min(at.h / 2 - 4, 66);
  // Votes with fewer digits leave more room for the name.
  const wide = String(votes).length * 32 + 2;
  const votesAt = isOpen ? box(from, middle + half - 48, 110, 46) : box(handAt - 12 - wide, upper, wide, 46);
  const beside = votesAt.x - 6 - from;
  // Beside open cards, a name has the upper half of the row; above marks, one line; otherwise the full height.
  const name = isOpen
    ? box(from, middle - half, at.x + at.w - 6 - from, 66)
    : marks.length > 0
      ? box(from, middle - 35, beside, 42)
      : box(from, middle - Math.min(36, at.h / 2 - 4), beside, Math.min(72, at.h - 8));
  // Beside open cards, marks are below the button.
  const below = isOpen ? box(at.x + 2, middle + 30, 86, 26) : box(from, middle + 9, handAt - from - 8, 26);
  const cy = isOpen && marks.length > 0 ? middle - 14 : middle;
  return [
    ...(leads ? rosette(at.x + 42, cy, Math.min(at.h / 2 - 1, across / 2 + 6, 42), { pleats: accent, inner: onInk, middle: ink }) : []),
    ...button(seat, at.x + 42, cy, leads ? Math.min(across - 10, 66) : across, say),
    // A long name gets two lines before it is cut off.
    title(name, say.player(seat), {
      size: 52,
      min: isOpen ? leastOpen : leastName,
      lines: 2,
      leading: 0.9,
      role: 'secondary',
      colour: running ? text : quiet,
      on,
    }),
    title(isOpen ? { ...votesAt, w: wide } : votesAt, String(votes), { size: 60, min: 55, colour: text, on, align: isOpen ? 'left' : 'right' }),
    ...(gained > 0
      ? [
          title({ ...votesAt, x: from + wide + 8, w: handAt - from - wide - 14 }, `+${gained}`, {
            ...{ size: 44, min: 36, role: 'secondary', colour: on === deep ? text : accent, on },
          }),
        ]
      : []),
    ...markShapes(marks, below, on, say),
    ...(isOver ? [] : handShapes(hand, handAt, isOpen ? votesAt.y + 22 : middle, isOpen ? 50 : 58)),
  ];
}

const handShapes = (cards: number, x: number, middle: number, high: number): Shape[] => [
  rect(box(x + 6, middle - high / 2 - 3, 40, high), { fill: '#8F8876', stroke: { colour: ink, width: 2 }, radius: 6 }),
  rect(box(x, middle - high / 2 + 3, 40, high), { fill: ink, radius: 6 }),
  title(box(x, middle - high / 2 + 3, 40, high), String(cards), { size: 40, min: 26, role: 'secondary', colour: onInk, on: ink, align: 'centre' }),
];

/** The marks of a candidate: signs, and words if there is room. */
function markShapes(marks: ReturnType<typeof marksOf>, at: Box, on: string, say: Say): Shape[] {
  const said = marks.map((mark) => say(look('look.status', { marks: [mark] })));
  const wide = said.map((one) => 30 + Math.ceil(one.length * 26 * 0.44) + 10);
  const inWords = wide.reduce((sum, one) => sum + one, 0) <= at.w;
  const step = Math.min(38, (at.w + 2) / marks.length);
  let x = inWords || at.w > 100 ? at.x : at.x + (at.w + 2 - step * marks.length) / 2;
  return marks.flatMap((mark, i): Shape[] => {
    const from = x;
    x += inWords ? wide[i]! : step;
    return [
      ...signShapes(markSigns[mark], box(from, at.y, 26, 26), quiet, on),
      ...(inWords
        ? [title(box(from + 30, at.y, wide[i]! - 34, 26), said[i]!, { size: 28, min: 26, weight: 600, role: 'secondary', colour: quiet, on })]
        : []),
    ];
  });
}
