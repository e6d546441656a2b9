/** Ends stuck games, for moderators or players, and shows boards that nobody finds. */

import { ok, refuse } from '../../kernel/result.ts';
import { showOnce } from '../lobby/lobby.ts';
import type { Tables } from '../model/tables.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import { type Context, infoAgain } from '../work/work.ts';

export function openKeeping(context: Context): Pick<Tables, 'end' | 'close' | 'show'> {
  const { store } = context;
  return {
    end: (id, request) =>
      context.change({ what: 'end', table: id }, infoAgain(context, request), async (work) => {
        // Read without its game, so that one that is out of order can be ended as well.
        const sitting = await store.sitting(id);
        const row = sitting?.row;
        if (!row || (row.phase !== 'gathering' && row.phase !== 'playing')) return refuse({ why: 'no-table' });
        const ended = work.saveRow(row, { phase: 'closed', toAct: [], since: {}, called: [] });
        work.db.dropDeliveries(id);
        work.db.dropReminders(id);
        work.queue(id, row.phase === 'playing' ? 'board' : 'invitation', row.phase === 'playing');
        return ok(infoOf({ ...sitting!, row: ended }));
      }),

    async close(id) {
      await context.change({ what: 'close', table: id }, null, async (work) => {
        const loaded = await work.load(id);
        if (!loaded) return refuse({ why: 'no-table' });
        work.db.dropDeliveries(id);
        work.db.dropReminders(id);
        const { phase } = loaded.row;
        return ok(phase === 'gathering' || phase === 'playing' ? work.save(loaded, { phase: 'closed', toAct: [] }) : loaded);
      });
    },
    show: (id, request) =>
      context.change({ what: 'show', table: id }, infoAgain(context, request), async (work) => {
        const loaded = await work.load(id);
        if (!loaded || loaded.row.phase === 'gathering' || loaded.row.phase === 'closed') return refuse({ why: 'no-table' });
        const shown = await showOnce(context, work, id, 'show');
        return shown.ok ? ok(infoOf(loaded)) : shown;
      }),
  };
}
