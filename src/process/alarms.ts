/** What an owner should look at: one log line each, with what to do, at most once an hour. `docs/alerts.yaml` has the same for Prometheus. */
import type { Minute } from './metrics.ts';

interface Log {
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

interface Alarm {
  level: keyof Log;
  /** What is wrong in this minute, compared to the one before; null: nothing. */
  look(minute: Minute, before: Minute | null, now: number): object | null;
  /** What is wrong, and what to do. */
  text: string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const againMs = 60 * minuteMs;
const leastFree = 0.1;

const alarms: readonly Alarm[] = [
  {
    level: 'warn',
    look: ({ deliveries }) => (deliveries && deliveries.oldestMs > minuteMs ? { oldestMs: deliveries.oldestMs, waiting: deliveries.waiting } : null),
    text: 'posts are late, the oldest by more than a minute: look at discordstatus.com, and at the lines above that say why a post could not be sent',
  },
  {
    level: 'warn',
    look: ({ refusedBudgets }) => (refusedBudgets > 0 ? { refusedBudgets } : null),
    text: 'somebody was refused because they had reached a limit: if it was not abuse, raise the limit',
  },
  {
    level: 'warn',
    look: ({ deliveries }, before) => (deliveries && deliveries.parked > (before?.deliveries?.parked ?? 0) ? { parked: deliveries.parked } : null),
    text: "a game's post is set aside until something changes: /hustings games on its server names the game, and /hustings doctor the missing permission",
  },
  {
    level: 'error',
    look: ({ backupDue }, _, now) => (backupDue != null && now - backupDue > dayMs ? { since: new Date(backupDue).toISOString() } : null),
    text: 'the database has changed, but has not been backed up for a day: the lines above say why; make room, or let this user write to the backup folder',
  },
  {
    level: 'error',
    look: ({ diskFree }) => (diskFree !== null && diskFree < leastFree ? { diskFree: Math.round(diskFree * 1000) / 1000 } : null),
    text: 'less than a tenth of the disk is free: make room before the database can no longer be written',
  },
  {
    level: 'warn',
    look: ({ invalidRequests }) => (invalidRequests > 0 ? { invalidRequests } : null),
    text: 'Discord refused requests, and bans a bot with 10,000 in ten minutes: 401 is the token, 403 a missing permission (/hustings doctor), 429 too many requests',
  },
];

/** Returns a function to call once with each minute, which logs what is wrong. */
export function openAlarms(log: Log, now: () => number = Date.now): (minute: Minute) => void {
  const said = new Map<Alarm, number>();
  let before: Minute | null = null;
  return (minute) => {
    for (const alarm of alarms) {
      const wrong = alarm.look(minute, before, now());
      if (wrong === null || now() < (said.get(alarm) ?? Number.NEGATIVE_INFINITY) + againMs) continue;
      said.set(alarm, now());
      log[alarm.level](wrong, alarm.text);
    }
    before = minute;
  };
}
