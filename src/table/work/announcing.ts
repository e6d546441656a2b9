/** Announces what was committed. */
import type { Deps } from './deps.ts';
import type { Loaded } from './loaded.ts';

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
