/**
 * Being the only program on a database, ensured by a lock of the operating system and by the row that every transaction checks. A program started
 * after a crash gets the database at once; in doubt it waits, and ends only if it has seen that the other one is alive.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { betweenTries } from '../transactions.ts';
import { Held, type Lease, leaseMs, takeLease } from './lease.ts';
import { type Lock, tryLock } from './lock.ts';

export interface Alone extends Lease {
  /** Gives a sign of life. Also takes the lock, if an overtaken program has kept it until now. */
  renew(): void;
}

export interface AloneOptions {
  /** Called once, if the start has to wait. */
  waiting?(why: string): void;
  /** Doesn't wait for a living process, so that a person who types a command gets an answer at once. */
  atOnce?: boolean;
  now?(): number;
  /** Gives up waiting, and rejects with an `AbortError`. */
  signal?: AbortSignal;
}

/** Claims the row, on an open connection. */
export type Take = (client: Parameters<typeof takeLease>[0]) => Alone;

/**
 * Opens a database for this process alone; `open` claims it as soon as it has a connection, and may release the lock itself. Rejects with `Held` if
 * another program gives a sign of life meanwhile. One that gives none for `leaseMs` is dead or asleep: it is overtaken, and writes nothing more.
 */
export async function alone<T>(path: string, open: (take: Take, letGo: () => void) => T, options: AloneOptions = {}): Promise<T> {
  const { waiting = () => {}, atOnce = false, now = Date.now, signal } = options;
  let first: { holder: Held['holder']; at: number } | null = null;
  for (;;) {
    let lock = tryLock(path);
    const letGo = () => {
      if (isOurs(lock)) lock.release();
    };
    // By this process's own timer: nobody's clock has to be right.
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
          // The lock first: a program that finds it free and this row in place knows that the holder is gone.
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
