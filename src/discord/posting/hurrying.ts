/** Retries failed posts early, because something may have changed for the better. */
import type { Outbox } from '../../table/model/outbox/sending.ts';
import type { Services } from '../interactions/services.ts';

/** After a server's posts were hurried, they are left alone for this long. */
const quietMs = 60_000;

export interface Hurrying {
  /** Retries at once, at one table or everywhere. Returns the number of deliveries. Never rejects. */
  hurry(where?: { table: string } | { guild: string }): Promise<number>;
  /** Retries after `soonMs`, on a server where something has changed, at most once a minute. */
  hurrySoon(guild: string): void;
  stop(): void;
}

export function openHurrying({ log }: Pick<Services, 'log'>, outbox: Outbox, soonMs: number): Hurrying {
  let stopped = false;
  /** Servers whose posts were hurried in the last minute or are about to be, and whether something has changed there since. */
  const changed = new Map<string, { more: boolean }>();

  const hurry: Hurrying['hurry'] = async (where) => {
    if (stopped) return 0;
    try {
      return await outbox.hurry(where);
    } catch (error) {
      log.warn({ err: error }, 'could not wake the outbox');
      return 0;
    }
  };
  const hurrySoon = (guild: string) => {
    const known = changed.get(guild);
    if (known) known.more = true;
    if (known || stopped) return;
    const entry = { more: false };
    changed.set(guild, entry);
    const forget = () => {
      changed.delete(guild);
      if (entry.more) hurrySoon(guild);
    };
    setTimeout(async () => {
      if ((await hurry({ guild })) > 0) setTimeout(forget, quietMs).unref();
      else forget();
    }, soonMs).unref();
  };
  return {
    hurry,
    hurrySoon,
    stop() {
      stopped = true;
    },
  };
}
