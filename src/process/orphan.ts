/**
 * Calls back once the process that started the program is gone without passing on a signal: npm was killed, or the shell between npm and the program.
 * Only for a program that npm started; others are told when to end.
 */
export function whenOrphaned(then: () => void, everyMs = 1000): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    then();
  }, everyMs).unref();
}
