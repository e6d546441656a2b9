/** Whom an invitation pings at once, and who is pinged later: when their quiet hours end, once their day is over, or by a direct message. */

import { apart } from '../clock/plan.ts';
import type { PersonRow, ReminderRow, TableRow } from '../model/store/store.ts';
import { mayBeAsked } from '../play/posting.ts';
import { personAt } from '../play/waiting.ts';
import type { Context } from '../work/work.ts';

export interface Invited {
  people: PersonRow[];
  later: ReminderRow[];
}

export async function invite(
  { store, voices }: Pick<Context, 'store' | 'voices'>,
  table: Pick<TableRow, 'id' | 'clock' | 'answers'>,
  people: readonly PersonRow[],
  now: number,
): Promise<Invited> {
  const later: ReminderRow[] = [];
  const noted: PersonRow[] = [];
  for (const row of people) {
    const person = row.status === 'invited' ? await personAt(store, row) : null;
    const may = person && (await mayBeAsked(store, person, { ...table, now }));
    const isMention = may === now && !person?.habits.dm;
    const isCalled = isMention && (await voices.takeTogether(row.user, table.id, now));
    // Something else is pinging them.
    const due = isMention && !isCalled ? now + apart : may;
    noted.push(isCalled ? { ...row, pinged: now } : row);
    if (due !== null && !isCalled) later.push({ table: table.id, turn: 0, user: row.user, kind: 'invited', due });
  }
  return { people: noted, later };
}
