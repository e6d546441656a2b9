/** `/hustings`, for those who keep order on a server: its games, those that are stuck ended or moved, and what the bot may not do here. */
import type { TableInfo } from '../../../table/model/types.ts';
import type { Call, CommandCall, Desk, PressCall } from '../../interactions/desk.ts';
import { aside, privately } from '../../interactions/reply.ts';
import { allRights, missingRights, rightNames } from '../../interactions/rights.ts';
import { doctorPost, type Found, managePost, serverPost, sureToEndPost } from '../../present/people/keeping.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { bot } from '../../text/index.ts';
import type { Presence } from '../../wire/api.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { tellMoved } from '../agreements/moving.ts';
import { serverSettings } from './settings.ts';

export async function hustings(desk: Desk, call: CommandCall): Promise<void> {
  if (call.interaction.subcommand === 'settings') return serverSettings(desk, call);
  if (call.interaction.subcommand !== 'doctor') return serverGames(desk, call, 0);
  return privately(call.interaction, doctorPost(allRights(call.interaction), call.speech()));
}

/** The list of all games on this server. */
export async function serverGames(desk: Desk, call: Call, page: number): Promise<void> {
  const { interaction } = call;
  const speech = call.speech();
  const { guild } = interaction;
  if (guild === null || !(await interaction.isModerator())) return aside(interaction, note(speech.text(bot('bot.no.not-moderator'))));
  return privately(interaction, serverPost(desk, await desk.tables.on(guild), page, guild, speech));
}

/** Does something with a game of this server, if whoever asks may and it goes on. */
async function keeping(desk: Desk, call: PressCall, id: string, then: (table: TableInfo) => Promise<void>): Promise<void> {
  const { interaction } = call;
  const speech = call.speech();
  const table = interaction.guild === null ? undefined : (await desk.tables.on(interaction.guild)).find((one) => one.id === id);
  if (!(await interaction.isModerator())) return aside(interaction, note(speech.text(bot('bot.no.not-moderator'))));
  return table ? then(table) : privately(interaction, note(refusalLine({ why: 'no-table' }, speech)));
}

export const manage = async (desk: Desk, call: PressCall, { table: id }: Press): Promise<void> =>
  keeping(desk, call, id, async (table) => {
    const isHere = table.place.channel === call.interaction.channel;
    const found = look(desk, table).then((seen) => managePost(desk, table, seen, isHere, call.speech()));
    return privately(call.interaction, found);
  });

/** Asks Discord who of a game is still there, and whether its channel is. What it does not say is taken to be well. */
async function look({ api }: Desk, { place: { guild, channel }, people, invited }: TableInfo): Promise<Found> {
  const presence = async (user: string): Promise<[string, Presence]> => [user, guild === null ? 'unknown' : await api.presence(guild, user)];
  const [present, exists] = await Promise.all([Promise.all([...people, ...invited].map(({ id }) => presence(id))), api.exists(channel)]);
  return { present: new Map(present), isGone: !exists };
}

export const end = async (desk: Desk, call: PressCall, { table: id, arg }: Press): Promise<void> =>
  keeping(desk, call, id, async (table) => {
    const { interaction } = call;
    const speech = call.speech();
    if (arg !== 'sure') return privately(interaction, sureToEndPost(desk, table, speech));
    const told = await desk.tables.end(id, interaction.id);
    return privately(interaction, note(told.ok ? speech.text(bot('bot.hustings.endDone')) : refusalLine(told.error, speech)));
  });

export const move = async (desk: Desk, call: PressCall, { table: id }: Press): Promise<void> =>
  keeping(desk, call, id, async (table) => {
    const { interaction } = call;
    const speech = call.speech();
    const missing = missingRights(interaction);
    const lacking = bot('bot.no.rights', { what: rightNames(missing, speech), n: missing.length });
    if (missing.length > 0) return privately(interaction, note(speech.text(lacking)));
    const told = await desk.tables.move(id, { guild: interaction.guild, channel: interaction.channel }, interaction.id);
    if (!told.ok) {
      const isTaken = told.error.why === 'channel-taken';
      return privately(interaction, note(isTaken ? speech.text(bot('bot.no.moveTaken')) : refusalLine(told.error, speech)));
    }
    await privately(interaction, note(speech.text(bot('bot.hustings.moveDone'))));
    await tellMoved(desk, table, told.value, true);
  });
