/**
 * What people have in hand here: when they pressed anything last, up to which message they had seen a table by then, and who is being called. The
 * first two are written with a commit that is made anyway, or with the next beat.
 */
import type { Changes, Store } from '../model/store.ts';

/** So old may what is written be, in ms. */
const everyMs = 600_000;

export interface Presence {
  note(user: string, now: number): void;
  /** When somebody pressed anything last, in ms since 1970; null: nobody knows. */
  seen(user: string): Promise<number | null>;
  /** Records it for one of them, or for all, if it is due; `written` is to be called once that is committed. */
  write(db: Changes, user?: string): { written(): void } | null;
  /** Knows nothing of them any more. */
  forget(user: string): void;
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
    forget: (user) => void known.delete(user),
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

/** How far whom looked at which table stays known for so long, in ms; the store knows the rest. */
const keptMs = 600_000;

interface Look {
  table: string;
  user: string;
  at: number;
  /** The last message there was. */
  upTo: number;
  /** The last that was written from here. */
  written: number | null;
}

export interface Looks {
  /** They have looked at this table up to message `upTo`. */
  note(table: string, user: string, upTo: number, now: number): void;
  /** The last message there was when they looked last; null: nobody knows. */
  seen(table: string, user: string): Promise<number | null>;
  /** Records it for one of them, or for all, where it is not written; `written` is to be called once that is committed. */
  write(db: Changes, user?: string): { written(): void } | null;
  /** Knows nothing of them any more. */
  forget(user: string): void;
}

export function openLooks(store: Pick<Store, 'looked'>): Looks {
  const known = new Map<string, Look>();
  const keyOf = (table: string, user: string) => `${user} ${table}`;
  const isDue = ({ upTo, written }: Look): boolean => written === null || upTo > written;
  return {
    note(table, user, upTo, now) {
      const last = known.get(keyOf(table, user));
      const next: Look = { table, user, at: now, upTo, written: last?.written ?? null };
      known.delete(keyOf(table, user));
      known.set(keyOf(table, user), next);
    },
    forget(user) {
      for (const [key, one] of known) if (one.user === user) known.delete(key);
    },
    async seen(table, user) {
      const here = known.get(keyOf(table, user))?.upTo ?? null;
      const there = await store.looked(table, user);
      return here === null || there === null ? (here ?? there) : Math.max(here, there);
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

/** What is on its way is said or given up within this, in ms. */
const underWay = 60_000;
/** What is noted as soon as it is decided, in ms. */
const atOnceMs = 10_000;

/** Who is being called by something that is on its way and not yet noted: two tables that tell at once call somebody once. */
export interface Voices {
  /** Whether a post at this table may call them now; if so, nothing else may before it is noted, in whichever process. */
  take(user: string, table: string, now: number): Promise<boolean>;
  /** The same of what one look (by its name) says to them, which is one message. */
  takeTogether(user: string, look: string, now: number): Promise<boolean>;
}

export const openVoices = ({ takeCall }: Pick<Store, 'takeCall'>): Voices => ({
  take: (user, table, now) => takeCall(user, `table ${table}`, now, now + underWay),
  takeTogether: (user, look, now) => takeCall(user, `look ${look}`, now, now + atOnceMs),
});
