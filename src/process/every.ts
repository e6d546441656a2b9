import type { Logger } from 'pino';

/** Does something over and over. Gives what ends that, and waits for what is under way. */
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
