/** Reviews of finished games: anyone may ask for one; one process makes it once, while nobody needs the core, and it is stored with the game. */

import type { Turn } from '../../../computer/pool.ts';
import type { Mind } from '../../../kernel/mind.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { JobRow } from '../../model/outbox/jobs.ts';
import type { TableResult } from '../../model/refusals.ts';
import type { Review, Reviewing, ReviewRow, ReviewState } from '../../model/review.ts';
import { use } from '../../work/budget.ts';
import { steadyNumber } from '../../work/chance.ts';
import { trustAt } from '../../work/computers.ts';
import { type Jobs, openJobs } from '../../work/jobs.ts';
import { type Loaded, positionOf, seatOf } from '../../work/loaded/loaded.ts';
import { recordOfAll } from '../../work/loaded/record.ts';
import type { Context } from '../../work/work.ts';
import { toldBy } from '../lookback.ts';
import { playedAgain } from '../played-again.ts';
import { stepsOf } from '../steps.ts';
import { type Judges, type Making, makeReview } from './making.ts';
import type { Chose } from './moments.ts';

/** The jobs a process is working on. */
export type ReviewJobs = Jobs;

/** How many ways to fill in what is hidden are examined for the public chances; longer games get fewer per answer. */
const [fewestWays, mostWays, allWays] = [60, 300, 60_000];
/** The processor time that an expert may spend on a choice that stood out, and on comparing two answers, in ms. */
const [expertMs, compareMs] = [600, 400];
/** Progress is stored each time this much of the review is done. */
const notedEvery = 1 / 20;

export function openReviews(context: Context): { reviews: Reviewing; jobs: ReviewJobs } {
  const jobs = openJobs(context, {
    kind: 'review',
    carry: (job, signal) => carry(context, job, signal),
    failed: 'a review was not made and will be begun again',
    atOnce: 1,
  });

  const over = async (id: string): Promise<TableResult<Loaded>> => {
    const loaded = await context.load(id);
    if (!loaded) return refuse({ why: 'no-table' });
    return loaded.row.phase === 'over' ? ok(loaded) : refuse({ why: 'not-over' });
  };
  const reviewed: Reviewing['reviewed'] = (id, user) =>
    context.look({ what: 'read a review', table: id, user }, async () => {
      const loaded = await over(id);
      if (!loaded.ok) return loaded;
      const row = await context.store.review(id);
      return ok(row && row.answers === loaded.value.row.answers ? stateOf(row, seatOf(loaded.value, user)) : null);
    });
  return {
    jobs,
    reviews: {
      reviewed,
      async review(id, user) {
        const known = await reviewed(id, user);
        if (!known.ok || known.value) return known as TableResult<ReviewState>;
        const begun = await context.change<ReviewState>({ what: 'review', table: id, user }, null, async (work) => {
          const loaded = await over(id);
          if (!loaded.ok) return loaded;
          const { row, game } = loaded.value;
          if (!game.mind || !context.thinker?.assess) return ok({ state: 'impossible' });
          const used = await use(context, work, 'reviews', { person: user, server: row.guild });
          if (!used.ok) return used;
          work.db.putReview({ table: id, answers: row.answers, done: 0, of: row.answers + 1, review: '' });
          work.db.putJob('review', id, id, work.now);
          work.afterwards(() => void jobs.look());
          return ok({ state: 'making', done: 0, of: row.answers + 1 });
        });
        return begun;
      },
    },
  };
}

/** A review as one viewer may read it. */
export function stateOf({ review: text, done, of }: ReviewRow, seat: Seat | null): ReviewState {
  if (text === '') return { state: 'making', done, of };
  const review = JSON.parse(text) as Review | null;
  if (!review) return { state: 'impossible' };
  return { state: 'made', open: review.open, own: (seat !== null && review.own[seat]) || null, seat };
}

