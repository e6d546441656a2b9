/** What people do about time at a table. */

import { ok, refuse } from '../../kernel/result.ts';
import { infoOf } from '../glance.ts';
import { personOf } from '../loaded.ts';
import { atTable } from '../move.ts';
import type { Tables } from '../types.ts';
import type { Hall } from '../work.ts';
import { reach } from './bank.ts';
import { personAt, remind } from './waiting.ts';

export function openTime(hall: Hall): Pick<Tables, 'snooze' | 'pings'> {
  const { store } = hall;
  return {
    pings: (id, user, pings, request) =>
      hall.change({ what: 'pings', table: id, user }, request, async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const people = loaded.people.map((one) => (one.user === user ? { ...one, pings } : one));
        const row = people.find((one) => one.user === user)!;
        work.db.putPerson(id, row);
        const next = work.save({ ...loaded, people }, {});
        const bank = next.row.banks[seat];
        if (bank) await remind(hall, work, next.row, await personAt(store, row), bank, { since: next.row.since[seat] ?? work.now, here: true });
        return ok(infoOf(next));
      }),

    snooze: (id, user, ms, request) =>
      hall.change({ what: 'snooze', table: id, user }, request, async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        if (!loaded.row.toAct.includes(seat)) return refuse({ why: 'not-waited' });
        const { stops } = await personAt(store, personOf(loaded, user)!);
        const due = reach(work.now + ms, 0, stops);
        work.db.putReminder({ table: id, turn: loaded.row.banks[seat]?.turn ?? 0, user, kind: 'snooze', due });
        return ok(due);
      }),
  };
}
