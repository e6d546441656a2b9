/** What has lasted long enough: gatherings whose time is over, requests that nobody makes again. */

import { ok } from '../../kernel/result.ts';
import { limitNames, limits } from '../model/limits.ts';
import type { TableRow } from '../model/store.ts';
import type { Tables } from '../model/tables.ts';
import { isLate } from '../work/loaded.ts';
import type { Context, Work } from '../work/work.ts';

/** Ends a gathering whose time is over, also one of a game that is out of order. */
export function expire(work: Work, row: TableRow): void {
  work.queue(row.id, 'invitation', false);
  work.saveRow(row, { phase: 'closed' });
}

/** The same in a commit of its own, if its time is over. */
export const expireIfLate = (context: Context, id: string) =>
  context.change({ what: 'expire', table: id }, null, async (work) => {
    const row = await context.store.table(id);
    if (row && isLate(row, work.now)) expire(work, row);
    return ok(null);
  });

/** For so long uses are counted at most, in ms. */
const longest = Math.max(...limitNames.map((name) => limits[name].within ?? 0));

/** `further`: what else one process does for all. It never rejects. */
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
          // The incident is in the log; the other tables are not to suffer from it.
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