/** Makes a review, and stores it with the game. */
async function carry(context: Context, job: JobRow<'review'>, signal: AbortSignal): Promise<number | null> {
  const id = job.table;
  const loaded = await context.load(id);
  const row = await context.store.review(id);
  const isWanted = loaded?.row.phase === 'over' && row?.answers === loaded.row.answers && row.review === '' && context.thinker?.assess;
  if (!loaded || !isWanted) {
    await context.store.commit([['dropJob', job.kind, job.key]]);
    return null;
  }
  const making = await makingOf(context, loaded);
  const progress = noting(context, { ...row, table: id }, signal);
  const review = making && (await unlessBrokenOff(signal, makeReview(making, judgesOf(context, loaded, signal), progress)));
  if (signal.aborted || review === undefined) return context.clock();
  await context.change({ what: 'keep a review', table: id }, null, async (work) => {
    const now = await work.load(id);
    if (now?.row.answers === row.answers) work.db.putReview({ ...row, done: row.of, review: JSON.stringify(review) });
    work.db.dropJob(job.kind, job.key);
    return ok(null);
  });
  return null;
}

/** The result; undefined if it was broken off, which is no failure. */
const unlessBrokenOff = <T>(signal: AbortSignal, making: Promise<T>): Promise<T | undefined> =>
  making.catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return undefined;
  });

/** The game to be reviewed; null: it began under rules that now lead elsewhere. */
async function makingOf({ store }: Context, loaded: Loaded): Promise<Making | null> {
  const { row, game, people } = loaded;
  const { mind } = game;
  const answers = await store.answers(row.id, 0);
  const played = await playedAgain(game, recordOfAll(loaded, (await positionOf(loaded)).state, answers));
  if (!played || !mind) return null;
  const lines = (await store.log(row.id, null, row.messages + 1, row.messages)).reverse();
  const told = toldBy(answers, lines);
  return {
    game: game as Making['game'] & { mind: Mind },
    record: played.record,
    isTold: told.map((some) => some.length > 0),
    // Nobody asks what a computer could have done better.
    seats: people.flatMap(({ seat, computer }) => (seat !== null && computer === null ? [seat] : [])),
    ends: stepsOf(told, played.chapters, game).map((step) => step.answers),
    trust: trustAt(loaded, mind),
  };
}

/** Stores the progress of a review now and then. Throws once it is broken off. */
function noting({ store }: Context, row: ReviewRow, signal: AbortSignal): (done: number, of: number) => Promise<void> {
  let noted = 0;
  return async (done, of) => {
    signal.throwIfAborted();
    if (done < noted + of * notedEvery) return;
    noted = done;
    await store.commit([['putReview', { ...row, done, of }]]);
  };
}

/** Thinks in the queue of all computers, after everything that people wait for. */
function judgesOf({ thinker, clock }: Context, { row, game }: Loaded, signal: AbortSignal): Judges {
  const turn: Turn = { for: 'review', whose: [row.host, row.id], since: clock() };
  const ways = Math.max(fewestWays, Math.min(mostWays, Math.round(allWays / Math.max(1, row.answers))));
  const seedOf = (answer: number) => steadyNumber(`review ${row.id} ${answer}`);
  const during = async <T>(pending: { thought: Promise<T | null>; callOff(): void }): Promise<T | null> => {
    const off = () => pending.callOff();
    signal.addEventListener('abort', off);
    try {
      return await pending.thought;
    } finally {
      signal.removeEventListener('abort', off);
    }
  };
  const about = ({ known, answer }: Chose) => ({ game: game.command, known, seed: seedOf(answer) });
  return {
    assess: (positions, answer) => during(thinker!.assess!({ game: game.command, positions, ways, seed: seedOf(answer) }, turn)),
    quick: (one, among, apart = false) => during(thinker!.think({ ...about(one), level: 'carefully', ...(among && { among, apart }) }, turn)),
    expert: (one) => during(thinker!.think({ ...about(one), level: 'expert', guardMs: expertMs, explain: true }, turn)),
    reason: async (one, { picked, plan }) =>
      (await during(thinker!.think({ ...about(one), level: 'carefully', among: [picked], plans: [plan], explain: true }, turn)))?.reason ?? null,
    compare: (one, among, { apart = false, plans, round = 0, explain = false } = {}) => {
      const seed = steadyNumber(`review ${row.id} ${one.answer} ${round}`);
      return during(
        thinker!.think({ ...about(one), seed, level: 'expert', guardMs: compareMs, among, apart, ...(plans && { plans }), explain }, turn),
      );
    },
  };
}
