import { refuse } from '../../../kernel/result.ts';
import { aside, privately } from '../../interactions/reply.ts';
import { gameOf, type InteractionContext, type PressContext } from '../../interactions/services.ts';
import { endOfShow, sureToEndShow } from '../../present/parts/people.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { press, tellRefusal } from '../declare.ts';

/** A press under a game of computers: stops it, resumes it, or advances it by one answer. The board shows it. */
export async function watching(context: PressContext, { table, arg }: Press): Promise<void> {
  const what = (['pause', 'go', 'step'] as const).find((one) => one === arg);
  const told = what
    ? await context.tables.watch(table, context.person.id, what, context.interaction.id)
    : refuse({ why: 'not-offered' as const, option: arg });
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(context, table, told.error);
  return context.interaction.acknowledge();
}

/** The presser takes a computer's seat, or ends a game that nobody plays. */
export async function sit(context: PressContext, { table: id, arg }: Press): Promise<void> {
  const { interaction, person } = context;
  const [chosen = arg] = interaction.values ?? [];
  const isEnd = chosen === endOfShow;
  if (isEnd && !(await isShown(context, id))) return tellRefusal(context, id, { why: 'not-shown' });
  if (isEnd && interaction.values) return aside(interaction, sureToEndShow(id, context.speech()));
  const told = isEnd ? await context.tables.end(id, interaction.id) : await context.tables.sit(id, person, chosen, interaction.id);
  if (!told.ok) return tellRefusal(context, id, told.error);
  if (isEnd) return privately(interaction, note(context.speech().text(bot('bot.hustings.endDone'))));
  const table = told.value;
  const game = gameOf(context, table.game);
  const seat = table.seats[person.id];
  if (!game || seat === undefined) return interaction.acknowledge();
  const say = context.speech(game, table).text;
  return privately(interaction, note(say(bot('bot.show.sat', { seat: say.seat(seat) }))));
}

/** Whether only computers play there. */
const isShown = async ({ tables }: InteractionContext, id: string): Promise<boolean> =>
  (await tables.find(id))?.people.every(({ computer }) => computer) ?? false;

export const presses = [press('watch', watching), press('sit', sit)];
