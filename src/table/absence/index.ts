/** What people do about time at a table. */

import { ok, refuse } from '../../kernel/result.ts';
import { isOverdue, reach } from '../clock/bank.ts';
import type { Tables } from '../model/tables.ts';
import { atTable, inGame } from '../play/move.ts';
import { personAt, remind } from '../play/waiting.ts';
import { type Loaded, personOf } from '../work/loaded.ts';
import { infoOf } from '../work/snapshot.ts';
import { type Context, infoAgain, type Request } from '../work/work.ts';
import { giveDay, resume } from './late.ts';
import { leftIn, openDaysOff } from './off.ts';

export function openTime(context: Context): Pick<Tables, 'wait' | 'resume' | 'ownTime' | 'takeOff' | 'workAgain' | 'pings' | 'snooze'> {
  const { store } = context;

  /** When somebody is reminded who asked for it at `now`. */
  const laterOf = async (loaded: Loaded, user: string, now: number, ms: number) =>
    reach(now + ms, 0, (await personAt(store, personOf(loaded, user)!)).stops);
  const snoozeAgain = (id: string, user: string, ms: number, request: string): Request<number> => ({
    id: request,
    async again(first) {
      const seated = await atTable(context, id, user);
      if (!seated.ok) return seated;
      return first ? ok(await laterOf(seated.value.loaded, user, first.at, ms)) : refuse({ why: 'repeated' });
    },
  });

  return {
    ...openDaysOff(context),

    wait: (id, user, late, adds, request) =>
      context.change({ what: 'wait', table: id, user }, infoAgain(context, request), async (work) => {
        const seated = await inGame(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const { seat: other = null } = personOf(loaded, late) ?? {};
        if (other === null || other === seat || !isOverdue(loaded.row, other, work.now)) return refuse({ why: 'not-late' });
        return ok(infoOf(await giveDay(context, work, loaded, seat, other, adds)));
      }),

    resume: (id, user, request) =>
      context.change({ what: 'resume', table: id, user }, infoAgain(context, request), async (work) => {
        const seated = await inGame(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        return loaded.row.paused === null ? refuse({ why: 'not-paused' }) : ok(infoOf(await resume(context, work, loaded, seat)));
      }),

    ownTime: (id, user) =>
      context.look({ what: 'own time', table: id, user }, async () => {
        const seated = await atTable({ load: context.load }, id, user);
        if (!seated.ok) return seated;
        const days = await store.daysOff(user);
        const now = context.clock();
        const off = days.filter(({ end }) => end > now).map(({ day }) => day);
        const left = leftIn(days, new Date(now).toISOString().slice(0, 4));
        return ok({ pings: personOf(seated.value.loaded, user)!.pings, off, left });
      }),

    pings: (id, user, pings, request) =>
      context.change({ what: 'pings', table: id, user }, infoAgain(context, request), async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const row = { ...personOf(loaded, user)!, pings };
        work.db.putPerson(id, row);
        const people = loaded.people.map((one) => (one.user === user ? row : one));
        const next: Loaded = work.save({ ...loaded, people }, {});
        const bank = next.row.banks[seat];
        const since = next.row.since[seat] ?? work.now;
        if (bank) await remind(context, work, next.row, await personAt(store, row), bank, { since, here: true, people });
        return ok(infoOf(next));
      }),

    snooze: (id, user, ms, request) =>
      context.change({ what: 'snooze', table: id, user }, snoozeAgain(id, user, ms, request), async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        if (!loaded.row.toAct.includes(seat)) return refuse({ why: 'not-waited' });
        const due = await laterOf(loaded, user, work.now, ms);
        work.db.putReminder({ table: id, turn: loaded.row.banks[seat]?.turn ?? 0, user, kind: 'snooze', due });
        return ok(due);
      }),
  };
}
