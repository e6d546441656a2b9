/** Worker threads that do jobs one at a time each: pictures, thoughts. A worker that crashes or takes too long is replaced, and its job alone is lost. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openTurns, type Waiting } from './turns.ts';

/** Why a job was not done: it took too long, or the worker failed or was dismissed. */
export class WorkerPoolError extends Error {
  override name = 'WorkerPoolError';
  readonly why: 'late' | 'failed';
  constructor(why: 'late' | 'failed', message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

export interface WorkerPoolOptions {
  /** The worker's program: it says 'ready', then answers each `{ id, …sent }` with `{ id, … }`. */
  program: URL;
  /** As many as there are cores, less one for everything else, unless said otherwise. */
  workers?: number;
  /** How long one job may take, in ms. */
  timeoutMs: number;
  /** A worker without a job for so long goes, and its memory with it, in ms. */
  idleMs: number;
  /** A worker whose objects take more than this fails, and its job with it, in MB: far beyond what any job takes. */
  mostMb?: number;
}

/** Something to do, in its turn. */
export interface Job<Answer> extends Waiting {
  /** What the worker is sent beside the job's number. */
  sent: object;
  /** Something more urgent waits, and no worker is free: the job ends as soon as it can, and whoever gave it may give it again. It is told so once. */
  yield?(): void;
  /** Hears once what came of it. */
  done(outcome: Answer | WorkerPoolError): void;
}

export interface WorkerPool<Answer> {
  give(job: Job<Answer>): void;
  /** Takes a job back that nobody has begun. False: it is being done, or was. */
  takeBack(job: Job<Answer>): boolean;
  /** Has a worker ready before the first job. */
  warm(): void;
  /** Every job that is not done comes out as an error. */
  stop(): Promise<void>;
}

/** A worker thread and the one job it does. */
interface Hand<Answer> {
  worker: Worker | null;
  ready: boolean;
  job: { id: number; job: Job<Answer> } | null;
  alarm: NodeJS.Timeout | null;
  /** When it goes for want of work. */
  leave: NodeJS.Timeout | null;
}

/** Little, so that what a job leaves behind, its native memory above all, is freed soon. */
const youngMb = 6;

/** Opens a worker pool. No worker starts before there is something to do. */
export function openWorkerPool<Answer extends { id: number }>(options: WorkerPoolOptions): WorkerPool<Answer> {
  return new Pool(options);
}

class Pool<Answer extends { id: number }> implements WorkerPool<Answer> {
  readonly #options: WorkerPoolOptions;
  readonly #hands: Hand<Answer>[];
  readonly #queue = openTurns<Job<Answer>>();
  /** Those that were asked to make room, and are not out yet. */
  readonly #yielding = new Set<Job<Answer>>();
  #last = 0;
  #stopped = false;

  constructor(options: WorkerPoolOptions) {
    const { workers = Math.max(1, availableParallelism() - 1) } = options;
    this.#options = options;
    this.#hands = Array.from({ length: workers }, () => ({ worker: null, ready: false, job: null, alarm: null, leave: null }));
  }

  give(job: Job<Answer>): void {
    if (this.#stopped) {
      job.done(new WorkerPoolError('failed', 'The worker pool was stopped.'));
      return;
    }
    this.#queue.add(job);
    this.#next();
  }

  takeBack(job: Job<Answer>): boolean {
    return this.#queue.remove(job);
  }

  warm(): void {
    const [hand] = this.#hands;
    if (!this.#stopped && hand && !hand.worker) this.#employ(hand);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const error = new WorkerPoolError('failed', 'The worker pool was stopped.');
    for (const job of this.#queue.clear()) job.done(error);
    await Promise.all(this.#hands.map((hand) => this.#dismiss(hand, error)));
  }

  /** Takes the worker away; the job it held comes out as `error`. The next job gets a new worker. */
  #dismiss(hand: Hand<Answer>, error: WorkerPoolError): Promise<unknown> {
    const { worker } = hand;
    hand.worker = null;
    hand.ready = false;
    this.#rest(hand, false);
    this.#finish(hand, error);
    return worker?.terminate() ?? Promise.resolve();
  }

  #finish(hand: Hand<Answer>, outcome: Answer | WorkerPoolError): void {
    if (hand.alarm) clearTimeout(hand.alarm);
    hand.alarm = null;
    const held = hand.job;
    hand.job = null;
    if (held) this.#yielding.delete(held.job);
    held?.job.done(outcome);
  }

  /** From now on the hand has nothing to do, or has again. */
  #rest(hand: Hand<Answer>, idle: boolean): void {
    if (hand.leave) clearTimeout(hand.leave);
    const leave = () => void this.#dismiss(hand, new WorkerPoolError('failed', 'The worker had nothing to do.'));
    hand.leave = idle ? setTimeout(leave, this.#options.idleMs).unref() : null;
  }

  #heard(hand: Hand<Answer>, said: 'ready' | Answer): void {
    if (said === 'ready') hand.ready = true;
    else if (said.id === hand.job?.id) this.#finish(hand, said);
    if (!hand.job) this.#rest(hand, true);
    this.#next();
  }

  #employ(hand: Hand<Answer>): void {
    const { program, mostMb = 256 } = this.#options;
    const worker = new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: youngMb, maxOldGenerationSizeMb: mostMb } });
    hand.worker = worker;
    worker.unref();
    const lost = (why: string, cause?: unknown) => {
      if (hand.worker !== worker) return;
      const error = new WorkerPoolError('failed', why, { cause });
      // A worker that never got ready will not do better for those who wait: they are told at once instead of trying for ever.
      if (!hand.ready) for (const job of this.#queue.clear()) job.done(error);
      void this.#dismiss(hand, error);
      this.#next();
    };
    worker.on('message', (said: 'ready' | Answer) => {
      if (hand.worker === worker) this.#heard(hand, said);
    });
    worker.on('error', (error) => lost('The worker crashed.', error));
    worker.on('exit', (code) => lost(`The worker ended with ${code}.`));
  }

  /** Gives what is wanted to those who are free, and has as many more start as there are jobs left. */
  #next(): void {
    this.#handOut();
    let starting = this.#hands.filter(({ worker, ready }) => worker && !ready).length;
    for (const hand of this.#hands) {
      if (this.#stopped || starting >= this.#queue.length) break;
      if (hand.worker) continue;
      this.#employ(hand);
      starting++;
    }
    this.#makeRoom();
  }

  /** Where all are at work and something more urgent waits, the least urgent work makes room for it. */
  #makeRoom(): void {
    const wanted = this.#queue.peek();
    if (!wanted || this.#hands.some(({ job }) => job === null) || this.#yielding.size > 0) return;
    const jobs = this.#hands.map(({ job }) => job!.job).filter((job) => job.yield && job.rank > wanted.rank);
    if (jobs.length === 0) return;
    const last = jobs.reduce((least, job) => (job.rank > least.rank ? job : least));
    this.#yielding.add(last);
    last.yield!();
  }

  #handOut(): void {
    const { timeoutMs } = this.#options;
    for (const hand of this.#hands) {
      if (this.#stopped || this.#queue.length === 0) return;
      if (!hand.ready || hand.job) continue;
      const job = this.#queue.take()!;
      const id = ++this.#last;
      hand.job = { id, job };
      this.#rest(hand, false);
      hand.alarm = setTimeout(() => {
        void this.#dismiss(hand, new WorkerPoolError('late', `A job took longer than ${timeoutMs} ms.`));
        this.#next();
      }, timeoutMs).unref();
      hand.worker!.postMessage({ ...job.sent, id });
    }
  }
}
