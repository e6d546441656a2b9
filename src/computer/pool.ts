/** Computers that think in worker threads, so that players who press a button needn't wait for them. */
import type { Whose } from '../threads/turns.ts';
import { type Job, openWorkerPool, WorkerPoolError } from '../threads/worker-pool.ts';
import type { Assessment } from './assess.ts';
import type { Assessing, Pondered, Thinking } from './protocol.ts';
import type { Thought } from './thought.ts';

export type { Thinking } from './protocol.ts';

export interface ComputersOptions {
  workers?: number;
  /** A worker that hasn't answered after this long is given up, in ms: far longer than any level takes. */
  timeoutMs?: number;
  /** After how long without a thought a worker is ended, in ms. */
  idleMs?: number;
  /** Called when a thought failed, with the reason, for the log. */
  failed?(error: Error, thinking: Thinking | Assessing): void;
  /** The worker's program; tests replace it with a slow or a crashing one. */
  program?: URL;
}

interface Pending<T = Thought> {
  /** Null: none, because of an error, lack of time, or a call-off. The caller then needs another sensible answer. Never rejects. */
  thought: Promise<T | null>;
  /** Calls the thought off: the thinking stops within a few milliseconds. */
  callOff(): void;
}

/** Whose thought it is, and how urgent it is. */
export interface Turn {
  /** A hint for a player; a computer among people; a game that only computers play; a game that is over. The most urgent comes first. */
  for: 'hint' | 'game' | 'show' | 'review';
  /** Whose it is: the person and the table. They take turns. */
  whose: Whose;
  /** When the question came up: a table's oldest goes first. */
  since: number;
}

const ranks: { readonly [F in Turn['for']]: number } = { hint: 0, game: 1, show: 2, review: 3 };

export interface Computers {
  /** Thinks when its turn comes. A thought for a show or a review makes room for any other, and starts over afterwards. */
  think(thinking: Thinking, turn: Turn): Pending;
  /** Assesses positions when its turn comes, in the same way. */
  assess(assessing: Assessing, turn: Turn): Pending<Assessment[]>;
  /** Whether any computer is thinking, or was a moment ago. */
  areThinking(): boolean;
  stop(): Promise<void>;
}

const makesRoom: ReadonlySet<Turn['for']> = new Set(['show', 'review']);

/** The value, instead of 1, for a thought that was called off to make room. */
const yielded = 2;

/** While computers play one another, the next thought begins within this time after the last, in ms. */
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
          // A thought that made room starts over: the same seed gives the same thought.
          if (Atomics.compareExchange(off, 0, yielded, 0) === yielded && 'thought' in outcome && outcome.thought === null)
            return workerPool.give(job);
          // The worker returns what it was asked for.
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
