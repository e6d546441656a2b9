/** One's own time: when to be reminded. */
import type { Desk, PressCall } from '../desk.ts';
import type { Press } from '../ids.ts';
import { note } from '../present/parts.ts';
import { laterHours } from '../present/reminder.ts';
import { moment } from '../present/time.ts';
import { aside } from '../reply.ts';
import { bot } from '../text/index.ts';
import { tellRefusal } from './refuse.ts';

const hour = 3_600_000;

/** Be reminded later, of what one is asked now. */
export async function later(desk: Desk, call: PressCall, { table, arg }: Press): Promise<void> {
  const hours = laterHours.find((one) => String(one) === arg);
  if (hours === undefined) return tellRefusal(desk, call, table, { why: 'not-offered', option: arg });
  const told = await desk.tables.snooze(table, call.person.id, hours * hour, call.interaction.id);
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(desk, call, table, told.error);
  const at = told.ok ? told.value : Date.now() + hours * hour;
  return aside(call.interaction, note(call.speech().text(bot('bot.remind.later', { at: moment(at) }))));
}
