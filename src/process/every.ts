import type { Logger } from 'pino';

/** Repeats something every `ms` milliseconds. Returns a function that stops it and waits for what is under way. */
export function every(ms: number, work: () => Promise<void>, log: Logger): () => Promise<void> {
  let last = Promise.resolve();
  const attempt = () => {
    last = work().catch((error) => log.error({ err: error }, 'housekeeping failed and will be tried again'));
  };
  const timer = setInterval(attempt, ms);
  return () => {
    clearInterval(timer);
    return last;
  };
}
