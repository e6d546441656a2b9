/** What the program counts about itself: collected where it happens, reported once a minute in the log and, if wanted, to Prometheus. */
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { type CountName, counts, type MinuteCounts } from './counts.ts';

/** One occurrence, with its kind; an acknowledgement, with how long the player waited for it, in milliseconds. */
type Happening = { what: CountName; kind?: string } | { what: 'acknowledgement'; ms: number };

/** The current values. */
export interface Gauges {
  /**
   * Posts that wait for their time, posts that wait until something changes, and how late the oldest of the former is, in milliseconds. Null, like
   * `games`: another process on the same database reports it for all.
   */
  deliveries: { waiting: number; parked: number; oldestMs: number } | null;
  games: number | null;
  /** Connections to the database in use, and how many callers wait for one; undefined: there is only one connection. */
  pool?: { used: number; waiting: number };
  /** How many games are stopped until someone corrects them. */
  stopped: number;
  pictures: number;
  /** In milliseconds since 1970; null: none yet; undefined: copies are made elsewhere. */
  lastBackup: number | null | undefined;
  /** Since when a copy has been due that could not be made, likewise; null: none is due. */
  backupDue: number | null | undefined;
  /** The free share of the disk, from 0 to 1; null: unknown. */
  diskFree: number | null;
}

/** Measurements of one minute. Times are in milliseconds. */
export interface Minute extends Gauges, MinuteCounts {
  acknowledgements: { count: number; p50: number; p99: number; max: number };
  loopDelay: { p99: number; max: number };
}

export interface Metrics {
  note(happening: Happening): void;
  /** Reports everything noted from now on. */
  watch(listener: (happening: Happening) => void): void;
  standing(): Gauges;
  /** What was noted since the last call. */
  minute(): Minute;
  stop(): void;
}

export function openMetrics(standing: () => Gauges): Metrics {
  const listeners: ((happening: Happening) => void)[] = [];
  const acknowledged = createHistogram();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let counted = zeros();
  return {
    note(happening) {
      // The histogram takes integers from 1: microseconds.
      if (happening.what === 'acknowledgement') acknowledged.record(Math.max(1, Math.round(happening.ms * 1000)));
      else counted[counts[happening.what].minute]++;
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
      const told = { ...counted, acknowledgements, loopDelay, ...standing() };
      counted = zeros();
      acknowledged.reset();
      delay.reset();
      return told;
    },
    stop: () => void delay.disable(),
  };
}

const zeros = (): MinuteCounts => Object.fromEntries(Object.values(counts).map(({ minute }) => [minute, 0])) as unknown as MinuteCounts;
