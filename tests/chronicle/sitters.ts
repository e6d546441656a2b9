/** Six people who play for weeks: where they live, when they sleep, when they look, and what they do about each other. */
import type { Random } from '../../src/kernel/random.ts';
import type { Seat } from '../../src/kernel/types.ts';
import { stopsOf } from '../../src/table/clock/clock.ts';
import type { Settings } from '../../src/table/model/choices.ts';
import type { Person, TableInfo } from '../../src/table/model/types.ts';

const hour = 3_600_000;
export const day = 24 * hour;
/** A Monday evening in Europe, the week before American clocks change. */
export const began = Date.UTC(2027, 2, 8, 18);
const betweenLooks = 6 * hour;

type Habits = Pick<Settings, 'zone' | 'quietFrom' | 'quietTo'> & Partial<Settings>;
export interface Sitter extends Person {
  habits: Habits;
}

const sleeps = (zone: string, from: number, to: number, more: Partial<Settings> = {}): Habits => ({
  zone,
  quietFrom: from * 60,
  quietTo: to * 60,
  ...more,
});

/** In the order in which they sit down. */
export const sitters: readonly Sitter[] = [
  { id: '1181240000000000010', name: 'Ada', habits: sleeps('Europe/Paris', 22, 8) },
  { id: '1181240000000000011', name: 'Ben', habits: sleeps('America/New_York', 23.5, 7) },
  { id: '1181240000000000012', name: 'Cleo', habits: sleeps('Europe/London', 22, 7, { dm: true }) },
  { id: '1181240000000000013', name: 'Dan', habits: sleeps('Asia/Tokyo', 0, 8) },
  { id: '1181240000000000014', name: 'Eve', habits: sleeps('America/Los_Angeles', 22, 7, { pings: 'daily' }) },
  { id: '1181240000000000015', name: 'Hugo', habits: sleeps('Europe/Berlin', 23, 6.5) },
];
/** Misses one look in three, and is away for a while. */
const forgetful = sitters[1]!;

export function isQuiet({ habits: { zone, quietFrom, quietTo } }: Sitter, at: number): boolean {
  const stop = stopsOf({ zone, quietFrom, quietTo })(at);
  return stop !== null && stop.start <= at;
}

export interface Looks {
  /** Who looks next, and when. */
  next(): { one: Sitter; at: number };
  /** Records a look. Returns whether this person was there and awake. */
  take(one: Sitter): boolean;
}

/** Whether the forgetful one is away; they come back on day `back`. */
export const isAway = (at: number, back: number): boolean => at >= began + 3 * day && at < began + back * day;

/** Everyone looks every six hours while awake, except the forgetful one while away. */
export function openLooks(people: readonly Sitter[], back: number, chance: Random): Looks {
  const times = new Map(people.map((one) => [one, began + chance.below('look', 360) * 60_000]));
  return {
    next() {
      const [one, at] = [...times].sort(([, a], [, b]) => a - b)[0]!;
      return { one, at };
    },
    take(one) {
      const at = times.get(one)!;
      times.set(one, at + betweenLooks);
      const forgets = one === forgetful && (isAway(at, back) || chance.below('forgets', 3) === 0);
      return !forgets && !isQuiet(one, at);
    },
  };
}

/** Whether a seat has no time left, and nobody has dealt with that yet. */
export const isLate = (table: TableInfo, seat: Seat, now: number): boolean => {
  const zero = table.banks[seat]?.zero ?? null;
  const isOpen = table.phase === 'playing' && table.paused === null && table.toAct.includes(seat) && !table.away.includes(seat);
  return isOpen && zero !== null && zero <= now && !table.proposals.some(({ kind, fate }) => kind === 'away' && fate === 'open');
};
