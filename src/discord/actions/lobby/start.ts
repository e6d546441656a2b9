/** Opening a table: `/… start`, `/… watch`, and the button that plays at once. */

import { type Level, levels } from '../../../computer/levels.ts';
import type { Game } from '../../../games/game.ts';
import { langOf } from '../../../i18n/languages.ts';
import { ok, type Result, refuse } from '../../../kernel/result.ts';
import type { Message } from '../../../kernel/types.ts';
import { clockOption, noClock, unclocked } from '../../../table/clock/clock.ts';
import type { OpenRequest, Person } from '../../../table/model/types.ts';
import { aComputer, playsAlone } from '../../../table/work/computers.ts';
import { type CommandContext, type InteractionContext, type PressContext, personFrom, placeOf } from '../../interactions/context.ts';
import { privately, publicly } from '../../interactions/reply.ts';
import { missingRights, rightNames } from '../../interactions/rights.ts';
import { gameOf, publicSpeech } from '../../interactions/services.ts';
import { gatheringPost } from '../../present/lobby/invitation.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { disarm } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { aboutGame, press } from '../declare.ts';
import { offerThread } from './thread.ts';

export async function start(context: CommandContext, game: Game): Promise<void> {
  const { interaction, lang, person } = context;
  const speech = context.speech(game);
  const invited = invitedBy(context, game);
  const twice = invited.find(({ id, computer }, i) => !computer && invited.findIndex((other) => other.id === id) < i);
  if (twice) return privately(interaction, note(speech.text(bot('bot.no.twice', { name: disarm(twice.name) }))));
  const clock = clockOf(context);
  if (!clock.ok) return privately(interaction, note(speech.text(clock.error)));
  const given = value(context, 'language');
  return openTable(context, game, {
    game: game.command,
    place: placeOf(interaction),
    host: person,
    invited,
    options: Object.fromEntries(game.options.flatMap(({ name }) => [[name, value(context, name)] as const]).filter(isGiven)),
    clock: clock.value,
    lang: given === null ? ((await serverLang(context, interaction.guild)) ?? lang) : langOf(String(given)),
    request: interaction.id,
  });
}

/** `/… watch`: as few computers as the game takes, or as many as are asked for. */
export async function watch(context: CommandContext, game: Game): Promise<void> {
  const { interaction, lang, person } = context;
  const { options } = interaction;
  const level: Level = levels.find((one) => one === options.get('level')) ?? 'regular';
  const { min, max } = game.rules.players;
  const players = options.get('players');
  const many = typeof players === 'number' ? players : min === max ? min : Math.min(max, min + 1);
  return openTable(context, game, {
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

/**
 * From How to play or the end of a lesson to a game of one's own in this channel, at as large a table as the lesson's: against novices where computers
 * know the game, and it begins at once; else an invitation that whoever is there may accept.
 */
export async function playNow(context: PressContext, { arg }: Press): Promise<void> {
  const { interaction, lang, person } = context;
  const game = gameOf(context, arg);
  if (!game) return privately(interaction, note(context.speech().text(bot('bot.no.oldButton', { command: null }))));
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

/** Opens a table; `instead` may deal with the one that is in the way. */
export async function openTable(
  context: InteractionContext,
  game: Game,
  request: OpenRequest,
  instead: (inTheWay: string) => Promise<boolean> = async () => false,
): Promise<void> {
  const { interaction } = context;
  const speech = context.speech(game);
  const missing = missingRights(interaction);
  if (missing.length > 0) {
    return privately(interaction, note(speech.text(bot('bot.no.rights', { what: rightNames(missing, speech), n: missing.length }))));
  }
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

/** The language of games on this server, if one is chosen for it. */
const serverLang = async ({ tables }: InteractionContext, guild: string | null) => (guild === null ? null : (await tables.server(guild)).lang);

/** The clock that was asked for: one that is offered, hours of one's own, or none, with reminders; or why what was asked for makes none. */
function clockOf({ interaction: { options } }: CommandContext): Result<string, Message> {
  const clock = options.get(clockOption);
  const [hours, more, every] = ['hours', 'increment', 'reminders'].map((name) => {
    const given = options.get(name);
    return typeof given === 'number' ? given : null;
  }) as [number | null, number | null, number | null];
  if (hours !== null && typeof clock === 'string') return refuse(bot('bot.no.twoClocks'));
  if (hours === null && more !== null) return refuse(bot('bot.no.onlyIncrement'));
  if (hours !== null && more !== null && more > hours) return refuse(bot('bot.no.increment', { hours }));
  if (every !== null && (hours !== null || (typeof clock === 'string' && clock !== noClock))) return refuse(bot('bot.no.reminders'));
  if (hours !== null) return ok(`${hours}+${more ?? Math.ceil(hours / 2)}`);
  if (every !== null) return ok(unclocked(every));
  return ok(typeof clock === 'string' ? clock : noClock);
}

const isGiven = (option: readonly [string, string | boolean | null]): option is [string, string | boolean] => option[1] !== null;

function value({ interaction: { options } }: CommandContext, name: string): string | boolean | null {
  const given = options.get(name);
  return typeof given === 'string' || typeof given === 'boolean' ? given : null;
}

function invitedBy(context: CommandContext, game: Game): Person[] {
  const { options } = context.interaction;
  return invitedOptions(game).flatMap((name) => {
    const user = options.get(name);
    return typeof user !== 'object' ? [] : [user.isSelf ? aComputer(levelOf(context)) : personFrom(user)];
  });
}

/** The level that was asked for. */
const levelOf = ({ interaction: { options } }: CommandContext): Level => levels.find((level) => level === options.get('level')) ?? 'regular';

/** The options of the start command that name people. */
export function invitedOptions({ rules }: Game): string[] {
  const { max } = rules.players;
  return max === 2 ? ['opponent'] : Array.from({ length: max - 1 }, (_, i) => `player${i + 2}`);
}

export const presses = [press('playnow', playNow)];
export const subcommands = [aboutGame('start', start), aboutGame('watch', watch)];
