/** What the program counts of itself: collected where it happens, told once a minute in the log and, if somebody asks, to Prometheus. */
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** What happened once; an acknowledgement with how long the player waited for it, in milliseconds. */
type Happening = { what: 'answer' | 'invalid request' | 'late picture' } | { what: 'acknowledgement'; ms: number };

/** How things stand now. */
export interface Gauges {
  /** Posts that wait for their time, and posts that wait until something changes. */
  deliveries: { waiting: number; parked: number };
  games: number;
  pictures: number;
  /** In milliseconds since 1970; null: none yet; undefined: copies are made elsewhere. */
  lastBackup: number | null | undefined;
}

/** What one minute was like. Times are in milliseconds. */
export interface Minute extends Gauges {
  answers: number;
  acknowledgements: { count: number; p50: number; p99: number; max: number };
  loopDelay: { p99: number; max: number };
  invalidRequests: number;
  /** Pictures that did not come in time, and were said in words. */
  latePictures: number;
}

export interface Metrics {
  note(happening: Happening): void;
  /** Tells of everything that is noted from now on. */
  watch(listener: (happening: Happening) => void): void;
  standing(): Gauges;
  /** What was noted since it was asked last. */
  minute(): Minute;
  stop(): void;
}

export function openMetrics(standing: () => Gauges): Metrics {
  const listeners: ((happening: Happening) => void)[] = [];
  const acknowledged = createHistogram();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let answers = 0;
  let invalid = 0;
  let latePictures = 0;
  return {
    note(happening) {
      // The histogram takes whole numbers from 1 on: microseconds.
      if (happening.what === 'acknowledgement') acknowledged.record(Math.max(1, Math.round(happening.ms * 1000)));
      else if (happening.what === 'answer') answers++;
      else if (happening.what === 'invalid request') invalid++;
      else latePictures++;
      for (const listener of listeners) listener(happening);
    },
    watch: (listener) => void listeners.push(listener),
    standing,
    minute() {
      const { count } = acknowledged;
      const waited = (microseconds: number) => (count === 0 ? 0 : Math.round(microseconds / 1000));
      const acknowledgements = {
        count,
        p50: waited(acknowledged.percentile(50)),
        p99: waited(acknowledged.percentile(99)),
        max: waited(acknowledged.max),
      };
      const late = (nanoseconds: number) => (delay.count === 0 ? 0 : Math.round(nanoseconds / 1e6));
      const loopDelay = { p99: late(delay.percentile(99)), max: late(delay.max) };
      const told = { answers, acknowledgements, loopDelay, invalidRequests: invalid, latePictures, ...standing() };
      answers = 0;
      invalid = 0;
      latePictures = 0;
      acknowledged.reset();
      delay.reset();
      return told;
    },
    stop: () => void delay.disable(),
  };
}
