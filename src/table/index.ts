/** The tables of one database, and the outbox beside them. */

import { GameStopped } from '../games/shelf.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { openGone } from './absence/gone.ts';
import { openTime } from './absence/index.ts';
import { comeBack } from './absence/late.ts';
import { openReminders } from './absence/reminders.ts';
import { openProposals } from './agreements/proposals.ts';
import { openAdvice } from './computers/advice.ts';
import { type Computers, openComputers } from './computers/thinking.ts';
import { openWatching } from './computers/watching.ts';
import { openUndo } from './going-back/undo.ts';
import { expire, isLate, openLobbies, showOnce } from './lobby/lobby.ts';
import { openOpening } from './lobby/open-table.ts';
import { openCourses } from './looking-back/course.ts';
import { openPast } from './looking-back/past.ts';
import { openRecords } from './looking-back/records.ts';
import type { TableRefusal } from './model/refusals.ts';
import type { Outbox, Reminders } from './model/sending.ts';
import type { Tables } from './model/tables.ts';
import type { TableInfo, Trouble } from './model/types.ts';
import { openFinding } from './people/finding.ts';
import { openKeeping } from './people/keeping.ts';
import { openMet } from './people/met.ts';
import { openSettings } from './people/settings.ts';
import { openMoves } from './play/move.ts';
import { openOutbox } from './posts/outbox.ts';
import { type Deps, usualLifetimes, usualLimits } from './work/deps.ts';
import { report } from './work/incident.ts';
import { type Loaded, personOf, seatOf } from './work/loaded.ts';
import { infoOf, snapshotOf } from './work/snapshot.ts';
import { infoAgain, openContext } from './work/work.ts';

export interface TablesAndOutbox {
  tables: Tables;
  outbox: Outbox;
  reminders: Reminders;
  /**
   * Whether this process is to do now what one does for all of them: asked before each time, true for at most one until `Lifetimes.duty` is over. Whoever
   * was told so is told so again; if it dies, another one is. What is kept in rows of its own is claimed by row instead, as deliveries are.
   */
  takeOn(duty: string): Promise<boolean>;
  computers: Computers;
  /** How many tables are in memory. */
  loaded(): number;
}

