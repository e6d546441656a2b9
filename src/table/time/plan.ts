/** What is to be said of somebody who is asked something, and when: computed whenever that changes; the next of it is kept as a row. */

import type { Pings } from '../choices.ts';
import type { ReminderKind } from '../sending.ts';
import type { Bank } from '../types.ts';
import { reach } from './bank.ts';
import type { Stops } from './calendar.ts';
import { day, noClock } from './clock.ts';

const perDay = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6'] as const;
const parts = { half: 0.5, most: 0.8, last: 0.95 } as const;

export interface Planned {
  kind: ReminderKind;
  due: number;
}

export interface Waiting {
  bank: Bank & { from: number };
  clock: string;
  /** Since when they are asked, in ms since 1970. */
  since: number;
  stops: Stops;
  pings: Pings;
  /** When they were called last, if they were. */
  pinged: number | null;
  /** Called by a direct message, which no board sends. */
  dm: boolean;
  /** At the panel: needs no call. */
  here: boolean;
}

/** The first moment from `at` on at which somebody may be called: not in a stop, and not twice a day where they want it once. Null: never. */
export function mayBeCalled({ pings, pinged, stops }: Pick<Waiting, 'pings' | 'pinged' | 'stops'>, at: number): number | null {
  if (pings === 'off') return null;
  return reach(pings === 'daily' && pinged !== null ? Math.max(at, pinged + day) : at, 0, stops);
}

/** When they are to be called to their turn because no board does it now; null: they are not. */
export function callAt(waiting: Waiting, now: number): number | null {
  const at = mayBeCalled(waiting, now);
  return at !== null && !waiting.here && (waiting.dm || at > now) ? at : null;
}

/** All that is said of the time they take, from the beginning to its end, the first first. */
export function course({ bank, clock, since, stops, pings }: Omit<Waiting, 'pinged' | 'dm' | 'here'>): Planned[] {
  const zero = reach(bank.from, bank.left, stops);
  const marks: Planned[] =
    clock === noClock
      ? perDay.map((kind, i) => ({ kind, due: reach(since + (i + 1) * day, 0, stops) }))
      : Object.entries(parts).map(([kind, part]) => ({
          kind: kind as keyof typeof parts,
          due: reach(bank.from, Math.ceil(bank.left * part), stops),
        }));
  const all: Planned[] = [
    ...(pings === 'off' ? [] : marks.filter(({ due }) => due < zero)),
    { kind: 'ahead', due: zero - day },
    { kind: 'zero', due: zero },
  ];
  return all.sort((one, other) => one.due - other.due);
}
