/** The arithmetic of a review: what changed the chances, and what choices cost. Pure. */
import type { Seat } from '../../../kernel/types.ts';
import type { PerSeat, ReviewPoint } from '../../model/review.ts';

/** How a seat's chances changed: `luck` and `play` add up to `to - from`. */
export interface Account {
  from: number;
  to: number;
  luck: number;
  play: number;
}

/** What luck and play did for each seat, from start to end. */
export function accountOf(points: readonly ReviewPoint[]): { [seat: Seat]: Account } {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return {};
  return Object.fromEntries(
    Object.keys(first.chances).map((seat) => {
      const [from, to] = [first.chances[seat] ?? 0, last.chances[seat] ?? 0];
      const luck = points.reduce((sum, point) => sum + (point.luck[seat] ?? 0), 0);
      return [seat, { from, to, luck, play: to - from - luck }];
    }),
  );
}

/** The share of luck in all movement of the chances, up or down: from 0 to 1; null if they didn't move. */
export function luckShare(points: readonly ReviewPoint[]): number | null {
  let [luck, play] = [0, 0];
  for (const { change, luck: by } of stepsIn(points)) {
    for (const seat in change) {
      luck += Math.abs(by[seat] ?? 0);
      play += Math.abs(change[seat]! - (by[seat] ?? 0));
    }
  }
  return luck + play === 0 ? null : luck / (luck + play);
}

/** Below this share of all movement, luck is told as nothing. */
const leastShare = 0.005;

/** Whether dice or cards that everyone saw changed the chances enough to tell them from play. */
export const sawLuck = (points: readonly ReviewPoint[]): boolean => (luckShare(points) ?? 0) >= leastShare;

/** Differences below this many standard errors are too close to tell. */
export const sure = 2;

/** For each pair of neighboring points: the change, the luck in it, and its standard error. */
export function stepsIn(points: readonly ReviewPoint[]): { step: number; change: PerSeat; luck: PerSeat; error: number }[] {
  return points.slice(1).map(({ chances, luck, error }, i) => {
    const before = points[i]!;
    const change = Object.fromEntries(Object.keys(before.chances).map((seat) => [seat, (chances[seat] ?? 0) - (before.chances[seat] ?? 0)]));
    return { step: i, change, luck, error: Math.hypot(error, before.error) };
  });
}

/** How a step, from 0, changed each seat's chances, up to point `end`, and whether most of it was luck; null: nothing is known of it. */
export function changeAt(
  points: readonly ReviewPoint[],
  step: number,
  end = step + 1,
): { seats: { seat: Seat; to: number; by: number }[]; isLuck: boolean } | null {
  const { points: some } = thinned(points.slice(step, end + 1), 2);
  const [one] = stepsIn(some);
  if (!one) return null;
  const { chances } = some[1]!;
  const sizeOf = (by: PerSeat): number => Object.values(by).reduce((sum, n) => sum + Math.abs(n), 0);
  const play = Object.fromEntries(Object.entries(one.change).map(([seat, by]) => [seat, by - (one.luck[seat] ?? 0)]));
  return {
    seats: Object.entries(one.change).map(([seat, by]) => ({ seat, to: chances[seat] ?? 0, by })),
    isLuck: sizeOf(one.luck) > sizeOf(play),
  };
}

/** How play changed a seat's chances in the step with this answer. `ends`: how many answers had been given by the end of each step. */
export function playAt(points: readonly ReviewPoint[], ends: readonly number[], seat: Seat, answer: number): number {
  const step = ends.findIndex((end) => end >= answer);
  const [before, after] = [points[step], points[step + 1]];
  return before && after ? (after.chances[seat] ?? 0) - (before.chances[seat] ?? 0) - (after.luck[seat] ?? 0) : 0;
}

/** The smallest difference worth mentioning between two, in chance to win, less its standard error. */
const leastLoss = 0.03;

/** A difference that is much between two, among so many seats: where a fair share of the wins is less, so is what one choice can change, down to two thirds. */
export const amongSeats = (difference: number, seats: number): number => difference * Math.max(2 / 3, 2 / seats);

/** Whether the difference between two answers is clear enough to report, among so many seats. */
export const isClear = ({ by, error }: { by: number; error: number }, seats: number): boolean =>
  by - error >= amongSeats(leastLoss, seats) && by >= sure * error;

/**
 * Calibrated chances: an overconfident evaluation is pulled toward an even game. `trust` is the exponent of each chance, after which they are
 * normalized: 1 where the evaluation can be believed as it is, 0 where it says nothing.
 */
export function trusted(chances: PerSeat, trust: number): { [seat: Seat]: number } {
  const powers = Object.entries(chances).map(([seat, chance]) => [seat, chance <= 0 ? 0 : chance ** trust] as const);
  const all = powers.reduce((sum, [, one]) => sum + one, 0);
  return Object.fromEntries(powers.map(([seat, one]) => [seat, all === 0 ? 0 : one / all]));
}

/** The same for one of `seats` seats, assuming that the others are equal. */
export function trustedAlone(chance: number, seats: number, trust: number): number {
  if (chance <= 0 || chance >= 1) return Math.min(1, Math.max(0, chance));
  const other = ((1 - chance) / (seats - 1)) ** trust;
  return chance ** trust / (chance ** trust + (seats - 1) * other);
}

/** At most `most` points, evenly spaced, with the first and the last; the luck of dropped ones is added to the next. `at`: original indexes. */
export function thinned(points: readonly ReviewPoint[], most: number): { points: ReviewPoint[]; at: number[] } {
  const count = Math.min(points.length, most);
  const at = Array.from({ length: count }, (_, i) => (count < 2 ? 0 : Math.round((i * (points.length - 1)) / (count - 1))));
  return {
    at,
    points: at.map((n, i) => {
      const luck: { [seat: Seat]: number } = {};
      for (const point of points.slice(i === 0 ? 0 : at[i - 1]! + 1, n + 1)) {
        for (const seat in point.luck) luck[seat] = (luck[seat] ?? 0) + point.luck[seat]!;
      }
      return { ...points[n]!, luck };
    }),
  };
}
