/** Says what is due of those who are asked something: to them by a mention or a direct message, or to the others. */
import type { Reminder, Reminders } from '../table/sending.ts';
import { type Desk, gameOf, publicSpeech } from './desk.ts';
import { codeOf } from './errors.ts';
import { reminderPost } from './present/reminder.ts';

export interface Reminding {
  /** Looks now for what is due. */
  wake(): void;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

export interface RemindingOptions {
  /** How often reminders are looked for, in milliseconds. */
  everyMs?: number;
  now?: () => number;
}

const atOnce = 50;
/** Somebody takes no direct messages. */
const refusesDirect = 50007;

export function openReminding(desk: Desk, reminders: Reminders, { everyMs = 15_000, now = Date.now }: RemindingOptions = {}): Reminding {
  const { log } = desk;
  let looking: Promise<void> | null = null;
  let stopped = false;

  /** Never rejects. */
  const look = async () => {
    try {
      for (let more = true; more && !stopped; ) {
        const taken = await reminders.take(now(), atOnce);
        more = taken.length > 0;
        await Promise.all(taken.map((reminder) => say(desk, reminders, reminder)));
      }
    } catch (error) {
      log.error({ err: error }, 'reminders could not be read');
    }
  };
  const tick = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
  };
  const ticking = setInterval(tick, everyMs).unref();
  tick();
  return {
    wake: () => void (looking ?? Promise.resolve()).then(tick),
    async stop() {
      stopped = true;
      clearInterval(ticking);
      await looking;
    },
  };
}

/** Says one, if nobody has moved meanwhile. Never rejects: what was taken is said once, or not at all. */
async function say(desk: Desk, reminders: Reminders, reminder: Reminder): Promise<void> {
  const { api, tables, log } = desk;
  try {
    const told = await tables.glance(reminder.table, null);
    if (!told.ok) return;
    const { table } = told.value;
    const game = gameOf(desk, table.game);
    if (!game) return;
    const speech = publicSpeech(game, table);
    const nonce = `${reminder.table}.${reminder.turn}${reminder.kind.slice(0, 4)}`.slice(0, 25);
    if (!(await reminders.stands(reminder))) return;
    if (reminder.direct) {
      try {
        await api.direct(reminder.user, reminderPost(game, told.value, reminder, speech, true), nonce);
        return;
      } catch (error) {
        if (codeOf(error) !== refusesDirect) throw error;
        if (!(await reminders.stands(reminder))) return;
      }
    }
    const { message } = await api.send(table.place.channel, reminderPost(game, told.value, reminder, speech, false), nonce);
    const keeps = await reminders.said(reminder, message);
    const goes = keeps ? reminder.callMessage : message;
    if (goes !== null) await api.remove({ channel: table.place.channel, message: goes });
  } catch (error) {
    log.warn({ err: error, table: reminder.table, kind: reminder.kind }, 'a reminder could not be said');
  }
}
