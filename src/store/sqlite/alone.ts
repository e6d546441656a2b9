/**
 * Being the only program on a database: by a lock of the operating system, and by the row every transaction looks at. Whoever comes after a
 * crash is alone at once; in doubt it waits, and ends only if it has seen that somebody else lives.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { betweenTries } from './asking.ts';
import { Held, type Lease, leaseMs, takeLease } from './lease.ts';
import { type Lock, tryLock } from './lock.ts';

export interface Alone extends Lease {
  /** A sign of life. Takes the lock as well, where one that was overtaken has kept it until now. */
  renew(): void;
}

export interface AloneOptions {
  /** Told once, when the start has to wait. */
  waiting?(why: string): void;
  /** A living process is not waited for: whoever types a command is told at once. */
  atOnce?: boolean;
  now?(): number;
  /** Gives up waiting, and rejects with an `AbortError`. */
  signal?: AbortSignal;
}

/** How the row is taken, on a connection that is open. */
export type Take = (client: Parameters<typeof takeLease>[0]) => Alone;

/**
 * Opens a database for this process alone; `open` takes it as soon as it has a connection, and may let go of the lock by itself. Rejects with `Held` if another program gives a sign of
 * life meanwhile. One that gives none for `leaseMs` is dead or asleep: it is overtaken, and writes nothing more.
 */
export async function alone<T>(path: string, open: (take: Take, letGo: () => void) => T, options: AloneOptions = {}): Promise<T> {
  const { waiting = () => {}, atOnce = false, now = Date.now, signal } = options;
  let first: { holder: Held['holder']; at: number } | null = null;
  for (;;) {
    let lock = tryLock(path);
    const letGo = () => {
      if (isOurs(lock)) lock.release();
    };
    // By this process's own time: nobody's clock has to be right.
    const dead = first && performance.now() >= first.at + leaseMs ? first.holder.fence : null;
    try {
      return open((client) => {
        const lease = takeLease(client, { path, isLocked: isOurs(lock), dead, now });
        return {
          check: lease.check,
          renew() {
            if (!isOurs(lock)) lock = tryLock(path);
            lease.renew(isOurs(lock));
          },
          // The lock first: whoever finds it free and this row in place knows that nobody is there any more.
          release() {
            letGo();
            lease.release();
          },
        };
      }, letGo);
    } catch (error) {
      letGo();
      if (!(error instanceof Held)) throw error;
      const { holder } = error;
      if (atOnce && lock === 'others') throw error;
      if (first === null) {
        waiting(error.message);
        first = { holder, at: performance.now() };
      }
      if (holder.fence !== first.holder.fence || holder.until !== first.holder.until) throw error;
      await wait(betweenTries, undefined, { ...(signal && { signal }) });
    }
  }
}

const isOurs = (lock: ReturnType<typeof tryLock>): lock is Lock => typeof lock === 'object';
