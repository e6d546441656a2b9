/** Resigning, after a confirmation. */

import { privately } from '../../interactions/reply.ts';
import type { CommandContext, PressContext } from '../../interactions/services.ts';
import { bot } from '../../text/index.ts';
import { encode, type Press } from '../../wire/ids.ts';
import { button, note, postOf, rows, text } from '../../wire/parts.ts';
import { aboutTable, press, tellRefusal } from '../declare.ts';
import { onSeat, type Seated } from './play.ts';

export async function askToResign(context: CommandContext, { game, snapshot }: Seated): Promise<void> {
  const { id } = snapshot.table;
  if (snapshot.table.phase !== 'playing') return tellRefusal(context, id, { why: 'over' });
  const { viewer } = snapshot;
  if (viewer !== null && snapshot.gone.includes(viewer)) return tellRefusal(context, id, { why: 'out' });
  const { text: say, plain } = context.speech(game, snapshot.table);
  const ways = [
    button(plain(bot('bot.button.cancel')), encode({ table: id, action: 'cancel' }), 'primary'),
    button(plain(bot('bot.button.draw')), encode({ table: id, action: 'propose', arg: 'draw' })),
    button(plain(bot('bot.button.endTogether')), encode({ table: id, action: 'propose', arg: 'cancel' })),
    button(plain(bot('bot.button.resign')), encode({ table: id, action: 'resign' }), 'danger'),
  ];
  const left = Object.keys(snapshot.table.seats).length - snapshot.gone.length - 1;
  const question = text(say(bot('bot.resign.ask', { title: game.texts[context.lang].title, left })));
  return privately(context.interaction, postOf([question, ...rows(ways)]));
}

export async function resign(context: PressContext, { table }: Press): Promise<void> {
  const told = await context.tables.resign(table, context.person.id, context.interaction.id);
  if (!told.ok) return tellRefusal(context, table, told.error);
  return privately(context.interaction, note(context.speech().text(bot('bot.resign.done'))));
}

export const keepPlaying = async (context: PressContext): Promise<void> =>
  privately(context.interaction, note(context.speech().text(bot('bot.resign.kept'))));

export const presses = [press('resign', resign), press('cancel', keepPlaying)];
export const subcommands = [aboutTable('resign', onSeat(askToResign))];
