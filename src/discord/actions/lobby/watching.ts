/** Watching a game that computers play among themselves, and sitting down at it. */
import { type Level, levels } from '../../../computer/levels.ts';
import type { Game } from '../../../games/game.ts';
import { refuse } from '../../../kernel/result.ts';
import { aComputer } from '../../../table/work/computers.ts';
import { aside, privately } from '../../interactions/reply.ts';
import { type CommandCall, gameOf, type PressCall, type Services } from '../../interactions/services.ts';
import { endOfShow, sureToEndShow } from '../../present/parts/show.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { placeOf } from '../play/person.ts';
import { tellRefusal } from '../play/refuse.ts';
import { openTable } from './gather.ts';

/** `/… watch`: as few computers as the game takes, or as many as are asked for. */
export async function watch(services: Services, call: CommandCall, game: Game): Promise<void> {
  const { interaction, lang, person } = call;
  const { options } = interaction;
  const level: Level = levels.find((one) => one === options.get('level')) ?? 'regular';
  const { min, max } = game.rules.players;
  const players = options.get('players');
  const many = typeof players === 'number' ? players : min === max ? min : Math.min(max, min + 1);
  return openTable(services, call, game, {
    game: game.command,
    place: placeOf(interaction),
    host: person,
    invited: Array.from({ length: many }, () => aComputer(level)),
    watches: true,
    options: {},
    lang,
    request: interaction.id,
  });
}

/** A press under such a game: it stops, goes on, or goes one answer further. The board shows it. */
export async function watching(services: Services, call: PressCall, { table, arg }: Press): Promise<void> {
  const what = (['pause', 'go', 'step'] as const).find((one) => one === arg);
  const told = what
    ? await services.tables.watch(table, call.person.id, what, call.interaction.id)
    : refuse({ why: 'not-offered' as const, option: arg });
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(services, call, table, told.error);
  return call.interaction.acknowledge();
}

/** The presser takes a computer's seat, or ends what nobody plays. */
export async function sit(services: Services, call: PressCall, { table: id, arg }: Press): Promise<void> {
  const { interaction, person } = call;
  const [chosen = arg] = interaction.values ?? [];
  const isEnd = chosen === endOfShow;
  if (isEnd && !(await isShown(services, id))) return tellRefusal(services, call, id, { why: 'not-shown' });
  if (isEnd && interaction.values) return aside(interaction, sureToEndShow(id, call.speech()));
  const told = isEnd ? await services.tables.end(id, interaction.id) : await services.tables.sit(id, person, chosen, interaction.id);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  if (isEnd) return privately(interaction, note(call.speech().text(bot('bot.hustings.endDone'))));
  const table = told.value;
  const game = gameOf(services, table.game);
  const seat = table.seats[person.id];
  if (!game || seat === undefined) return interaction.acknowledge();
  const say = call.speech(game, table).text;
  return privately(interaction, note(say(bot('bot.show.sat', { seat: say.seat(seat) }))));
}

/** Whether nobody but computers plays there. */
const isShown = async ({ tables }: Services, id: string): Promise<boolean> =>
  (await tables.find(id))?.people.every(({ computer }) => computer) ?? false;
