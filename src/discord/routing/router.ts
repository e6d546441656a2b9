/** Every interaction arrives here, and every one is answered: with what was asked for, with a refusal that says why, or with an incident's number. */
import { randomUUID } from 'node:crypto';
import { GameStopped, NewerRules } from '../../games/shelf.ts';
import { langOf } from '../../i18n/languages.ts';
import { Overtaken, StoreBusy, StoreInDoubt } from '../../table/model/store/store.ts';
import { Incident } from '../../table/work/incident.ts';
import { isTried } from '../../table/work/loaded/snapshot.ts';
import type { PressKind } from '../actions/declare.ts';
import { generals, presses, subcommands } from '../actions/index.ts';
import { aboutInvitation } from '../actions/lobby/invitation.ts';
import { lessonAnswer } from '../actions/show/guide.ts';
import { aside, isAnsweredAlready, privately } from '../interactions/reply.ts';
import { missingRights } from '../interactions/rights.ts';
import {
  type CommandContext,
  chosenBy,
  contextOf,
  gameOf,
  type InteractionContext,
  type PressContext,
  type Services,
  type TypingContext,
} from '../interactions/services.ts';
import { commandIn, speechOf } from '../speech/speech.ts';
import { bot } from '../text/index.ts';
import { isClosed } from '../wire/errors.ts';
import { decode, lessonGame, none } from '../wire/ids.ts';
import { note } from '../wire/parts.ts';
import type { Interaction } from '../wire/port.ts';

export type Route = (interaction: Interaction) => Promise<void>;

/** Never rejects, so that the process goes on. */
export function openRouter(services: Services): Route {
  return async (interaction) => {
    const began = performance.now();
    services.log.debug(about(interaction), 'an interaction came in');
    try {
      if (interaction.guild !== null) void noteServer(services, interaction.guild);
      if (interaction.kind === 'typing') await suggest(await contextOf(services, interaction));
      else if (interaction.kind === 'command') await services.tables.during(async () => command(await contextOf(services, interaction)));
      else if (interaction.kind === 'press') await services.tables.during(async () => pressed(await contextOf(services, interaction)));
      else await tell(services, interaction, interaction.isBroken ? bot('bot.no.unreadable') : bot('bot.no.oldButton', { command: null }));
    } catch (error) {
      await failed(services, interaction, error);
    } finally {
      services.log.debug({ ...about(interaction), ms: Math.round(performance.now() - began) }, 'an interaction is done with');
    }
  };
}

/** Someone uses the bot on this server, so it has not been removed there, or is back. Never rejects. */
async function noteServer({ tables, log }: Services, guild: string): Promise<void> {
  try {
    await tables.here(guild);
  } catch (error) {
    log.warn({ err: error }, 'could not save that a server has the bot again');
  }
}

/** Offers suggestions while a player types. */
async function suggest(context: TypingContext): Promise<void> {
  const { command, subcommand } = context.interaction;
  const known = generals.find(({ name }) => name === command) ?? subcommands.find(({ name }) => name === subcommand);
  await (known?.complete?.(context) ?? context.interaction.complete([]));
}

async function command(context: CommandContext): Promise<void> {
  const { interaction, lang, speech } = context;
  const general = generals.find(({ name }) => name === interaction.command);
  if (general) return general.does(context);
  const game = gameOf(context, interaction.command);
  // Discord may show another version's commands for a while.
  const known = subcommands.find(({ name }) => name === interaction.subcommand);
  if (!game || !known) {
    const commands = speech().text.list(context.games.map((one) => `\`/${commandIn(one, lang)}\``));
    return privately(interaction, note(speech().text(bot('bot.no.oldCommand', { commands }))));
  }
  if (known.about === 'game') return known.does(context, game);
  const table = await context.tables.at(interaction.channel);
  if (!table || table.game !== game.command) {
    return privately(interaction, note(speech(game).text(bot('bot.no.noGameHere', { command: commandIn(game, lang) }))));
  }
  return looking(context, table.id, () =>
    table.phase === 'gathering'
      ? aboutInvitation(context, game, table)
      : known.does(context, { table: table.id, ref: none, action: known.name, arg: '' }),
  );
}

async function pressed(context: PressContext): Promise<void> {
  const press = decode(context.interaction.customId);
  const kind = presses.find(({ name }) => name === press?.action);
  if (!press || !kind) {
    const table = await context.tables.at(context.interaction.channel);
    const { text: say, command } = context.speech(table && gameOf(context, table.game), table);
    return aside(context.interaction, note(say(bot('bot.no.oldButton', { command }))));
  }
  if (lessonGame(press.table) !== null) return lessonAnswer(context, press);
  if (press.table === none) return kind.does(context, press);
  const elsewhere = await whyElsewhere(context, press.table, kind);
  if (elsewhere) return aside(context.interaction, note(elsewhere));
  return looking(context, press.table, () => kind.does(context, press));
}

