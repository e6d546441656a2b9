/** What the program counts of itself: collected where it happens, told once a minute in the log and, if somebody asks, to Prometheus. */
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { type CountName, counts, type MinuteCounts } from './counts.ts';

/** What happened once, and of which kind it was; an acknowledgement with how long the player waited for it, in milliseconds. */
type Happening = { what: CountName; kind?: string } | { what: 'acknowledgement'; ms: number };

/** How things stand now. */
export interface Gauges {
  /**
   * Posts that wait for their time, posts that wait until something changes, and by how much the oldest of the first is late, in milliseconds. Null, as games:
   * another process on the same database says it for all.
   */
  deliveries: { waiting: number; parked: number; oldestMs: number } | null;
  games: number | null;
  /** Connections to the database in use, and how many wait for one; undefined: there is but one. */
  pool?: { used: number; waiting: number };
  /** Of the games there are, so many are not played until somebody corrects them. */
  stopped: number;
  pictures: number;
  /** In milliseconds since 1970; null: none yet; undefined: copies are made elsewhere. */
  lastBackup: number | null | undefined;
  /** Since when a copy is due that could not be made, likewise; null: none is. */
  backupDue: number | null | undefined;
  /** Which share of the disk is free, from 0 to 1; null: nobody can say. */
  diskFree: number | null;
}

/** What one minute was like. Times are in milliseconds. */
export interface Minute extends Gauges, MinuteCounts {
  acknowledgements: { count: number; p50: number; p99: number; max: number };
  loopDelay: { p99: number; max: number };
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
  let counted = zeros();
  return {
    note(happening) {
      // The histogram takes whole numbers from 1 on: microseconds.
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
