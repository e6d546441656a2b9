/** The race in an event's picture: all votes as bricks, with those just won outlined, before and after. */
import type { Say } from '../../../i18n/types.ts';
import type { Seat } from '../../../kernel/types.ts';
import { box, inset, rect, title } from '../../../scene/build.ts';
import { boxBetween } from '../../../scene/motion.ts';
import { lookOf } from '../../../scene/tokens.ts';
import type { Box, Fill, Shape } from '../../../scene/types.ts';
import { electoralVotes } from '../data/states.ts';
import type { CandidateView } from '../rules/view.ts';
import { majority, type StateId } from '../vocabulary.ts';
import { signShapes } from './card.ts';
import { hatched } from './map-labels.ts';
import { button, fillOf, print } from './palette.ts';
import { markSigns } from './signs.ts';

const { deep, text, accent, ink } = print;

/** Votes that a candidate has won or, if `seat` is null, that have become Undecided; `source`: the part of the event they come from. */
export interface Gain {
  seat: Seat | null;
  votes: number;
  source: number;
}

interface Brick {
  id: StateId | null;
  votes: number;
  /** Null if it was there before. */
  source: number | null;
}

export interface Standing {
  seat: Seat | null;
  before: number;
  after: number;
  bricks: Brick[];
}

/** A seat's votes as bricks. The states are in the order in which they were won, so the last ones belong to the gains. */
export function standingOf(view: CandidateView, seat: Seat | null, gains: readonly Gain[]): Standing {
  const runner = view.runners.find((one) => one.seat === seat);
  const { states, votes: after } = seat === null ? view.undecided : { states: runner?.won ?? [], votes: runner?.votes ?? 0 };
  const own = gains.filter((one) => one.seat === seat);
  const before = Math.max(0, after - own.reduce((sum, { votes }) => sum + votes, 0));
  let sum = 0;
  const bricks = states.map((id): Brick => {
    const votes = electoralVotes[id]!;
    const from = sum - before;
    sum += votes;
    return { id, votes, source: from < 0 ? null : sourceAt(own, from) };
  });
  return { seat, before, after, bricks };
}

/** The source of the gain that contains the vote at this place. */
function sourceAt(own: readonly Gain[], place: number): number | null {
  let sum = 0;
  for (const { votes, source } of own) {
    sum += votes;
    if (place < sum) return source;
  }
  return own.at(-1)?.source ?? null;
}

/** The candidates the event concerns, filled up to `most` lines with the leaders among the others, by votes; Undecided votes last. */
export function concerned(view: CandidateView, gains: readonly Gain[], most: number): Standing[] {
  const seats = view.runners.filter(({ running }) => running).sort((a, b) => b.votes - a.votes);
  const has = ({ seat }: { seat: Seat }) => gains.some((one) => one.seat === seat);
  const [own, others] = [seats.filter(has), seats.filter((one) => !has(one))];
  const undecided = gains.some(({ seat }) => seat === null);
  const rest = Math.max(0, most - own.length - (undecided ? 1 : 0));
  const shown = [...own, ...others.slice(0, rest)].sort((a, b) => b.votes - a.votes).map(({ seat }) => standingOf(view, seat, gains));
  return undecided ? [...shown, standingOf(view, null, gains)] : shown;
}

export const lookIn = (seat: Seat | null): Fill => (seat === null ? hatched : fillOf(seat));

/** The width of one vote. */
export const unitIn = (wide: number, standings: readonly Standing[]): number => wide / Math.max(majority + 4, ...standings.map(({ after }) => after));

/** How far the bricks of each source have come, from 0 to 1, and from where. */
export interface Way {
  from(source: number): Box;
  done(source: number): number;
}

