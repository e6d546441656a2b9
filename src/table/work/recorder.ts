import type { Change, Changes } from '../model/store.ts';

/** Writes changes down, in their order, in place of making them. Which there are, the port says alone: whatever is called is a change. */
export function openRecorder(): { db: Changes; changes: Change[] } {
  const changes: Change[] = [];
  const note =
    (what: string) =>
    (...given: unknown[]) =>
      // Whoever calls goes through `Changes`, which has the name and what is given with it.
      void changes.push([what, ...given] as unknown as Change);
  // `then` is what `await` asks of anything: recorded, it would be a change that nobody made.
  const get = (_: Changes, what: string | symbol) => (typeof what === 'symbol' || what === 'then' ? undefined : note(what));
  return { changes, db: new Proxy({} as Changes, { get }) };
}
