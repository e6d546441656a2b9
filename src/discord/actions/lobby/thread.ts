/** A second game in a channel gets its own thread. */
import { type Level, levels } from '../../../computer/levels.ts';
import type { Game } from '../../../games/game.ts';
import { GameStopped } from '../../../games/shelf.ts';
import { langs } from '../../../i18n/types.ts';
import type { StartOptions } from '../../../kernel/rules.ts';
import { noClock, timesOf } from '../../../table/clock/clock.ts';
import type { OpenRequest, Person, TableInfo } from '../../../table/model/types.ts';
import { aComputer } from '../../../table/work/computers.ts';
import { fill, privately } from '../../interactions/reply.ts';
import { canOpenThread, mayOpenThread } from '../../interactions/rights.ts';
import { gameOf, type InteractionContext, type PressContext, placeOf, publicSpeech, type Services } from '../../interactions/services.ts';
import { gatheringPost } from '../../present/lobby/invitation.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { speechOf } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { statusOf } from '../../wire/errors.ts';
import { encode, mostCharacters, none, type Press } from '../../wire/ids.ts';
import { button, clamp, note, postOf, rows, text } from '../../wire/parts.ts';
import { press } from '../declare.ts';
import { invitationButtons, invitationLine } from './invitation.ts';

/** Marks an option that keeps its default. */
const notChosen = '-';
/** Mark a host who only watches, and whether players may try moves out. */
const [onlyWatches, mayTry, mayNotTry] = ['w', 'y', 'n'];

/** A start request, short enough for a custom id: game, language and options, people, clock. */
export function pack(
  game: Game,
  {
    lang,
    options,
    invited,
    clock = noClock,
    watches = false,
    tryOuts = null,
  }: Pick<OpenRequest, 'lang' | 'options' | 'invited' | 'clock' | 'watches' | 'tryOuts'>,
): string {
  const digits = game.options.map((option) => {
    const now = options[option.name];
    if (now === undefined) return notChosen;
    return option.kind === 'toggle' ? Number(now) : option.values.indexOf(String(now)).toString(36);
  });
  const people = invited.map(({ id, computer }) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(computer ? BigInt(levels.indexOf(computer)) : BigInt(id));
    return bytes.toString('base64url');
  });
  const mark = watches ? onlyWatches : tryOuts === null ? '' : tryOuts ? mayTry : mayNotTry;
  const rest = mark !== '' ? `.${clock}.${mark}` : clock === noClock ? '' : `.${clock}`;
  return `${game.command}.${langs.indexOf(lang)}${digits.join('')}.${people.join('')}${rest}`;
}

/** Reads what `pack` wrote, with people as ids and computers as levels; null if it doesn't fit the game any more. */
export function unpack(
  shelf: Pick<Services, 'games' | 'stopped'>,
  packed: string,
): {
  game: Game;
  lang: OpenRequest['lang'];
  options: StartOptions;
  invited: (string | Level)[];
  clock: string;
  watches: boolean;
  tryOuts: boolean | null;
} | null {
  const [command = '', digits = '', people = '', clock = noClock, mark = ''] = packed.split('.');
  const game = gameOf(shelf, command);
  const lang = langs[Number(digits[0])];
  if (!game || !lang || digits.length !== game.options.length + 1) return null;
  if (timesOf(clock) === null) return null;
  const options: StartOptions = {};
  for (const [i, option] of game.options.entries()) {
    const digit = digits[i + 1]!;
    if (digit === notChosen) continue;
    const known = option.kind === 'toggle' ? digit === '1' : option.values[Number.parseInt(digit, 36)];
    if (known === undefined) return null;
    options[option.name] = known;
  }
  if (!/^(?:[\w-]{11})*$/.test(people)) return null;
  const numbers = (people.match(/.{11}/g) ?? []).map((id) => Buffer.from(id, 'base64url').readBigUInt64BE());
  // No Discord id is as small as a level's index.
  const invited = numbers.map((number) => levels[Number(number)] ?? number.toString());
  const tryOuts = mark === mayTry ? true : mark === mayNotTry ? false : null;
  return { game, lang, options, invited, clock, watches: mark === onlyWatches, tryOuts };
}

const isLevel = (who: string): who is Level => levels.some((level) => level === who);

