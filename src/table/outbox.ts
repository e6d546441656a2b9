/** The outbox: what is to be said, in the order it was queued, until somebody says that it was said. */

import { ok } from '../kernel/result.ts';
import type { ErrandRow } from './store.ts';
import type { Errand, Outbox, PostRef } from './types.ts';
import type { Hall } from './work.ts';

export interface OutboxParts {
  outbox: Outbox;
  /** The last message of a table that is just being posted, or 0. */
  handedOut(table: string): number;
}

export function openOutbox(hall: Hall): OutboxParts {
  const { store, lives } = hall;
  /** Errands on their way, by table. A new process knows of none and says them again. */
  const out = new Map<string, { upTo: number; until: number; more: boolean }>();

  const toErrand = ({ id, table, kind, fresh, tries }: ErrandRow): Errand => {
    const { announced, messages } = store.table(table) ?? { announced: 0, messages: 0 };
    const events = kind === 'board' ? store.publicSince(table, announced).map(({ message }) => message) : [];
    return { id, table, kind, fresh, tries, events, upTo: kind === 'board' ? messages : announced };
  };

  /** Takes an errand off the list and notes what came of it. */
  const settle = (what: string, { id, table, upTo, kind }: Errand, post: PostRef | null, said: boolean) => {
    hall.change({ what, table }, null, (work) => {
      work.db.dropErrand(id);
      const loaded = said ? work.load(table) : null;
      if (!loaded) return ok(null);
      const { row } = loaded;
      work.save(loaded, {
        announced: kind === 'board' ? Math.max(row.announced, upTo) : row.announced,
        postChannel: post?.channel ?? row.postChannel,
        postMessage: post?.message ?? row.postMessage,
      });
      return ok(null);
    });
  };

  /** The table's next errand may go; if one was held back meanwhile, whoever sends is woken for it. */
  const back = ({ table }: Errand) => {
    const held = out.get(table)?.more;
    out.delete(table);
    if (held) hall.wake();
  };

  const outbox: Outbox = {
    due: (now, limit) =>
      hall.look({ what: 'due', table: null }, () => {
        for (const [table, { until }] of out) if (until <= now) out.delete(table);
        const errands: Errand[] = [];
        // Every table has at most one errand of each kind, so this many rows are enough to find `limit` tables.
        for (const row of store.due(now, 2 * (limit + out.size))) {
          if (errands.length === limit) break;
          const before = out.get(row.table);
          if (before) {
            before.more = true;
            continue;
          }
          const errand = toErrand(row);
          out.set(row.table, { upTo: errand.upTo, until: now + lives.errand, more: false });
          errands.push(errand);
        }
        return errands;
      }),
    done(errand, post) {
      settle('said', errand, post, true);
      back(errand);
    },
    failed(errand, reason, at) {
      if (at === null) settle('unsaid', errand, null, false);
      else
        hall.change({ what: 'retry', table: errand.table }, null, (work) => {
          work.db.retry(errand.id, reason, at);
          return ok(null);
        });
      back(errand);
    },
    onQueued(listener) {
      hall.listeners.push(listener);
    },
  };
  return { outbox, handedOut: (table) => out.get(table)?.upTo ?? 0 };
}
