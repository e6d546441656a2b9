/** `/hustings`, for a server's moderators: its games, ending or moving games that are stuck, and which permissions the bot lacks here. */
import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord-api-types/v10';
import { isFormerId } from '../../../table/model/ids.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import { privately } from '../../interactions/reply.ts';
import { allRights, lackingHere } from '../../interactions/rights.ts';
import type { CommandContext, InteractionContext, PressContext } from '../../interactions/services.ts';
import { doctorPost, type Found, managePost, serverPost, sureToEndPost } from '../../present/people/keeping.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { bot, typed } from '../../text/index.ts';
import type { Typed } from '../../text/typed.ts';
import type { Presence } from '../../wire/api.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { moveRefused, tellMoved } from '../agreements/moving.ts';
import { from, type General, press } from '../declare.ts';
import { describedBy, named } from '../localized.ts';
import { moderating, serverSettings } from './settings.ts';

export async function hustings(context: CommandContext): Promise<void> {
  if (context.interaction.subcommand === 'settings') return serverSettings(context);
  if (context.interaction.subcommand !== 'doctor') return serverGames(context, 0);
  return privately(context.interaction, doctorPost(allRights(context.interaction), context.speech()));
}

/** The list of all games on this server. */
const serverGames = (context: InteractionContext, page: number): Promise<void> =>
  moderating(context, async (guild) =>
    privately(context.interaction, serverPost(context, await context.tables.on(guild), page, guild, context.speech())),
  );

/** Acts on a game of this server, if the asker may and the game is still going on. */
const keeping = (context: PressContext, id: string, then: (table: TableInfo) => Promise<void>): Promise<void> =>
  moderating(context, async (guild) => {
    const table = (await context.tables.on(guild)).find((one) => one.id === id);
    return table ? then(table) : privately(context.interaction, note(refusalLine({ why: 'no-table' }, context.speech())));
  });

export const manage = async (context: PressContext, { table: id }: Press): Promise<void> =>
  keeping(context, id, async (table) => {
    const isHere = table.place.channel === context.interaction.channel;
    const found = look(context, table).then((seen) => managePost(context, table, seen, isHere, context.speech()));
    return privately(context.interaction, found);
  });

/** Asks Discord which people are still there, and whether the channel is. An unknown answer counts as fine. */
async function look({ api }: InteractionContext, { place: { guild, channel }, people, invited }: TableInfo): Promise<Found> {
  const presence = async (user: string): Promise<[string, Presence]> => [user, guild === null ? 'unknown' : await api.presence(guild, user)];
  const [present, exists] = await Promise.all([
    Promise.all([...people, ...invited].filter(({ id }) => !isFormerId(id)).map(({ id }) => presence(id))),
    api.exists(channel),
  ]);
  return { present: new Map(present), isGone: !exists };
}

export const end = async (context: PressContext, { table: id, arg }: Press): Promise<void> =>
  keeping(context, id, async (table) => {
    const { interaction } = context;
    const speech = context.speech();
    if (arg !== 'sure') return privately(interaction, sureToEndPost(context, table, speech));
    const told = await context.tables.end(id, interaction.id);
    return privately(interaction, note(told.ok ? speech.text(bot('bot.hustings.endDone')) : refusalLine(told.error, speech)));
  });

export const move = async (context: PressContext, { table: id }: Press): Promise<void> =>
  keeping(context, id, async (table) => {
    const { interaction } = context;
    const speech = context.speech();
    const lacking = lackingHere(interaction, speech);
    if (lacking !== null) return privately(interaction, note(lacking));
    const told = await context.tables.move(id, { guild: interaction.guild, channel: interaction.channel }, interaction.id);
    if (!told.ok) return privately(interaction, note(moveRefused(told.error, speech)));
    await privately(interaction, note(speech.text(bot('bot.hustings.moveDone'))));
    await tellMoved(context, table, told.value, interaction.id, true);
  });

export const presses = [
  press('hustings', (context, { arg }) => serverGames(context, Number(arg) || 0)),
  from('anywhere', press('manage', manage)),
  from('anywhere', press('end', end)),
  from('anywhere', press('move', move)),
];

const keepers = (name: keyof Typed['keepers'], key: Parameters<typeof describedBy>[0]) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...named(name, (lang) => typed[lang].keepers[name]),
  ...describedBy(key),
});
export const generals: General[] = [
  {
    name: 'hustings',
    does: hustings,
    shown: () => ({
      // This only decides who sees the command: Discord also shows it in a channel to people who may manage only that one. Those are refused.
      default_member_permissions: String(PermissionFlagsBits.ManageChannels),
      options: [
        keepers('games', 'bot.command.serverGames'),
        keepers('doctor', 'bot.command.doctor'),
        keepers('settings', 'bot.command.serverSettings'),
      ],
    }),
  },
];
