/** Who is next among those who wait: what is most urgent, and of that whoever has had the fewest turns lately. */

/** Whose something is, from the outside in: a person, then a table of theirs. Turns go round by the first, and among one's own by the next. */
export type Whose = readonly string[];

/** Something that waits. */
export interface Waiting {
  /** The lowest is done first. */
  rank: number;
  /** Whose it is; nobody's, where it is not said. */
  whose?: Whose;
  /** Among one's own of one rank the lowest is done first; of equals, whichever came first. */
  since?: number;
}

export interface Turns<T extends Waiting> {
  add(one: T): void;
  /** False: it does not wait. */
  remove(one: T): boolean;
  /** The one whose turn it is, without taking it; null: nobody waits. */
  peek(): T | null;
  take(): T | null;
  /** All that wait, who then wait no more. */
  clear(): T[];
  readonly length: number;
}

/** Turns that nobody remembers any more: whoever comes anew counts as having had none. */
const mostRemembered = 10_000;

export function openTurns<T extends Waiting>(): Turns<T> {
  /** In the order they came. */
  let waiting: T[] = [];
  /** When each of them, and each of their tables, had a turn last. */
  const served = new Map<string, number>();
  let turn = 0;

  const namesOf = ({ whose = [] }: Waiting): string[] => whose.map((_, i) => whose.slice(0, i + 1).join(' '));
  /** Whether `one` is before `other`, which came earlier. */
  const isBefore = (one: T, other: T): boolean => {
    if (one.rank !== other.rank) return one.rank < other.rank;
    const [mine, theirs] = [namesOf(one), namesOf(other)];
    for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
      const [a, b] = [mine, theirs].map((names) => served.get(names[i] ?? '') ?? -1) as [number, number];
      if (a !== b) return a < b;
    }
    return (one.since ?? 0) < (other.since ?? 0);
  };
  const peek = () => waiting.reduce<T | null>((best, one) => (best === null || isBefore(one, best) ? one : best), null);
  const remove = (one: T): boolean => {
    const at = waiting.indexOf(one);
    if (at >= 0) waiting.splice(at, 1);
    return at >= 0;
  };

  return {
    add: (one) => void waiting.push(one),
    remove,
    peek,
    take() {
      const next = peek();
      if (next === null) return null;
      remove(next);
      turn++;
      for (const name of namesOf(next)) {
        served.delete(name);
        served.set(name, turn);
      }
      for (const name of served.keys()) {
        if (served.size <= mostRemembered) break;
        served.delete(name);
      }
      return next;
    },
    clear() {
      const all = waiting;
      waiting = [];
      return all;
    },
    get length() {
      return waiting.length;
    },
  };
}
