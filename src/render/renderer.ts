import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Scene } from '../scene/types.ts';
import { checkFonts, checkOutlines } from './assets.ts';
import { RenderError } from './errors.ts';
import type { Drawn, Said } from './protocol.ts';

export interface RendererOptions {
  workers?: number;
  /** How long somebody waits for a picture, and how long a worker may draw one. */
  timeoutMs?: number;
  /** A worker that has drawn nothing for this long goes, and its 50 MB with it; the next picture takes a new one, ready in a fifth of a second. */
  idleMs?: number;
  /** The worker's program; tests put a slow or a crashing one here. */
  program?: URL;
}

/** How a picture is wanted. */
export interface Wish {
  /** Everybody waits for it: it is drawn before what one person looks at. */
  first?: boolean;
  /** It is one of many that make a whole: it is drawn when nobody waits for anything else. */
  last?: boolean;
  /** How long the asker waits, in ms; the renderer's own patience unless said otherwise. */
  patienceMs?: number;
}

export interface Renderer {
  /** The scene as PNG. Equal scenes wanted at the same time are drawn once. Rejects with a RenderError, and only with that. */
  png(scene: Scene, wish?: Wish): Promise<Buffer>;
  /** Has a worker ready before the first picture is wanted. */
  warm(): void;
  /** How many pictures are wanted and not drawn yet. */
  waiting(): number;
  stop(): Promise<void>;
}

type Rank = 0 | 1 | 2;
const rankOf = ({ first, last }: Wish): Rank => (first ? 0 : last ? 2 : 1);

/** One picture, and everybody who wants it. */
interface Waiting {
  id: number;
  /** The scene as text: equal scenes are one picture. */
  key: string;
  scene: Scene;
  /** Whose turn it is: what everybody waits for, what one person looks at, one of many. */
  rank: Rank;
  askers: Set<(outcome: Buffer | RenderError) => void>;
}

/** A worker thread and the one job it draws. */
interface Hand {
  worker: Worker | null;
  ready: boolean;
  job: Waiting | null;
  alarm: NodeJS.Timeout | null;
  /** When it goes for want of work. */
  leave: NodeJS.Timeout | null;
}

