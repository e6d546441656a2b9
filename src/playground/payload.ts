/** A person's action, as the bot receives it. */
import type {
  APIApplicationCommand,
  APIApplicationCommandInteractionDataOption,
  APIInteraction,
  APIInteractionDataResolved,
  APIModalSubmissionComponent,
} from 'discord-api-types/v10';
import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  ComponentType,
  InteractionContextType,
  InteractionType,
  ApplicationCommandOptionType as Kind,
  Locale,
} from 'discord-api-types/v10';
import { type Channel, isDirect } from './channel.ts';
import { memberIn } from './guild.ts';
import { BOT_ID, GUILD_ID } from './ids.ts';
import type { Interaction } from './interactions.ts';
import type { Local } from './local.ts';
import { isLocale } from './world.ts';

const LARGEST_FILE = 10 * 1024 * 1024;

/** A person's action, as the gateway sends it. */
export type Deed =
  | {
      type: InteractionType.ApplicationCommand | InteractionType.ApplicationCommandAutocomplete;
      command: APIApplicationCommand;
      options: APIApplicationCommandInteractionDataOption[];
      /** The id of the person or message whose menu the command was chosen from. */
      target: string | null;
    }
  | { type: InteractionType.MessageComponent; customId: string; component: ComponentType; values: string[] | null }
  | { type: InteractionType.ModalSubmit; customId: string; components: APIModalSubmissionComponent[] };

/** The INTERACTION_CREATE payload with everything Discord puts into it. */
export function interactionPayload(local: Local, interaction: Interaction, deed: Deed): APIInteraction {
  const { by, channel, source } = interaction;
  const here = local.channels.get(channel);
  const message = source === null ? null : (local.messages.find(source)?.message ?? null);
  return {
    id: interaction.id,
    application_id: BOT_ID,
    type: deed.type,
    data: dataOf(local, channel, deed),
    ...(isDirect(here)
      ? { user: by.user, context: InteractionContextType.BotDM }
      : {
          guild: { id: GUILD_ID, features: [], locale: Locale.EnglishUS },
          guild_id: GUILD_ID,
          guild_locale: Locale.EnglishUS,
          member: memberIn(local, by.user, channel),
          context: InteractionContextType.Guild,
        }),
    channel: here,
    channel_id: channel,
    token: interaction.token,
    version: 1,
    app_permissions: String(local.channels.permissions(BOT_ID, channel)),
    locale: localeOf(local, by.key),
    entitlements: [],
    authorizing_integration_owners: installedFor(here),
    attachment_size_limit: LARGEST_FILE,
    ...(message && { message }),
  } as APIInteraction;
}

/** The installation of the application that is used there: the server's, or none in particular. */
export const installedFor = (channel: Channel) => ({ [ApplicationIntegrationType.GuildInstall]: isDirect(channel) ? '0' : GUILD_ID });

export function localeOf(local: Local, key: string): Locale {
  const kept = local.store.note<string>(`locale:${key}`) ?? '';
  return isLocale(kept) ? kept : Locale.EnglishUS;
}

function dataOf(local: Local, channel: string, deed: Deed): object {
  if (deed.type === InteractionType.MessageComponent) {
    const { customId, component, values } = deed;
    return {
      custom_id: customId,
      component_type: component,
      ...(values && { values, ...(component !== ComponentType.StringSelect && resolve(local, channel, values)) }),
    };
  }
  if (deed.type === InteractionType.ModalSubmit) {
    const named = deed.components.flatMap((it) =>
      'component' in it && 'values' in it.component && it.component.type !== ComponentType.StringSelect ? it.component.values : [],
    );
    return { custom_id: deed.customId, components: deed.components, ...resolve(local, channel, named) };
  }
  const { command, options, target } = deed;
  const { id, name, type, guild_id } = command;
  const common = { id, name, type, ...(guild_id && { guild_id }) };
  if (target === null) return { ...common, options, ...resolve(local, channel, valuesIn(options)) };
  const message = type === ApplicationCommandType.Message ? local.messages.find(target)?.message : undefined;
  return { ...common, target_id: target, ...(message ? { resolved: { messages: { [target]: message } } } : resolve(local, channel, [target])) };
}

/** The names of the chosen group and subcommand. */
export const subcommands = (options: readonly APIApplicationCommandInteractionDataOption[]): string[] =>
  options.flatMap((option) => ('options' in option ? [option.name, ...subcommands(option.options ?? [])] : []));

const REFERRING: ReadonlySet<Kind> = new Set([Kind.User, Kind.Channel, Kind.Role, Kind.Mentionable]);

/** The ids in options that refer to something. */
function valuesIn(options: readonly APIApplicationCommandInteractionDataOption[]): string[] {
  return options.flatMap((option) =>
    'options' in option ? valuesIn(option.options ?? []) : REFERRING.has(option.type) && 'value' in option ? [String(option.value)] : [],
  );
}

/** The users, members, roles and channels whose ids are among the values. */
function resolve(local: Local, channel: string, values: readonly string[]): { resolved?: APIInteractionDataResolved } {
  const users = values.flatMap((id) => local.people.user(id) ?? []);
  const named = local.members.roles.filter(({ id }) => values.includes(id));
  const channels = values.filter((id) => local.channels.has(id)).map((id) => local.channels.get(id));
  if (users.length + named.length + channels.length === 0) return {};
  const members = (isDirect(local.channels.get(channel)) ? [] : users).map((user) => {
    const { user: _, deaf: __, mute: ___, ...rest } = memberIn(local, user, channel);
    return [user.id, rest] as const;
  });
  const resolved = {
    ...(users.length > 0 && { users: Object.fromEntries(users.map((user) => [user.id, user])) }),
    ...(members.length > 0 && { members: Object.fromEntries(members) }),
    ...(named.length > 0 && { roles: Object.fromEntries(named.map((role) => [role.id, role])) }),
    ...(channels.length > 0 && { channels: Object.fromEntries(channels.map((it) => [it.id, { ...it, permissions: '0' }])) }),
  };
  return { resolved: resolved as APIInteractionDataResolved };
}
