/** Reads an interaction as Discord sends it, over the gateway and over HTTP alike. */
import {
  type APIApplicationCommandInteractionDataOption,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageComponentInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { CommandFacts, PressFacts, StrayFacts, TypingFacts, User } from './port.ts';

type Read = Unborn<CommandFacts> | Unborn<PressFacts> | Unborn<TypingFacts> | Unborn<StrayFacts>;
type Unborn<F> = Omit<F, 'born'>;

/** Null for kinds that this program does not know how to answer. */
export function read(payload: APIInteraction): Read | null {
  const { type } = payload;
  if (type === InteractionType.MessageComponent) return { ...common(payload), ...pressed(payload) };
  if (type === InteractionType.ApplicationCommand && payload.data.type === ApplicationCommandType.ChatInput) {
    return { ...common(payload), ...commanded(payload as APIChatInputApplicationCommandInteraction) };
  }
  if (type === InteractionType.ApplicationCommand || type === InteractionType.ModalSubmit) return { ...common(payload), kind: 'stray' };
  if (type !== InteractionType.ApplicationCommandAutocomplete) return null;
  const { name, options } = payload.data;
  const focused = given(options).find((option) => 'focused' in option && option.focused);
  return {
    ...common(payload),
    kind: 'typing',
    command: name,
    subcommand: chosen(options),
    typed: focused && 'value' in focused ? String(focused.value) : '',
  };
}

const threads: ReadonlySet<ChannelType | undefined> = new Set([ChannelType.PublicThread, ChannelType.PrivateThread, ChannelType.AnnouncementThread]);

function common(payload: APIInteraction) {
  const { id, member, channel, guild_id, app_permissions } = payload;
  return {
    id,
    user: userOf((member?.user ?? payload.user)!, payload.application_id, member),
    locale: 'locale' in payload ? payload.locale : '',
    guild: guild_id ?? null,
    channel: channel?.id ?? '',
    parent: channel && threads.has(channel.type) && 'parent_id' in channel ? (channel.parent_id ?? null) : null,
    isInThread: threads.has(channel?.type),
    rights: BigInt(app_permissions),
  };
}

type Named = { id: string; username: string; global_name: string | null; bot?: boolean };

const userOf = (user: Named, application: string, member?: { nick?: string | null }): User => ({
  id: user.id,
  name: user.global_name ?? user.username,
  nick: member?.nick ?? null,
  isBot: user.bot ?? false,
  isSelf: user.id === application,
});

function pressed({ data, message }: APIMessageComponentInteraction) {
  const isMenu = data.component_type === ComponentType.StringSelect;
  const isChosen = isMenu || data.component_type === ComponentType.ChannelSelect;
  return {
    kind: 'press' as const,
    customId: data.custom_id,
    values: isChosen ? data.values : null,
    offered: isMenu ? offeredBy(message.components ?? [], data.custom_id) : [],
    message: { id: message.id, isPrivate: ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0 },
  };
}

interface Component {
  custom_id?: string;
  options?: { value: string }[];
  components?: Component[];
}

/** The values of the menu with this custom id, however deep it stands. */
const offeredBy = (components: readonly object[], customId: string): string[] =>
  components.flatMap(({ custom_id, options = [], components: inside = [] }: Component) =>
    custom_id === customId ? options.map(({ value }) => value) : offeredBy(inside, customId),
  );

type Option = APIApplicationCommandInteractionDataOption<InteractionType>;

/** The options of the command, or of the subcommand that was chosen. */
const given = (options: readonly Option[] = []): readonly Option[] =>
  options.flatMap((option) => ('options' in option ? given(option.options) : [option]));

/** The subcommand that was chosen, if the command has any. */
const chosen = ([first]: readonly Option[] = []): string | null => (first?.type === ApplicationCommandOptionType.Subcommand ? first.name : null);

function commanded({ application_id, data }: APIChatInputApplicationCommandInteraction) {
  const { users = {}, members = {} } = data.resolved ?? {};
  const options = given(data.options).flatMap((option): [string, string | number | boolean | User][] => {
    if (!('value' in option)) return [];
    if (option.type !== ApplicationCommandOptionType.User) return [[option.name, option.value]];
    const user = users[option.value];
    return user ? [[option.name, userOf(user, application_id, members[option.value])]] : [];
  });
  return {
    kind: 'command' as const,
    command: data.name,
    subcommand: chosen(data.options),
    options: new Map(options),
  };
}
