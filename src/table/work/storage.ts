/**
 * How a request meets the store. How tables are loaded, and what a press reads ahead: all it usually needs, so that it waits for the database once
 * before it writes; whatever is done at one moment asks only once whether a table has changed. And the changes of a commit: recorded until it is
 * made, and announced after it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PressAhead } from '../model/store/press.ts';
import { type Change, type Changes, Conflict, type Store } from '../model/store/store.ts';
import type { Deps } from './deps.ts';
import { type Loaded, type Memory, readTable } from './loaded/loaded.ts';

type Loading = Pick<Deps, 'store' | 'games' | 'clock'> & { memory: Memory };

type Current = ReturnType<Store['current']>;

/** What was read at one moment, and when, in ms on the clock of `performance.now()`. */
const moments = new AsyncLocalStorage<Map<string, { at: number; current: Current }>>();
/** A moment lasts at most this long, in ms. */
const momentMs = 1000;

/** Does something at one moment: asks the store once for what tables it reads are like. What this process commits meanwhile is seen. */
export const during = <T>(act: () => Promise<T>): Promise<T> => moments.run(new Map(), act);

/** The same for a part of it, or of nothing larger. */
export const atOnce =
  <T>(act: () => Promise<T>) =>
  (): Promise<T> =>
    moments.getStore() ? act() : during(act);

/** Forgets what was read at this moment. */
export const forgetMoment = (): void => moments.getStore()?.clear();

/** A table's version, and why its post can't be sent: as read at this moment. */
export function currentOf({ store }: Pick<Loading, 'store'>, id: string): Current {
  const moment = moments.getStore();
  const before = moment?.get(id);
  const at = performance.now();
  if (before && before.at + momentMs > at) return before.current;
  const current = store.current(id);
  moment?.set(id, { at, current });
  // A failed read is no answer for the next one.
  current.catch(() => moment?.delete(id));
  return current;
}

/** The table as it is stored, from memory if it hasn't changed. Throws `GameStopped` if its game can't be played now. */
export async function load(context: Loading, id: string): Promise<Loaded | null> {
  // Another process may have changed it meanwhile.
  const current = context.memory.get(id, context.clock()) && (await currentOf(context, id));
  const known = context.memory.get(id, context.clock());
  // What this process has committed since then is newer.
  if (known && current && known.row.version >= current.version) return known;
  return read(context, id, known !== null);
}

async function read(context: Loading, id: string, isInUse: boolean): Promise<Loaded | null> {
  const found = await readTable(context, id, isInUse);
  if (found) context.memory.keep(found, context.clock());
  else context.memory.drop(id);
  return found;
}

export interface Ahead {
  /** Whether the request was carried out before. */
  isSeen: boolean;
  table: Promise<Loaded | null>;
  /** The store, which knows already what was read. */
  store: Store;
}

/** The answers that decide whom a press pings: where computers answer, people are looked for further back. */
const lastAnswers = (known: Loaded | null): number => (known && (known.row.away.length > 0 || known.people.some((one) => one.computer)) ? 60 : 30);

/** Reads what a press needs at one moment. `table` rejects with a `Conflict` if it had to be read, and is of another moment. */
export async function readAhead(context: Loading, id: string, request: string): Promise<Ahead> {
  const known = context.memory.get(id, context.clock());
  // Where reading ahead is worthwhile, the table is read at the same time.
  const unknown = known ? null : read(context, id, true);
  unknown?.catch(() => {});
  const press = await context.store.press(id, request, lastAnswers(known));
  const table = async () => {
    if (known && known.row.version === press.version) return known;
    const found = await (unknown ?? read(context, id, true));
    if ((found?.row.version ?? null) !== press.version) throw new Conflict(`Table ${id} is no longer at version ${press.version}.`);
    return found;
  };
  const coming = table();
  coming.catch(() => {});
  return { isSeen: press.isSeen, table: coming, store: press.ahead ? knowing(context.store, id, press.ahead) : context.store };
}

/** The store, with what was read at this table: everything else, it reads. */
function knowing(store: Store, table: string, { people, answers, said, taken }: PressAhead): Store {
  return {
    ...store,
    settings: async (user) => (people.has(user) ? people.get(user)!.settings : store.settings(user)),
    daysOff: async (user) => people.get(user)?.daysOff ?? store.daysOff(user),
    lastPinged: async (user) => (people.has(user) ? people.get(user)!.pinged : store.lastPinged(user)),
    answers: async (of, after) => (of === table && after >= answers.after ? answers.rows.filter(({ n }) => n > after) : store.answers(of, after)),
    publicSince: async (of, after) => (of === table && after >= said.after ? said.rows.filter(({ n }) => n > after) : store.publicSince(of, after)),
    remindersTaken: async (of, turn, user) =>
      of === table ? taken.flatMap((one) => (one.turn === turn && one.user === user ? [one.kind] : [])) : store.remindersTaken(of, turn, user),
  };
}

const repeated = ['table', 'people', 'answers', 'settings', 'daysOff', 'lastPinged'] as const satisfies readonly (keyof Store)[];

/** The store, which answers a question about a table or a person only once: for something short that changes nothing. */
export function askingOnce(store: Store): Store {
  const known = new Map<string, Promise<unknown>>();
  const once =
    (name: (typeof repeated)[number]) =>
    (...given: unknown[]) => {
      const key = JSON.stringify([name, ...given]);
      const found = known.get(key) ?? (store[name] as (...given: unknown[]) => Promise<unknown>)(...given);
      known.set(key, found);
      return found;
    };
  return { ...store, ...Object.fromEntries(repeated.map((name) => [name, once(name)])) };
}

/** Calls the listeners of the outbox: something is due at that time. */
export function wake({ listeners, log }: { listeners: readonly ((due: number) => void)[] } & Pick<Deps, 'log'>, due: number): void {
  for (const listener of listeners) {
    try {
      listener(due);
    } catch (error) {
      log.error({ err: error }, 'could not wake the outbox');
    }
  }
}

/** Announces which tables a commit changed, and when something is due. */
export function announce(
  context: { committed: readonly ((loaded: Loaded) => void)[]; wake(due: number): void },
  changed: readonly Loaded[],
  queued: ReadonlySet<number>,
): void {
  for (const loaded of changed) for (const hear of context.committed) hear(loaded);
  for (const due of queued) context.wake(due);
}

/** Records changes in order instead of making them. Only the port says which exist: any method called is a change. */
export function openRecorder(): { db: Changes; changes: Change[] } {
  const changes: Change[] = [];
  const note =
    (what: string) =>
    (...given: unknown[]) =>
      // The type `Changes` ensures that the name and its arguments are right.
      void changes.push([what, ...given] as unknown as Change);
  // `await` looks for `then` on any object: recorded, it would be a change that nobody made.
  const get = (_: Changes, what: string | symbol) => (typeof what === 'symbol' || what === 'then' ? undefined : note(what));
  return { changes, db: new Proxy({} as Changes, { get }) };
}