/** Says that the channel is taken, and offers a thread if one can be opened; an invitation in the way can be shown or withdrawn. */
export async function offerThread(context: InteractionContext, game: Game, request: OpenRequest, inTheWay: string): Promise<void> {
  const { interaction } = context;
  const speech = context.speech(game);
  const { text: say, plain } = speech;
  const other = await tableOf(context, inTheWay);
  const otherGame = other?.phase === 'gathering' ? gameOf(context, other.game) : null;
  const packed = pack(game, request);
  const ref = request.rematchOf ?? none;
  const canMove = canOpenThread(interaction) && mayOpenThread(interaction) && `v1:-:${ref}:thread:${packed}`.length <= mostCharacters;
  const ways = [
    ...(canMove ? [button(plain(bot('bot.button.thread')), encode({ ref, action: 'thread', arg: packed }), 'primary')] : []),
    ...(other && otherGame ? invitationButtons(other, context, speech) : []),
  ];
  const lines = [
    ...(other && otherGame ? [invitationLine(otherGame, other, context.speech(otherGame, other))] : []),
    say(bot(canMove ? 'bot.no.channel-taken' : mayOpenThread(interaction) ? 'bot.no.threadTaken' : 'bot.no.yourThreadTaken')),
  ];
  return privately(interaction, postOf([text(lines.join('\n')), ...rows(ways)]));
}

/** The table in the way; null if its game is stopped, so that nothing can be said about it. */
async function tableOf({ tables }: InteractionContext, id: string): Promise<TableInfo | null> {
  try {
    return await tables.find(id);
  } catch (error) {
    if (error instanceof GameStopped) return null;
    throw error;
  }
}

/** Messages for which a thread is being opened: a double click opens one. */
const opening = new Set<string>();

export async function openInThread(context: PressContext, { ref, arg }: Press): Promise<void> {
  const { interaction } = context;
  const wish = unpack(context, arg);
  const { guild } = interaction;
  const { text: say, command } = context.speech(wish?.game);
  if (!wish || guild === null) return privately(interaction, note(say(bot('bot.no.oldButton', { command }))));
  if (!canOpenThread(interaction)) return privately(interaction, note(say(bot('bot.no.threadHere'))));
  if (!mayOpenThread(interaction)) return privately(interaction, note(say(bot('bot.no.yourThread'))));
  await interaction.acknowledge();
  const { id } = interaction.message;
  if (opening.has(id)) return;
  opening.add(id);
  try {
    const { game, invited: named, ...wished } = wish;
    const invited = await peopleIn(context, named, guild);
    const asked = { ...wished, game: game.command, host: context.person, request: interaction.id, ...(ref !== none && { rematchOf: ref }) };
    const line = invited ? await inThread(context, game, { ...asked, invited }, guild) : say(bot('bot.no.people'));
    await fill(interaction, note(line));
  } finally {
    opening.delete(id);
  }
}

/** The people named in a button; null if one of them is no longer there. */
async function peopleIn({ api }: PressContext, invited: readonly (string | Level)[], guild: string): Promise<Person[] | null> {
  try {
    return await Promise.all(invited.map((who) => (isLevel(who) ? aComputer(who) : api.person(guild, who))));
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Starts in a new thread of this channel without asking; if none can be opened, says so as `offerThread` does. */
export async function beginInThread(context: InteractionContext, game: Game, request: OpenRequest, inTheWay: string): Promise<void> {
  const { interaction } = context;
  const { guild } = interaction;
  if (guild === null || !canOpenThread(interaction) || !mayOpenThread(interaction)) return offerThread(context, game, request, inTheWay);
  return privately(interaction, inThread(context, game, request, guild).then(note));
}

/** Opens the thread and the table in it. Returns the result, in a sentence for the asker. */
async function inThread(context: InteractionContext, game: Game, request: Omit<OpenRequest, 'place'>, guild: string): Promise<string> {
  const { interaction, person } = context;
  const speech = context.speech(game);
  const { invited, lang } = request;
  // Checked before opening the thread, which would otherwise stay empty.
  const may = await context.tables.mayOpen({ ...request, place: placeOf(interaction) });
  if (!may.ok) return refusalLine(may.error, speech);
  const openedIn = (thread: string) => speech.text(bot('bot.thread.opened', { where: `<#${thread}>` }));
  if (may.value) return openedIn(may.value.place.channel);
  const used = await context.tables.use('threads', { person: person.id, server: guild });
  if (!used.ok) return refusalLine(used.error, speech);
  const inTable = speechOf(game, null, lang);
  const who = (request.watches ? invited : [person, ...invited]).map(({ name }) => name).join(' – ');
  const name = clamp(inTable.plain(bot('bot.thread.name', { title: game.texts[lang].title, who })), 100);
  let channel: string;
  try {
    channel = await context.api.openThread(interaction.channel, name);
  } catch (error) {
    if ((statusOf(error) ?? 500) < 500) return speech.text(bot('bot.no.threadHere'));
    throw error;
  }
  const told = await context.tables.open({ ...request, place: { guild, channel, parent: interaction.channel } });
  if (!told.ok) return refusalLine(told.error, speech);
  // Another process handled the same press at the same moment, in its own thread.
  if (told.value.place.channel !== channel) return openedIn(told.value.place.channel);
  const post = await context.api.send(channel, gatheringPost(game, told.value, publicSpeech(game, told.value)), interaction.id);
  await context.tables.posted(told.value.id, post, told.value.version);
  return openedIn(channel);
}

export const presses = [press('thread', openInThread)];
