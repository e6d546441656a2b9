/** Reads an interaction as Discord sends it, over the gateway or HTTP. */
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

/**
 * Null for kinds of interaction that this program can't answer, or if no user made it. Its fields are as Discord documents them; otherwise it is a
 * broken stray.
 */
export function read(payload: APIInteraction): Read | null {
  const { type } = payload;
  if (!isPerson(payload.member?.user ?? payload.user)) return null;
  if (type === InteractionType.MessageComponent) return { ...common(payload), ...(pressed(payload) ?? broken) };
  if (type === InteractionType.ApplicationCommand && payload.data?.type === ApplicationCommandType.ChatInput) {
    return { ...common(payload), ...(commanded(payload as APIChatInputApplicationCommandInteraction) ?? broken) };
  }
  if (type === InteractionType.ApplicationCommand || type === InteractionType.ModalSubmit) return { ...common(payload), ...broken, isBroken: false };
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

const broken = { kind: 'stray', isBroken: true } as const;

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
    rights: bits(app_permissions),
    ownRights: bits(member?.permissions),
  };
}

/** Permissions as Discord writes them; none if the text is no number. */
const bits = (text: unknown): bigint => (typeof text === 'string' && /^\d{1,30}$/.test(text) ? BigInt(text) : 0n);

const isId = (id: unknown): id is string => typeof id === 'string' && /^\d{1,20}$/.test(id);
const isPerson = (user: unknown): user is Named => typeof user === 'object' && user !== null && 'id' in user && isId(user.id) && 'username' in user;

type Named = { id: string; username: string; global_name: string | null; bot?: boolean };

const userOf = (user: Named, application: string, member?: { nick?: string | null }): User => ({
  id: user.id,
  name: user.global_name ?? user.username,
  nick: member?.nick ?? null,
  isBot: user.bot ?? false,
  isSelf: user.id === application,
});

/** Null if it isn't as Discord documents it. */
function pressed({ data, message }: APIMessageComponentInteraction) {
  if (typeof data?.custom_id !== 'string' || !isId(message?.id)) return null;
  if ('values' in data && !(Array.isArray(data.values) && data.values.every((value) => typeof value === 'string'))) return null;
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

/** The values of the menu with this custom id, at any depth. */
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

/** None of our options takes a greater number or a longer text. */
const most = { number: 1_000_000, characters: 6000 };

/** Null if it isn't as Discord documents it: an infinite number, say, or a user without data. */
function commanded({ application_id, data }: APIChatInputApplicationCommandInteraction) {
  const { users = {}, members = {} } = data.resolved ?? {};
  const options = new Map<string, string | number | boolean | User>();
  for (const option of given(data.options)) {
    if (!('value' in option)) continue;
    const { name, value, type } = option;
    if (type === ApplicationCommandOptionType.User) {
      const user: unknown = isId(value) && Object.hasOwn(users, value) ? users[value] : null;
      if (!isPerson(user)) return null;
      options.set(name, userOf(user, application_id, members[String(value)]));
    } else if (typeof value === 'number' ? Number.isSafeInteger(value) && Math.abs(value) <= most.number : typeof value === 'boolean') {
      options.set(name, value);
    } else if (typeof value === 'string' && value.length <= most.characters) options.set(name, value);
    else return null;
  }
  return {
    kind: 'command' as const,
    command: data.name,
    subcommand: chosen(data.options),
    options,
  };
}
