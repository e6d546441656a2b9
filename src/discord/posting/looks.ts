/** When the outbox is looked at: one look at a time, however many call for one. */

/** The longest that a timer can wait. */
const longestMs = 2 ** 31 - 1;

export interface Looks {
  /** Now; who calls while a look is under way is looked after by the next. */
  wake(): void;
  /** At this time, in ms since 1970. */
  wakeAt(due: number): void;
  /** The last look is over. */
  stop(): Promise<void>;
}

/** Looks once `first` is over, whenever it is called, and every `everyMs`. Neither `look` nor `first` may reject. */
export function openLooks(now: () => number, everyMs: number, look: () => Promise<void>, first: Promise<unknown>): Looks {
  let woken = true;
  let stopped = false;
  let looking: Promise<void> | null = null;

  const lookAgain = () => {
    woken = false;
    if (!stopped) after(look());
  };
  const after = (work: Promise<unknown>) => {
    looking = work.then(() => {
      looking = null;
      if (woken) setImmediate(lookAgain);
    });
  };
  const wake = () => {
    if (woken || stopped) return;
    woken = true;
    if (!looking) setImmediate(lookAgain);
  };

  const ticking = setInterval(wake, everyMs).unref();
  after(first);
  return {
    wake,
    wakeAt(due) {
      if (due <= now()) wake();
      else setTimeout(wake, Math.min(due - now(), longestMs)).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(ticking);
      await looking;
    },
  };
}
