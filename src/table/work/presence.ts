/** When people pressed anything last, anywhere. It is written at most every ten minutes, with a commit that is made anyway, or with the next beat. */

import type { Changes, Store } from '../model/store.ts';

/** So old may what is written be, in ms. */
const everyMs = 600_000;

export interface Presence {
  note(user: string, now: number): void;
  /** When somebody pressed anything last, in ms since 1970; null: nobody knows. */
  seen(user: string): Promise<number | null>;
  /** Records it for one of them, or for all, if it is due; `written` is to be called once that is committed. */
  write(db: Changes, user?: string): { written(): void } | null;
}

export function openPresence(store: Pick<Store, 'presence'>): Presence {
  /** What is known here, and what of it is written. */
  const known = new Map<string, { at: number; written: number | null }>();
  const isDue = (user: string): boolean => {
    const one = known.get(user);
    return one !== undefined && (one.written === null || one.at - one.written >= everyMs);
  };
  return {
    note(user, now) {
      const before = known.get(user);
      known.set(user, { at: Math.max(now, before?.at ?? now), written: before?.written ?? null });
    },
    async seen(user) {
      const here = known.get(user)?.at ?? null;
      const there = await store.presence(user);
      return here === null || there === null ? (here ?? there) : Math.max(here, there);
    },
    write(db, user) {
      // In one order, whoever writes.
      const due = (user === undefined ? [...known.keys()].sort() : [user]).filter(isDue).map((one) => [one, known.get(one)!.at] as const);
      for (const [one, at] of due) db.putPresence(one, at);
      if (due.length === 0) return null;
      return {
        written() {
          for (const [one, at] of due) known.set(one, { at: Math.max(at, known.get(one)?.at ?? at), written: at });
          const newest = Math.max(...due.map(([, at]) => at));
          // The others are read again.
          for (const [one, { at, written }] of known) if (written === at && at + everyMs < newest) known.delete(one);
        },
      };
    },
  };
}
