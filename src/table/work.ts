/** How every use case changes a table: one transaction, then memory and outbox learn of it. */

import { GameStopped } from '../games/shelf.ts';
import { refuse } from '../kernel/result.ts';
import type { Deps, Limits, Lives } from './deps.ts';
import { type Attempt, report } from './incident.ts';
import { type Loaded, readTable } from './loaded.ts';
import { type Memory, openMemory } from './memory.ts';
import { openPace, type Pace } from './pace.ts';
import { type Changes, type MessageRow, Overtaken, StoreBusy, type TableRow } from './store.ts';
import type { Errand, Told } from './types.ts';

/** What a use case has in hand inside its transaction. */
export interface Work {
  readonly now: number;
  readonly db: Changes;
  load(id: string): Loaded | null;
  /** Messages for everybody after number `after`, as they were before this work. */
  publicSince(table: string, after: number): MessageRow[];
  /** Adds a table. */
  add(loaded: Loaded): Loaded;
  /** Saves the changed row, as the next version. */
  save(loaded: Loaded, change: Partial<TableRow>): Loaded;
  /** The same for a table whose game may be out of order: its row is all it takes. */
  saveRow(row: TableRow, change: Partial<TableRow>): TableRow;
  queue(table: string, kind: Errand['kind'], fresh: boolean, delay?: number): void;
}

/** What all use cases share. */
export interface Hall extends Deps {
  lives: Lives;
  limits: Limits;
  memory: Memory;
  /** How often a table is shown to everybody, and how often somebody asks for a game to be moved. */
  paces: { shows: Pace; asks: Pace };
  listeners: (() => void)[];
  /** Calls those who listen to the outbox. */
  wake(): void;
  load(id: string): Loaded | null;
  /**
   * Carries a request out as a whole: a refusal before anything was changed, a value, or an `Incident` that has changed nothing.
   * A request (if it has an id) that was carried out before is refused.
   */
  change<T>(attempt: Attempt, request: string | null, work: (work: Work) => Told<T>): Told<T>;
  /** Reads only; a bug is an `Incident` as well. */
  look<T>(attempt: Attempt, look: () => T): T;
}

export function openHall(deps: Deps, lives: Lives, limits: Limits): Hall {
  const { store, clock, log } = deps;
  const memory = openMemory(lives);
  const listeners: (() => void)[] = [];

  const load = (id: string): Loaded | null => {
    const now = clock();
    const known = memory.get(id, now);
    // Another process may have changed it meanwhile.
    if (known && known.row.version === store.version(id)) return known;
    memory.drop(id);
    const read = readTable(deps, id);
    if (read) memory.keep(read, now);
    return read;
  };

  const failed = (attempt: Attempt, error: unknown) => {
    // No bug: the game is stopped on purpose, and its tables wait; or another program holds the database, for now or for good.
    if (error instanceof GameStopped || error instanceof StoreBusy || error instanceof Overtaken) return error;
    if (attempt.table !== null) memory.drop(attempt.table);
    let loaded: Loaded | null = null;
    try {
      loaded = attempt.table === null ? null : readTable(deps, attempt.table);
    } catch {
      // The table itself cannot be read: that is the incident.
    }
    return report(deps, attempt, loaded, error);
  };

  const wake = () => {
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        log.error({ err: error }, 'The outbox could not be woken');
      }
    }
  };

  const once = <T>(request: string | null, work: (work: Work) => Told<T>): Told<T> => {
    const now = clock();
    const changed = new Map<string, Loaded>();
    let queued = false;
    const saved = (db: Changes, before: TableRow, change: Partial<TableRow>): TableRow => {
      const row = { ...before, ...change, version: before.version + 1, updated: now };
      if (!db.saveTable(row)) throw new Error(`Table ${row.id} is no longer at version ${before.version}.`);
      return row;
    };
    const told = store.unit((db): Told<T> => {
      if (request !== null && store.seen(request)) return refuse({ why: 'repeated' });
      const result = work({
        now,
        db,
        load: (id) => changed.get(id) ?? load(id),
        publicSince: store.publicSince,
        add(loaded) {
          db.addTable(loaded.row);
          for (const person of loaded.people) db.putPerson(loaded.row.id, person);
          changed.set(loaded.row.id, loaded);
          return loaded;
        },
        save(loaded, change) {
          const next = { ...loaded, row: saved(db, loaded.row, change) };
          changed.set(next.row.id, next);
          return next;
        },
        saveRow(row, change) {
          changed.delete(row.id);
          return saved(db, row, change);
        },
        queue(table, kind, fresh, delay = 0) {
          db.queue(table, kind, fresh, now + delay);
          queued = true;
        },
      });
      if (result.ok && request !== null) db.addRequest(request, now);
      return result;
    });
    for (const loaded of changed.values()) memory.keep(loaded, now);
    if (queued) wake();
    return told;
  };

  return {
    ...deps,
    lives,
    limits,
    memory,
    paces: { shows: openPace(1, limits.showEvery), asks: openPace(limits.asks, limits.while) },
    listeners,
    wake,
    load,
    change(attempt, request, work) {
      try {
        return once(request, work);
      } catch (error) {
        throw failed(attempt, error);
      }
    },
    look(attempt, look) {
      try {
        return look();
      } catch (error) {
        throw failed(attempt, error);
      }
    },
  };
}
