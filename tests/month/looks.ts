/** When people look: never while asleep, sooner after a call, later on weekends. */
import type { Random } from '../../src/kernel/random.ts';
import { daysOf, type Stop, stopsOf } from '../../src/table/clock/clock.ts';
import { began, dateOf, day, type Player, people } from './people.ts';

const hour = 3_600_000;
/** Factor by which a call shortens the time to the next look. */
const afterCall = 0.35;
const atWeekend = 1.4;
/** How much one person's hours vary: the standard deviation of their logarithm. */
const spread = 0.8;

/** Their quiet hours and their days off. */
export function stopAt({ habits, off }: Player, at: number): Stop | null {
  const { zone = null, quietFrom = null, quietTo = null } = habits ?? {};
  const free = off && zone !== null ? daysOf(dateOf(off[0]), dateOf(off[1]), zone)! : [];
  const stop = stopsOf({ zone, quietFrom, quietTo }, free)(at);
  return stop !== null && stop.start <= at ? stop : null;
}

export interface Looks {
  /** The next person to look, and when. */
  next(): { one: Player; at: number };
  /** Notes that they have looked at `at`. */
  looked(one: Player, at: number): void;
  /** Notes that something has called them. */
  called(user: string, at: number): void;
}

export function openLooks(chance: Random): Looks {
  const normal = (): number => {
    const [u, v] = [1, 2].map(() => (1 + chance.below('delay', 1_000_000)) / 1_000_001);
    return Math.sqrt(-2 * Math.log(u!)) * Math.cos(2 * Math.PI * v!);
  };
  const after = (one: Player, at: number, share: number): number => {
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const wait = one.hours * share * (isWeekend ? atWeekend : 1) * Math.exp(spread * normal()) * hour;
    const then = at + wait;
    const stop = stopAt(one, then);
    return stop === null ? then : stop.end + (5 + chance.below('morning', 90)) * 60_000;
  };
  const times = new Map(people.map((one) => [one.id, after(one, began, 0.2)]));
  return {
    next() {
      const one = [...people].sort((a, b) => times.get(a.id)! - times.get(b.id)!)[0]!;
      return { one, at: times.get(one.id)! };
    },
    looked(one, at) {
      const isGone = one.gone !== undefined && at >= began + one.gone.day * day;
      times.set(one.id, isGone ? Number.POSITIVE_INFINITY : after(one, at, 1));
    },
    called(user, at) {
      const one = people.find(({ id }) => id === user)!;
      times.set(user, Math.min(times.get(user)!, after(one, at, afterCall)));
    },
  };
}
