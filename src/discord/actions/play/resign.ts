/** Giving up: asks once. */

import { privately } from '../../interactions/reply.ts';
import type { Call, PressCall, Services } from '../../interactions/services.ts';
import { bot } from '../../text/index.ts';
import { encode, type Press } from '../../wire/ids.ts';
import { button, note, rows, text } from '../../wire/parts.ts';
import { seated } from './play.ts';
import { tellRefusal } from './refuse.ts';

export async function askToResign(services: Services, call: Call, id: string): Promise<void> {
  const told = await seated(services, call, id);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  const { game, snapshot } = told.value;
  if (snapshot.table.phase !== 'playing') return tellRefusal(services, call, id, { why: 'over' });
  const { viewer } = snapshot;
  if (viewer !== null && snapshot.gone.includes(viewer)) return tellRefusal(services, call, id, { why: 'out' });
  const { text: say, plain } = call.speech(game, snapshot.table);
  const ways = [
    button(plain(bot('bot.button.cancel')), encode({ table: id, action: 'cancel' }), 'primary'),
    button(plain(bot('bot.button.draw')), encode({ table: id, action: 'propose', arg: 'draw' })),
    button(plain(bot('bot.button.endTogether')), encode({ table: id, action: 'propose', arg: 'cancel' })),
    button(plain(bot('bot.button.resign')), encode({ table: id, action: 'resign' }), 'danger'),
  ];
  const left = Object.keys(snapshot.table.seats).length - snapshot.gone.length - 1;
  const question = text(say(bot('bot.resign.ask', { title: game.texts[call.lang].title, left })));
  return privately(call.interaction, { components: [question, ...rows(ways)], files: [], mentions: [] });
}

export async function resign(services: Services, call: PressCall, { table }: Press): Promise<void> {
  const told = await services.tables.resign(table, call.person.id, call.interaction.id);
  if (!told.ok) return tellRefusal(services, call, table, told.error);
  return privately(call.interaction, note(call.speech().text(bot('bot.resign.done'))));
}

export const keepPlaying = async (call: PressCall): Promise<void> => privately(call.interaction, note(call.speech().text(bot('bot.resign.kept'))));
