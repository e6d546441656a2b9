/** The time somebody has to answer, as facts that no restart and no change of a clock can touch: so much was left at that moment. */

import type { Seat } from '../../kernel/types.ts';
import type { TableRow } from '../model/store.ts';
import type { Bank } from '../model/types.ts';
import type { Stops } from './calendar.ts';
import { noClock, type Times, timesOf } from './clock.ts';

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

const hour = 3_600_000;

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
