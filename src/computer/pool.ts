/** Computers that think in worker threads, so that nobody who presses a button waits for them. */
import { type Job, openWorkerPool, WorkerPoolError } from '../threads/worker-pool.ts';
import type { Pondered, Thinking } from './protocol.ts';
import type { Thought } from './thought.ts';

export type { Thinking } from './protocol.ts';

export interface ComputersOptions {
  workers?: number;
  /** A worker that has not answered by then is given up, in ms: far beyond what any level takes. */
  timeoutMs?: number;
  /** A worker that has thought nothing for so long goes, in ms. */
  idleMs?: number;
  /** Told why there is no thought: for the log. */
  failed?(error: Error, thinking: Thinking): void;
  /** The worker's program; tests put a slow or a crashing one here. */
  program?: URL;
}

interface Pending {
  /** Null: there is none, because of an error, for want of time, or because it was called off. Whoever asked answers something sensible then. Never rejects. */
  thought: Promise<Thought | null>;
  /** It is not wanted any more: what is being thought stops within a few milliseconds. */
  callOff(): void;
}

export interface Computers {
  /** Thinks as soon as a worker is free. `since`: when the question came up; who has waited longest comes first. */
  think(thinking: Thinking, since: number): Pending;
  /** Whether anything is being thought about, or was a moment ago. */
  areThinking(): boolean;
  stop(): Promise<void>;
}

/** Where computers play one another, the next thought begins so soon after the last, in ms. */
const momentMs = 1000;

export function openComputers({
  workers,
  timeoutMs = 15_000,
  idleMs = 60_000,
  failed = () => {},
  program = new URL('./worker.ts', import.meta.url),
}: ComputersOptions = {}): Computers {
  const workerPool = openWorkerPool<Pondered>({ program, timeoutMs, idleMs, ...(workers !== undefined && { workers }) });
  let [under, last] = [0, Number.NEGATIVE_INFINITY];
  return {
    areThinking: () => under > 0 || performance.now() - last < momentMs,
    think(thinking, since) {
      const off = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      let callOff = (): void => {};
      const thought = new Promise<Thought | null>((resolve) => {
        const job: Job<Pondered> = {
          sent: { ...thinking, off },
          rank: since,
          done(outcome) {
            if ('thought' in outcome) return resolve(outcome.thought);
            if (Atomics.load(off, 0) === 0) failed(outcome instanceof WorkerPoolError ? outcome : new Error(outcome.failed), thinking);
            resolve(null);
          },
        };
        callOff = () => {
          Atomics.store(off, 0, 1);
          if (workerPool.takeBack(job)) resolve(null);
        };
        workerPool.give(job);
      });
      under++;
      void thought.then(() => {
        under--;
        last = performance.now();
      });
      return { thought, callOff };
    },
    stop: () => workerPool.stop(),
  };
}
