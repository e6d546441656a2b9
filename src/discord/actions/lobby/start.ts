/** Opening a table: `/… start`, `/… watch`, and the button that plays at once. */

import type { Game } from '../../../games/game.ts';
import { langOf } from '../../../i18n/languages.ts';
import type { OpenRequest } from '../../../table/model/types.ts';
import { aComputer, playsAlone } from '../../../table/work/computers.ts';
import { privately, publicly } from '../../interactions/reply.ts';
import { lackingHere } from '../../interactions/rights.ts';
import { type CommandContext, gameOf, type InteractionContext, type PressContext, placeOf, publicSpeech } from '../../interactions/services.ts';
import { gatheringPost } from '../../present/lobby/invitation.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { disarm } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { aboutGame, oldButton, press } from '../declare.ts';
import { chosenIn, clockOf, invitedBy, levelOf, startOptions, tryOutsIn, value, watchOptions } from './start-options.ts';
import { beginInThread, offerThread } from './thread.ts';

export async function start(context: CommandContext, game: Game): Promise<void> {
  const { interaction, lang, person } = context;
  const speech = context.speech(game);
  const invited = invitedBy(context, game);
  const twice = invited.find(({ id, computer }, i) => !computer && invited.findIndex((other) => other.id === id) < i);
  if (twice) return privately(interaction, note(speech.text(bot('bot.no.twice', { name: disarm(twice.name) }))));
  const clock = clockOf(context);
  if (!clock.ok) return privately(interaction, note(speech.text(clock.error)));
  const given = value(context, 'language');
  const request: OpenRequest = {
    game: game.command,
    place: placeOf(interaction),
    host: person,
    invited,
    options: chosenIn(context, game),
    clock: clock.value,
    tryOuts: tryOutsIn(context),
    lang: given === null ? ((await serverLang(context, interaction.guild)) ?? lang) : langOf(String(given)),
    request: interaction.id,
  };
  return openTable(context, game, request, elsewhere(context, game, request));
}

/** `/… watch`: the requested number of computers, by default as few as the game takes. */
export async function watch(context: CommandContext, game: Game): Promise<void> {
  const { interaction, lang, person } = context;
  const { options } = interaction;
  const { min, max } = game.rules.players;
  const players = options.get('players');
  const many = typeof players === 'number' ? Math.max(min, Math.min(max, players)) : min === max ? min : Math.min(max, min + 1);
  const request: OpenRequest = {
    game: game.command,
    place: placeOf(interaction),
    host: person,
    invited: Array.from({ length: many }, () => aComputer(levelOf(context, game))),
    watches: true,
    options: {},
    lang,
    request: interaction.id,
  };
  return openTable(context, game, request, elsewhere(context, game, request));
}

/**
 * From How to play or the end of a lesson to a game of the presser's own in this channel, at a table as large as the lesson's: against novices if
 * computers know the game, beginning at once; or else by an invitation that anyone there may accept.
 */
export async function playNow(context: PressContext, { arg }: Press): Promise<void> {
  const { interaction, lang, person } = context;
  const game = gameOf(context, arg);
  if (!game) return privately(interaction, oldButton(context));
  return openTable(context, game, {
    game: game.command,
    place: placeOf(interaction),
    host: person,
    invited: playsAlone(game) ? game.guide.lesson.seats.slice(1).map(() => aComputer('novice')) : [],
    options: {},
    lang: (await serverLang(context, interaction.guild)) ?? lang,
    request: interaction.id,
  });
}

/** If a new thread was requested, a channel that already has a game is no reason to ask. */
const elsewhere = (context: CommandContext, game: Game, request: OpenRequest) => async (inTheWay: string) => {
  if (value(context, 'thread') !== true) return false;
  await beginInThread(context, game, request, inTheWay);
  return true;
};

/** Opens a table; `instead` may deal with another table in the way. */
export async function openTable(
  context: InteractionContext,
  game: Game,
  request: OpenRequest,
  instead: (inTheWay: string) => Promise<boolean> = async () => false,
): Promise<void> {
  const { interaction } = context;
  const speech = context.speech(game);
  const lacking = lackingHere(interaction, speech);
  if (lacking !== null) return privately(interaction, note(lacking));
  const told = await context.tables.open(request);
  if (told.ok) {
    const post = await publicly(interaction, gatheringPost(game, told.value, publicSpeech(game, told.value)));
    if (post) await context.tables.posted(told.value.id, post, told.value.version);
    return;
  }
  if (told.error.why === 'channel-taken' && (await instead(told.error.table))) return;
  if (told.error.why === 'channel-taken') return offerThread(context, game, request, told.error.table);
  return privately(interaction, note(refusalLine(told.error, speech)));
}

/** The language chosen for games on this server, if any. */
const serverLang = async ({ tables }: InteractionContext, guild: string | null) => (guild === null ? null : (await tables.server(guild)).lang);

export const presses = [press('playnow', playNow)];
export const subcommands = [
  aboutGame('start', start, { options: startOptions }),
  aboutGame('watch', watch, { options: watchOptions, isIn: ({ mind }) => mind !== undefined }),
];
