/** Cleans up what has expired: gatherings whose time is over, requests that nobody repeats. */

import { ok } from '../../kernel/result.ts';
import { limitNames, limits } from '../model/limits.ts';
import type { TableRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import { isLate } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';

/** Closes a gathering whose time is over, even if its game is out of order. */
export function expire(work: Work, row: TableRow): void {
  work.queue(row.id, 'invitation', false);
  work.saveRow(row, { phase: 'closed' });
}

/** The same in a separate commit, if its time is over. */
export const expireIfLate = (context: Context, id: string) =>
  context.change({ what: 'expire', table: id }, null, async (work) => {
    const row = await context.store.table(id);
    if (row && isLate(row, work.now)) expire(work, row);
    return ok(null);
  });

/** The longest window in which uses are counted, in ms. */
const longest = Math.max(...limitNames.map((name) => limits[name].within ?? 0));

/** `further`: what else one process does for all. Those functions never reject. */
export function openSweeping(context: Context, further: readonly (() => Promise<void>)[] = []): Pick<Tables, 'sweep'> {
  const { store, clock, lifetimes, memory } = context;
  return {
    async sweep() {
      const now = clock();
      memory.sweep(now);
      if (!(await context.takeOn('sweep'))) return;
      for (const id of await store.expired(now)) {
        try {
          await expireIfLate(context, id);
        } catch {
          // The incident is in the log; the other tables must not suffer from it.
        }
      }
      await context.change({ what: 'sweep', table: null }, null, async (work) => {
        work.db.dropDuties(now);
        work.db.dropUses(now - longest);
        return ok(work.db.dropRequests(now - lifetimes.request));
      });
      for (const one of further) await one();
    },
  };
}
