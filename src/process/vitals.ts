import type { Metrics, Minute } from './metrics.ts';

interface Log {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
}

/** Discord gives up after three seconds; half of that is too close, in milliseconds. */
const slowMs = 1500;

/** Logs one line about the last minute, and another one if players wait too long. To be called every minute; returns that minute. */
export function sayVitals(metrics: Pick<Metrics, 'minute'>, log: Log): Minute {
  const minute = metrics.minute();
  const { lastBackup } = minute;
  log.info({ ...minute, lastBackup: lastBackup == null ? lastBackup : new Date(lastBackup).toISOString() }, 'the last minute');
  const { latePictures } = minute;
  if (latePictures > 0) log.warn({ latePictures }, 'some pictures were late, so players got words instead');
  const { p99, max } = minute.acknowledgements;
  if (p99 > slowMs) log.warn({ p99, max, loopDelay: minute.loopDelay }, 'answers are too slow: Discord drops them after three seconds');
  return minute;
}
