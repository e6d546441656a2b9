/**
 * The available clocks, and a player's remaining time on one, as facts that neither a restart nor a change of the system clock affects. And when that
 * time stands still: quiet hours every day, and days off, both in the player's own time zone.
 */
import * as PlainDates from 'temporal-polyfill/fns/PlainDate';
import * as PlainDateTimes from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTimes from 'temporal-polyfill/fns/ZonedDateTime';
import type { Seat } from '../../kernel/types.ts';
import type { Settings } from '../model/choices.ts';
import type { TableRow } from '../model/store/store.ts';
import type { Bank } from '../model/types.ts';

const hour = 3_600_000;
export const day = 24 * hour;

/** The initial choice for a game over days. */
export const overDays = '168+24';
/** The clocks that are offered. Any other has the same form: initial hours, then hours per turn. */
export const clocks: readonly string[] = ['none', overDays, '72+24', '24+12'];
/** Without a clock, an asked player is reminded once a day; with `none/12`, every twelve hours. */
export const noClock = 'none';
/** The hours between reminders without a clock. */
export const reminderHours = { least: 6, usual: 24, most: 168 } as const;
/** The name of the option that sets the clock; no game has an option with this name. */
export const clockOption = 'clock';

export const mostHours = 1000;

export interface Times {
  /** The most time a player can have, in ms, and how much each turn adds. */
  bank: number;
  step: number;
}

/** The times of a clock; null: there is no such clock. Without a clock there are two days for every answer; after that the others may go on. */
export function timesOf(clock: string): Times | null {
  if (hoursBetween(clock) !== null) return { bank: 2 * day, step: 2 * day };
  const [, bank, step] = /^(\d{1,4})\+(\d{1,4})$/.exec(clock) ?? [];
  if (bank === undefined || Number(bank) < 1 || Number(bank) > mostHours || Number(step) > Number(bank)) return null;
  return { bank: Number(bank) * hour, step: Number(step) * hour };
}

/** How long to wait for players who don't answer what is asked about another player, in ms: as long as a turn gives, at least a day. */
export const silence = (clock: string): number => Math.max(day, timesOf(clock)?.step ?? 0);

/** The hours between two reminders without a clock; null if there is a clock, or the string is not valid. */
export function hoursBetween(clock: string): number | null {
  const { least, usual, most } = reminderHours;
  if (clock === noClock) return usual;
  const hours = Number(/^none\/(\d{1,3})$/.exec(clock)?.[1]);
  return hours >= least && hours <= most ? hours : null;
}

/** No clock, with this many hours between two reminders. */
export const unclocked = (hours: number): string => (hours === reminderHours.usual ? noClock : `${noClock}/${hours}`);

/** Whether a game by this clock is played over days: people who set a clock, or reminders, don't play in one sitting. */
export const isOverDays = (clock: string): boolean => clock !== noClock;

/** Whether people play by a clock. */
export const isTimed = (clock: string): boolean => hoursBetween(clock) === null;

/** The next clock in the lobby: the next on offer, or the first if this one isn't on offer. */
export const clockAfter = (clock: string): string => clocks[(clocks.indexOf(clock) + 1) % clocks.length]!;

/** How much of a player's time passes between two moments, in ms, not counting their stops. */
export function ran(from: number, to: number, stops: Stops): number {
  let sum = 0;
  for (let at = from; at < to; ) {
    const stop = stops(at);
    const until = stop === null ? to : Math.min(to, Math.max(at, stop.start));
    sum += until - at;
    at = stop === null ? to : Math.max(until, stop.end);
  }
  return sum;
}

/** The first moment after `from`, outside all stops, at which this much of a player's time has passed. */
export function reach(from: number, ms: number, stops: Stops): number {
  let at = from;
  for (let left = ms; ; ) {
    const stop = stops(at);
    if (stop === null) return at + left;
    const free = Math.max(0, stop.start - at);
    if (left < free) return at + left;
    left -= free;
    at = Math.max(at + free, stop.end);
  }
}

/** The time left now, in ms. A system clock that was set back restores none. */
export const remaining = ({ left, from, zero }: Bank, now: number, stops: Stops): number =>
  from === null ? left : zero !== null && zero <= now ? 0 : Math.max(0, left - ran(from, now, stops));

/** The time of a player who is asked again with `left` remaining: at least an hour, and a turn's time for a player who had none left. */
export const enough = (left: number, { bank, step }: Times): number => Math.min(bank, Math.max(left, left === 0 ? step : 0, hour));

/** This much time, running from now on. */
export const running = (left: number, now: number, turn: number, stops: Stops): Bank => ({ left, from: now, zero: reach(now, left, stops), turn });

/** Whether this seat is asked and has no time left. */
export const isOverdue = (row: Pick<TableRow, 'banks' | 'since' | 'toAct' | 'phase' | 'paused'>, seat: Seat, now: number): boolean => {
  const zero = bankOf(row, seat)?.zero ?? null;
  return row.phase === 'playing' && row.paused === null && row.toAct.includes(seat) && zero !== null && zero <= now;
};

/** The time of an asked seat; if it was asked before there were clocks, the time it has without one. */
export function bankOf({ banks, since, toAct }: Pick<TableRow, 'banks' | 'since' | 'toAct'>, seat: Seat): Bank | undefined {
  const from = since[seat];
  if (banks[seat] || from === undefined || !toAct.includes(seat)) return banks[seat];
  const { bank } = timesOf(noClock)!;
  return { left: bank, from, zero: from + bank, turn: 0 };
}

/** This much time, stopped. */
export const standing = (left: number, turn: number): Bank => ({ left, from: null, zero: null, turn });

/** From `start` until just before `end`, in ms since 1970. */
export interface Stop {
  start: number;
  end: number;
}

/** The first stop that isn't over at this moment; null: there are none left. */
export type Stops = (at: number) => Stop | null;

export type Habits = Pick<Settings, 'zone' | 'quietFrom' | 'quietTo' | 'pings' | 'dm'>;

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
