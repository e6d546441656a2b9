/** How a player is pinged at a table: as often as they like, and again when they ask for it. */

import { ok, refuse } from '../../kernel/result.ts';
import { reach } from '../clock/clock.ts';
import type { Tables } from '../model/tables.ts';
import { atTable } from '../play/move.ts';
import { personAt, remind } from '../play/waiting.ts';
import { type Loaded, personOf } from '../work/loaded/loaded.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import { type Context, infoAgain, type Request } from '../work/work.ts';

export function openCalls(context: Context): Pick<Tables, 'pings' | 'snooze'> {
  return {
    pings: (id, user, pings, request) =>
      context.change({ what: 'pings', table: id, user }, infoAgain(context, request), async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const row = { ...personOf(loaded, user)!, pings };
        work.db.putPerson(id, row);
        const people = loaded.people.map((one) => (one.user === user ? row : one));
        const next = work.save({ ...loaded, people }, {});
        const bank = next.row.banks[seat];
        const since = next.row.since[seat] ?? work.now;
        if (bank) await remind(context, work, next.row, await personAt(context.store, row), bank, { since, here: true, people });
        return ok(infoOf(next));
      }),

    snooze: (id, user, ms, request) =>
      context.change({ what: 'snooze', table: id, user }, snoozeAgain(context, id, user, ms, request), async (work) => {
        const seated = await atTable(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        if (!loaded.row.toAct.includes(seat)) return refuse({ why: 'not-waited' });
        const due = await laterOf(context, loaded, user, work.now, ms);
        work.db.putReminder({ table: id, turn: loaded.row.banks[seat]?.turn ?? 0, user, kind: 'snooze', due });
        return ok(due);
      }),
  };
}

/** When a player who asked for it at `now` is reminded. */
const laterOf = async ({ store }: Context, loaded: Loaded, user: string, now: number, ms: number) =>
  reach(now + ms, 0, (await personAt(store, personOf(loaded, user)!)).stops);

const snoozeAgain = (context: Context, id: string, user: string, ms: number, request: string): Request<number> => ({
  id: request,
  async again(first) {
    const seated = await atTable(context, id, user);
    if (!seated.ok) return seated;
    return first ? ok(await laterOf(context, seated.value.loaded, user, first.at, ms)) : refuse({ why: 'repeated' });
  },
});
