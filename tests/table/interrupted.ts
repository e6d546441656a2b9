import type { Store } from '../../src/table/model/store/store.ts';

/** The same store, in which something happens just before this method is first called. */
export function interrupted(store: Store, name: 'commit' | 'running' | 'sitting' | 'use', happen: () => Promise<unknown>): Store {
  let next: (() => Promise<unknown>) | null = happen;
  const method = store[name] as (...given: unknown[]) => Promise<unknown>;
  const late = async (...given: unknown[]) => {
    const act = next;
    next = null;
    await act?.();
    return method.apply(store, given);
  };
  return { ...store, [name]: late };
}
