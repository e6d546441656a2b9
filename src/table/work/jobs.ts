/**
 * Runs jobs of one kind in a process: it claims as many as it has room for, all in one statement, and extends its claims now and then. What a dead
 * process had is free when its time is over.
 */
import { GameStopped } from '../../games/shelf.ts';
import type { JobKind, JobRow } from '../model/outbox/jobs.ts';
import { Conflict } from '../model/store/store.ts';
import { during } from './storage.ts';
import type { Context } from './work.ts';

export interface Jobs {
  /** Claims what is due now. Resolves once that has begun; never rejects. */
  look(): Promise<void>;
  /** Resolves once nothing is running. */
  quiet(): Promise<void>;
  /** Breaks off what is running, so that others can do it. */
  stop(): Promise<void>;
}

/** Does a job, until `signal` breaks it off. Null: it is done, and what was committed dropped it; otherwise when it may be claimed again. */
type Carry<K extends JobKind> = (job: JobRow<K>, signal: AbortSignal) => Promise<number | null>;

interface Doing<K extends JobKind> {
  kind: K;
  carry: Carry<K>;
  /** The log message for a failed job. */
  failed: string;
  /** How many a process does at once. */
  atOnce?: number;
}

const usualAtOnce = 64;
/** How often someone else may be faster. */
const mostSoon = 10;
/** A failed job is tried again after the first, each time doubled up to the second, in ms. */
const [soonMs, longestMs] = [15_000, 300_000];

export function openJobs<K extends JobKind>(context: Context, doing: Doing<K>): Jobs {
  const { store, worker, clock, lifetimes, log } = context;
  const { kind, atOnce = usualAtOnce } = doing;
  const inHand = new Map<string, { ending: AbortController; done: Promise<void> }>();
  let isStopped = false;
  let isWanted = false;
  let looking: Promise<void> | null = null;

  const run = async (job: JobRow<K>, signal: AbortSignal): Promise<void> => {
    const due = await dueAgain(context, doing, job, signal);
    if (due !== null) await free(context, job, due);
    const isFull = inHand.size >= atOnce;
    inHand.delete(job.key);
    if (isFull || (due !== null && due <= clock())) void look();
  };
  const take = async (): Promise<void> => {
    const [now, room] = [clock(), atOnce - inHand.size];
    if (room <= 0) return;
    for (const job of await store.claimJobs(kind, worker, now, now + lifetimes.delivery, room)) {
      // Its claim had run out, as when the clock was put forward: it goes on.
      if (inHand.has(job.key)) continue;
      const ending = new AbortController();
      if (isStopped) ending.abort();
      inHand.set(job.key, { ending, done: Promise.resolve().then(() => run(job, ending.signal)) });
    }
  };
  const takeAll = async (): Promise<void> => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await take().catch((error) => log.error({ err: error, kind }, 'could not look for jobs'));
    }
  };
  const look = (): Promise<void> => {
    isWanted = true;
    looking ??= takeAll().finally(() => {
      looking = null;
      if (isWanted && !isStopped) void look();
    });
    return looking;
  };
  const quiet = async () => {
    while (looking || inHand.size > 0) await Promise.all([looking, ...Array.from(inHand.values(), ({ done }) => done)]);
  };

  const letGo = holding(context, kind, inHand);
  store.onCall(() => void look());
  return {
    look,
    quiet,
    async stop() {
      isStopped = true;
      letGo();
      await looking;
      const isBusy = inHand.size > 0;
      for (const { ending } of inHand.values()) ending.abort();
      await quiet();
      if (isBusy) await store.callOthers().catch((error) => log.debug({ err: error }, 'could not wake the other workers'));
    },
  };
}

/** Extends the claims on these jobs now and then; returns a function that stops it. */
export function holding({ store, worker, clock, lifetimes, log }: Context, kind: JobKind, inHand: ReadonlyMap<string, unknown>): () => void {
  const hold = () => {
    const until = clock() + lifetimes.delivery;
    const held = [...inHand.keys()].sort().map((key) => ['holdJob', kind, key, worker, until] as const);
    // A failed extension is repeated the next time, or the claim is lost.
    if (held.length > 0) store.commit(held).catch((error) => log.debug({ err: error, kind }, 'could not hold jobs'));
  };
  const timer = setInterval(hold, lifetimes.delivery / 3).unref();
  return () => clearInterval(timer);
}

/** Does a job. Null: it is done; otherwise when it may be claimed again. */
async function dueAgain<K extends JobKind>(
  { clock, log }: Context,
  { kind, carry, failed }: Doing<K>,
  job: JobRow<K>,
  signal: AbortSignal,
): Promise<number | null> {
  const { tries } = job;
  try {
    return signal.aborted ? clock() : await during(() => carry(job, signal));
  } catch (error) {
    // If someone else was faster, it starts over; a game that is stopped on purpose waits until it no longer is.
    if (error instanceof Conflict && tries < mostSoon) return clock();
    if (!(error instanceof GameStopped)) log.error({ err: error, table: tableOf(job), kind, tries }, failed);
    return clock() + Math.min(longestMs, soonMs * 2 ** (tries - 1));
  }
}

const tableOf = (job: JobRow): string | null => ('table' in job ? job.table : null);

/** Hands a job back. */
async function free({ store, worker, log }: Context, job: JobRow, due: number): Promise<void> {
  const { kind, key } = job;
  await store
    .commit([['freeJob', kind, key, worker, due]])
    .catch((error) => log.error({ err: error, kind, table: tableOf(job) }, 'could not hand a job back, so it comes later'));
}
