/** Of games that ended long ago what replays and results need is kept, packed, and nothing else; of invitations that came to nothing, nothing. */

import { ok } from '../../kernel/result.ts';
import type { EndedRow } from '../model/store.ts';
import type { Context } from '../work/work.ts';
import { drop } from './leaving.ts';

/** So many are looked at each time: nobody is to wait for housekeeping. */
const atOnce = 50;
const first: EndedRow = { id: '', updated: -1 };

/** What goes on with it. Never rejects. */
export function openTrimming(context: Context): () => Promise<void> {
  const { store, clock, lifetimes, log } = context;
  // Each is looked at once while the program runs, for to trim one again changes nothing; a start begins with the oldest.
  let last = first;
  return async () => {
    if (!Number.isFinite(lifetimes.whole)) return;
    try {
      const ended = await store.endedSince(last, clock() - lifetimes.whole, atOnce);
      for (const one of ended) {
        if (one.phase === 'closed' && !(await store.position(one.id))) await drop(context, one.id);
        else await trim(context, one.id);
        last = one;
        // To pack a game takes some milliseconds: a press is not to wait for fifty.
        await new Promise(setImmediate);
      }
    } catch (error) {
      log.error({ err: error }, 'could not trim old games, and will try again');
    }
  };
}

const trim = (context: Context, id: string) =>
  context.change({ what: 'trim', table: null }, null, async (work) => {
    work.db.trim(id);
    work.afterwards(() => context.memory.drop(id));
    return ok(null);
  });
