/**
 * The outbox: deliveries in the order they were queued, until they are reported as sent. Notes what each has said in one commit: removes it from the
 * list, and updates what the table knows its channel has been told.
 */
import { ok } from '../../kernel/result.ts';
import { apart, askAt, mayBeCalled, mayBeCalledHere } from '../clock/plan.ts';
import { isMissing } from '../consent/asking.ts';
import { knowsOfIt } from '../consent/knowing.ts';
import { articleOf } from '../consent/verdict.ts';
import type { Delivery, Outbox, Said, SaidPost, SaidProposals } from '../model/outbox/sending.ts';
import { type ClaimRow, type SittingRow, type Store, StoreBusy, type TableRow } from '../model/store/store.ts';
import type { Proposal } from '../model/types.ts';
import { callingOf, notePings } from '../play/posting.ts';
import { personAt } from '../play/waiting.ts';
import { type Loaded, newcomer } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';
import { toDelivery } from './delivery.ts';

/** Two processes that find Discord back at once would both queue what is untold, one of them after the other has told it. */
const untoldMs = 10_000;

export function openOutbox(context: Context): Outbox {
  const { store, lifetimes, worker } = context;
  let heldAt = Number.NEGATIVE_INFINITY;
  store.onCall(() => context.wake());
  return {
    due: (now, limit, carried = []) =>
      context.look({ what: 'due', table: null }, async () => {
        if (carried.length > 0 && now >= heldAt + lifetimes.delivery / 3) {
          heldAt = now;
          await store.commit(carried.map((table) => ['hold', table, worker, now + lifetimes.delivery] as const));
        }
        return handOutAll(context, await store.claim(worker, now, now + lifetimes.delivery, limit), now);
      }),
    async done(delivery, said) {
      await noteSaid(context, delivery, said);
      context.wake();
    },
    async failed(delivery, reason, now, at) {
      await context.change({ what: 'retry', table: delivery.table }, null, async (work) => {
        work.db.release(delivery.table, worker);
        return ok(work.db.retry(delivery.id, reason, now, at));
      });
      context.wake();
    },
    async unheard({ table }, at) {
      await context.change({ what: 'unheard', table }, null, async (work) => ok(work.db.hold(table, worker, at)));
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
        if (await store.table(table)) work.queue(table, 'board', false, delay);
        return ok(null);
      });
    },
    onQueued: (listener) => void context.listeners.push(listener),
    callOthers: store.callOthers,
    tellOthers: store.tellOthers,
    onTold: store.onTold,
  };
}

/** Hands out claimed deliveries, and releases those it can't. Throws only if nothing was handed out and something failed. */
async function handOutAll(context: Context, claims: readonly ClaimRow[], now: number): Promise<Delivery[]> {
  const handed = await Promise.allSettled(claims.map((claim) => handOut(context, claim, now)));
  const deliveries = handed.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  // What was handed out stays claimed; the rest is released.
  const rest = claims.filter((_, i) => (handed[i] as { value?: Delivery | null }).value == null);
  await Promise.allSettled(rest.map(({ table }) => release(context, table)));
  const failed = handed.find((one) => one.status === 'rejected');
  if (failed && deliveries.length === 0) throw failed.reason;
  return deliveries;
}

/**
 * Hands out a claimed delivery, in the table's turn, because a commit on its way may replace it, or take back what it tells. Null: it is gone, or
 * can't be read.
 */
const handOut = (context: Context, claim: ClaimRow, now: number): Promise<Delivery | null> =>
  context.inTurn(claim.table, async () => {
    try {
      return (await context.store.delivery(claim.id)) ? await toDelivery(context, claim) : null;
    } catch (error) {
      if (error instanceof StoreBusy) throw error;
      await setAside(context, claim, now, error);
      return null;
    }
  });

/** Sets aside a row that can't be read, with its reason, so that it doesn't block the others. */
async function setAside(context: Context, { id, table }: ClaimRow, now: number, error: unknown): Promise<void> {
  context.log.error({ err: error, delivery: id, table }, 'could not read a delivery, so it is set aside');
  await context.change({ what: 'set aside', table: null }, null, async (work) => ok(work.db.retry(id, `damaged: ${String(error)}`, now, null)));
}

/** Releases the table's next delivery. */
async function release(context: Context, table: string): Promise<void> {
  await context.change({ what: 'release', table }, null, async (work) => ok(work.db.release(table, context.worker)));
  context.wake();
}

/** Removes a delivery from the list and notes what was said; null: nothing was. */
async function noteSaid(context: Context, delivery: Delivery, said: Said | null): Promise<void> {
  await context.change({ what: 'said', table: delivery.table }, null, async (work) => {
    work.db.dropDelivery(delivery.id);
    work.db.release(delivery.table, context.worker);
    if (said && 'tidied' in said) for (const { post } of said.tidied) work.db.dropLeftover(delivery.table, post.message);
    else if (said) {
      noteLeftovers(work, delivery.table, said);
      if ('proposals' in said) await noteProposals(context, work, delivery, said);
      else await notePost(context, work, delivery, said);
    }
    return ok(null);
  });
}

