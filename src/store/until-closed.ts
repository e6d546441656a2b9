/** A store that ends in order: what it was asked is answered first, and whatever comes later learns that it is closed. */
import { type Store, StoreBusy } from '../table/model/store.ts';

type Ask = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * The same store. `close` lets everything begun come to its end before the connection goes; whoever asks afterwards is rejected with `StoreBusy`, because
 * nothing is wrong and nothing was changed: the program ends, and another one goes on.
 */
export function untilClosed(store: Store): Store {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const guarded =
    (ask: Ask): Ask =>
    (...given) => {
      if (closing !== null) return Promise.reject(new StoreBusy('The database is closed: this process ends.'));
      const working = ask(...given);
      underWay.add(working);
      const over = () => void underWay.delete(working);
      working.then(over, over);
      return working;
    };
  const { onCall, close, ...asking } = store;
  const each = Object.entries<unknown>(asking).map(([name, ask]) => [name, guarded(ask as Ask)]);
  return {
    // Each under its own name, with its own arguments and answer, which `fromEntries` cannot say.
    ...(Object.fromEntries(each) as typeof asking),
    onCall,
    close() {
      closing ??= Promise.allSettled(underWay).then(close);
      return closing;
    },
  };
}
