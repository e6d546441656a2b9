/**
 * What this process knows about people: when they last pressed anything, up to which message they had seen a table by then, and who is being pinged.
 * The first two are written with a commit that is made anyway, or with the next beat.
 */
import type { Changes, Store } from '../model/store/store.ts';

/** How outdated the written time may be, in ms. */
const everyMs = 600_000;

export interface Presence {
  note(user: string, now: number): void;
  /** When a person last pressed anything, in ms since 1970; null: unknown. */
  seen(user: string): Promise<number | null>;
  /** Records it for one of them, or for all, if it is due; call `written` after the commit. */
  write(db: Changes, user?: string): { written(): void } | null;
  /** Forgets all about them. */
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
      // In a fixed order, whichever process writes.
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

/** How long it stays in memory who looked at which table up to where, in ms; the store knows the rest. */
const keptMs = 600_000;

interface Look {
  table: string;
  user: string;
  at: number;
  /** The last message at that time. */
  upTo: number;
  /** The last that was written from here. */
  written: number | null;
}

export interface Looks {
  /** Notes that they have looked at this table up to message `upTo`. */
  note(table: string, user: string, upTo: number, now: number): void;
  /** The last message when they last looked; null: unknown. */
  seen(table: string, user: string): Promise<number | null>;
  /** Records what isn't written, for one of them or for all; call `written` after the commit. */
  write(db: Changes, user?: string): { written(): void } | null;
  /** Forgets all about them. */
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
      // In a fixed order, whichever process writes.
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

/** A delivery on its way is sent or given up within this time, in ms. */
const underWay = 60_000;
/** For what is noted as soon as it is decided, in ms. */
const atOnceMs = 10_000;

/** Who is being pinged by something that is on its way and not yet noted, so that two tables that post at once ping a person only once. */
export interface Voices {
  /** Whether a post at this table may ping them now; if so, nothing else may, in any process, before it is noted. */
  take(user: string, table: string, now: number): Promise<boolean>;
  /** The same for what one look (by its name) says to them, which is one message. */
  takeTogether(user: string, look: string, now: number): Promise<boolean>;
}

export const openVoices = ({ takeCall }: Pick<Store, 'takeCall'>): Voices => ({
  take: (user, table, now) => takeCall(user, `table ${table}`, now, now + underWay),
  takeTogether: (user, look, now) => takeCall(user, `look ${look}`, now, now + atOnceMs),
});
