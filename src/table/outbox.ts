/** The outbox: what is to be said, in the order it was queued, until somebody says that it was said. */

import { ok } from '../kernel/result.ts';
import type { Message } from '../kernel/types.ts';
import type { Loaded } from './loaded.ts';
import { type ErrandRow, type MessageRow, StoreBusy, type TableRow } from './store.ts';
import type { Errand, Outbox, Said } from './types.ts';
import type { Hall } from './work.ts';

export interface OutboxParts {
  outbox: Outbox;
  /** The last message of a table that is just being posted, or 0. */
  handedOut(table: string): number;
}

export function openOutbox(hall: Hall): OutboxParts {
  const { store, lives, log, inTurn } = hall;
  /** Errands on their way, by table. A new process knows of none and says them again. */
  const out = new Map<string, { upTo: number; until: number; more: boolean }>();

  const toErrand = async (errand: ErrandRow): Promise<Errand> => {
    const row = await store.table(errand.table);
    if (!row || errand.kind === 'invitation') {
      const upTo = row?.announced ?? 0;
      return { ...errand, news: [], told: null, from: upTo, upTo, calls: [], callsSince: {}, callMessage: null };
    }
    const lines = await store.publicSince(row.id, Math.max(0, row.storyFrom));
    const isMoved = errand.kind === 'show';
    const words = (which: (line: MessageRow) => boolean): Message[] => lines.filter(which).map(({ message }) => message);
    // A new board may begin with what the living post was told of the same chapter: that post gives it up.
    const from = errand.fresh && !isMoved ? (row.storyTo ?? row.announced) : row.announced;
    const news = words(({ n }) => n > from);
    const told = row.storyFrom < 0 ? null : words(({ n }) => n <= from);
    return {
      ...errand,
      // Nothing new to tell is no reason for a new board, but for the first one, for the result, and for who asks to see it again.
      fresh: isMoved || (errand.fresh && (told === null || news.length > 0 || row.phase === 'over')),
      news,
      told,
      from,
      upTo: row.messages,
      calls: callsOf(row),
      callsSince: row.since,
      callMessage: row.callMessage,
    };
  };

  /** One row that cannot be read is set aside with its reason, and keeps nobody else's from being said. */
  const setAside = async (row: ErrandRow, now: number, error: unknown) => {
    log.error({ err: error, errand: row.id, table: row.table }, 'an errand could not be read, and is set aside');
    await hall.change({ what: 'set aside', table: null }, null, async (work) => ok(work.db.retry(row.id, `damaged: ${String(error)}`, now, null)));
  };

  /** Takes an errand off the list and notes what was said. */
  const note = async (errand: Errand, said: Said | null) => {
    await hall.change({ what: 'said', table: errand.table }, null, async (work) => {
      work.db.dropErrand(errand.id);
      const row = said && (await store.table(errand.table));
      if (!row) return ok(null);
      const post = { postChannel: said.post.channel, postMessage: said.post.message };
      // A table that is closed may be one whose game is out of order: nothing more will be told of it than this post.
      const loaded = row.phase === 'closed' ? null : await work.load(errand.table);
      if (loaded) work.save(loaded, { ...post, ...(errand.kind !== 'invitation' && toldBy(errand, loaded, said)) });
      else work.saveRow(row, post);
      return ok(null);
    });
  };

  /** The table's next errand may go; if one was held back meanwhile, whoever sends is woken for it. */
  const back = ({ table }: Errand) => {
    const held = out.get(table)?.more;
    out.delete(table);
    if (held) hall.wake();
  };

  /**
   * Hands out one of a table's errands, in the table's turn: what is on its way to a commit meanwhile may replace it, or take back what it tells.
   * Null: somebody has one of them, they are gone, or none can be read.
   */
  const handOut = (table: string, rows: readonly ErrandRow[], now: number): Promise<Errand | null> =>
    inTurn(table, async () => {
      const before = out.get(table);
      if (before) before.more = true;
      for (const [i, row] of before ? [] : rows.entries()) {
        try {
          if (!(await store.errand(row.id))) continue;
          const errand = await toErrand(row);
          out.set(table, { upTo: errand.upTo, until: now + lives.errand, more: i < rows.length - 1 });
          return errand;
        } catch (error) {
          if (error instanceof StoreBusy) throw error;
          await setAside(row, now, error);
        }
      }
      return null;
    });

  const outbox: Outbox = {
    due: (now, limit) =>
      hall.look({ what: 'due', table: null }, async () => {
        for (const [table, { until }] of out) if (until <= now) out.delete(table);
        const rows = new Map<string, ErrandRow[]>();
        // Every table has at most one errand of each kind, so this many rows are enough to find `limit` tables.
        for (const row of await store.due(now, 2 * (limit + out.size))) {
          const before = out.get(row.table);
          if (before) before.more = true;
          else if (rows.has(row.table)) rows.get(row.table)!.push(row);
          else if (rows.size < limit) rows.set(row.table, [row]);
        }
        const handed = await Promise.allSettled([...rows].map(([table, its]) => handOut(table, its, now)));
        const errands = handed.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
        // What was handed out is carried; the rest is still there the next time.
        const failed = handed.find((one) => one.status === 'rejected');
        if (failed && errands.length === 0) throw failed.reason;
        return errands;
      }),
    async done(errand, said) {
      await note(errand, said);
      back(errand);
    },
    async failed(errand, reason, now, at) {
      await hall.change({ what: 'retry', table: errand.table }, null, async (work) => ok(work.db.retry(errand.id, reason, now, at)));
      back(errand);
    },
    async hurry(where) {
      const hurried = await hall.change({ what: 'hurry', table: null }, null, async (work) => {
        const waiting = await store.failing(where);
        work.db.hurry(work.now, where);
        for (const id of where === undefined ? await store.untold() : []) work.queue(id, 'board', true);
        return ok(waiting);
      });
      hall.wake();
      return hurried.ok ? hurried.value : 0;
    },
    async again(table, delay) {
      await hall.change({ what: 'again', table }, null, async (work) => {
        if (!(await store.table(table))) return ok(null);
        work.queue(table, 'board', false, delay);
        return ok(null);
      });
    },
    onQueued(listener) {
      hall.listeners.push(listener);
    },
  };
  return { outbox, handedOut: (table) => out.get(table)?.upTo ?? 0 };
}

const callsOf = ({ phase, toAct, called }: TableRow) => (phase === 'playing' ? toAct.filter((seat) => !called.includes(seat)) : []);

/** The columns that say what the channel knows now. A seat that has answered meanwhile is waited for no more, and called anew the next time. */
function toldBy(errand: Errand, { row, game }: Loaded, { post, isNew, call }: Said): Partial<TableRow> {
  const goes = post.message !== row.postMessage || errand.calls.length > 0;
  return {
    announced: Math.max(row.announced, errand.upTo),
    storyFrom: isNew ? errand.from : Math.max(0, row.storyFrom),
    storyTo: isNew ? (game.recaps ? errand.upTo : null) : row.storyTo,
    called: row.toAct.filter((seat) => row.called.includes(seat) || (errand.calls.includes(seat) && errand.callsSince[seat] === row.since[seat])),
    callMessage: call ?? (goes ? null : row.callMessage),
  };
}