/** A candidate's bricks from the left of the box, `unit` pixels a vote; new ones fly in from their state and are outlined when they land. */
export function brickShapes({ seat, bricks }: Standing, at: Box, unit: number, way: Way): { lying: Shape[]; flying: Shape[] } {
  const [lying, flying]: [Shape[], Shape[]] = [[], []];
  const fill = lookIn(seat);
  let { x } = at;
  const fresh: Box[] = [];
  for (const { id, votes, source } of bricks) {
    const place = box(x, at.y, Math.max(3, votes * unit - 1), at.h);
    x += votes * unit;
    const done = source === null ? 1 : way.done(source);
    if (done >= 1) {
      lying.push(rect(place, { fill, stroke: { colour: ink, width: 2 } }));
      if (source !== null) {
        lying.push(...named(seat, id, place));
        fresh.push(place);
      }
    } else if (done > 0 && source !== null)
      flying.push(rect(boxBetween(way.from(source), place, done), { fill, stroke: { colour: accent, width: 5 } }));
  }
  const [first, last] = [fresh[0], fresh.at(-1)];
  if (first && last) lying.push(rect({ ...first, w: last.x + last.w - first.x }, { stroke: { colour: accent, width: 7 } }));
  return { lying, flying };
}

/** The letters of a state on its brick, if there is room. */
function named(seat: Seat | null, id: StateId | null, at: Box): Shape[] {
  const on = seat === null ? deep : lookOf(seat).colour;
  if (id === null || at.w < 50 || at.h < 40) return [];
  return [
    rect(inset(at, 5, 4), { fill: on }),
    title(box(at.x + 2, at.y, at.w - 4, at.h), id, { size: 38, min: 36, role: 'secondary', colour: ink, on, align: 'centre' }),
  ];
}

export const rowHigh = 58;
const [labelWide, figureWide] = [76, 250];
/** A sign beside the figure. */
const signWide = 54;

/** A row for each: their button, the way to 270, and the figure before and after; a drum for the seat that now has the Bandwagon. */
export function raceShapes(standings: readonly Standing[], at: Box, way: Way, wagon: Seat | null, say: Say): Shape[] {
  const bar = (i: number): Box => box(at.x + labelWide, at.y + i * rowHigh + 7, at.w - labelWide - figureWide, rowHigh - 14);
  const unit = unitIn(bar(0).w, standings);
  const parts = standings.map((one, i) => ({ one, at: bar(i), ...brickShapes(one, bar(i), unit, way) }));
  return [
    ...parts.flatMap(({ one, at: here, lying }) => [
      ...(one.seat === null
        ? [rect(box(at.x + 16, here.y, 44, 44), { fill: hatched, stroke: { colour: ink, width: 3 } })]
        : button(one.seat, at.x + 38, here.y + here.h / 2, 50, say)),
      rect(here, { fill: print.panel, stroke: { colour: ink, width: 2 } }),
      ...lying,
      ...figureShapes(one, box(here.x + here.w + 18, here.y - 4, figureWide - 18, here.h + 8), way, wagon !== null && one.seat === wagon),
    ]),
    ...goalShapes(parts, unit),
    ...parts.flatMap(({ flying }) => flying),
  ];
}

function figureShapes(one: Standing, at: Box, way: Way, hasWagon: boolean): Shape[] {
  const isThere = hasWagon && isAllThere(one, way);
  return [
    title({ ...at, w: at.w - (hasWagon ? signWide : 0) }, figureOf(one, way), { size: 52, min: 40, role: 'secondary', colour: text, on: deep }),
    ...(isThere ? signShapes(markSigns.bandwagon, box(at.x + at.w - signWide + 6, at.y + 2, 48, 48), accent, deep) : []),
  ];
}

/** The line at 270 in every row, labeled if the first row leaves room. */
function goalShapes(parts: readonly { one: Standing; at: Box }[], unit: number): Shape[] {
  return parts.flatMap(({ one, at }, i): Shape[] => {
    if (one.seat === null) return [];
    const x = at.x + majority * unit;
    const hasRoom = i === 0 && one.after * unit < at.w - 150;
    return [
      rect(box(x - 3, at.y - 5, 6, at.h + 10), { fill: accent }),
      ...(hasRoom
        ? [
            title(box(x - 90, at.y, 80, at.h), String(majority), {
              ...{ size: 40, min: 36, weight: 600, role: 'secondary', colour: accent, on: print.panel, align: 'right' },
            }),
          ]
        : []),
    ];
  });
}

const isAllThere = ({ bricks }: Standing, { done }: Way): boolean => bricks.every(({ source }) => source === null || done(source) >= 1);

/** The votes before and, once they have arrived, after. */
export function figureOf(one: Standing, way: Way): string {
  const { before, after } = one;
  const isThere = isAllThere(one, way);
  return before === after || !isThere ? String(isThere ? after : before) : `${before} → ${after}`;
}
