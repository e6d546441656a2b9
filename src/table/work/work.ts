/** How every use case changes a table: it reads, decides, and records its changes; they are committed at once, then memory and outbox learn of them. */

import { randomUUID } from 'node:crypto';
import { GameStopped } from '../../games/shelf.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Delivery } from '../model/sending.ts';
import { type Changes, Conflict, type FirstTime, type MessageRow, Overtaken, type RequestRow, StoreBusy, type TableRow } from '../model/store.ts';
import type { TableInfo } from '../model/types.ts';
import type { Deps, Lifetimes, Limits } from './deps.ts';
import { type Attempt, report } from './incident.ts';
import { type Loaded, readTable } from './loaded.ts';
import { type Memory, openMemory } from './memory.ts';
import { openQueues, type Queues } from './queues.ts';
import { openRateLimit, type RateLimit } from './rate-limit.ts';
import { openRecorder } from './recorder.ts';
import { infoOf } from './snapshot.ts';

/** What a use case has in hand. Whatever it reads is as it was before its own changes, but for tables, which `load` gives as it has changed them. */
export interface Work {
  readonly now: number;
  /** Records changes. */
  readonly db: Changes;
  load(id: string): Promise<Loaded | null>;
  /** Messages for everybody after number `after`. */
  publicSince(table: string, after: number): Promise<MessageRow[]>;
  /** Adds a table. */
  add(loaded: Loaded): Loaded;
  /** Saves the changed row, as the next version. */
  save(loaded: Loaded, change: Partial<TableRow>): Loaded;
  /** The same for a table whose game may be out of order: its row is all it takes. */
  saveRow(row: TableRow, change: Partial<TableRow>): TableRow;
  queue(table: string, kind: Delivery['kind'], fresh: boolean, delay?: number): void;
  /** Does this once it is committed. */
  afterwards(act: () => void): void;
}

/** What all use cases share. */
export interface Context extends Deps {
  worker: string;
  lifetimes: Lifetimes;
  limits: Limits;
  memory: Memory;
  /** How often a table is shown to everybody, and how often somebody asks for a game to be moved. */
  rateLimits: { shows: RateLimit; asks: RateLimit };
  listeners: ((due: number) => void)[];
  /** Hear of every table that was changed here, as it is now. They do not throw. */
  committed: ((loaded: Loaded) => void)[];
  /** Tables that only computers play, and that are to go one answer further though they are stopped. */
  steps: Set<string>;
  /** Calls those who listen to the outbox: something is due, now or at that time. */
  wake(due?: number): void;
  load(id: string): Promise<Loaded | null>;
  /** What is done at one table, in the order it came: nobody is on the way to a commit meanwhile. */
  inTurn: Queues;
  /**
   * Carries a request out as a whole: a refusal, a value, or an `Incident` that has changed nothing. `work` is done anew if somebody else was faster. A
   * request (if it has an id) that was carried out before changes nothing.
   */
  change<T>(attempt: Attempt, request: Request<T> | null, work: (work: Work) => Promise<TableResult<T>>): Promise<TableResult<T>>;
  /** Reads only; a bug is an `Incident` as well. */
  look<T>(attempt: Attempt, look: () => Promise<T>): Promise<T>;
}

export interface Request<T> {
  id: string;
  /** Gives the first result again to whoever asks a second time, perhaps in another process. `first` is null where that was at no table. */
  again(first: FirstTime | null): Promise<TableResult<T>>;
}

/** A request that gives a table: told again, as it is now. Its game may be out of order. */
export const infoAgain = ({ store, games }: Pick<Context, 'store' | 'games'>, id: string): Request<TableInfo> => ({
  id,
  async again(first) {
    const sitting = first && (await store.sitting(first.table));
    return sitting ? ok(infoOf({ ...sitting, game: games.find(({ command }) => command === sitting.row.game) })) : refuse({ why: 'repeated' });
  },
});

/** A request at no table: what it came to, as that is now. */
export const valueAgain = <T>(id: string, value: () => Promise<T>): Request<T> => ({ id, again: async () => ok(await value()) });

/** How often something is tried while others are faster. */
const mostTries = 5;

