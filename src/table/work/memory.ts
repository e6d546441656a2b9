import type { Lifetimes } from './deps.ts';
import type { Loaded } from './loaded.ts';

/** The tables in memory: those touched last, and only while they are in use. */
export interface Memory {
  get(id: string, now: number): Loaded | null;
  keep(loaded: Loaded, now: number): void;
  drop(id: string): void;
  /** Lets go of those nobody has touched for long. */
  sweep(now: number): void;
  readonly size: number;
}

export function openMemory({ loaded: most, idle }: Pick<Lifetimes, 'loaded' | 'idle'>): Memory {
  /** In the order they were touched, the longest ago first. */
  const held = new Map<string, { loaded: Loaded; touched: number }>();

  const keep = (loaded: Loaded, now: number) => {
    held.delete(loaded.row.id);
    held.set(loaded.row.id, { loaded, touched: now });
    if (held.size > most) held.delete(held.keys().next().value!);
  };
  return {
    get(id, now) {
      const found = held.get(id);
      if (!found) return null;
      keep(found.loaded, now);
      return found.loaded;
    },
    // What is read may arrive after what was changed meanwhile.
    keep(loaded, now) {
      const known = held.get(loaded.row.id)?.loaded;
      keep(known && known.row.version > loaded.row.version ? known : loaded, now);
    },
    drop: (id) => void held.delete(id),
    sweep(now) {
      for (const [id, { touched }] of held) {
        if (touched > now - idle) return;
        held.delete(id);
      }
    },
    get size() {
      return held.size;
    },
  };
}
