/** Counts what the program asks of its store. */
import { Conflict, type Store } from '../table/model/store/store.ts';

type Counted = 'commit' | 'conflict' | 'taken over';

/** The same store, counting every commit, every conflict and every post taken over from another process. */
export const countingStore = <S extends Store>(store: S, count: (what: Counted) => void): S => ({
  ...store,
  async commit(...given) {
    try {
      await store.commit(...given);
      count('commit');
    } catch (error) {
      if (error instanceof Conflict) count('conflict');
      throw error;
    }
  },
  async claim(...given) {
    const claimed = await store.claim(...given);
    for (const { before } of claimed) if (before !== null && before !== given[0]) count('taken over');
    return claimed;
  },
});
