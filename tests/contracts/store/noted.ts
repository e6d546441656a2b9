/** Stores under test that note what of the port is used. */
import type { Changes, Store } from '../../../src/table/model/store.ts';
import { openRecorder } from '../../../src/table/work/recorder.ts';

/** A store with nothing in it, and what commits what `make` records. */
export type Fresh = () => Promise<{ store: Store; change(make: (db: Changes) => void): Promise<void> }>;

/** Stores that `open` gives, and the names of all that was asked of any of them, or changed. */
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
