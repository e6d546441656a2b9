/** Does what belongs to one key in the order it came, one after the other; null waits for nobody. */
export type Queues = <T>(key: string | null, work: () => Promise<T>) => Promise<T>;

export function openQueues(): Queues {
  /** What came last, for every key that has something to do. */
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    if (key === null) return work();
    const before = last.get(key);
    const mine = before ? before.then(work, work) : work();
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
