/** When a player's time stands still: quiet hours every day, and days off, both in their own time zone. */

import * as PlainDates from 'temporal-polyfill/fns/PlainDate';
import * as PlainDateTimes from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTimes from 'temporal-polyfill/fns/ZonedDateTime';
import type { Settings } from '../model/choices.ts';

/** From `start` until just before `end`, in ms since 1970. */
export interface Stop {
  start: number;
  end: number;
}

/** The first stop that isn't over at this moment; null: there are none left. */
export type Stops = (at: number) => Stop | null;

export type Habits = Pick<Settings, 'zone' | 'quietFrom' | 'quietTo' | 'pings' | 'dm'>;

export const usualHabits: Habits = { zone: null, quietFrom: null, quietTo: null, pings: 'now', dm: false };

const hour = 3_600_000;
/** However long a player's quiet hours are, they stop the clock for at most this long a day, in ms; otherwise it would hardly run. */
export const longestStill = 12 * hour;

/**
 * The stops of a person with these habits and days off, when they aren't pinged. Quiet hours that stop a clock last at most `longest` ms a day. On a
 * day without such an hour, or with two, it is what a wall clock there would show.
 */
export function stopsOf(
  { zone, quietFrom, quietTo }: Pick<Habits, 'zone' | 'quietFrom' | 'quietTo'>,
  off: readonly Stop[] = [],
  longest = Number.POSITIVE_INFINITY,
): Stops {
  if (zone === null || quietFrom === null || quietTo === null || quietFrom === quietTo) return (at) => firstOf(off, at);
  const known = new Map<number, Stop>();
  /** The quiet hours that begin `days` days after the day of this moment. */
  const quiet = (at: number, days: number): Stop => {
    const date = PlainDates.addDays(ZonedDateTimes.toPlainDate(ZonedDateTimes.create(BigInt(Math.floor(at)) * 1_000_000n, zone)), days);
    const key = date.year * 400 + date.month * 32 + date.day;
    const found = known.get(key);
    if (found) return found;
    const start = instantOf(date, quietFrom, zone);
    const until = instantOf(quietTo > quietFrom ? date : PlainDates.addDays(date, 1), quietTo, zone);
    const stop = { start, end: Math.max(start, Math.min(until, start + longest)) };
    known.set(key, stop);
    return stop;
  };
  return (at) => firstOf([...[-1, 0, 1, 2].map((days) => quiet(at, days)), ...off], at);
}

/** The days from `first` to `last` (`2026-12-24`), each from midnight to midnight in this zone; null: they aren't days, or are out of order. */
export function daysOf(first: string, last: string, zone: string): { day: string; start: number; end: number }[] | null {
  const [from, to] = [dateOf(first), dateOf(last)];
  if (!from || !to || PlainDates.compare(from, to) > 0) return null;
  const days = [];
  for (let date = from; PlainDates.compare(date, to) <= 0 && days.length < 400; date = PlainDates.addDays(date, 1)) {
    days.push({ day: PlainDates.toString(date), start: instantOf(date, 0, zone), end: instantOf(PlainDates.addDays(date, 1), 0, zone) });
  }
  return days;
}

function dateOf(text: string) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  try {
    return year === undefined ? null : PlainDates.create(Number(year), Number(month), Number(day));
  } catch {
    return null;
  }
}

function firstOf(stops: readonly Stop[], at: number): Stop | null {
  let first: Stop | null = null;
  for (const stop of stops) if (stop.end > Math.max(at, stop.start) && (first === null || stop.start < first.start)) first = stop;
  return first;
}

/** The moment that is this many minutes after midnight on this day, in ms since 1970. */
function instantOf({ year, month, day }: { year: number; month: number; day: number }, minutes: number, zone: string): number {
  const local = PlainDateTimes.create(year, month, day, Math.floor(minutes / 60), minutes % 60);
  return Number(ZonedDateTimes.toInstant(PlainDateTimes.toZonedDateTime(local, zone)).epochMilliseconds);
}
