/** Makes a review: plays the game again, and judges it from what was known at each time. */
import type { Assessment } from '../../../computer/assess.ts';
import { mainLang } from '../../../i18n/languages.ts';
import { openSay } from '../../../i18n/say.ts';
import type { InformationSet } from '../../../kernel/information-set.ts';
import type { Chances } from '../../../kernel/mind.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Named, PerSeat, Review, ReviewPoint } from '../../model/review.ts';
import type { Given } from '../../work/loaded/record.ts';
import { playAt, trusted } from './account.ts';
import type { Judge, Telling } from './comparing.ts';
import { againFor, openSeatReview } from './judging.ts';
import { momentsOf, type Playing, type Told } from './moments.ts';
import { turnAt, turnsOf } from './turning.ts';

/** The judges of a review; each returns null if it came to nothing. */
export interface Judges extends Judge {
  assess(positions: InformationSet[], answer: number): Promise<Assessment[] | null>;
}

export interface Making extends Playing {
  /** How many answers had been given by the end of each step of the public replay. */
  ends: readonly number[];
  /** How far to believe the chances (`trustIn`). */
  trust: number;
}

/** What ends a game that its last turn didn't end. */
const givenUp: ReadonlySet<Given['kind']> = new Set(['resign', 'draw']);

/** Reports progress; if it throws, the review is broken off. */
type Progress = (done: number, of: number) => Promise<void>;

/** Makes the review. Throws if the answers no longer lead to the same game. */
export async function makeReview(making: Making, judges: Judges, progress: Progress): Promise<Review> {
  const { record, seats, ends, trust } = making;
  const { mind, texts, routine = [] } = making.game;
  const say = openSay({ lang: mainLang, texts: texts[mainLang] });
  const read = ({ label, group }: Named): string => `${say(label)}${group ? ` (${say(group)})` : ''}`;
  const telling: Telling = { seats: record.seats.length, trust, read, narrows: mind.narrows ?? [], routine };
  const own = new Map(seats.map((seat) => [seat, openSeatReview(judges, telling, againFor(seats.length))] as const));
  const points = openPoints(ends, trust);
  const isGivenUp = givenUp.has(record.answers.at(-1)?.kind ?? 'answer');
  // The second looks take about a fifth of the time.
  const of = record.answers.length + Math.ceil(record.answers.length / 4);
  for (const moment of momentsOf(making)) {
    await progress(moment.answer, of);
    if (moment.is === 'chose') await own.get(moment.seat)!.look(moment);
    else points.add(moment, await assessed(judges, moment), isGivenUp && moment.answer === record.answers.length);
  }
  const course = points.all();
  const turns = turnsOf(course, ends.length);
  const summed: { [seat: Seat]: Awaited<ReturnType<ReturnType<typeof openSeatReview>['sumUp']>> } = {};
  for (const [n, [seat, review]] of [...own].entries()) {
    await progress(record.answers.length + Math.floor((n / own.size) * (of - record.answers.length)), of);
    summed[seat] = await review.sumUp(
      (answer) => playAt(course, ends, seat, answer),
      (answer) => turnAt(turns, ends, answer),
    );
  }
  return { open: { points: course }, own: summed };
}

/** A moment with its assessment: the chances after it, and just before the dice fell. */
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

/** The points of the course, one per step; several moments of a step become one point. A result that no turn led to is a point of its own. */
function openPoints(ends: readonly number[], trust: number) {
  const points: ReviewPoint[] = [];
  /** The chances before the next moment, and the luck since the last point. */
  let last: ReviewPoint | null = null;
  let luck: { [seat: Seat]: number } = {};
  const closeUpTo = (answer: number): void => {
    while (last && points.length <= ends.length && ends[points.length - 1]! < answer) {
      points.push({ ...last, luck: rounded(luck) });
      luck = {};
    }
  };
  return {
    add({ answer }: Told, seen: Seen | null, isApart: boolean): void {
      if (!seen) return;
      const chances = rounded(trusted(seen.after.chances, trust));
      if (!last) {
        last = { chances, luck: {}, error: seen.after.error * trust };
        points.push(last);
        return;
      }
      closeUpTo(isApart ? Number.POSITIVE_INFINITY : answer);
      const cast = seen.cast && trusted(seen.cast.chances, trust);
      if (cast) luck = sum(luck, Object.fromEntries(Object.keys(chances).map((seat) => [seat, (chances[seat] ?? 0) - (cast[seat] ?? 0)])));
      last = { chances, luck: {}, error: seen.after.error * trust };
      if (isApart) points.push(last);
    },
    all(): ReviewPoint[] {
      closeUpTo(Number.POSITIVE_INFINITY);
      return points;
    },
  };
}

/** Rounds to a hundredth of a percentage point: nothing finer is shown, and a long game stores many. */
const rounded = (numbers: PerSeat): { [seat: Seat]: number } =>
  Object.fromEntries(Object.entries(numbers).map(([seat, n]) => [seat, Math.round(10_000 * n) / 10_000]));

const sum = (one: PerSeat, other: PerSeat): { [seat: Seat]: number } =>
  Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys(other)])].map((seat) => [seat, (one[seat] ?? 0) + (other[seat] ?? 0)]));
