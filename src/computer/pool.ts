/** Computers that think in worker threads, so that nobody who presses a button waits for them. */
import type { Whose } from '../threads/turns.ts';
import { type Job, openWorkerPool, WorkerPoolError } from '../threads/worker-pool.ts';
import type { Assessment } from './assess.ts';
import type { Assessing, Pondered, Thinking } from './protocol.ts';
import type { Thought } from './thought.ts';

export type { Thinking } from './protocol.ts';

export interface ComputersOptions {
  workers?: number;
  /** A worker that has not answered by then is given up, in ms: far beyond what any level takes. */
  timeoutMs?: number;
  /** A worker that has thought nothing for so long goes, in ms. */
  idleMs?: number;
  /** Told why there is no thought: for the log. */
  failed?(error: Error, thinking: Thinking | Assessing): void;
  /** The worker's program; tests put a slow or a crashing one here. */
  program?: URL;
}

interface Pending<T = Thought> {
  /** Null: there is none, because of an error, for want of time, or because it was called off. Whoever asked answers something sensible then. Never rejects. */
  thought: Promise<T | null>;
  /** It is not wanted any more: what is being thought stops within a few milliseconds. */
  callOff(): void;
}

/** Whose thought it is, and how urgent. */
export interface Turn {
  /** A hint that somebody has asked for; a computer among people; a game that computers alone play; a game that is over. Each goes before all that follow. */
  for: 'hint' | 'game' | 'show' | 'review';
  /** Whose it is: the person and the table. They take turns. */
  whose: Whose;
  /** When the question came up: of one table's the first goes first. */
  since: number;
}

const ranks: { readonly [F in Turn['for']]: number } = { hint: 0, game: 1, show: 2, review: 3 };

export interface Computers {
  /** Thinks in its turn. A thought for a show or a review makes room for any other, and is begun anew after it. */
  think(thinking: Thinking, turn: Turn): Pending;
  /** Assesses positions in its turn, in the same way. */
  assess(assessing: Assessing, turn: Turn): Pending<Assessment[]>;
  /** Whether anything is being thought about, or was a moment ago. */
  areThinking(): boolean;
  stop(): Promise<void>;
}

const makesRoom: ReadonlySet<Turn['for']> = new Set(['show', 'review']);

/** What stands in place of 1 where a thought was called off to make room. */
const yielded = 2;

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
  const ponder = <T extends Thought | Assessment[]>(sent: Thinking | Assessing, { for: what, whose, since }: Turn): Pending<T> => {
    const off = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    let callOff = (): void => {};
    const thought = new Promise<T | null>((resolve) => {
      const job: Job<Pondered> = {
        sent: { ...sent, off },
        ...{ rank: ranks[what], whose, since },
        ...(makesRoom.has(what) && { yield: () => void Atomics.compareExchange(off, 0, 0, yielded) }),
        done(outcome) {
          // What made room is thought anew: the same seed gives the same thought.
          if (Atomics.compareExchange(off, 0, yielded, 0) === yielded && 'thought' in outcome && outcome.thought === null)
            return workerPool.give(job);
          // The worker gives what it was sent for.
          if ('thought' in outcome) return resolve(outcome.thought as T | null);
          if (Atomics.load(off, 0) === 0) failed(outcome instanceof WorkerPoolError ? outcome : new Error(outcome.failed), sent);
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
  };
  return {
    areThinking: () => under > 0 || performance.now() - last < momentMs,
    think: (thinking, turn) => ponder<Thought>(thinking, turn),
    assess: (assessing, turn) => ponder<Assessment[]>(assessing, turn),
    stop: () => workerPool.stop(),
  };
}
