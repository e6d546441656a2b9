/** Worker threads that do one job at a time: pictures, thoughts. A worker that crashes or takes too long is replaced, and only its job is lost. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openTurns, type Waiting } from './turns.ts';

/** Why a job wasn't done: it took too long, or the worker failed or was dismissed. */
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
  /** By default, one for each core but one, which is left for everything else. */
  workers?: number;
  /** How long one job may take, in ms. */
  timeoutMs: number;
  /** After how long without a job a worker is ended to free its memory, in ms. */
  idleMs: number;
  /** How large a worker's heap may grow before the worker fails, and its job with it, in MB: far beyond what any job takes. */
  mostMb?: number;
}

/** A job, with its place in the queue. */
export interface Job<Answer> extends Waiting {
  /** What to send to the worker besides the job's number. */
  sent: object;
  /** Asks the job to end soon: something more urgent waits, and no worker is free. The caller may give it again. Called at most once. */
  yield?(): void;
  /** Called once, with the outcome. */
  done(outcome: Answer | WorkerPoolError): void;
}

export interface WorkerPool<Answer> {
  give(job: Job<Answer>): void;
  /** Takes back a job that hasn't begun. False: it is under way, or done. */
  takeBack(job: Job<Answer>): boolean;
  /** Starts a worker before the first job. */
  warm(): void;
  /** Fails every job that isn't done. */
  stop(): Promise<void>;
}

/** A worker thread and the one job it does. */
interface Hand<Answer> {
  worker: Worker | null;
  ready: boolean;
  job: { id: number; job: Job<Answer> } | null;
  alarm: NodeJS.Timeout | null;
  /** When it is ended for lack of work. */
  leave: NodeJS.Timeout | null;
}

/** Small, so that what a job leaves behind, especially native memory, is freed soon. */
const youngMb = 6;

/** Opens a worker pool. Starts no worker before there is something to do. */
export function openWorkerPool<Answer extends { id: number }>(options: WorkerPoolOptions): WorkerPool<Answer> {
  return new Pool(options);
}

class Pool<Answer extends { id: number }> implements WorkerPool<Answer> {
  readonly #options: WorkerPoolOptions;
  readonly #hands: Hand<Answer>[];
  readonly #queue = openTurns<Job<Answer>>();
  /** Jobs that were asked to make room, and haven't ended yet. */
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

  /** Ends the worker; the job it held fails with `error`. The next job gets a new worker. */
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

  /** Starts or stops the timer that ends an idle worker. */
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
      // If a worker never got ready, the next one won't either: fail the waiting jobs at once instead of trying forever.
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

  /** Hands jobs to free workers, and starts as many more workers as there are jobs left. */
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

  /** If all workers are busy and something more urgent waits, makes the least urgent job yield. */
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
