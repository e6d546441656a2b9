/** Giving up: asks once. */
import type { Call, Desk, PressCall } from '../desk.ts';
import { encode, type Press } from '../ids.ts';
import { button, note, rows, text } from '../present/parts.ts';
import { privately } from '../reply.ts';
import { speechOf } from '../speech.ts';
import { bot } from '../text/index.ts';
import { refuseAt, seated } from './play.ts';

export async function askToResign(desk: Desk, call: Call, id: string): Promise<void> {
  const told = seated(desk, call, id);
  if (!told.ok) return refuseAt(desk, call, id, told.error);
  const { game, glance } = told.value;
  if (glance.table.phase !== 'playing') return refuseAt(desk, call, id, { why: 'over' });
  const { text: say, plain } = speechOf(game, glance.table, call.lang);
  const ways = [
    button(plain(bot('bot.button.resign')), encode({ table: id, action: 'resign' }), 'danger'),
    button(plain(bot('bot.button.cancel')), encode({ table: id, action: 'cancel' })),
  ];
  const question = text(say(bot('bot.resign.ask', { title: game.texts[call.lang].title })));
  return privately(call.interaction, { components: [question, ...rows(ways)], files: [], mentions: [] });
}

export async function resign({ tables, ...desk }: Desk, call: PressCall, { table }: Press): Promise<void> {
  const told = tables.resign(table, call.person.id, call.interaction.id);
  if (!told.ok && told.error.why !== 'repeated') return refuseAt({ tables, ...desk }, call, table, told.error);
  return privately(call.interaction, note(speechOf(null, null, call.lang).text(bot('bot.resign.done'))));
}

export const keepPlaying = async (call: PressCall): Promise<void> =>
  privately(call.interaction, note(speechOf(null, null, call.lang).text(bot('bot.resign.kept'))));
