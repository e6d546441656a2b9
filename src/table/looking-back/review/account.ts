/** The arithmetic of a review: what made the chances change, where they turned, and what choices cost. Pure. */
import type { Seat } from '../../../kernel/types.ts';
import type { PerSeat, ReviewPoint } from '../../model/review.ts';

/** How somebody's chances went: `luck` and `play` together are `to - from`. */
export interface Account {
  from: number;
  to: number;
  luck: number;
  play: number;
}

/** What luck and play did for each seat, from the start to the end. */
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

/** How much of all that the chances moved, up or down, was luck: from 0 to 1; null where they did not move. */
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

/** A step at which the game turned. */
export interface Turning {
  /** Its number, from 0, of the public replay. */
  step: number;
  /** Whose chances grew most by it, or fell most, and by how much. */
  seat: Seat;
  by: number;
  /** Luck made most of it. */
  isLuck: boolean;
}

/** Less than this is no turning point, in chances to win. */
const leastTurn = 0.04;
/** What is less than so many standard errors is too close to tell. */
const sure = 2;

/** A turn lasts: what the chances mostly were in so many steps before is held beside so many after. */
const around = 3;

/** The steps at which the chances moved most and stayed moved, at most `most`, in the order of the game; none that may be mere noise. */
export function turningPoints(points: readonly ReviewPoint[], most = 3): Turning[] {
  const all = stepsIn(points).flatMap(({ step, change, luck, error }): (Turning & { lasting: number })[] => {
    const seats = Object.keys(change);
    if (seats.length === 0) return [];
    const seat = seats.reduce((best, one) => (Math.abs(change[one]!) > Math.abs(change[best]!) + 1e-9 ? one : best));
    const gainer = seats.reduce((best, one) => (change[one]! > change[best]! + 1e-9 ? one : best));
    // Of two who gain and lose alike, the one who gains is named.
    const named = Math.abs(change[gainer]!) >= Math.abs(change[seat]!) - 1e-9 ? gainer : seat;
    const by = change[named]!;
    const usual = (some: readonly ReviewPoint[]) => medianOf(some.map(({ chances }) => chances[named] ?? 0));
    const stayed = usual(points.slice(step + 1, step + 1 + around)) - usual(points.slice(Math.max(0, step + 1 - around), step + 1));
    const lasting = Math.sign(stayed) === Math.sign(by) ? Math.min(Math.abs(by), Math.abs(stayed)) : 0;
    const isLuck = Math.abs(luck[named] ?? 0) > Math.abs(by - (luck[named] ?? 0));
    return lasting >= Math.max(leastTurn, sure * error) ? [{ step, seat: named, by, isLuck, lasting }] : [];
  });
  return all
    .toSorted((a, b) => b.lasting - a.lasting || a.step - b.step)
    .slice(0, most)
    .map(({ lasting: _, ...turning }) => turning)
    .sort((a, b) => a.step - b.step);
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
}

/** From each point to the next: the change, the part of luck in it, and its standard error. */
function stepsIn(points: readonly ReviewPoint[]): { step: number; change: PerSeat; luck: PerSeat; error: number }[] {
  return points.slice(1).map(({ chances, luck, error }, i) => {
    const before = points[i]!;
    const change = Object.fromEntries(Object.keys(before.chances).map((seat) => [seat, (chances[seat] ?? 0) - (before.chances[seat] ?? 0)]));
    return { step: i, change, luck, error: Math.hypot(error, before.error) };
  });
}

/** Less than this is no mistake worth a word, in chances to win. */
const leastLoss = 0.02;

/** Whether one answer was better than another by so much that it can be said. */
export const isClear = ({ by, error }: { by: number; error: number }): boolean => by >= Math.max(leastLoss, sure * error);

/**
 * Chances as they come true: an evaluation that is too sure of itself is taken back toward an even game. `trust` is 1 where it can be believed as it is, 0
 * where it says nothing (the exponent of each chance, which is then shared out again).
 */
export function trusted(chances: PerSeat, trust: number): { [seat: Seat]: number } {
  const powers = Object.entries(chances).map(([seat, chance]) => [seat, chance <= 0 ? 0 : chance ** trust] as const);
  const all = powers.reduce((sum, [, one]) => sum + one, 0);
  return Object.fromEntries(powers.map(([seat, one]) => [seat, all === 0 ? 0 : one / all]));
}

/** The same of one seat among so many, where the others are believed to be alike. */
export function trustedAlone(chance: number, seats: number, trust: number): number {
  if (chance <= 0 || chance >= 1) return Math.min(1, Math.max(0, chance));
  const other = ((1 - chance) / (seats - 1)) ** trust;
  return chance ** trust / (chance ** trust + (seats - 1) * other);
}

/** At most `most` of many points, evenly, the first and the last always; what luck did since the one before is kept. `at` says which each of them was. */
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
