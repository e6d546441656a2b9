/** The changes of a commit: recorded until it is made, and announced after it. */
import type { Change, Changes } from '../model/store/store.ts';
import type { Deps } from './deps.ts';
import type { Loaded } from './loaded/loaded.ts';

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
