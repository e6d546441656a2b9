/** How a review is made: the game is played again, and looked at from what was known at each time. */
import type { Assessment } from '../../../computer/assess.ts';
import type { InformationSet } from '../../../kernel/information-set.ts';
import type { Chances } from '../../../kernel/mind.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { PerSeat, Review, ReviewPoint } from '../../model/review.ts';
import { trusted } from './account.ts';
import { type Judge, openSeatReview } from './judging.ts';
import { momentsOf, type Playing, type Told } from './moments.ts';

/** What a review is made with; each gives null where nothing came of it. */
export interface Judges extends Judge {
  assess(positions: InformationSet[], answer: number): Promise<Assessment[] | null>;
}

export interface Making extends Playing {
  /** How many answers had been given by the end of each step of the public replay. */
  ends: readonly number[];
}

/** How far it has come; what it throws breaks the making off. */
type Progress = (done: number, of: number) => Promise<void>;

/** Makes the review. Throws where the answers lead elsewhere by now. */
export async function makeReview(making: Making, judges: Judges, progress: Progress): Promise<Review> {
  const { game, record, seats, ends } = making;
  const trust = game.mind.trust ?? 1;
  const telling = { seats: record.seats.length, trust };
  const own = new Map(seats.map((seat) => [seat, openSeatReview(judges, telling)] as const));
  const points = openPoints(ends, trust);
  // The second looks take about a fifth of the time.
  const of = record.answers.length + Math.ceil(record.answers.length / 4);
  for (const moment of momentsOf(making)) {
    await progress(moment.answer, of);
    if (moment.is === 'chose') await own.get(moment.seat)!.look(moment);
    else points.add(moment, await assessed(judges, moment));
  }
  const summed: { [seat: Seat]: Awaited<ReturnType<ReturnType<typeof openSeatReview>['sumUp']>> } = {};
  for (const [n, [seat, review]] of [...own].entries()) {
    await progress(record.answers.length + Math.floor((n / own.size) * (of - record.answers.length)), of);
    summed[seat] = await review.sumUp();
  }
  return { open: { points: points.all() }, own: summed };
}

/** A moment with what could be said of it: the chances when it was over, and as the dice were about to fall. */
interface Seen {
  after: Assessment;
  cast: Assessment | null;
}

async function assessed(judges: Judges, { known, cast, answer }: Told): Promise<Seen | null> {
  const isOver = !isKnown(known);
  const positions = [...(isOver ? [] : [known]), ...(cast ? [cast] : [])];
  const all = positions.length === 0 ? [] : await judges.assess(positions, answer);
  if (!all) return null;
  const after = isOver ? { chances: known, error: 0 } : all[0]!;
  return { after, cast: cast ? all.at(-1)! : null };
}

const isKnown = (known: InformationSet | Chances): known is InformationSet => 'seat' in known && 'state' in known;

/** The points of the course, a step each: what comes of several moments of a step is one. */
function openPoints(ends: readonly number[], trust: number) {
  const points: ReviewPoint[] = [];
  /** The chances before what comes next, and the luck since the last point. */
  let last: ReviewPoint | null = null;
  let luck: { [seat: Seat]: number } = {};
  const closeUpTo = (answer: number): void => {
    while (last && points.length <= ends.length && ends[points.length - 1]! < answer) {
      points.push({ ...last, luck: rounded(luck) });
      luck = {};
    }
  };
  return {
    add({ answer }: Told, seen: Seen | null): void {
      if (!seen) return;
      const chances = rounded(trusted(seen.after.chances, trust));
      if (!last) {
        last = { chances, luck: {}, error: seen.after.error * trust };
        points.push(last);
        return;
      }
      closeUpTo(answer);
      const cast = seen.cast && trusted(seen.cast.chances, trust);
      if (cast) luck = sum(luck, Object.fromEntries(Object.keys(chances).map((seat) => [seat, (chances[seat] ?? 0) - (cast[seat] ?? 0)])));
      last = { chances, luck: {}, error: seen.after.error * trust };
    },
    all(): ReviewPoint[] {
      closeUpTo(Number.POSITIVE_INFINITY);
      return points;
    },
  };
}

/** To a hundredth of a point: nobody is told more, and a long game keeps many. */
const rounded = (numbers: PerSeat): { [seat: Seat]: number } =>
  Object.fromEntries(Object.entries(numbers).map(([seat, n]) => [seat, Math.round(10_000 * n) / 10_000]));

const sum = (one: PerSeat, other: PerSeat): { [seat: Seat]: number } =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((seat) => [seat, (one[seat] ?? 0) + (other[seat] ?? 0)]));
