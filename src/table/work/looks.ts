/**
 * Up to which message people had seen a table when they pressed anything there last. It is written with a commit of theirs that is made anyway, or with
 * the next beat.
 */

import type { Changes, Store } from '../model/store.ts';

/** Whose press at which table is answered now, and the one before it, stay known for so long, in ms; the store knows the rest. */
const keptMs = 600_000;

interface Look {
  table: string;
  user: string;
  at: number;
  /** The last message there was at the last press, and at the one before; null: that one is not known here. */
  upTo: number;
  before: number | null;
  /** The last that was written from here. */
  written: number | null;
}

export interface Looks {
  /** They press something at this table, which has come to message `upTo`. */
  note(table: string, user: string, upTo: number, now: number): void;
  /** The last message there was at their last press; `isPress`: at the one before the press that is being answered. Null: nobody knows. */
  seen(table: string, user: string, isPress: boolean): Promise<number | null>;
  /** Records it for one of them, or for all, where it is not written; `written` is to be called once that is committed. */
  write(db: Changes, user?: string): { written(): void } | null;
}

export function openLooks(store: Pick<Store, 'looked'>): Looks {
  const known = new Map<string, Look>();
  const keyOf = (table: string, user: string) => `${user} ${table}`;
  const isDue = ({ upTo, written }: Look): boolean => written === null || upTo > written;
  return {
    note(table, user, upTo, now) {
      const last = known.get(keyOf(table, user));
      const next: Look = { table, user, at: now, upTo, before: last?.upTo ?? null, written: last?.written ?? null };
      known.delete(keyOf(table, user));
      known.set(keyOf(table, user), next);
    },
    async seen(table, user, isPress) {
      const here = known.get(keyOf(table, user));
      const there = await store.looked(table, user);
      const own = here === undefined ? null : isPress ? here.before : here.upTo;
      // What was written from here may be of this very press, and says nothing of the one before it.
      if (there === null || there === here?.written) return own;
      return own === null ? there : Math.max(own, there);
    },
    write(db, user) {
      // In one order, whoever writes.
      const due = [...known].filter(([, look]) => isDue(look) && (user ?? look.user) === look.user).sort(([a], [b]) => (a < b ? -1 : 1));
      const noted = due.map(([key, { upTo }]) => [key, upTo] as const);
      for (const [, { table, user: one, upTo }] of due) db.putLook(table, one, upTo);
      if (due.length === 0) return null;
      return {
        written() {
          for (const [key, upTo] of noted) {
            const one = known.get(key);
            if (one) one.written = upTo;
          }
          const newest = Math.max(...[...known.values()].map(({ at }) => at));
          for (const [key, one] of known) if (!isDue(one) && one.at + keptMs < newest) known.delete(key);
        },
      };
    },
  };
}
