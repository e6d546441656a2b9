/** Bringing people together: invitations, lobbies, rematches. */

import { type Level, levels } from '../../../computer/levels.ts';
import type { Game } from '../../../games/game.ts';
import { langOf } from '../../../i18n/languages.ts';
import { ok, type Result, refuse } from '../../../kernel/result.ts';
import type { Message } from '../../../kernel/types.ts';
import { clockAfter, clockOption, noClock, unclocked } from '../../../table/clock/clock.ts';
import type { TableResult } from '../../../table/model/refusals.ts';
import type { OpenRequest, Person, TableInfo } from '../../../table/model/types.ts';
import { aComputer, playsAlone } from '../../../table/work/computers.ts';
import { unshownPost } from '../../interactions/afterwards.ts';
import { aside, fill, inPlace, privately, publicly } from '../../interactions/reply.ts';
import { missingRights, rightNames } from '../../interactions/rights.ts';
import { type Call, type CommandCall, gameOf, type PressCall, publicSpeech, type Services } from '../../interactions/services.ts';
import { cancelPost, gatheringPost, newsOf, nextValue, optionsPost } from '../../present/lobby/invitation.ts';
import { anySeat } from '../../present/lobby/seats.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { disarm } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note, type Post } from '../../wire/parts.ts';
import { personFrom, placeOf } from '../play/person.ts';
import { onPanel } from '../play/play.ts';
import { tellRefusal } from '../play/refuse.ts';
import { offerThread } from './thread.ts';

export async function start(services: Services, call: CommandCall, game: Game): Promise<void> {
  const { interaction, lang, person } = call;
  const speech = call.speech(game);
  const invited = invitedBy(call, game);
  const twice = invited.find(({ id, computer }, i) => !computer && invited.findIndex((other) => other.id === id) < i);
  if (twice) return privately(interaction, note(speech.text(bot('bot.no.twice', { name: disarm(twice.name) }))));
  const clock = clockOf(call);
  if (!clock.ok) return privately(interaction, note(speech.text(clock.error)));
  const given = value(call, 'language');
  return openTable(services, call, game, {
    game: game.command,
    place: placeOf(interaction),
    host: person,
    invited,
    options: Object.fromEntries(game.options.flatMap(({ name }) => [[name, value(call, name)] as const]).filter(isGiven)),
    clock: clock.value,
    lang: given === null ? ((await serverLang(services, interaction.guild)) ?? lang) : langOf(String(given)),
    request: interaction.id,
  });
}

/** The language of games on this server, if one is chosen for it. */
const serverLang = async ({ tables }: Services, guild: string | null) => (guild === null ? null : (await tables.server(guild)).lang);

