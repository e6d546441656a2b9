/** Stores under test that note which parts of the port are used. */
import type { Changes, Store } from '../../../src/table/model/store/store.ts';
import { openRecorder } from '../../../src/table/work/storage.ts';

/** Opens an empty store, with a function that commits what `make` records. */
export type Fresh = () => Promise<{ store: Store; change(make: (db: Changes) => void): Promise<void> }>;

/** Wraps the stores that `open` returns, and lists the names of everything that was asked of or changed in any of them. */
export function noted(open: () => Promise<Store>) {
  const used = new Set<string>();
  const opened: Store[] = [];
  const fresh: Fresh = async () => {
    const under = await open();
    opened.push(under);
    const store = new Proxy(under, {
      get(of, name: keyof Store) {
        used.add(name);
        if (name !== 'commit') return of[name];
        return (...[changes, expected]: Parameters<Store['commit']>) => {
          for (const [what] of changes) used.add(what);
          return of.commit(changes, expected);
        };
      },
    });
    const change = async (make: (db: Changes) => void) => {
      const { db, changes } = openRecorder();
      make(db);
      for (const [what] of changes) used.add(what);
      await store.commit(changes);
    };
    return { store, change };
  };
  const close = () => Promise.all(opened.map((store) => store.close()));
  return { fresh, used, close, asked: () => Object.keys(opened[0] ?? {}) };
}
