/** How use cases change a table: they read, decide, and record changes, which are committed together; then memory and outbox learn of them. */

import { randomUUID } from 'node:crypto';
import { GameStopped, NewerRules } from '../../games/shelf.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { OwnLimits } from '../model/limits.ts';
import { liveMark } from '../model/outbox/jobs.ts';
import type { Delivery } from '../model/outbox/sending.ts';
import type { TableResult } from '../model/refusals.ts';
import { type Changes, Conflict, type FirstTime, Overtaken, type RequestRow, type Store, StoreBusy, type TableRow } from '../model/store/store.ts';
import type { TableInfo } from '../model/types.ts';
import { putThoughts } from './computers.ts';
import type { Deps, Lifetimes } from './deps.ts';
import { type Attempt, report } from './incident.ts';
import { type Loaded, type Memory, openMemory, openQueues, type Queues, readTable } from './loaded/loaded.ts';
import { tellOfNewerRules } from './loaded/newer-rules.ts';
import { infoOf } from './loaded/snapshot.ts';
import { type Looks, openLooks, openPresence, openVoices, type Presence, type Voices } from './presence.ts';
import { type Ahead, announce, forgetMoment, load, openRecorder, readAhead, wake } from './storage.ts';

/** The tools of a use case. Reads don't include its own changes, except `load`, which returns tables as it has changed them. */
export interface Work {
  readonly now: number;
  /** Records changes. */
  readonly db: Changes;
  load(id: string): Promise<Loaded | null>;
  /** What a press usually reads was read ahead. */
  readonly store: Store;
  /** Adds a table. */
  add(loaded: Loaded): Loaded;
  /** Saves the changed row, as the next version. */
  save(loaded: Loaded, change: Partial<TableRow>): Loaded;
  /** The same for a table whose game may be out of order: only its row is needed. */
  saveRow(row: TableRow, change: Partial<TableRow>): TableRow;
  queue(table: string, kind: Delivery['kind'], fresh: boolean, delay?: number): void;
  /** Drops the job with this key, of a computer that has answered. What the saved table asks it next is a new job. */
  answered(key: string): void;
  /** Calls this after the commit. */
  afterwards(act: () => void): void;
}

/** What all use cases share. */
export interface Context extends Deps {
  worker: string;
  lifetimes: Lifetimes;
  limits: OwnLimits;
  memory: Memory;
  /** When people last pressed anything, and how far they had seen a table by then. */
  presence: Presence;
  looks: Looks;
  voices: Voices;
  listeners: ((due: number) => void)[];
  /** Called with every table that was changed here, as it now is. They don't throw. */
  committed: ((loaded: Loaded) => void)[];
  /** Called for every game that ends on a server, before that is committed, to record what follows from it. */
  ended: ((db: Changes, table: string) => Promise<void>)[];
  /** Forget what this process has in memory about a person. They don't throw. */
  forgetting: ((user: string) => void)[];
  /** Paused tables of computers only that are to go one answer further. */
  steps: Set<string>;
  /** Calls the listeners of the outbox: something is due, now or at that time. */
  wake(due?: number): void;
  load(id: string): Promise<Loaded | null>;
  /**
   * Whether this process is to do now what one process does for all: checked before each time, true for at most one process until `Lifetimes.duty` is
   * over. The same process gets it again; if it dies, another one does. What has its own rows is claimed by row instead, as deliveries are.
   */
  takeOn(duty: string): Promise<boolean>;
  /** Runs work at one table in the order it came, so that no other commit is on its way meanwhile. */
  inTurn: Queues;
  /**
   * Carries out a request as a whole: a refusal, a value, or an `Incident` that has changed nothing. `work` runs again if someone else was faster. A
   * request (if it has an id) that was carried out before changes nothing.
   */
  change<T>(attempt: Attempt, request: Request<T> | null, work: (work: Work) => Promise<TableResult<T>>): Promise<TableResult<T>>;
  /** Reads only; here, too, a bug is an `Incident`. */
  look<T>(attempt: Attempt, look: () => Promise<T>): Promise<T>;
}

export interface Request<T> {
  id: string;
  /** Returns the first result again when the request is repeated, perhaps in another process. `first` is null if it wasn't at a table. */
  again(first: FirstTime | null): Promise<TableResult<T>>;
}

/** A request that returns a table: if repeated, as it is now. Its game may be out of order. */
export const infoAgain = ({ store, games }: Pick<Context, 'store' | 'games'>, id: string): Request<TableInfo> => ({
  id,
  async again(first) {
    const sitting = first && (await store.sitting(first.table));
    return sitting ? ok(infoOf({ ...sitting, game: games.find(({ command }) => command === sitting.row.game) })) : refuse({ why: 'repeated' });
  },
});

/** A request without a table: if repeated, returns its value as it is now. */
export const valueAgain = <T>(id: string, value: () => Promise<T>): Request<T> => ({ id, again: async () => ok(await value()) });

/** How many tries there are if others are faster. */
const mostTries = 5;

