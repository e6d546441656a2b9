/** The events of the gateway, each with the intents a bot needs to receive it: on the server and, if different, in direct messages. */
import { GatewayIntentBits } from 'discord-api-types/v10';

type Intent = keyof typeof GatewayIntentBits;

export const events = {
  READY: [],
  RESUMED: [],
  GUILD_CREATE: ['Guilds'],
  GUILD_ROLE_UPDATE: ['Guilds'],
  GUILD_MEMBERS_CHUNK: [],
  CHANNEL_CREATE: ['Guilds'],
  CHANNEL_UPDATE: ['Guilds'],
  CHANNEL_DELETE: ['Guilds'],
  THREAD_CREATE: ['Guilds'],
  THREAD_UPDATE: ['Guilds'],
  THREAD_DELETE: ['Guilds'],
  THREAD_MEMBERS_UPDATE: ['Guilds'],
  MESSAGE_CREATE: ['GuildMessages', 'DirectMessages'],
  MESSAGE_UPDATE: ['GuildMessages', 'DirectMessages'],
  MESSAGE_DELETE: ['GuildMessages', 'DirectMessages'],
  MESSAGE_REACTION_ADD: ['GuildMessageReactions', 'DirectMessageReactions'],
  MESSAGE_REACTION_REMOVE: ['GuildMessageReactions', 'DirectMessageReactions'],
  MESSAGE_REACTION_REMOVE_ALL: ['GuildMessageReactions', 'DirectMessageReactions'],
  MESSAGE_REACTION_REMOVE_EMOJI: ['GuildMessageReactions', 'DirectMessageReactions'],
  INTERACTION_CREATE: [],
} as const satisfies { [event: string]: readonly [] | readonly [Intent] | readonly [server: Intent, direct: Intent] };

export type EventName = keyof typeof events;

/** The intent bit a bot needs to receive the event; 0 if it needs none. */
export function intentFor(event: EventName, isDirect: boolean): number {
  const [server, direct] = events[event] as readonly Intent[];
  const intent = isDirect ? direct : server;
  return intent === undefined ? 0 : GatewayIntentBits[intent];
}
