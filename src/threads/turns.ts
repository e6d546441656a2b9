/** Decides whose turn it is: the most urgent goes first, and among those, the one whose owner has gone longest without a turn. */

/** The owners of something, outermost first: a person, then one of their tables. Turns rotate among people, and then among each person's tables. */
export type Whose = readonly string[];

/** Something that waits. */
export interface Waiting {
  /** The lowest goes first. */
  rank: number;
  /** Its owners; nobody by default. */
  whose?: Whose;
  /** Among those of one owner and rank, the lowest goes first; among equals, the first to come. */
  since?: number;
}

export interface Turns<T extends Waiting> {
  add(one: T): void;
  /** False: it isn't waiting. */
  remove(one: T): boolean;
  /** The next one, without taking it; null: nothing waits. */
  peek(): T | null;
  take(): T | null;
  /** Removes and returns everything that waits. */
  clear(): T[];
  readonly length: number;
}

/** How many turns are remembered: an owner beyond that counts as having had none. */
const mostRemembered = 10_000;

export function openTurns<T extends Waiting>(): Turns<T> {
  /** In order of arrival. */
  let waiting: T[] = [];
  /** When each person, and each of their tables, last had a turn. */
  const served = new Map<string, number>();
  let turn = 0;

  const namesOf = ({ whose = [] }: Waiting): string[] => whose.map((_, i) => whose.slice(0, i + 1).join(' '));
  /** Whether `one` goes before `other`, which came earlier. */
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
