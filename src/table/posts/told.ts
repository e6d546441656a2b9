/** Notes what a delivery has said, in one commit: it leaves the list, and the table knows what its channel knows. */

import { ok } from '../../kernel/result.ts';
import type { Delivery, Said, SaidPost, SaidProposals } from '../model/sending.ts';
import type { TableRow } from '../model/store.ts';
import type { Loaded } from '../work/loaded.ts';
import type { Context, Work } from '../work/work.ts';

/** Takes a delivery off the list and notes what was said; null: nothing was. */
export async function noteSaid(context: Context, delivery: Delivery, said: Said | null): Promise<void> {
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

/** What is left of this post's predecessors is tidied up next, and by whoever comes after if this process dies. */
function noteLeftovers(work: Work, table: string, { leftovers = [] }: Said): void {
  for (const one of leftovers) work.db.putLeftover(table, one);
  if (leftovers.length > 0) work.queue(table, 'tidy', false);
}

/** Notes where proposals stand. */
async function noteProposals({ store }: Context, work: Work, { table }: Delivery, { proposals: said }: SaidProposals): Promise<void> {
  const sitting = await store.sitting(table);
  if (!sitting) return;
  for (const one of sitting.proposals) {
    const post = said[one.n];
    if (post !== undefined) work.db.putProposal(table, { ...one, postChannel: post?.channel ?? null, postMessage: post?.message ?? null });
  }
  work.saveRow(sitting.row, {});
}

/** Notes the living post, what it tells, and whom it has called. */
async function notePost({ store }: Context, work: Work, delivery: Delivery, said: SaidPost): Promise<void> {
  const row = await store.table(delivery.table);
  if (!row) return;
  const post = { postChannel: said.post.channel, postMessage: said.post.message };
  // A table that is closed may be one whose game is out of order: nothing more will be told of it than this post.
  const loaded = row.phase === 'closed' ? null : await work.load(delivery.table);
  if (!loaded) {
    work.saveRow(row, post);
    return;
  }
  callLater(work, delivery, loaded);
  const people = loaded.people.map((one) => (delivery.pings.includes(one.user) ? { ...one, pinged: work.now } : one));
  for (const one of people) if (delivery.pings.includes(one.user)) work.db.putPerson(delivery.table, one);
  work.save({ ...loaded, people }, { ...post, ...(delivery.kind !== 'invitation' && toldBy(delivery, loaded, said)) });
}

/** Whoever was not called because they are there is called once that is over, if they are still asked the same. */
function callLater({ db }: Work, { table, there, pings, callsSince }: Delivery, { row, people }: Loaded): void {
  for (const { user, seat } of people) {
    const due = seat === null ? undefined : there[seat];
    const turn = seat === null ? undefined : row.banks[seat]?.turn;
    if (due === undefined || turn === undefined || !row.toAct.includes(seat!) || row.since[seat!] !== callsSince[seat!]) continue;
    if (!pings.includes(user)) db.putReminder({ table, turn, user, kind: 'call', due });
  }
}

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