/** What is left of this post's predecessors is tidied up next, by another process if this one dies. */
function noteLeftovers(work: Work, table: string, { leftovers = [] }: Said): void {
  for (const one of leftovers) work.db.putLeftover(table, one);
  if (leftovers.length > 0) work.queue(table, 'tidy', false);
}

/** A user who may be pinged now and wasn't is being pinged by another table, so they are pinged after that. */
const later = (due: number, now: number): number => (due > now ? due : now + apart);

/** Notes where proposals are posted. */
async function noteProposals(context: Context, work: Work, { table, pings }: Delivery, { proposals: said }: SaidProposals): Promise<void> {
  const sitting = await context.store.sitting(table);
  if (!sitting) return;
  for (const one of sitting.proposals) {
    const post = said[one.n];
    if (post !== undefined) work.db.putProposal(table, { ...one, postChannel: post?.channel ?? null, postMessage: post?.message ?? null });
    if (one.postMessage === null && post) await callToProposal(context, work, pings, one, sitting);
  }
  notePings(work, table, sitting.people, pings);
  work.saveRow(sitting.row, {});
}

/** Schedules a ping for each user whom its post didn't ping, when they may be pinged, except those who have learned of it by another ping. */
async function callToProposal(
  { store, presence }: Pick<Context, 'store' | 'presence'>,
  { db, now }: Work,
  pings: readonly string[],
  proposal: Proposal,
  { row, people }: SittingRow,
): Promise<void> {
  const { n, asked } = proposal;
  const { holds } = articleOf(proposal);
  for (const user of asked.filter((one) => isMissing(proposal, one))) {
    if (pings.includes(user) || (await knowsOfIt(presence.seen, { row, people }, proposal, user))) continue;
    const person = await personAt(store, people.find((one) => one.user === user) ?? newcomer({ id: user, name: '' }, 0));
    const calling = await callingOf(store, person, { ...row, now });
    const due = holds ? mayBeCalled(calling, now) : askAt(calling, now);
    if (due !== null) db.putReminder({ table: row.id, turn: n, user, kind: 'consent', due: person.habits.dm ? due : later(due, now) });
  }
}

/** Notes the living post, what it tells, and whom it has called. */
async function notePost({ store }: Context, work: Work, delivery: Delivery, said: SaidPost): Promise<void> {
  const row = await store.table(delivery.table);
  if (!row) return;
  const post = { postChannel: said.post.channel, postMessage: said.post.message };
  // A closed table may be one whose game is out of order: this post is the last thing told about it.
  const loaded = row.phase === 'closed' ? null : await work.load(delivery.table);
  if (!loaded) {
    work.saveRow(row, post);
    return;
  }
  await callLater(store, work, delivery, loaded);
  // No post knows of a message that pinged someone while this one was on its way.
  const { callMessage } = loaded.row;
  if (said.call !== null && callMessage !== null && callMessage !== said.call && callMessage !== delivery.callMessage)
    noteLeftovers(work, delivery.table, { ...said, leftovers: [{ post: { ...said.post, message: callMessage }, kind: 'call', after: 0, upTo: 0 }] });
  const people = notePings(work, delivery.table, loaded.people, delivery.pings);
  work.save({ ...loaded, people }, { ...post, ...(delivery.kind !== 'invitation' && toldBy(delivery, loaded, said)) });
}

/**
 * Schedules a ping for each player who wasn't called, because they are there or something else pinged them, once that is over, if they are still
 * asked the same. Direct messages have their own reminders.
 */
async function callLater(store: Store, work: Work, { table, there, calls, pings, callsSince }: Delivery, { row, people }: Loaded): Promise<void> {
  const { db, now } = work;
  for (const one of people) {
    const { user, seat } = one;
    const turn = seat === null ? undefined : row.banks[seat]?.turn;
    if (seat === null || turn === undefined || !calls.includes(seat) || pings.includes(user)) continue;
    if (!row.toAct.includes(seat) || row.since[seat] !== callsSince[seat]) continue;
    const person = await personAt(store, one);
    const may = person.habits.dm ? null : mayBeCalledHere(await callingOf(store, person, { ...row, now }), now);
    const due = there[seat] ?? (may === null ? null : later(may, now));
    if (due !== null) db.putReminder({ table, turn, user, kind: 'call', due });
  }
}

/** The columns that say what the channel now knows. A seat that has answered meanwhile is no longer waited for, and is called again the next time. */
function toldBy(delivery: Delivery, { row, game }: Loaded, { post, isNew, call, after }: SaidPost): Partial<TableRow> {
  const isNews = post.message !== row.postMessage || delivery.calls.length > 0 || delivery.news.length > 0;
  const goes = isNews && row.callMessage === delivery.callMessage;
  return {
    announced: Math.max(row.announced, delivery.upTo),
    storyFrom: after ?? (isNew ? delivery.from : Math.max(0, row.storyFrom)),
    storyTo: isNew ? (game.recaps ? delivery.upTo : null) : row.storyTo,
    called: row.toAct.filter((seat) => row.called.includes(seat) || (delivery.calls.includes(seat) && delivery.callsSince[seat] === row.since[seat])),
    callMessage: call ?? (goes ? null : row.callMessage),
  };
}
