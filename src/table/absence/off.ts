/** Days off: a number of days each year on which a player's time stands still at every table. */

import { ok, refuse } from '../../kernel/result.ts';
import { daysOf } from '../clock/clock.ts';
import type { Tables } from '../model/tables.ts';
import { retime } from '../play/waiting.ts';
import { type Context, valueAgain } from '../work/work.ts';

const daysAYear = 14;

/** How many are left in a year, such as `2026`. */
export const leftIn = (days: readonly { day: string }[], year: string): number => daysAYear - days.filter(({ day }) => day.startsWith(year)).length;

export function openDaysOff(context: Context): Pick<Tables, 'takeOff' | 'workAgain'> {
  const { store } = context;
  const done = async () => null;
  return {
    takeOff: (user, first, last, request) =>
      context.change({ what: 'days off', table: null, user }, valueAgain(request, done), async (work) => {
        const zone = (await store.settings(user))?.zone ?? null;
        if (zone === null) return refuse({ why: 'zone-for-days' });
        const before = await store.daysOff(user);
        const asked = daysOf(first, last, zone)?.filter(({ day }) => !before.some((one) => one.day === day));
        if (!asked || asked.some(({ end }) => end <= work.now)) return refuse({ why: 'no-days' });
        for (const year of new Set(asked.map(({ day }) => day.slice(0, 4)))) {
          const left = leftIn(before, year);
          if (leftIn(asked, year) + left < daysAYear) return refuse({ why: 'too-many-days', n: left });
        }
        // The part of today that has already passed isn't given back.
        const days = asked.map((one) => ({ ...one, start: Math.max(one.start, work.now) }));
        for (const one of days) work.db.putDayOff(user, one);
        await retime(context, work, user, { off: [...before, ...days] });
        return ok(null);
      }),

    workAgain: (user, request) =>
      context.change({ what: 'work again', table: null, user }, valueAgain(request, done), async (work) => {
        const before = await store.daysOff(user);
        work.db.dropDaysOff(user, work.now);
        await retime(context, work, user, { off: before.filter(({ start }) => start <= work.now) });
        return ok(null);
      }),
  };
}
