/** The tables of one database, and the outbox beside them. */

import { GameStopped } from '../games/shelf.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { type Deps, usualLimits, usualLives } from './deps.ts';
import { openFinding } from './finding.ts';
import { glanceOf, infoOf } from './glance.ts';
import { report } from './incident.ts';
import { openKeeping } from './keeping.ts';
import { type Loaded, personOf, seatOf } from './loaded.ts';
import { expire, isLate, once, openLobbies } from './lobby.ts';
import { openMoves } from './move.ts';
import { openOpening } from './open-table.ts';
import { openOutbox } from './outbox.ts';
import type { Outbox, TableInfo, TableRefusal, Tables, Trouble } from './types.ts';
import { openUndo } from './undo.ts';
import { openHall } from './work.ts';

export interface TablesAndOutbox {
  tables: Tables;
  outbox: Outbox;
  /** How many tables are in memory. */
  loaded(): number;
}

export function openTables(deps: Deps): TablesAndOutbox {
  const hall = openHall(deps, { ...usualLives, ...deps.lives }, { ...usualLimits, ...deps.limits });
  const { store, clock, lives, memory, paces } = hall;
  const { outbox, handedOut } = openOutbox(hall);

  const expireIfLate = (id: string) =>
    hall.change({ what: 'expire', table: id }, null, (work) => {
      const row = store.table(id);
      if (row && isLate(row, work.now)) expire(work, row);
      return ok(null);
    });

  /** The table as it is now: a gathering whose time is over is closed first. */
  const touch = (id: string): Loaded | null => {
    const loaded = hall.load(id);
    if (!loaded || !isLate(loaded.row, clock())) return loaded;
    expireIfLate(id);
    return hall.load(id);
  };
  const find = (id: string): TableInfo | null => {
    try {
      const loaded = touch(id);
      return loaded ? infoOf(loaded, troubleOf(id)) : null;
    } catch (error) {
      // A table that is closed is told of though its game is out of order: nothing is played at it any more.
      const row = error instanceof GameStopped ? store.table(id) : null;
      if (row?.phase !== 'closed') throw error;
      return infoOf({ row, people: store.people(id) }, troubleOf(id));
    }
  };
  const troubleOf = (id: string): Trouble | null => {
    const row = store.trouble(id);
    return row && { problem: row.problem, since: row.since };
  };
  const begun = (id: string): Result<Loaded, TableRefusal> => {
    const loaded = hall.load(id);
    return loaded && (loaded.row.phase === 'playing' || loaded.row.phase === 'over') ? ok(loaded) : refuse({ why: 'no-table' });
  };

  const tables: Tables = {
    ...openOpening(hall),
    ...openLobbies(hall),
    ...openMoves(hall),
    ...openUndo(hall, handedOut),
    ...openFinding(hall),
    ...openKeeping(hall),

    meet(id, { id: user, name }) {
      const before = hall.look({ what: 'meet', table: id, user }, () => hall.load(id));
      const isNew = (loaded: Loaded | null): loaded is Loaded => loaded !== null && (personOf(loaded, user)?.name ?? name) !== name;
      if (!isNew(before)) return;
      hall.change({ what: 'rename', table: id, user }, null, (work) => {
        const loaded = work.load(id);
        if (!isNew(loaded)) return ok(null);
        const people = loaded.people.map((one) => (one.user === user ? { ...one, name } : one));
        work.db.putPerson(id, people.find((one) => one.user === user)!);
        work.save({ ...loaded, people }, {});
        return ok(null);
      });
    },
    find: (id) => hall.look({ what: 'find', table: id }, () => find(id)),
    at: (channel) =>
      hall.look({ what: 'at', table: null }, () => {
        const id = store.active(channel) ?? store.latest(channel);
        return id === null ? null : find(id);
      }),
    glance: (id, user) =>
      hall.look({ what: 'glance', table: id, user }, () => {
        const loaded = begun(id);
        return loaded.ok ? ok(glanceOf(loaded.value, user, troubleOf(id))) : loaded;
      }),
    log: (id, user, limit, before) =>
      hall.look({ what: 'log', table: id, user }, () => {
        const loaded = begun(id);
        if (!loaded.ok) return loaded;
        const lines = store.log(id, seatOf(loaded.value, user), before ?? loaded.value.row.messages + 1, limit);
        return ok(lines.map(({ n, at, message, to, by }) => ({ n, at, message, secret: to !== null, by })));
      }),
    show: (id, request) =>
      once(hall, id, () =>
        hall.change({ what: 'show', table: id }, request, (work) => {
          const loaded = work.load(id);
          if (!loaded || loaded.row.phase === 'gathering' || loaded.row.phase === 'closed') return refuse({ why: 'no-table' });
          const at = paces.shows.next(id, work.now);
          if (at !== null) return refuse({ why: 'shown-lately', at });
          work.queue(id, 'show', true);
          return ok(infoOf(loaded));
        }),
      ),
    close(id) {
      hall.change({ what: 'close', table: id }, null, (work) => {
        const loaded = work.load(id);
        if (!loaded) return refuse({ why: 'no-table' });
        work.db.dropErrands(id);
        const { phase } = loaded.row;
        return ok(phase === 'gathering' || phase === 'playing' ? work.save(loaded, { phase: 'closed', toAct: [] }) : loaded);
      });
    },
    unshown(id, user, error) {
      let loaded: Loaded | null = null;
      try {
        loaded = hall.load(id);
      } catch {
        // What cannot even be read cannot be told: the number and the error are what there is.
      }
      return report(hall, { what: 'show', table: id, user, stands: true }, loaded, error).number;
    },
    sweep() {
      const now = clock();
      for (const id of store.expired(now)) {
        try {
          expireIfLate(id);
        } catch {
          // The incident is in the log; the other tables are not to suffer from it.
        }
      }
      hall.change({ what: 'sweep', table: null }, null, (work) => ok(work.db.dropRequests(now - lives.request)));
      memory.sweep(now);
      for (const pace of Object.values(paces)) pace.sweep(now);
    },
  };
  return { tables, outbox, loaded: () => memory.size };
}