/** Acts on a press at a table. The presser counts as present, and as having looked at the table unless refused. */
async function looking(context: InteractionContext, table: string, does: () => Promise<void>): Promise<void> {
  const { outcome, tables, person } = context;
  const upTo = await greet(context, table);
  outcome.looked = () => {
    if (upTo !== null && !outcome.isRefused) tables.looked(table, person.id, upTo);
  };
  await hurryIfAllowed(context, table);
  await does();
  outcome.looked();
}

/**
 * Why a press may not act on a table from here; null: it may. A thread counts as a place of its own. The table's players may also press in direct
 * messages, where they are reminded, and on their panel anywhere on its server, where their list of games opens it.
 */
async function whyElsewhere({ tables, interaction, person, speech }: PressContext, id: string, { from }: PressKind): Promise<string | null> {
  const table = from === 'anywhere' ? null : await tables.find(id);
  if (!table) return null;
  const { place, post, people, invited, proposals } = table;
  const { channel, guild } = interaction;
  if (guild === place.guild && (channel === place.channel || channel === post?.channel)) return null;
  const isOwn = [...people, ...invited].some((one) => one.id === person.id) || proposals.some(({ asked }) => asked.includes(person.id));
  const isOnPanel = from === 'panel' && guild === place.guild && interaction.message.isPrivate;
  if (isOwn && (guild === null || from === 'players' || isOnPanel)) return null;
  return speech().text(bot('bot.no.elsewhere', { where: isOwn ? `<#${place.channel}>` : null }));
}

/** If posts were held back and the press shows that they are allowed now, retries them at once. */
async function hurryIfAllowed({ tables, hurry, log, interaction }: InteractionContext, id: string): Promise<void> {
  try {
    const table = await tables.find(id);
    if (table?.trouble && table.place.channel === interaction.channel && missingRights(interaction).length === 0) hurry(id);
  } catch (error) {
    log.warn({ err: error, table: id }, 'could not wake a table');
  }
}

/** Updates a player's name when it has changed on the table's server, and returns how far the table had come. A failure stops nothing else. */
async function greet({ tables, log, person, interaction }: InteractionContext, table: string): Promise<number | null> {
  try {
    return await tables.meet(table, person, interaction.guild);
  } catch (error) {
    log.warn({ err: error, table }, "could not save a player's new name");
    return null;
  }
}

/** Gives the player a number, under which the details are logged. */
async function failed(services: Services, interaction: Interaction, error: unknown): Promise<void> {
  const { log } = services;
  if (error instanceof Overtaken) return log.info({ err: error, interaction: interaction.id }, 'another copy of Hustings is answering');
  if (isAnsweredAlready(error))
    return log.debug({ err: error, interaction: interaction.id }, 'an interaction was already answered, or came too late');
  if (isClosed(error)) return log.debug({ err: error, interaction: interaction.id }, 'a panel was closed before its answer arrived');
  if (error instanceof NewerRules) return tell(services, interaction, bot('bot.no.newer'));
  if (error instanceof GameStopped) return tell(services, interaction, bot('bot.no.stopped', { command: error.command }));
  if (error instanceof StoreInDoubt) {
    log.warn({ err: error, ...about(interaction) }, 'lost the database during a commit, so a player was asked to check before pressing again');
    return tell(services, interaction, bot('bot.no.in-doubt'));
  }
  if (error instanceof StoreBusy && !isAnswered(interaction)) {
    log.warn({ err: error, ...about(interaction) }, 'another program held the database for too long, so a player was asked to press again');
    return tell(services, interaction, bot('bot.no.busy'));
  }
  const number = error instanceof Error && 'number' in error ? String(error.number) : randomUUID().slice(0, 6);
  log.error({ err: error, incident: number, ...about(interaction) }, `incident ${number}`);
  // Only an incident of the tables is sure to have changed nothing, and only if nothing was done before it.
  return tell(services, interaction, bot(error instanceof Incident && !isAnswered(interaction) ? 'bot.no.incident' : 'bot.no.mishap', { number }));
}

/** What identifies an interaction in the log: its id, and what was pressed, without what was chosen. */
const about = (interaction: Interaction) => ({
  interaction: interaction.id,
  what: interaction.kind === 'press' ? withoutArgument(interaction.customId) : interaction.kind === 'stray' ? 'nothing known' : interaction.command,
});

const isAnswered = (interaction: Interaction): boolean => interaction.kind !== 'typing' && interaction.isAnswered;

/** Tells the player what went wrong, unless they were only typing; if even that fails, logs it. */
async function tell(services: Services, interaction: Interaction, message: ReturnType<typeof bot>): Promise<void> {
  if (interaction.kind === 'typing') return;
  const lang = (await chosenBy(services, interaction.user.id)).lang ?? langOf(interaction.locale);
  try {
    await aside(interaction, note(speechOf(null, null, lang).text(message)));
  } catch (error) {
    services.log.warn({ err: error, told: message }, 'could not tell the player what went wrong');
  }
}

/** What was pressed, without what it picked or has tried out, which may be a card that nobody else has seen. */
const withoutArgument = (customId: string): string =>
  customId
    .split(':')
    .slice(0, 4)
    .map((part) => (isTried(part) ? part.split('.')[0] : part))
    .join(':');
