/** Where a game turned: the single steps or short runs of steps in which the chances moved most. Pure. */
import type { Seat } from '../../../kernel/types.ts';
import type { PerSeat, ReviewPoint } from '../../model/review.ts';
import { amongSeats, stepsIn, sure, thinned } from './account.ts';

/** One or a few steps in a row in which the game turned. */
export interface Turning {
  /** The first and the last step, by their numbers in the public replay, from 0. */
  from: number;
  to: number;
  /** Of these, the step that did most of it. */
  step: number;
  /** The one or two steps that did most of it, in order. */
  told: readonly number[];
  /** The seat whose chances rose or fell most, by how much, and how much of that was luck. */
  seat: Seat;
  by: number;
  luck: number;
}

/** The smallest turning point between two, in chance to win. */
const leastTurn = 0.08;
/** A seat with this chance, now or in the median of the steps before, has as good as won: what raises it further is no turn. */
const decided = 0.85;
/** A turn lasts: the median chance of this many steps before is compared with that of as many after. */
const around = 3;
/** A swing that was soon taken back is a turn only if it was this great between two, in chance to win, and then it weighs this share of one that lasted. */
const [leastSwing, takenBack] = [0.25, 0.5];
/** A run has at most this many steps, and each of them beyond the first has to add so much of what a run without it would weigh. */
const [longest, adds] = [4, 0.15];
/** At most so many steps of a run are told: those that did most of it, and each at least this share of what the largest did. */
const [mostSteps, much] = [2, 0.25];

interface Weighed extends Turning {
  weight: number;
}

/**
 * Where the chances moved most and stayed moved, or swung far there and back, at most `most` times, in the order of the game, without what may be mere noise. Several steps in a row
 * that moved them the same way are one turning point: a state is won over two turns, and a lead built over four.
 */
export function turningPoints(points: readonly ReviewPoint[], most = 3): Turning[] {
  const steps = stepsIn(points);
  const runs = steps.flatMap((_, from) =>
    Array.from({ length: Math.min(longest, steps.length - from) }, (_, n) => runOf(points, steps, from, from + n)).filter((run) => run !== null),
  );
  const turns: Weighed[] = [];
  for (const run of runs.sort((a, b) => b.weight - a.weight || a.from - b.from))
    if (turns.length < most && turns.every(({ from, to }) => run.to < from || run.from > to)) turns.push(run);
  return turns.map(({ weight: _, ...turning }) => turning).sort((a, b) => a.from - b.from);
}

/** The turning points of a game with so many steps: a result that no step led to, as where somebody gives up, is none. */
export const turnsOf = (points: readonly ReviewPoint[], steps: number): Turning[] => turningPoints(points.slice(0, steps + 1));

/** Which of the turning points an answer is part of, by its place among them; null: none. `ends`: how many answers had been given by the end of each step. */
export function turnAt(turns: readonly Pick<Turning, 'from' | 'to'>[], ends: readonly number[], answer: number): number | null {
  const at = turns.findIndex(({ from, to }) => answer > (ends[from - 1] ?? 0) && answer <= (ends[to] ?? 0));
  return at < 0 ? null : at;
}

type Steps = ReturnType<typeof stepsIn>;

/** These steps as one turning point; null: they are none. */
const runOf = (points: readonly ReviewPoint[], steps: Steps, from: number, to: number): Weighed | null =>
  movedIn(points, steps, from, to) ?? (from === to ? undoneIn(steps[from]!) : null);

/** Luck and play that undid each other in one step: a good card whose roll failed moved the chances there and back. */
function undoneIn({ step, change, luck, error }: Steps[number]): Weighed | null {
  const undone = (one: Seat): number => {
    const [byLuck, byPlay] = [luck[one] ?? 0, change[one]! - (luck[one] ?? 0)];
    return Math.sign(byLuck) === -Math.sign(byPlay) ? Math.min(Math.abs(byLuck), Math.abs(byPlay)) : 0;
  };
  const seat = Object.keys(change).toSorted((a, b) => undone(b) - undone(a))[0];
  if (seat === undefined || !isSwing(undone(seat), error, Object.keys(change).length)) return null;
  return { from: step, to: step, step, seat, by: change[seat]!, luck: luck[seat]!, told: [step], weight: takenBack * undone(seat) };
}

const isSwing = (size: number, error: number, seats: number): boolean => size >= Math.max(amongSeats(leastSwing, seats), sure * error);

/** How far these steps moved the chances in one direction, if that was a turning point. */
function movedIn(points: readonly ReviewPoint[], steps: Steps, from: number, to: number): Weighed | null {
  const some = steps.slice(from, to + 1);
  const [whole] = stepsIn(thinned(points.slice(from, to + 2), 2).points) as [Steps[number]];
  const { change, error } = whole;
  const latest = points.slice(Math.max(0, from + 1 - around), from + 1);
  const led = (one: Seat): number => Math.max(points[from]!.chances[one] ?? 0, medianOf(latest.map(({ chances }) => chances[one] ?? 0)));
  if (Object.keys(change).some((one) => change[one]! > 0 && led(one) >= decided)) return null;
  const seat = named(change);
  if (seat === null) return null;
  const by = change[seat]!;
  const helped = (one: Steps[number] | undefined): number => Math.sign(by) * (one?.change[seat] ?? 0);
  // What neither begins nor ends with a step in its direction is a shorter run.
  if (helped(some[0]) <= 0 || helped(some.at(-1)) <= 0) return null;
  const usual = (near: readonly ReviewPoint[]) => medianOf(near.map(({ chances }) => chances[seat] ?? 0));
  // The result undoes many a lead, which was no less of a turn for it.
  const after = points.slice(to + 1, Math.max(to + 2, Math.min(points.length - 1, to + 1 + around)));
  const stayed = usual(after) - usual(latest);
  const lasting = Math.sign(stayed) === Math.sign(by) ? Math.min(Math.abs(by), Math.abs(stayed)) : 0;
  const seats = Object.keys(change).length;
  const isLasting = lasting >= Math.max(amongSeats(leastTurn, seats), sure * error);
  // A great change that was taken back in part is worth as much as a smaller one that stayed whole.
  const weight = Math.max(isLasting ? Math.sqrt(Math.abs(by) * lasting) : 0, isSwing(Math.abs(by), error, seats) ? takenBack * Math.abs(by) : 0);
  if (weight === 0) return null;
  const luck = whole.luck[seat] ?? 0;
  const byShare = some.toSorted((a, b) => helped(b) - helped(a));
  const [largest] = byShare as [Steps[number], ...Steps];
  const told = byShare.slice(0, mostSteps).filter((one) => helped(one) >= much * helped(largest));
  return {
    ...{ from, to, step: largest.step, seat, by, luck },
    told: told.map(({ step }) => step).sort((a, b) => a - b),
    weight: weight * (1 - adds) ** (to - from),
  };
}

/** If one seat gains at least this share of what another loses, the turn is told as its gain. */
const gaining = 0.75;
/** The seat whose chances changed most; if one gains about as much as another loses, the gainer, whose doing it mostly was. Null: there are no seats. */
function named(change: PerSeat): Seat | null {
  const seats = Object.keys(change);
  if (seats.length === 0) return null;
  const seat = seats.reduce((best, one) => (Math.abs(change[one]!) > Math.abs(change[best]!) + 1e-9 ? one : best));
  const gainer = seats.reduce((best, one) => (change[one]! > change[best]! + 1e-9 ? one : best));
  return change[gainer]! >= gaining * Math.abs(change[seat]!) ? gainer : seat;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
}
