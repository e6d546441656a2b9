/** Whom a proposal pings later, once they may be pinged. */
import { mayBeCalled } from '../clock/plan.ts';
import { knowsOfIt } from '../consent/knowing.ts';
import type { Proposal } from '../model/types.ts';
import { callingOf } from '../play/posting.ts';
import { personAt } from '../play/waiting.ts';
import { type Loaded, newcomer } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';

/** Schedules a ping for each asked user who can't be pinged now, when it is posted, except those who have learned of it by another ping. */
export async function callLater(context: Context, work: Work, { row, people }: Loaded, proposal: Proposal): Promise<void> {
  const { n, asked } = proposal;
  for (const user of asked) {
    if (await knowsOfIt(context.presence.seen, { row, people }, proposal, user)) continue;
    const person = await personAt(context.store, people.find((one) => one.user === user) ?? newcomer({ id: user, name: '' }, 0));
    const due = mayBeCalled(await callingOf(context.store, person), work.now);
    if (due !== null && due > work.now) work.db.putReminder({ table: row.id, turn: n, user, kind: 'consent', due });
  }
}
