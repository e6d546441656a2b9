import { Client, Events, GatewayIntentBits, Options } from 'discord.js';
import type { Logger } from 'pino';
import { tidily } from './connection.ts';

export interface ClientOptions {
  /** The API's address without a version, for a server other than Discord's own. */
  api?: string;
  log: Logger;
  /** Null: as many connections as Discord recommends. One is no longer allowed from 2,500 servers on. */
  shards: Shards | null;
}

/** Connections of one process, where several share them. */
export interface Shards {
  /** Their numbers. */
  ids: number[];
  /** How many there are all in all. */
  of: number;
}

/** A client that hears what it needs and keeps next to nothing in memory: every message tells all there is to know of it. */
export function makeClient({ api, log, shards }: ClientOptions): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...(shards ? { shards: shards.ids, shardCount: shards.of } : { shards: 'auto' as const }),
    allowedMentions: { parse: [] },
    rest: { ...tidily, ...(api !== undefined && { api }) },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      ReactionUserManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      ThreadMemberManager: 0,
      GuildBanManager: 0,
      GuildEmojiManager: 0,
      GuildStickerManager: 0,
      GuildInviteManager: 0,
      GuildScheduledEventManager: 0,
      StageInstanceManager: 0,
      AutoModerationRuleManager: 0,
      GuildMemberManager: { maxSize: 0, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 0, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'error on the connection to Discord'));
  client.on(Events.Warn, (text) => log.warn({ text }, 'discord.js warns'));
  client.on(Events.ShardReconnecting, () => log.info('reconnecting to Discord'));
  return client;
}
