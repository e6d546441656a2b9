/** How long ago an interaction was made. Discord's clock says it, once it is known how far clocks differ; and a loop that has just been held up says it. */

export interface Lateness {
  /** When something was made that comes in now, on the clock of `performance.now()`; `at` is Discord's own time of it, in milliseconds since 1970. */
  born(at: number): number;
  /** To be called every `beatMs`: whatever comes later than that was held up. */
  beat(): void;
}

export const beatMs = 100;
/** `oldest`: whatever seems older would be beyond help, in ms. */
export const usual = { oldest: 3000 };
/** What waited while the loop was held up comes in so soon after it. */
const afterMs = 200;
/** After so many interactions, the quickest of which took its time as well, it is the clock. Before, Discord may be slow. */
const enough = 20;
/** How fast clocks drift apart, in milliseconds per millisecond. */
const drift = 0.0001;

/** `discordTime` gives the time as Discord has it. */
export function openLateness(discordTime: () => number = Date.now, now: () => number = () => performance.now()): Lateness {
  let last = now();
  let stall = { ms: 0, end: Number.NEGATIVE_INFINITY };
  const heard = { count: 0, last: now(), quickest: Number.POSITIVE_INFINITY };
  const overdue = () => now() - last - beatMs;

  /** How far this machine's clock seems to be ahead of Discord's: nothing comes in before it was made. */
  const skew = (took: number): number => {
    heard.count++;
    heard.quickest = Math.min(took, heard.quickest + (now() - heard.last) * drift);
    heard.last = now();
    return heard.count >= enough || heard.quickest < 0 ? heard.quickest : 0;
  };

  return {
    born(at) {
      const took = discordTime() - at;
      const age = took - skew(took);
      const stalled = now() - stall.end < afterMs ? stall.ms : 0;
      return now() - Math.max(age <= usual.oldest ? age : 0, Math.min(Math.max(overdue(), stalled), usual.oldest), 0);
    },
    beat() {
      if (overdue() > afterMs) stall = { ms: overdue(), end: now() };
      last = now();
    },
  };
}
