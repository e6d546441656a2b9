import type { Change, Changes } from '../model/store.ts';

/** Records changes in order instead of making them. Only the port says which exist: any method called is a change. */
export function openRecorder(): { db: Changes; changes: Change[] } {
  const changes: Change[] = [];
  const note =
    (what: string) =>
    (...given: unknown[]) =>
      // The type `Changes` ensures that the name and its arguments are right.
      void changes.push([what, ...given] as unknown as Change);
  // `await` looks for `then` on any object: recorded, it would be a change that nobody made.
  const get = (_: Changes, what: string | symbol) => (typeof what === 'symbol' || what === 'then' ? undefined : note(what));
  return { changes, db: new Proxy({} as Changes, { get }) };
}