export function openContext(deps: Deps, lifetimes: Lifetimes): Context {
  const { store, clock, worker = `${liveMark}${randomUUID()}` } = deps;
  const [presence, looks] = [openPresence(store), openLooks(store)];
  const context: Context = {
    ...deps,
    worker,
    lifetimes,
    limits: deps.limits ?? {},
    memory: openMemory(lifetimes),
    ...{ presence, looks },
    voices: openVoices(store),
    listeners: [],
    committed: [],
    ended: [],
    forgetting: [presence.forget, looks.forget],
    steps: new Set(),
    wake: (due = clock()) => wake(context, due),
    load: (id) => load(context, id),
    takeOn: (duty) => store.takeOn(duty, worker, clock(), clock() + lifetimes.duty),
    inTurn: openQueues(),
    change: (attempt, request, work) => context.inTurn(attempt.table, () => again(context, attempt, () => once(context, attempt, request, work))),
    look: (attempt, look) => again(context, attempt, look),
  };
  return context;
}

/** Starts over from the read as long as someone else is faster. */
async function again<T>(context: Context, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Conflict) || tries === mostTries) throw await failed(context, attempt, error);
      forgetMoment();
    }
  }
}

/** What to throw for this error: an incident, unless it is no bug. */
async function failed(context: Context, attempt: Attempt, error: unknown): Promise<unknown> {
  if (error instanceof NewerRules) tellOfNewerRules(context, error);
  // Not bugs: the game is stopped on purpose, and its tables wait; or another program holds the database, for now or for good.
  if (error instanceof GameStopped || error instanceof StoreBusy || error instanceof Overtaken) return error;
  if (attempt.table !== null) context.memory.drop(attempt.table);
  let loaded: Loaded | null = null;
  try {
    loaded = attempt.table === null ? null : await readTable(context, attempt.table);
  } catch {
    // The table itself can't be read: that is the incident.
  }
  return report(context, attempt, loaded, error);
}

async function once<T>(
  context: Context,
  attempt: Attempt,
  asked: Request<T> | null,
  act: (work: Work) => Promise<TableResult<T>>,
): Promise<TableResult<T>> {
  const ahead = asked !== null && attempt.table !== null ? await readAhead(context, attempt.table, asked.id) : null;
  const before = asked && (ahead === null || ahead.isSeen) ? await toldBefore(context, asked) : null;
  if (before) return before;
  if (attempt.user) context.presence.note(attempt.user, context.clock());
  const { work, commit } = openWork(context, attempt, ahead);
  const told = await act(work);
  // Refused, perhaps only because another process carried out the same request after `seen` was read.
  const meanwhile = !told.ok && asked && (await toldBefore(context, asked));
  if (meanwhile) return meanwhile;
  await commit(told.ok ? asked : null);
  return told;
}

/** What a request that was carried out before is answered; null for a new one. */
export const toldBefore = async <T>({ store }: Pick<Context, 'store'>, { id, again: tell }: Request<T>): Promise<TableResult<T> | null> =>
  (await store.seen(id)) ? tell(await store.firstTime(id)) : null;

/** Records changes; `commit` writes them all, with the request if it was carried out, and then notifies the listeners. */
function openWork(context: Context, attempt: Attempt, ahead: Ahead | null) {
  const now = context.clock();
  const { db, changes } = openRecorder();
  const [read, changed] = [new Map<string, number | null>(), new Map<string, Loaded>()];
  const [queued, ended, answered, after] = [new Set<number>(), new Set<string>(), new Set<string>(), new Set<() => void>()];
  /** What the request leads to. */
  let what: RequestRow | null = attempt.table === null ? null : { table: attempt.table, after: 0, upTo: 0 };
  const saved = (before: TableRow, change: Partial<TableRow>): TableRow => {
    const row = { ...before, ...change, version: before.version + 1, updated: now };
    db.saveTable(row);
    if (row.phase === 'over' && before.phase !== 'over' && row.guild !== null) ended.add(row.id);
    if (row.id === attempt.table) what = { table: row.id, after: before.messages, upTo: row.messages };
    // `saveTable` checks the version itself.
    read.delete(row.id);
    return row;
  };
  const keep = (loaded: Loaded): Loaded => changed.set(loaded.row.id, loaded).get(loaded.row.id)!;
  const work: Work = {
    now,
    db,
    async load(id) {
      if (changed.has(id)) return changed.get(id)!;
      const loaded = await (ahead !== null && id === attempt.table ? ahead.table : context.load(id));
      read.set(id, loaded?.row.version ?? null);
      return loaded;
    },
    store: ahead?.store ?? context.store,
    add(loaded) {
      db.addTable(loaded.row);
      what = { table: loaded.row.id, after: 0, upTo: 0 };
      for (const person of loaded.people) db.putPerson(loaded.row.id, person);
      return keep(loaded);
    },
    save: (loaded, change) => keep({ ...loaded, row: saved(loaded.row, change) }),
    saveRow(row, change) {
      changed.delete(row.id);
      return saved(row, change);
    },
    queue(table, kind, fresh, delay = 0) {
      db.queue(table, kind, fresh, now + delay);
      queued.add(now + delay);
    },
    answered: (key) => void answered.add(key),
    afterwards: (act) => void after.add(act),
  };
  return {
    work,
    async commit(carriedOut: { id: string } | null): Promise<void> {
      for (const id of ended) for (const follow of context.ended) await follow(db, id);
      for (const loaded of changed.values()) putThoughts(context, db, loaded, answered);
      if (carriedOut !== null) db.addRequest(carriedOut.id, now, what);
      const noted = attempt.user && changes.length > 0 ? [context.presence, context.looks].map(({ write }) => write(db, attempt.user!)) : [];
      await context.store.commit(changes, read);
      for (const one of noted) one?.written();
      for (const loaded of changed.values()) context.memory.keep(loaded, now);
      for (const act of after) act();
      announce(context, [...changed.values()], queued);
    },
  };
}