export function openTables(deps: Deps): TablesAndOutbox {
  const context = openContext(deps, { ...usualLifetimes, ...deps.lifetimes }, { ...usualLimits, ...deps.limits });
  const { store, clock, lifetimes, memory, rateLimits } = context;
  const outbox = openOutbox(context);

  const expireIfLate = (id: string) =>
    context.change({ what: 'expire', table: id }, null, async (work) => {
      const row = await store.table(id);
      if (row && isLate(row, work.now)) expire(work, row);
      return ok(null);
    });

  /** The table as it is now: a gathering whose time is over is closed first. */
  const touch = async (id: string): Promise<Loaded | null> => {
    const loaded = await context.load(id);
    if (!loaded || !isLate(loaded.row, clock())) return loaded;
    await expireIfLate(id);
    return context.load(id);
  };
  const find = async (id: string): Promise<TableInfo | null> => {
    try {
      const loaded = await touch(id);
      return loaded ? infoOf(loaded, await troubleOf(id)) : null;
    } catch (error) {
      // A table that is closed is told of though its game is out of order: nothing is played at it any more.
      const sitting = error instanceof GameStopped ? await store.sitting(id) : null;
      if (sitting?.row.phase !== 'closed') throw error;
      return infoOf(sitting, await troubleOf(id));
    }
  };
  const troubleOf = async (id: string): Promise<Trouble | null> => {
    const row = await store.trouble(id);
    return row && { problem: row.problem, since: row.since };
  };
  const begun = async (id: string): Promise<Result<Loaded, TableRefusal>> => {
    const loaded = await context.load(id);
    return loaded && (loaded.row.phase === 'playing' || loaded.row.phase === 'over') ? ok(loaded) : refuse({ why: 'no-table' });
  };

  const takeOn = (duty: string) => store.takeOn(duty, context.worker, clock(), clock() + lifetimes.duty);

  const courseOf = openCourses(store);

  const tables: Tables = {
    ...openOpening(context),
    ...openLobbies(context),
    ...openMoves(context),
    ...openUndo(context),
    ...openFinding(context),
    ...openKeeping(context),
    ...openPast(context),
    ...openProposals(context),
    ...openSettings(context),
    ...openMet(context),
    ...openRecords(context),
    ...openTime(context),
    ...openGone(context),
    ...openAdvice(context),
    ...openWatching(context),

    async meet(id, { id: user, name }) {
      const before = await context.look({ what: 'meet', table: id, user }, () => context.load(id));
      const isAway = (loaded: Loaded) => loaded.row.away.includes(seatOf(loaded, user) ?? '') || (personOf(loaded, user)?.gone ?? null) !== null;
      const isNew = (loaded: Loaded | null): loaded is Loaded =>
        loaded !== null && ((personOf(loaded, user)?.name ?? name) !== name || isAway(loaded));
      if (!isNew(before)) return;
      await context.change({ what: 'rename', table: id, user }, null, async (work) => {
        const loaded = await work.load(id);
        if (!isNew(loaded)) return ok(null);
        const people = loaded.people.map((one) => (one.user === user ? { ...one, name, gone: null } : one));
        work.db.putPerson(id, people.find((one) => one.user === user)!);
        const next = work.save({ ...loaded, people }, {});
        const seat = seatOf(next, user);
        if (isAway(loaded) && seat !== null && next.row.phase === 'playing') await comeBack(context, work, next, seat);
        return ok(null);
      });
    },
    rematchOf: (id) =>
      context.look({ what: 'rematch of', table: id }, async () => {
        const next = await store.rematchOf(id);
        return next === null ? null : find(next);
      }),
    find: (id) => context.look({ what: 'find', table: id }, () => find(id)),
    at: (channel) =>
      context.look({ what: 'at', table: null }, async () => {
        const id = (await store.active(channel)) ?? (await store.latest(channel));
        return id === null ? null : find(id);
      }),
    snapshot: (id, user) =>
      context.look({ what: 'snapshot', table: id, user }, async () => {
        const loaded = await begun(id);
        if (!loaded.ok) return loaded;
        return ok({ ...(await snapshotOf(loaded.value, user, await troubleOf(id))), course: await courseOf(loaded.value) });
      }),
    log: (id, user, limit, before) =>
      context.look({ what: 'log', table: id, user }, async () => {
        const loaded = await begun(id);
        if (!loaded.ok) return loaded;
        const lines = await store.log(id, seatOf(loaded.value, user), before ?? loaded.value.row.messages + 1, limit);
        return ok(lines.map(({ n, at, message, to, by, answer }) => ({ n, at, message, secret: to !== null, by, answer })));
      }),
    show: (id, request) =>
      context.change({ what: 'show', table: id }, infoAgain(context, request), async (work) => {
        const loaded = await work.load(id);
        if (!loaded || loaded.row.phase === 'gathering' || loaded.row.phase === 'closed') return refuse({ why: 'no-table' });
        const shown = showOnce(context, work, id, 'show');
        return shown.ok ? ok(infoOf(loaded)) : shown;
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
    async unshown(id, user, error) {
      let loaded: Loaded | null = null;
      try {
        loaded = await context.load(id);
      } catch {
        // What cannot even be read cannot be told: the number and the error are what there is.
      }
      return (await report(context, { what: 'show', table: id, user, stands: true }, loaded, error)).number;
    },
    async sweep() {
      const now = clock();
      memory.sweep(now);
      for (const rateLimit of Object.values(rateLimits)) rateLimit.sweep(now);
      if (!(await takeOn('sweep'))) return;
      for (const id of await store.expired(now)) {
        try {
          await expireIfLate(id);
        } catch {
          // The incident is in the log; the other tables are not to suffer from it.
        }
      }
      await context.change({ what: 'sweep', table: null }, null, async (work) => ok(work.db.dropRequests(now - lifetimes.request)));
    },
  };
  return { tables, outbox, reminders: openReminders(context), computers: openComputers(context), takeOn, loaded: () => memory.size };
}
