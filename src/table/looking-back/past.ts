/** Looking back: a running game step by step, the finished games, and one of those as a file. */

import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { PastGame } from '../model/past.ts';
import type { TableRefusal } from '../model/refusals.ts';
import type { Tables } from '../model/tables.ts';
import { type Loaded, seatOf } from '../work/loaded/loaded.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import type { Context } from '../work/work.ts';
import { exportedBy } from './exporting.ts';
import { openLookbacks } from './lookback.ts';

export function openPast(context: Context): Pick<Tables, 'lookBack' | 'past' | 'exported'> {
  const { store, log } = context;
  const lookBackOn = openLookbacks(store);

  const begun = async (id: string): Promise<Result<Loaded, TableRefusal>> => {
    const loaded = await context.load(id);
    const { phase, answers } = loaded?.row ?? { phase: 'closed', answers: 0 };
    // A cancelled game counts if somebody has played it.
    return loaded && (phase === 'playing' || phase === 'over' || (phase === 'closed' && answers > 0)) ? ok(loaded) : refuse({ why: 'no-table' });
  };

  const read = async (id: string): Promise<PastGame[]> => {
    try {
      const sitting = await store.sitting(id);
      return sitting ? [{ table: infoOf(sitting), ended: sitting.row.updated }] : [];
    } catch (error) {
      log.error({ err: error, table: id }, 'could not list a finished game');
      return [];
    }
  };

  return {
    lookBack: (id, user) =>
      context.look({ what: 'look back', table: id, user }, async () => {
        const loaded = await begun(id);
        return loaded.ok ? ok(await lookBackOn(loaded.value, user)) : loaded;
      }),
    past: (game, channel, user, limit) =>
      context.look({ what: 'past', table: null, user }, async () => {
        const ids = await store.over(game, channel, user, limit);
        return (await Promise.all(ids.map(read))).flat();
      }),
    exported: (id, user) =>
      context.look({ what: 'export', table: id, user }, async () => {
        const loaded = await begun(id);
        if (!loaded.ok) return loaded;
        if (seatOf(loaded.value, user) === null) return refuse({ why: 'stranger' });
        if (loaded.value.row.phase !== 'over') return refuse({ why: 'not-over' });
        return ok(await exportedBy(store, loaded.value, await lookBackOn(loaded.value, user)));
      }),
  };
}
