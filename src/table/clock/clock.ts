/** The clocks one can play by, and the time somebody has left on one, as facts that no restart and no change of a clock can touch. */
import type { Seat } from '../../kernel/types.ts';
import type { TableRow } from '../model/store.ts';
import type { Bank } from '../model/types.ts';
import type { Stops } from './calendar.ts';

const hour = 3_600_000;
export const day = 24 * hour;

/** What whoever chooses to play over days begins with. */
export const overDays = '168+24';
/** What is offered. Any other is written the same way: hours at first, hours a turn. */
export const clocks: readonly string[] = ['none', overDays, '72+24', '24+12'];
/** Without a clock whoever is asked is reminded once a day; `none/12` does it every twelve hours. */
export const noClock = 'none';
/** The hours between reminders without a clock. */
export const reminderHours = { least: 6, usual: 24, most: 168 } as const;
/** What an option that sets the clock is called; no game's option is. */
export const clockOption = 'clock';

export const mostHours = 1000;

export interface Times {
  /** All that one can have, in ms, and how much comes back when one's turn comes. */
  bank: number;
  step: number;
}

/** The times of a clock; null: there is no such clock. Without a clock there are two days for every answer, after which the others may go on. */
export function timesOf(clock: string): Times | null {
  if (hoursBetween(clock) !== null) return { bank: 2 * day, step: 2 * day };
  const [, bank, step] = /^(\d{1,4})\+(\d{1,4})$/.exec(clock) ?? [];
  if (bank === undefined || Number(bank) < 1 || Number(bank) > mostHours || Number(step) > Number(bank)) return null;
  return { bank: Number(bank) * hour, step: Number(step) * hour };
}

/** Whoever says nothing to what is asked about somebody else is waited for so long, in ms: as long as a turn gives, at least a day. */
export const silence = (clock: string): number => Math.max(day, timesOf(clock)?.step ?? 0);

/** How many hours lie between two reminders where there is no clock; null where there is one, or where it is none that can be played by. */
export function hoursBetween(clock: string): number | null {
  const { least, usual, most } = reminderHours;
  if (clock === noClock) return usual;
  const hours = Number(/^none\/(\d{1,3})$/.exec(clock)?.[1]);
  return hours >= least && hours <= most ? hours : null;
}

/** No clock, with so many hours between two reminders. */
export const unclocked = (hours: number): string => (hours === reminderHours.usual ? noClock : `${noClock}/${hours}`);

/** Whether a game by this clock is played over days: who sets a clock, or reminders, does not sit together. */
export const isOverDays = (clock: string): boolean => clock !== noClock;

/** Whether people play by a clock. */
export const isTimed = (clock: string): boolean => hoursBetween(clock) === null;

/** The clock a change in the lobby leads to: the next that is offered, the first after any other. */
export const clockAfter = (clock: string): string => clocks[(clocks.indexOf(clock) + 1) % clocks.length]!;

/** How much of somebody's time goes by between two moments, in ms: all but their stops. */
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

/** The first moment after `from`, outside all stops, at which so much of somebody's time has gone by. */
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

/** What is left now, in ms. A clock that was set back gives nothing back. */
export const remaining = ({ left, from, zero }: Bank, now: number, stops: Stops): number =>
  from === null ? left : zero !== null && zero <= now ? 0 : Math.max(0, left - ran(from, now, stops));

/** What somebody who is asked anew has, of whom so much is `left`: an hour at least, and whoever had nothing left has as much as a turn gives. */
export const enough = (left: number, { bank, step }: Times): number => Math.min(bank, Math.max(left, left === 0 ? step : 0, hour));

/** So much, from now on. */
export const running = (left: number, now: number, turn: number, stops: Stops): Bank => ({ left, from: now, zero: reach(now, left, stops), turn });

/** Whether this seat is asked and has no time left. */
export const isOverdue = (row: Pick<TableRow, 'banks' | 'since' | 'toAct' | 'phase' | 'paused'>, seat: Seat, now: number): boolean => {
  const zero = bankOf(row, seat)?.zero ?? null;
  return row.phase === 'playing' && row.paused === null && row.toAct.includes(seat) && zero !== null && zero <= now;
};

/** The time of a seat that is asked; where it was asked before there were clocks, what there is without one. */
export function bankOf({ banks, since, toAct }: Pick<TableRow, 'banks' | 'since' | 'toAct'>, seat: Seat): Bank | undefined {
  const from = since[seat];
  if (banks[seat] || from === undefined || !toAct.includes(seat)) return banks[seat];
  const { bank } = timesOf(noClock)!;
  return { left: bank, from, zero: from + bank, turn: 0 };
}

/** So much, whenever it goes on. */
export const standing = (left: number, turn: number): Bank => ({ left, from: null, zero: null, turn });
