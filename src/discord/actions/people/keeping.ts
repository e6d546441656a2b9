/** `/hustings`, for those who keep order on a server: its games, those that are stuck ended or moved, and what the bot may not do here. */
import type { TableInfo } from '../../../table/model/types.ts';
import { aside, privately } from '../../interactions/reply.ts';
import { allRights, missingRights, rightNames } from '../../interactions/rights.ts';
import type { Call, CommandCall, PressCall, Services } from '../../interactions/services.ts';
import { doctorPost, type Found, managePost, serverPost, sureToEndPost } from '../../present/people/keeping.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { bot } from '../../text/index.ts';
import type { Presence } from '../../wire/api.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { tellMoved } from '../agreements/moving.ts';
import { serverSettings } from './settings.ts';

export async function hustings(services: Services, call: CommandCall): Promise<void> {
  if (call.interaction.subcommand === 'settings') return serverSettings(services, call);
  if (call.interaction.subcommand !== 'doctor') return serverGames(services, call, 0);
  return privately(call.interaction, doctorPost(allRights(call.interaction), call.speech()));
}

/** The list of all games on this server. */
export async function serverGames(services: Services, call: Call, page: number): Promise<void> {
  const { interaction } = call;
  const speech = call.speech();
  const { guild } = interaction;
  if (guild === null || !(await interaction.isModerator())) return aside(interaction, note(speech.text(bot('bot.no.not-moderator'))));
  return privately(interaction, serverPost(services, await services.tables.on(guild), page, guild, speech));
}

/** Does something with a game of this server, if whoever asks may and it goes on. */
async function keeping(services: Services, call: PressCall, id: string, then: (table: TableInfo) => Promise<void>): Promise<void> {
  const { interaction } = call;
  const speech = call.speech();
  const table = interaction.guild === null ? undefined : (await services.tables.on(interaction.guild)).find((one) => one.id === id);
  if (!(await interaction.isModerator())) return aside(interaction, note(speech.text(bot('bot.no.not-moderator'))));
  return table ? then(table) : privately(interaction, note(refusalLine({ why: 'no-table' }, speech)));
}

export const manage = async (services: Services, call: PressCall, { table: id }: Press): Promise<void> =>
  keeping(services, call, id, async (table) => {
    const isHere = table.place.channel === call.interaction.channel;
    const found = look(services, table).then((seen) => managePost(services, table, seen, isHere, call.speech()));
    return privately(call.interaction, found);
  });

/** Asks Discord who of a game is still there, and whether its channel is. What it does not say is taken to be well. */
async function look({ api }: Services, { place: { guild, channel }, people, invited }: TableInfo): Promise<Found> {
  const presence = async (user: string): Promise<[string, Presence]> => [user, guild === null ? 'unknown' : await api.presence(guild, user)];
  const [present, exists] = await Promise.all([Promise.all([...people, ...invited].map(({ id }) => presence(id))), api.exists(channel)]);
  return { present: new Map(present), isGone: !exists };
}

export const end = async (services: Services, call: PressCall, { table: id, arg }: Press): Promise<void> =>
  keeping(services, call, id, async (table) => {
    const { interaction } = call;
    const speech = call.speech();
    if (arg !== 'sure') return privately(interaction, sureToEndPost(services, table, speech));
    const told = await services.tables.end(id, interaction.id);
    return privately(interaction, note(told.ok ? speech.text(bot('bot.hustings.endDone')) : refusalLine(told.error, speech)));
  });

export const move = async (services: Services, call: PressCall, { table: id }: Press): Promise<void> =>
  keeping(services, call, id, async (table) => {
    const { interaction } = call;
    const speech = call.speech();
    const missing = missingRights(interaction);
    const lacking = bot('bot.no.rights', { what: rightNames(missing, speech), n: missing.length });
    if (missing.length > 0) return privately(interaction, note(speech.text(lacking)));
    const told = await services.tables.move(id, { guild: interaction.guild, channel: interaction.channel }, interaction.id);
    if (!told.ok) {
      const isTaken = told.error.why === 'channel-taken';
      return privately(interaction, note(isTaken ? speech.text(bot('bot.no.moveTaken')) : refusalLine(told.error, speech)));
    }
    await privately(interaction, note(speech.text(bot('bot.hustings.moveDone'))));
    await tellMoved(services, table, told.value, true);
  });
