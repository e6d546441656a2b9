/** How often something may be done. Kept in memory: a restart forgives. */
export interface RateLimit {
  /** When `key` may do it next, in ms since 1970; null: now. */
  next(key: string, now: number): number | null;
  note(key: string, now: number): void;
  /** Forgets what counts no more. */
  sweep(now: number): void;
}

/** At most `most` times within `ms`, for every key by itself. */
export function openRateLimit(most: number, ms: number): RateLimit {
  const done = new Map<string, number[]>();
  const counting = (key: string, now: number) => (done.get(key) ?? []).filter((at) => at > now - ms);
  return {
    next: (key, now) => {
      const oldest = counting(key, now).at(-most);
      return oldest === undefined ? null : oldest + ms;
    },
    note: (key, now) => void done.set(key, [...counting(key, now), now]),
    sweep(now) {
      for (const key of done.keys()) if (counting(key, now).length === 0) done.delete(key);
    },
  };
}
