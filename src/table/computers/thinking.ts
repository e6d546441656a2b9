/**
 * Computers answer as everyone does: one request for each question, so that it is answered once. Each thought is a job (`work/jobs.ts`), written in
 * the commit that asks for it and done by one process. Nothing else is stored of a thought: a process that takes it on after a restart reaches the
 * same result.
 */

import { informationSetFor } from '../../kernel/information-set.ts';
import type { Depth } from '../../kernel/mind.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Decision, Seat } from '../../kernel/types.ts';
import { heldBy, silentUntil } from '../consent/verdict.ts';
import { type JobRow, thoughtOf } from '../model/outbox/jobs.ts';
import { answerFor } from '../play/stand-in.ts';
import { steadyNumber } from '../work/chance.ts';
import { computersAsked } from '../work/computers.ts';
import { openJobs } from '../work/jobs.ts';
import { type Loaded, positionOf } from '../work/loaded/loaded.ts';
import { refOf } from '../work/loaded/snapshot.ts';
import type { Context } from '../work/work.ts';

export interface Computers {
  /** Thinks about computers' questions that nobody is thinking about; called now and then, as another process may have died. Never rejects. */
  look(): Promise<void>;
  /** Adds computers' missing jobs; called at the start, and now and then, as a process of another version may have written none. Never rejects. */
  repair(): Promise<void>;
  /** Resolves once no thought is running. */
  quiet(): Promise<void>;
  /** Stops thinking here, so that others take over. Waits for answers on their way. */
  stop(): Promise<void>;
}

/** What a computer is asked. */
interface Asked {
  seat: Seat;
  level: Depth;
  ref: string;
  decision: Decision;
}

/** A thought in progress: a question, as it was asked at this version of its table. */
interface Thinking {
  table: string;
  version: number;
  ref: string;
  ending: AbortController;
}

/** How long until a question that was just asked is looked at again, in ms. */
const soonMs = 1000;

export function openComputers(context: Context): Computers {
  const { log } = context;
  /** By the key of the job. */
  const thinking = new Map<string, Thinking>();

  const carry = async (job: JobRow<'think'>, signal: AbortSignal): Promise<number | null> => {
    const loaded = await context.load(job.table);
    const one = loaded && (await askedOf(context, loaded)).find(({ seat }) => thoughtOf(job.table, seat) === job.key);
    if (!loaded || !one) return settle(context, job);
    const ending = new AbortController();
    thinking.set(job.key, { table: job.table, version: loaded.row.version, ref: one.ref, ending });
    try {
      const isAnswered = await answer(context, loaded, one, job, AbortSignal.any([signal, ending.signal]));
      return isAnswered ? null : context.clock();
    } finally {
      thinking.delete(job.key);
    }
  };
  const jobs = openJobs(context, { kind: 'think', carry, failed: 'a computer player did not answer and will be asked again' });

  /** Ends thoughts about questions that are no longer asked. */
  const reconsider = async (loaded: Loaded): Promise<void> => {
    const { id, version } = loaded.row;
    const ofTable = [...thinking].filter(([, one]) => one.table === id && one.version < version);
    if (ofTable.length === 0) return;
    const asked = await askedOf(context, loaded);
    for (const [key, { ref, ending }] of ofTable) if (!asked.some((one) => thoughtOf(id, one.seat) === key && one.ref === ref)) ending.abort();
  };
  context.committed.push((loaded) => {
    if (computersAsked(context, loaded).size > 0) void jobs.look();
    // The process that changed it meanwhile also reconsiders it, and a thought in vain is not used.
    reconsider(loaded).catch((error: unknown) => log.debug({ err: error, table: loaded.row.id }, "could not look at a computer player's turn"));
  });
  return {
    ...jobs,
    async repair() {
      try {
        await context.store.commit([['putMissingThoughts', context.clock()]]);
        await jobs.look();
      } catch (error) {
        log.error({ err: error }, "could not look for computer players' turns");
      }
    },
  };
}

