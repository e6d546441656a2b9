/** Trims old games to what replays and results need, packed, and deletes old invitations that led to no game. */

import { ok } from '../../kernel/result.ts';
import type { EndedRow } from '../model/store/store.ts';
import type { Context } from '../work/work.ts';
import { drop } from './leaving.ts';

/** How many are looked at each time, so that nobody waits for housekeeping. */
const atOnce = 50;
const first: EndedRow = { id: '', updated: -1 };

/** Returns a function that continues with it and never rejects. */
export function openTrimming(context: Context): () => Promise<void> {
  const { store, clock, lifetimes, log } = context;
  // While the program runs, each is looked at once, since trimming one again changes nothing; a start begins with the oldest.
  let last = first;
  return async () => {
    if (!Number.isFinite(lifetimes.whole)) return;
    try {
      const ended = await store.endedSince(last, clock() - lifetimes.whole, atOnce);
      for (const one of ended) {
        if (one.phase === 'closed' && !(await store.position(one.id))) await drop(context, one.id);
        else await trim(context, one.id);
        last = one;
        // Packing a game takes some milliseconds, and a press must not wait for fifty.
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
