/** The outbox: what is to be said, in the order it was queued, until somebody says that it was said. */

import { ok } from '../../kernel/result.ts';
import type { Message, Seat } from '../../kernel/types.ts';
import { type There, whoIsThere } from '../clock/present.ts';
import type { Delivery, Leftover, Outbox, Said, SaidPost, SaidProposals } from '../model/sending.ts';
import { type ClaimRow, type DeliveryRow, type MessageRow, type PersonRow, StoreBusy, type TableRow } from '../model/store.ts';
import { mayBeCalledNow, mayBeMentioned, personAt } from '../play/waiting.ts';
import { type Loaded, newcomer } from '../work/loaded.ts';
import type { Context, Work } from '../work/work.ts';

/** Two processes that find Discord again at once would both queue what is untold, one of them when the other has told it. */
const untoldMs = 10_000;
/** Answers of computers before anybody else's: after more than these a board is not looked upon as the first one any more. */
const longestOpening = 30;

/** Whoever began so many answers ago has a line that stands a little longer than it need. */
const fewAnswers = 20;

export function openOutbox(context: Context): Outbox {
  const { store, lifetimes, log, inTurn, worker } = context;

  let heldAt = Number.NEGATIVE_INFINITY;
  store.onCall(() => context.wake());

  const toDelivery = async ({ upTo, ...delivery }: ClaimRow): Promise<Delivery> => {
    const row = await store.table(delivery.table);
    const tidied = row && delivery.kind === 'tidy' ? await leftoversOf(row.id) : [];
    if (!row || delivery.kind === 'invitation' || delivery.kind === 'proposal' || delivery.kind === 'tidy') {
      const from = row?.announced ?? 0;
      const pings = row && delivery.kind === 'proposal' ? await pingsOf(row.id, await newlyAsked(row.id), mayBeCalledNow) : [];
      const nobody = { calls: [], there: {}, left: [], callsSince: {}, callMessage: null, leftovers: tidied };
      return { ...delivery, news: [], told: null, lines: [], first: false, from, upTo: from, toldAfter: 0, pings, ...nobody };
    }
    // What has happened since it was taken on is for the next one.
    const lines = (await store.publicSince(row.id, Math.max(0, row.storyFrom))).filter(({ n }) => n <= upTo);
    const isMoved = delivery.kind === 'show';
    const words = (which: (line: MessageRow) => boolean): Message[] => lines.filter(which).map(({ message }) => message);
    // A new board may begin with what the living post was told of the same chapter: that post gives it up.
    const from = delivery.fresh && !isMoved ? (row.storyTo ?? row.announced) : row.announced;
    const news = words(({ n }) => n > from);
    const told = row.storyFrom < 0 ? null : words(({ n }) => n <= from);
    const called = await calledAt(row);
    const there = await thereAt(row, called);
    return {
      ...delivery,
      // Nothing new to tell is no reason for a new board, but for the first one, for the result, and for who asks to see it again.
      fresh: isMoved || (delivery.fresh && (told === null || news.length > 0 || row.phase === 'over')),
      news,
      told,
      lines: lines.flatMap(({ n }) => (told === null && n <= from ? [] : [n])),
      first: row.storyFrom <= 0 || (await isOpening(row)),
      from,
      upTo,
      calls: called.map(({ seat }) => seat!),
      there: there === null ? {} : { [there.seat]: there.until },
      left: row.callMessage === null ? [] : await leftOf(row),
      // Of their turns, whoever is called otherwise has a reminder.
      pings: await pingsOf(
        row.id,
        called.flatMap(({ user, seat }) => (there?.seat !== seat || (delivery.fresh && !there?.isAlone) ? [user] : [])),
        mayBeMentioned,
      ),
      callsSince: row.since,
      callMessage: row.callMessage,
      leftovers: [],
      toldAfter: Math.max(0, row.storyFrom),
    };
  };

  /** Posts that are to lose their buttons, each with the story it keeps. */
  const leftoversOf = async (table: string): Promise<Delivery['leftovers']> => {
    const all = await store.leftovers(table);
    const first = Math.min(...all.flatMap(({ kind, after }) => (kind === 'told' ? [after] : [])));
    const lines = first === Infinity ? [] : await store.publicSince(table, first);
    const story = ({ kind, after, upTo }: Leftover) =>
      kind === 'told' ? lines.filter(({ n }) => n > after && n <= upTo).map(({ message }) => message) : [];
    return all.map((leftover) => ({ leftover, story: story(leftover) }));
  };

  /** Nobody but computers has done anything yet: whoever comes new reads the same as on the first board. */
  const isOpening = async ({ id, answers }: TableRow): Promise<boolean> => {
    if (answers > longestOpening) return false;
    const computers = new Set((await store.people(id)).flatMap(({ seat, computer }) => (computer === null ? [] : [seat])));
    return (await store.answers(id, 0)).every(({ seat }) => computers.has(seat));
  };

  /** Who is newly to act. Nobody calls a computer: it is asked as soon as the question is committed. */
  const calledAt = async (row: TableRow): Promise<PersonRow[]> => {
    const seats = callsOf(row);
    const people = seats.length === 0 ? [] : await store.people(row.id);
    return seats.flatMap((at) => people.filter(({ seat, computer }) => seat === at && computer === null));
  };

  /** Who of those that are newly to act sees it anyway, and until when. */
  const thereAt = async (row: TableRow, called: readonly PersonRow[]): Promise<There | null> => {
    if (called.length === 0) return null;
    const is = await whoIsThere(store, row, await store.people(row.id), context.clock());
    return is && called.some(({ seat }) => seat === is.seat) ? is : null;
  };

  /** Who was called to what they are still asked, and has answered nothing since: whoever has begun needs no line any more. */
  const leftOf = async ({ id, phase, toAct, called, since, away, answers }: TableRow): Promise<Seat[]> => {
    const people = phase === 'playing' ? await store.people(id) : [];
    const waits = people.filter(
      ({ seat, pinged }) => seat !== null && called.includes(seat) && !away.includes(seat) && (pinged ?? 0) > (since[seat] ?? Infinity),
    );
    const last = waits.length === 0 ? [] : await store.answers(id, Math.max(0, answers - fewAnswers));
    const isLeft = (at: Seat) => waits.some(({ seat }) => seat === at && !last.some((one) => one.seat === at && one.at >= since[at]!));
    return toAct.filter(isLeft);
  };

  /** Who must agree to something that stands nowhere yet, whether they play here or not. */
  const newlyAsked = async (table: string): Promise<string[]> => {
    const proposals = (await store.sitting(table))?.proposals ?? [];
    return [...new Set(proposals.flatMap(({ fate, postMessage, asked }) => (fate === 'open' && postMessage === null ? asked : [])))];
  };

  /** Those of these users who may be called now. */
  const pingsOf = async (table: string, users: readonly string[], mayBe: typeof mayBeMentioned): Promise<string[]> => {
    const people = users.length === 0 ? [] : await store.people(table);
    const now = context.clock();
    const may = await Promise.all(
      users.map(async (user) => {
        const row = people.find((one) => one.user === user) ?? newcomer({ id: user, name: '' }, 0);
        return mayBe(store, await personAt(store, row), now);
      }),
    );
    return users.filter((_, i) => may[i]);
  };

  /** One row that cannot be read is set aside with its reason, and keeps nobody else's from being said. */
  const setAside = async (row: DeliveryRow, now: number, error: unknown) => {
    log.error({ err: error, delivery: row.id, table: row.table }, 'a delivery could not be read, and is set aside');
    await context.change({ what: 'set aside', table: null }, null, async (work) => ok(work.db.retry(row.id, `damaged: ${String(error)}`, now, null)));
  };

  /** Takes a delivery off the list and notes what was said. */
  const note = async (delivery: Delivery, said: Said | null) => {
    await context.change({ what: 'said', table: delivery.table }, null, async (work) => {
      work.db.dropDelivery(delivery.id);
      work.db.release(delivery.table, worker);
      if (said && 'tidied' in said) {
        for (const { post } of said.tidied) work.db.dropLeftover(delivery.table, post.message);
        return ok(null);
      }
      if (said) noteLeftovers(work, delivery.table, said);
      if (said && 'proposals' in said) return noteProposals(work, delivery, said);
      const row = said && (await store.table(delivery.table));
      if (!row) return ok(null);
      const post = { postChannel: said.post.channel, postMessage: said.post.message };
      // A table that is closed may be one whose game is out of order: nothing more will be told of it than this post.
      const loaded = row.phase === 'closed' ? null : await work.load(delivery.table);
      if (loaded) callLater(work, delivery, loaded);
      const people = loaded?.people.map((one) => (delivery.pings.includes(one.user) ? { ...one, pinged: work.now } : one));
      for (const one of people ?? []) if (delivery.pings.includes(one.user)) work.db.putPerson(delivery.table, one);
      if (loaded) work.save({ ...loaded, people: people! }, { ...post, ...(delivery.kind !== 'invitation' && toldBy(delivery, loaded, said)) });
      else work.saveRow(row, post);
      return ok(null);
    });
  };

  /** What is left of this post's predecessors is tidied up next, and by whoever comes after if this process dies. */
  const noteLeftovers = (work: Work, table: string, { leftovers = [] }: Said) => {
    for (const one of leftovers) work.db.putLeftover(table, one);
    if (leftovers.length > 0) work.queue(table, 'tidy', false);
  };

  /** Whoever was not called because they are there is called once that is over, if they are still asked the same. */
  const callLater = ({ db }: Work, { table, there, pings, callsSince }: Delivery, { row, people }: Loaded) => {
    for (const { user, seat } of people) {
      const due = seat === null ? undefined : there[seat];
      const turn = seat === null ? undefined : row.banks[seat]?.turn;
      if (due === undefined || turn === undefined || !row.toAct.includes(seat!) || row.since[seat!] !== callsSince[seat!]) continue;
      if (!pings.includes(user)) db.putReminder({ table, turn, user, kind: 'call', due });
    }
  };

  /** Notes where proposals stand. */
  const noteProposals = async (work: Work, { table }: Delivery, { proposals: said }: SaidProposals) => {
    const sitting = await store.sitting(table);
    if (!sitting) return ok(null);
    for (const one of sitting.proposals) {
      const post = said[one.n];
      if (post !== undefined) work.db.putProposal(table, { ...one, postChannel: post?.channel ?? null, postMessage: post?.message ?? null });
    }
    work.saveRow(sitting.row, {});
    return ok(null);
  };

  /** The table's next delivery may go. */
  const release = async (table: string) => {
    await context.change({ what: 'release', table }, null, async (work) => ok(work.db.release(table, worker)));
    context.wake();
  };

  /**
   * Hands out a delivery that was taken on, in the table's turn: what is on its way to a commit meanwhile may replace it, or take back what it tells.
   * Null: it is gone, or cannot be read.
   */
  const handOut = (claim: ClaimRow, now: number): Promise<Delivery | null> =>
    inTurn(claim.table, async () => {
      try {
        return (await store.delivery(claim.id)) ? await toDelivery(claim) : null;
      } catch (error) {
        if (error instanceof StoreBusy) throw error;
        await setAside(claim, now, error);
        return null;
      }
    });

  return {
    due: (now, limit, carried = []) =>
      context.look({ what: 'due', table: null }, async () => {
        if (carried.length > 0 && now >= heldAt + lifetimes.delivery / 3) {
          heldAt = now;
          await store.commit(carried.map((table) => ['hold', table, worker, now + lifetimes.delivery] as const));
        }
        const claims = await store.claim(worker, now, now + lifetimes.delivery, limit);
        const handed = await Promise.allSettled(claims.map((claim) => handOut(claim, now)));
        const deliveries = handed.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
        // What was handed out is carried; the rest is free again.
        const rest = claims.filter((_, i) => (handed[i] as { value?: Delivery | null }).value == null);
        await Promise.allSettled(rest.map(({ table }) => release(table)));
        const failed = handed.find((one) => one.status === 'rejected');
        if (failed && deliveries.length === 0) throw failed.reason;
        return deliveries;
      }),
    async done(delivery, said) {
      await note(delivery, said);
      context.wake();
    },
    async failed(delivery, reason, now, at) {
      await context.change({ what: 'retry', table: delivery.table }, null, async (work) => {
        work.db.release(delivery.table, worker);
        return ok(work.db.retry(delivery.id, reason, now, at));
      });
      context.wake();
    },
    async hurry(where) {
      const hurried = await context.change({ what: 'hurry', table: null }, null, async (work) => {
        const waiting = await store.failing(where);
        work.db.hurry(work.now, where);
        const isMine = where === undefined && (await store.takeOn('untold', worker, work.now, work.now + untoldMs));
        for (const id of isMine ? await store.untold() : []) work.queue(id, 'board', true);
        return ok(waiting);
      });
      context.wake();
      return hurried.ok ? hurried.value : 0;
    },
    async again(table, delay) {
      await context.change({ what: 'again', table }, null, async (work) => {
        if (!(await store.table(table))) return ok(null);
        work.queue(table, 'board', false, delay);
        return ok(null);
      });
    },
    onQueued(listener) {
      context.listeners.push(listener);
    },
    callOthers: store.callOthers,
  };
}

/** Nobody is called to what the game answers for them. */
const callsOf = ({ phase, toAct, called, away }: TableRow) =>
  phase === 'playing' ? toAct.filter((seat) => !called.includes(seat) && !away.includes(seat)) : [];

/** The columns that say what the channel knows now. A seat that has answered meanwhile is waited for no more, and called anew the next time. */
function toldBy(delivery: Delivery, { row, game }: Loaded, { post, isNew, call, after }: SaidPost): Partial<TableRow> {
  const goes = post.message !== row.postMessage || delivery.calls.length > 0 || delivery.news.length > 0;
  return {
    announced: Math.max(row.announced, delivery.upTo),
    storyFrom: after ?? (isNew ? delivery.from : Math.max(0, row.storyFrom)),
    storyTo: isNew ? (game.recaps ? delivery.upTo : null) : row.storyTo,
    called: row.toAct.filter((seat) => row.called.includes(seat) || (delivery.calls.includes(seat) && delivery.callsSince[seat] === row.since[seat])),
    callMessage: call ?? (goes ? null : row.callMessage),
  };
}
