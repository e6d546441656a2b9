/** Giving up: asks once. */
import type { Call, Desk, PressCall } from '../../interactions/desk.ts';
import { privately } from '../../interactions/reply.ts';
import { bot } from '../../text/index.ts';
import { encode, type Press } from '../../wire/ids.ts';
import { button, note, rows, text } from '../../wire/parts.ts';
import { seated } from './play.ts';
import { tellRefusal } from './refuse.ts';

export async function askToResign(desk: Desk, call: Call, id: string): Promise<void> {
  const told = await seated(desk, call, id);
  if (!told.ok) return tellRefusal(desk, call, id, told.error);
  const { game, glance } = told.value;
  if (glance.table.phase !== 'playing') return tellRefusal(desk, call, id, { why: 'over' });
  const { viewer } = glance;
  if (viewer !== null && glance.gone.includes(viewer)) return tellRefusal(desk, call, id, { why: 'out' });
  const { text: say, plain } = call.speech(game, glance.table);
  const ways = [
    button(plain(bot('bot.button.cancel')), encode({ table: id, action: 'cancel' }), 'primary'),
    button(plain(bot('bot.button.draw')), encode({ table: id, action: 'propose', arg: 'draw' })),
    button(plain(bot('bot.button.endTogether')), encode({ table: id, action: 'propose', arg: 'cancel' })),
    button(plain(bot('bot.button.resign')), encode({ table: id, action: 'resign' }), 'danger'),
  ];
  const left = Object.keys(glance.table.seats).length - glance.gone.length - 1;
  const question = text(say(bot('bot.resign.ask', { title: game.texts[call.lang].title, left })));
  return privately(call.interaction, { components: [question, ...rows(ways)], files: [], mentions: [] });
}

export async function resign(desk: Desk, call: PressCall, { table }: Press): Promise<void> {
  const told = await desk.tables.resign(table, call.person.id, call.interaction.id);
  if (!told.ok) return tellRefusal(desk, call, table, told.error);
  return privately(call.interaction, note(call.speech().text(bot('bot.resign.done'))));
}

export const keepPlaying = async (call: PressCall): Promise<void> => privately(call.interaction, note(call.speech().text(bot('bot.resign.kept'))));