/** Opens the door to the render workers. Throws when assets are missing. */
export function openRenderer({
  workers = Math.max(1, availableParallelism() - 1),
  timeoutMs = 5000,
  idleMs = 60_000,
  program = new URL('./worker.ts', import.meta.url),
}: RendererOptions = {}): Renderer {
  checkFonts();
  checkOutlines();
  const hands = Array.from({ length: workers }, (): Hand => ({ worker: null, ready: false, job: null, alarm: null, leave: null }));
  /** In the order they are drawn. */
  const queue: Waiting[] = [];
  const wanted = new Map<string, Waiting>();
  let last = 0;
  let stopped = false;

  /** Takes the worker away; the job it held comes out as `error`. The next job gets a new worker. */
  function dismiss(hand: Hand, error: RenderError): Promise<unknown> {
    const { worker } = hand;
    hand.worker = null;
    hand.ready = false;
    rest(hand, false);
    finish(hand, error);
    return worker?.terminate() ?? Promise.resolve();
  }

  function finish(hand: Hand, outcome: Buffer | RenderError): void {
    if (hand.alarm) clearTimeout(hand.alarm);
    hand.alarm = null;
    if (hand.job) settle(hand.job, outcome);
    hand.job = null;
  }

  function settle(job: Waiting, outcome: Buffer | RenderError): void {
    if (wanted.get(job.key) === job) wanted.delete(job.key);
    for (const tell of [...job.askers]) tell(outcome);
  }

  function enqueue(job: Waiting): void {
    const at = queue.findIndex((other) => other.rank > job.rank);
    queue.splice(at < 0 ? queue.length : at, 0, job);
  }

  /** The job that draws this scene, if need be a new one; one that waits is drawn sooner if the new asker is in more of a hurry. */
  function jobOf(scene: Scene, rank: Rank): Waiting {
    const key = JSON.stringify(scene);
    const known = wanted.get(key);
    if (known) {
      if (rank < known.rank && leaveQueue(known)) {
        known.rank = rank;
        enqueue(known);
      }
      return known;
    }
    const job: Waiting = { id: ++last, key, scene, rank, askers: new Set() };
    wanted.set(key, job);
    enqueue(job);
    return job;
  }

  function leaveQueue(job: Waiting): boolean {
    const at = queue.indexOf(job);
    if (at >= 0) queue.splice(at, 1);
    return at >= 0;
  }

  /** From now on the hand has nothing to do, or has again. */
  function rest(hand: Hand, idle: boolean): void {
    if (hand.leave) clearTimeout(hand.leave);
    hand.leave = idle ? setTimeout(() => void dismiss(hand, gone), idleMs).unref() : null;
  }

  function heard(hand: Hand, said: Said): void {
    if (said === 'ready') hand.ready = true;
    else if (said.id === hand.job?.id) finish(hand, outcomeOf(said));
    if (!hand.job) rest(hand, true);
    next();
  }

  function employ(hand: Hand): void {
    const worker = new Worker(program);
    hand.worker = worker;
    worker.unref();
    const lost = (why: string, cause?: unknown) => {
      if (hand.worker !== worker) return;
      const error = new RenderError('failed', why, { cause });
      // A worker that never got ready will not do better for those who wait: they are told at once instead of trying for ever.
      if (!hand.ready) for (const job of queue.splice(0)) settle(job, error);
      void dismiss(hand, error);
      next();
    };
    worker.on('message', (said: Said) => {
      if (hand.worker === worker) heard(hand, said);
    });
    worker.on('error', (error) => lost('The render worker crashed.', error));
    worker.on('exit', (code) => lost(`The render worker ended with ${code}.`));
  }

  /** Gives what is wanted to those who are free, and has as many more start as there are pictures left. */
  function next(): void {
    give();
    let starting = hands.filter(({ worker, ready }) => worker && !ready).length;
    for (const hand of hands) {
      if (stopped || starting >= queue.length) return;
      if (hand.worker) continue;
      employ(hand);
      starting++;
    }
  }

  function give(): void {
    for (const hand of hands) {
      if (stopped || queue.length === 0) return;
      if (!hand.ready || hand.job) continue;
      const job = queue.shift()!;
      hand.job = job;
      rest(hand, false);
      hand.alarm = setTimeout(() => {
        void dismiss(hand, new RenderError('late', `A picture took longer than ${timeoutMs} ms.`));
        next();
      }, timeoutMs).unref();
      hand.worker!.postMessage({ id: job.id, scene: job.scene });
    }
  }

  return {
    png(scene, { patienceMs = timeoutMs, ...wish } = {}) {
      if (stopped) return Promise.reject(new RenderError('failed', 'The renderer is stopped.'));
      return new Promise((resolve, reject) => {
        const job = jobOf(scene, rankOf(wish));
        const patience = setTimeout(() => hear(new RenderError('late', `No picture came within ${patienceMs} ms.`)), patienceMs);
        const hear = (outcome: Buffer | RenderError): void => {
          clearTimeout(patience);
          job.askers.delete(hear);
          if (job.askers.size === 0 && leaveQueue(job)) wanted.delete(job.key);
          if (outcome instanceof RenderError) reject(outcome);
          else resolve(outcome);
        };
        job.askers.add(hear);
        next();
      });
    },
    warm() {
      const [hand] = hands;
      if (!stopped && hand && !hand.worker) employ(hand);
    },
    waiting: () => wanted.size,
    async stop() {
      stopped = true;
      const error = new RenderError('failed', 'The renderer was stopped.');
      for (const job of queue.splice(0)) settle(job, error);
      await Promise.all(hands.map((hand) => dismiss(hand, error)));
    },
  };
}

const gone = new RenderError('failed', 'The worker had nothing to do.');

function outcomeOf(drawn: Drawn): Buffer | RenderError {
  return 'png' in drawn ? Buffer.from(drawn.png.buffer) : new RenderError('failed', drawn.failed);
}