/** Nothing is asked of this seat, or not yet: drops the job, or postpones it until then. */
async function settle(context: Context, job: JobRow<'think'>): Promise<number | null> {
  const told = await context.change<number | null>({ what: 'drop a thought', table: job.table }, null, async (work) => {
    const loaded = await work.load(job.table);
    const held = loaded && heldBy({ proposals: loaded.proposals, clock: loaded.row.clock }, null, work.now);
    const isTheirs = (seat: Seat) => thoughtOf(job.table, seat) === job.key;
    if (loaded && (await askedOf(context, loaded)).some(({ seat }) => isTheirs(seat))) return ok(work.now);
    const isAsked = loaded && [...computersAsked(context, loaded).keys()].some(isTheirs);
    // What is held until someone speaks goes on with the commit in which someone does.
    const until = !loaded || !isAsked ? Number.POSITIVE_INFINITY : held ? silentUntil(held, loaded.row.clock) : work.now + soonMs;
    if (until < Number.POSITIVE_INFINITY) return ok(until);
    work.db.dropJob(job.kind, job.key);
    return ok(null);
  });
  return told.ok ? told.value : null;
}

/** Thinks about what a computer is asked, and answers, if that is still asked; false: it isn't, or thinking was broken off. */
async function answer(
  context: Context,
  loaded: Loaded,
  { seat, level, ref, decision }: Asked,
  job: JobRow<'think'>,
  signal: AbortSignal,
): Promise<boolean> {
  const { clock, lifetimes, log, thinker } = context;
  const { row, game } = loaded;
  const request = `c:${row.id}:${ref}:${seat}`;
  const { state } = await positionOf(loaded);
  const since = row.since[seat] ?? clock();
  const pending = thinker?.think(
    { game: game.command, known: informationSetFor(game.mind!, state, seat), level, seed: steadyNumber(request) },
    { for: isShow(loaded) ? 'show' : 'game', whose: [row.host, row.id], since },
  );
  signal.addEventListener('abort', () => pending?.callOff());
  // Equally long for every question and seat, so that the time of an answer tells nothing of a hand.
  const pause = lifetimes.pause * (1 + (steadyNumber(`${row.id} ${row.answers}`) % 1000) / 2000);
  await wait(since + pause - clock(), signal);
  const picked = (await pending?.thought)?.picked ?? null;
  if (signal.aborted) return false;
  if (picked === null) log.error({ table: row.id, seat, question: decision.ask.key }, 'a computer player ran out of time and plays its default');
  const again = async () => ok(null);
  const told = await context.change({ what: 'answer of a computer', table: row.id, ref }, { id: request, again }, async (work) => {
    const now = await work.load(row.id);
    const stillAsked = now && (await askedOf(context, now)).find((one) => one.seat === seat && one.ref === ref);
    if (!now || !stillAsked) return refuse({ why: 'stale' });
    work.answered(job.key);
    const next = await answerFor(context, work, now, stillAsked.decision, picked);
    // One step, and it is paused again.
    if (context.steps.delete(row.id)) work.save(next, { paused: work.now });
    return ok(null);
  });
  return told.ok;
}

/** What computers are to answer now: their own questions, and those of absent players. */
async function askedOf(context: Pick<Context, 'thinker' | 'steps' | 'clock'>, loaded: Loaded): Promise<Asked[]> {
  const levels = computersAsked(context, loaded);
  if (levels.size === 0 || heldBy({ proposals: loaded.proposals, clock: loaded.row.clock }, null, context.clock())) return [];
  const { open } = await positionOf(loaded);
  return open.flatMap((decision) => {
    const level = levels.get(decision.seat);
    return level ? [{ seat: decision.seat, level, ref: refOf(loaded, decision), decision }] : [];
  });
}

/** Whether only computers play there. */
const isShow = ({ people }: Loaded): boolean => people.every(({ computer, seat }) => computer !== null || seat === null);

/** Waits, unless it is called off. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
