/** How a connection ends: others take over first, then what is under way is finished, and then it closes. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './connection.ts';

/** Resolves after `ms` milliseconds, or when `signal` aborts. Doesn't keep the process alive. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<unknown>;

export const pause: Pause = (ms, signal) => wait(ms, null, { ref: false, ...(signal && { signal }) }).catch(() => {});

interface Draining {
  pause: Pause;
  /** How long interactions are still taken, in milliseconds; null: not at all, because no balancer chooses who gets them. */
  drainMs: number | null | undefined;
  /** How long to wait for work under way after that, in milliseconds. */
  farewellMs: number | undefined;
}

/** As long as a load balancer may take to notice that `/health` has turned negative. */
const usualDrainMs = 3000;
const usualFarewellMs = 8000;

/** Closes the connection. `finish` does what is under way; nothing is lost if it takes longer than the farewell. */
export async function drain(
  line: Pick<Connection, 'leave' | 'shut' | 'close'>,
  finish: () => Promise<void>,
  { pause, drainMs = usualDrainMs, farewellMs = usualFarewellMs }: Draining,
): Promise<void> {
  // A load balancer sends new interactions elsewhere from now on; those that arrive before it notices are answered.
  line.leave();
  if (drainMs !== null) await pause(drainMs);
  line.shut();
  await Promise.race([finish(), pause(farewellMs)]);
  await line.close();
}