/** The clock that was asked for: one that is offered, hours of one's own, or none, with reminders; or why what was asked for makes none. */
function clockOf({ interaction: { options } }: CommandCall): Result<string, Message> {
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

function value({ interaction: { options } }: CommandCall, name: string): string | boolean | null {
  const given = options.get(name);
  return typeof given === 'string' || typeof given === 'boolean' ? given : null;
}

function invitedBy(call: CommandCall, game: Game): Person[] {
  const { options } = call.interaction;
  return invitedOptions(game).flatMap((name) => {
    const user = options.get(name);
    return typeof user !== 'object' ? [] : [user.isSelf ? aComputer(levelOf(call)) : personFrom(user)];
  });
}

/** The level that was asked for. */
const levelOf = ({ interaction: { options } }: CommandCall): Level => levels.find((level) => level === options.get('level')) ?? 'regular';

/** The options of the start command that name people. */
export function invitedOptions({ rules }: Game): string[] {
  const { max } = rules.players;
  return max === 2 ? ['opponent'] : Array.from({ length: max - 1 }, (_, i) => `player${i + 2}`);
}

/**
 * A rematch: the same game with the same people, options and clock, sides swapped, by whoever asks for it first. Where it was asked for already, whoever
 * presses joins in.
 */
export async function again(services: Services, call: PressCall, { table: id }: Press): Promise<void> {
  const { interaction, person } = call;
  const table = await services.tables.find(id);
  const game = table && gameOf(services, table.game);
  if (!table || !game) return tellRefusal(services, call, id, { why: 'no-table' });
  if (table.phase === 'playing' || table.phase === 'gathering') {
    return privately(interaction, note(call.speech(game, table).text(bot('bot.no.stillPlaying'))));
  }
  if (!table.people.some((one) => one.id === person.id)) return tellRefusal(services, call, id, { why: 'stranger' });
  const next = await services.tables.rematchOf(id);
  if (next?.phase === 'gathering' || next?.phase === 'playing') return joinRematch(services, call, game, next);
  const request: OpenRequest = {
    game: game.command,
    place: placeOf(interaction),
    host: person,
    invited: table.people.filter((one) => one.id !== person.id),
    options: table.options,
    clock: table.clock,
    lang: table.lang,
    request: interaction.id,
    rematchOf: id,
  };
  return openTable(services, call, game, request, async (inTheWay) => {
    const other = await services.tables.find(inTheWay);
    if (other?.previous !== id) return false;
    await joinRematch(services, call, game, other);
    return true;
  });
}

/** Accepts the rematch that somebody else has asked for; the invitation shows it. */
async function joinRematch(services: Services, call: PressCall, game: Game, next: TableInfo): Promise<void> {
  const { interaction, person } = call;
  const say = call.speech(game, next).text;
  const where = `<#${next.place.channel}>`;
  if (next.phase === 'playing') return privately(interaction, note(say(bot('bot.rematch.plays', { where }))));
  if (!next.invited.some(({ id }) => id === person.id)) return privately(interaction, note(say(bot('bot.rematch.asked', { where }))));
  const told = await services.tables.accept(next.id, person, interaction.id);
  if (!told.ok && told.error.why !== 'repeated') return tellRefusal(services, call, next.id, told.error);
  await privately(interaction, note(say(bot('bot.rematch.joined', { where }))));
  if (told.ok) await showGathering(services, game, told.value);
}

/** Brings the invitation up to date at once, where it was not what was pressed on; else the outbox does. */
async function showGathering(services: Services, game: Game, table: TableInfo): Promise<void> {
  if (!table.post || table.phase !== 'gathering') return;
  try {
    await services.api.edit(table.post, gatheringPost(game, table, publicSpeech(game, table)));
    await services.tables.posted(table.id, table.post, table.version);
  } catch (error) {
    services.log.debug({ err: error, table: table.id }, 'the outbox will bring the invitation up to date');
  }
}

/**
 * From How to play or the end of a lesson to a game of one's own in this channel, at as large a table as the lesson's: against novices where computers
 * know the game, and it begins at once; else an invitation that whoever is there may accept.
 */
export async function playNow(services: Services, call: PressCall, { arg }: Press): Promise<void> {
  const { interaction, lang, person } = call;
  const game = gameOf(services, arg);
  if (!game) return privately(interaction, note(call.speech().text(bot('bot.no.oldButton', { command: null }))));
  return openTable(services, call, game, {
    game: game.command,
    place: placeOf(interaction),
    host: person,
    invited: playsAlone(game) ? game.guide.lesson.seats.slice(1).map(() => aComputer('novice')) : [],
    options: {},
    lang: (await serverLang(services, interaction.guild)) ?? lang,
    request: interaction.id,
  });
}

/** Opens a table; `instead` may deal with the one that is in the way. */
export async function openTable(
  services: Services,
  call: Call,
  game: Game,
  request: OpenRequest,
  instead: (inTheWay: string) => Promise<boolean> = async () => false,
): Promise<void> {
  const { interaction } = call;
  const speech = call.speech(game);
  const missing = missingRights(interaction);
  if (missing.length > 0) {
    return privately(interaction, note(speech.text(bot('bot.no.rights', { what: rightNames(missing, speech), n: missing.length }))));
  }
  const told = await services.tables.open(request);
  if (told.ok) {
    const post = await publicly(interaction, gatheringPost(game, told.value, publicSpeech(game, told.value)));
    if (post) await services.tables.posted(told.value.id, post, told.value.version);
    return;
  }
  if (told.error.why === 'channel-taken' && (await instead(told.error.table))) return;
  if (told.error.why === 'channel-taken') return offerThread(services, call, game, request, told.error.table);
  return privately(interaction, note(refusalLine(told.error, speech)));
}

type GatheringMove = (
  services: Services,
  call: PressCall,
  press: Press,
  game: Game,
  table: TableInfo,
) => TableResult<TableInfo> | Promise<TableResult<TableInfo>>;

const gatheringMoves: { [action: string]: GatheringMove } = {
  accept: ({ tables }, { person, interaction }, { table }) => tables.accept(table, person, interaction.id),
  decline: ({ tables }, { person, interaction }, { table }) => tables.decline(table, person, interaction.id),
  join: ({ tables }, { person, interaction }, { table }) => tables.join(table, person, interaction.id),
  leave: ({ tables }, { person, interaction }, { table }) => tables.leave(table, person, interaction.id),
  begin: ({ tables }, { person, interaction }, { table }) => tables.begin(table, person, interaction.id),
  seat({ tables }, { person, interaction }, { table }) {
    const [chosen = anySeat] = interaction.values ?? [];
    return tables.wish(table, person, chosen === anySeat ? null : chosen, interaction.id);
  },
  computer({ tables }, { person, interaction }, { table }) {
    const [chosen = ''] = interaction.values ?? [];
    const level = levels.find((one) => one === chosen);
    return level ? tables.seat(table, person, level, interaction.id) : tables.unseat(table, person, chosen, interaction.id);
  },
  set({ tables }, { person, interaction }, { table: id, arg }, game, { options, clock }) {
    const name = interaction.values ? interaction.values[0] : arg;
    if (name === clockOption) return tables.set(id, person, clockOption, clockAfter(clock), interaction.id);
    const option = game.options.find((one) => one.name === name);
    if (!option) return refuse({ why: 'not-offered', option: name ?? '' });
    return tables.set(id, person, option.name, nextValue(option, options[option.name]), interaction.id);
  },
};

/** What can be chosen before the game, for whoever asks alone. */
export async function options(services: Services, call: PressCall, { table: id }: Press): Promise<void> {
  const table = await services.tables.find(id);
  const game = table && gameOf(services, table.game);
  if (!table || !game) return tellRefusal(services, call, id, { why: 'no-table' });
  if (table.phase !== 'gathering') return tellRefusal(services, call, id, { why: table.phase === 'playing' ? 'began' : 'expired' });
  return showOptions(services, call, game, table);
}

/** They stand on the one private panel a person has at a table, and go when the game begins. */
const showOptions = (services: Services, call: PressCall, game: Game, table: TableInfo): Promise<void> =>
  onPanel(services, call, table, 'gathers', optionsPost(game, table, call.person.id, call.speech(game, table)));

/** A press on the post that gathers players, or on what can be chosen there: done, and shown on the post itself. */
export async function change(services: Services, call: PressCall, press: Press): Promise<void> {
  const { interaction, person } = call;
  const table = await services.tables.find(press.table);
  const game = table && gameOf(services, table.game);
  if (!table || !game) return tellRefusal(services, call, press.table, { why: 'no-table' });
  // Whoever opened it does not refuse it, or leave the others behind: it ends for all, which is asked once more.
  const isHost = table.people[0]?.id === person.id;
  if (isHost && table.phase === 'gathering' && (press.action === 'leave' || press.action === 'decline')) {
    return aside(interaction, cancelPost(table, call.speech(game, table)));
  }
  const told = await gatheringMoves[press.action]!(services, call, press, game, table);
  if (!told.ok) return tellRefusal(services, call, press.table, told.error);
  if (interaction.message.isPrivate) {
    await showOptions(services, call, game, told.value);
    return showGathering(services, game, told.value);
  }
  const speech = publicSpeech(game, told.value);
  let shown: Post;
  try {
    shown = gatheringPost(game, told.value, speech, newsOf(press.action, person, table, speech));
  } catch (error) {
    // The post is everybody's: it stays as it is until the outbox shows what has become of it.
    return aside(interaction, await unshownPost(services, call, told.value, error));
  }
  const post = await inPlace(interaction, shown);
  // Once the game has begun, the board may be the living post already.
  if (told.value.phase === 'playing') return;
  const now = await services.tables.posted(press.table, post, told.value.version);
  // It began while this answer was on its way: what has just been shown is over.
  if (now.ok && now.value.phase === 'playing') await fill(interaction, gatheringPost(game, now.value, speech));
}
