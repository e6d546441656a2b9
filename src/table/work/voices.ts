/** Who is being called by something that is on its way and not yet noted: two tables that tell at once call somebody once. */

/** What is on its way is said or given up within this, in ms. */
const underWay = 60_000;

export interface Voices {
  /** Whether this table may call them now; if so, no other may before it is noted. */
  take(user: string, table: string, now: number): boolean;
}

export function openVoices(): Voices {
  const taken = new Map<string, { table: string; at: number }>();
  return {
    take(user, table, now) {
      for (const [one, { at }] of taken) if (at + underWay <= now || at > now) taken.delete(one);
      if ((taken.get(user)?.table ?? table) !== table) return false;
      taken.set(user, { table, at: now });
      return true;
    },
  };
}