export function openContext(deps: Deps, lifetimes: Lifetimes, limits: Limits): Context {
  const { store, clock, log } = deps;
  const memory = openMemory(lifetimes);
  const inTurn = openQueues();
  const listeners: ((due: number) => void)[] = [];
  const committed: ((loaded: Loaded) => void)[] = [];

  const load = async (id: string): Promise<Loaded | null> => {
    const now = clock();
    const known = memory.get(id, now);
    // Another process may have changed it meanwhile.
    if (known && known.row.version === (await store.version(id))) return known;
    const read = await readTable(deps, id);
    if (read) memory.keep(read, now);
    else memory.drop(id);
    return read;
  };

  const failed = async (attempt: Attempt, error: unknown) => {
    // No bug: the game is stopped on purpose, and its tables wait; or another program holds the database, for now or for good.
    if (error instanceof GameStopped || error instanceof StoreBusy || error instanceof Overtaken) return error;
    if (attempt.table !== null) memory.drop(attempt.table);
    let loaded: Loaded | null = null;
    try {
      loaded = attempt.table === null ? null : await readTable(deps, attempt.table);
    } catch {
      // The table itself cannot be read: that is the incident.
    }
    return report(deps, attempt, loaded, error);
  };

  const wake = (due = clock()) => {
    for (const listener of listeners) {
      try {
        listener(due);
      } catch (error) {
        log.error({ err: error }, 'The outbox could not be woken');
      }
    }
  };

  const once = async <T>(attempt: Attempt, asked: Request<T> | null, work: (work: Work) => Promise<TableResult<T>>): Promise<TableResult<T>> => {
    if (asked !== null && (await store.seen(asked.id))) return asked.again(await store.firstTime(asked.id));
    const now = clock();
    const { db, changes } = openRecorder();
    const read = new Map<string, number | null>();
    const changed = new Map<string, Loaded>();
    const after: (() => void)[] = [];
    /** What the request comes to. */
    let what: RequestRow | null = attempt.table === null ? null : { table: attempt.table, after: 0, upTo: 0 };
    const queued = new Set<number>();
    const saved = (before: TableRow, change: Partial<TableRow>): TableRow => {
      const row = { ...before, ...change, version: before.version + 1, updated: now };
      db.saveTable(row);
      if (row.id === attempt.table) what = { table: row.id, after: before.messages, upTo: row.messages };
      // That looks at the version itself.
      read.delete(row.id);
      return row;
    };
    const told = await work({
      now,
      db,
      async load(id) {
        const known = changed.get(id);
        if (known) return known;
        const loaded = await load(id);
        read.set(id, loaded?.row.version ?? null);
        return loaded;
      },
      publicSince: store.publicSince,
      add(loaded) {
        db.addTable(loaded.row);
        what = { table: loaded.row.id, after: 0, upTo: 0 };
        for (const person of loaded.people) db.putPerson(loaded.row.id, person);
        changed.set(loaded.row.id, loaded);
        return loaded;
      },
      save(loaded, change) {
        const next = { ...loaded, row: saved(loaded.row, change) };
        changed.set(next.row.id, next);
        return next;
      },
      saveRow(row, change) {
        changed.delete(row.id);
        return saved(row, change);
      },
      queue(table, kind, fresh, delay = 0) {
        db.queue(table, kind, fresh, now + delay);
        queued.add(now + delay);
      },
      afterwards: (act) => void after.push(act),
    });
    if (told.ok && asked !== null) db.addRequest(asked.id, now, what);
    await store.commit(changes, read);
    for (const loaded of changed.values()) memory.keep(loaded, now);
    for (const act of after) act();
    for (const loaded of changed.values()) for (const hear of committed) hear(loaded);
    for (const due of queued) wake(due);
    return told;
  };

  /** From the read, as long as somebody else is faster. */
  const again = async <T>(attempt: Attempt, work: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Conflict) || tries === mostTries) throw await failed(attempt, error);
      }
    }
  };

  return {
    ...deps,
    worker: deps.worker ?? randomUUID(),
    lifetimes,
    limits,
    memory,
    rateLimits: { shows: openRateLimit(1, limits.showEvery), asks: openRateLimit(limits.asks, limits.while) },
    listeners,
    committed,
    steps: new Set(),
    wake,
    load,
    inTurn,
    change: (attempt, request, work) => inTurn(attempt.table, () => again(attempt, () => once(attempt, request, work))),
    look: again,
  };
}
