/** The outbox: deliveries in the order they were queued, until they are reported as sent. */

import { ok } from '../../kernel/result.ts';
import type { Delivery, Outbox } from '../model/outbox/sending.ts';
import { type ClaimRow, StoreBusy } from '../model/store/store.ts';
import type { Context } from '../work/work.ts';
import { toDelivery } from './delivery.ts';
import { noteSaid } from './told.ts';

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
