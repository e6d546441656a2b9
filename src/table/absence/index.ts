/** What people can do about time at a table. */

import { ok, refuse } from '../../kernel/result.ts';
import { isOverdue } from '../clock/clock.ts';
import type { Tables } from '../model/tables.ts';
import type { Proposal } from '../model/types.ts';
import { atTable, inGame } from '../play/move.ts';
import { doneAtOnce, put } from '../play/proposed.ts';
import { personOf } from '../work/loaded/loaded.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import { type Context, infoAgain } from '../work/work.ts';
import { openCalls } from './calls.ts';
import { giveDay } from './late.ts';
import { leftIn, openDaysOff } from './off.ts';
import { openPausing } from './pausing.ts';

export function openTime(context: Context): Pick<Tables, 'wait' | 'rest' | 'resume' | 'ownTime' | 'takeOff' | 'workAgain' | 'pings' | 'snooze'> {
  const { store } = context;
  return {
    ...openDaysOff(context),
    ...openCalls(context),
    ...openPausing(context),

    wait: (id, user, late, adds, request) =>
      context.change({ what: 'wait', table: id, user }, infoAgain(context, request), async (work) => {
        const seated = await inGame(work, id, user);
        if (!seated.ok) return seated;
        const { loaded, seat } = seated.value;
        const { seat: other = null } = personOf(loaded, late) ?? {};
        if (other === null || other === seat || !isOverdue(loaded.row, other, work.now)) return refuse({ why: 'not-late' });
        if (!adds) return ok(infoOf(await giveDay(context, work, loaded, seat, other, false)));
        // Once for each question, so that nobody holds up a table alone.
        const asked = `asked ${loaded.row.since[other] ?? 0}`;
        const isSame = (one: Proposal) => one.kind === 'add' && one.by === user && one.about === late && one.turn === asked;
        if (loaded.proposals.some(isSame)) return refuse({ why: 'added-already' });
        const given = doneAtOnce(work, loaded, { kind: 'add', by: user, turn: asked, about: late });
        return ok(infoOf(await giveDay(context, work, put(work, loaded, given), seat, other, true)));
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
  };
}
