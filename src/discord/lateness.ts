/** How long ago an interaction was made. Discord's clock says it; and where clocks differ, a loop that has just been held up does. */

export interface Lateness {
  /** When something was made that comes in now, on the clock of `performance.now()`; `at` is Discord's own time of it, in milliseconds since 1970. */
  born(at: number): number;
  /** To be called every `beatMs`: whatever comes later than that was held up. */
  beat(): void;
}

export const beatMs = 100;
/** Whatever seems older would be beyond help, and nothing can be of the future: then the clocks differ. */
const oldestMs = 3000;
/** What waited while the loop was held up comes in so soon after it. */
const afterMs = 200;

/** `discordTime` gives the time as Discord has it. */
export function openLateness(discordTime: () => number = Date.now, now: () => number = () => performance.now()): Lateness {
  let last = now();
  let stall = { ms: 0, end: Number.NEGATIVE_INFINITY };
  const overdue = () => now() - last - beatMs;
  return {
    born(at) {
      const age = discordTime() - at;
      const stalled = now() - stall.end < afterMs ? stall.ms : 0;
      return now() - Math.max(age <= oldestMs ? age : 0, Math.min(Math.max(overdue(), stalled), oldestMs), 0);
    },
    beat() {
      if (overdue() > afterMs) stall = { ms: overdue(), end: now() };
      last = now();
    },
  };
}
