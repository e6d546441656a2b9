/** Who has left the server, so nobody waits for them, and who is back. */

import { ok } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import { bankOf, isOverdue, running } from '../clock/clock.ts';
import { msg } from '../model/messages.ts';
import type { PersonRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import { personAt, stillOf } from '../play/waiting.ts';
import type { Loaded } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';
import { comeBack, tellAll } from './late.ts';

/** The seats of players who have left. */
export const goneFrom = (people: readonly Pick<PersonRow, 'seat' | 'gone'>[]): Seat[] =>
  people.flatMap(({ seat, gone }) => (seat !== null && gone !== null ? [seat] : []));

export function openGone(context: Context): Pick<Tables, 'noteGone'> {
  return {
    async noteGone(id, gone, here) {
      const hasLeft = (one: PersonRow) => one.gone === null && gone.includes(one.user);
      const isBack = (one: PersonRow) => one.gone !== null && here.includes(one.user);
      const isNews = (loaded: Loaded | null): loaded is Loaded =>
        loaded?.row.phase === 'playing' && loaded.people.some((one) => hasLeft(one) || isBack(one));
      if (!isNews(await context.look({ what: 'who left', table: id }, () => context.load(id)))) return;
      await context.change({ what: 'who left', table: id }, null, async (work) => {
        const loaded = await work.load(id);
        if (!isNews(loaded)) return ok(null);
        const left = loaded.people.filter(hasLeft);
        const people = loaded.people.map((one) => (hasLeft(one) ? { ...one, gone: work.now } : isBack(one) ? { ...one, gone: null } : one));
        for (const [i, one] of people.entries()) if (one !== loaded.people[i]) work.db.putPerson(id, one);
        let next = work.save({ ...loaded, people }, {});
        for (const one of left) if (one.seat !== null) next = await goOn(context, work, next, { ...one, seat: one.seat });
        // Their time was over only because they had left.
        const back = loaded.people.filter(isBack).flatMap(({ seat }) => seat ?? []);
        for (const seat of back)
          if (isOverdue(next.row, seat, work.now) && !next.row.away.includes(seat)) next = await comeBack(context, work, next, seat);
        return ok(null);
      });
    },
  };
}

/** Tells everyone; if the player is asked, their time is over, and the others may decide. */
async function goOn(context: Context, work: Work, loaded: Loaded, one: PersonRow & { seat: Seat }): Promise<Loaded> {
  const { row } = loaded;
  const { seat, user } = one;
  const bank = bankOf(row, seat);
  if (!bank || !row.toAct.includes(seat) || row.paused !== null || row.away.includes(seat) || isOverdue(row, seat, work.now))
    return tellAll(work, loaded, msg('table.gone', { seat }), {});
  const turn = row.version + 1;
  const still = stillOf(await personAt(context.store, one), row.clock);
  work.db.dropReminders(row.id, user, true);
  work.db.putReminder({ table: row.id, turn, user, kind: 'zero', due: work.now });
  return tellAll(work, loaded, msg('table.gone', { seat }), { banks: { ...row.banks, [seat]: running(0, work.now, turn, still) } });
}
