/** The gateway connection to Discord: a client that keeps next to nothing, and interactions that it hears, each answered by a request of its own. */
import { Client, Events, GatewayIntentBits, Options, type REST, Status } from 'discord.js';
import { type APIInteraction, GatewayDispatchEvents } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { moderates } from '../interactions/rights.ts';
import { byCallback, interactionOf } from './answers.ts';
import { type Connection, type ConnectionOptions, type Listener, restForAnswers, usual } from './connection.ts';
import { fatalByClose } from './fatal-error.ts';
import { logIn } from './login.ts';

export interface GatewayOptions extends ConnectionOptions {
  /** Null: all that Discord recommends. */
  shards: Shards | null;
}

/** Tries until Discord can be reached. Rejects with `FatalError` if it refuses the bot. */
export async function openGateway({
  token,
  api,
  reserve,
  log,
  signal,
  onLost,
  shards,
}: GatewayOptions): Promise<Connection & { client: Client<true> }> {
  let hearing: Hearing | null = null;
  const answering = restForAnswers(api);
  let isLeaving = false;
  const make = () => {
    const client = makeClient({ log, shards, rest: usual({ ...(api !== undefined && { api }), ...(reserve && { reserve }) }) });
    hearing = hearInteractions(client, answering, log);
    return client;
  };
  const client = await logIn({ token, make, log, signal });
  client.on(Events.ShardDisconnect, ({ code }) => onLost(fatalByClose(code)));
  log.info({ user: client.user.tag, guilds: client.guilds.cache.size }, 'connected to Discord');
  return {
    client,
    rest: client.rest,
    answering,
    application: client.application.id,
    isConnected: () => !isLeaving && client.ws.shards.every(({ status }) => status === Status.Ready),
    open(listener) {
      hearing!.open(listener);
      hearChanges(client, listener);
    },
    leave() {
      isLeaving = true;
    },
    // Discord has no other program for interactions on this connection.
    shut() {},
    close() {
      // A closed connection is never reopened, whatever the client reports.
      client.removeAllListeners(Events.ShardReconnecting);
      return client.destroy();
    },
  };
}

/** Discord is back, or the bot's permissions may have changed. */
function hearChanges(client: Client<true>, { changed, left, servers }: Listener): void {
  // A server that is only unavailable for a while doesn't cause this event.
  client.on(Events.GuildDelete, ({ id }) => left(id));
  const count = client.ws.shards.size;
  const isHere = (guild: string) => {
    const shards = client.options.shardCount ?? count;
    const isOurs = client.ws.shards.get(Number((BigInt(guild) >> 22n) % BigInt(Math.max(1, shards))))?.status === Status.Ready;
    return client.guilds.cache.has(guild) ? true : isOurs ? false : null;
  };
  client.on(Events.ShardReady, () => servers(isHere));
  servers(isHere);
  for (const event of [Events.ShardReady, Events.ShardResume] as const) client.on(event, () => changed());
  const onGuild = (guild: string) => changed({ guild });
  client.on(Events.GuildCreate, ({ id }) => onGuild(id));
  client.on(Events.GuildRoleUpdate, (_, { guild }) => onGuild(guild.id));
  client.on(Events.ThreadUpdate, (_, { guildId }) => onGuild(guildId));
  client.on(Events.ChannelUpdate, (_, channel) => 'guildId' in channel && onGuild(channel.guildId));
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => id === client.user.id && onGuild(guild.id));
}

interface Hearing {
  open(listener: Listener): void;
}

/** Hears every interaction of this client. Those that arrive before there is a listener wait. */
function hearInteractions(client: Client, rest: REST, log: Logger): Hearing {
  const early: APIInteraction[] = [];
  let tell = (payload: APIInteraction) => void early.push(payload);
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (payload: APIInteraction) => tell(payload));
  return {
    open({ hear, times, links, replies, tokens }) {
      tell = (payload) => {
        try {
          const first = byCallback(rest, payload);
          const isModerator = async (guild: string, ...who: [string, readonly string[]]) => {
            const order = orderOn(client, guild);
            return order !== null && moderates(order, guild, ...who);
          };
          const interaction = interactionOf(payload, { first, rest, times, links, replies, tokens, moderates: isModerator });
          if (interaction) void hear(interaction);
        } catch (error) {
          log.error({ err: error }, 'could not read an interaction');
        }
      };
      for (const payload of early.splice(0)) tell(payload);
    },
  };
}

/** The client caches a server's roles; null: it doesn't know the server. */
function orderOn({ guilds }: Client, id: string) {
  const guild = guilds.cache.get(id);
  return guild ? { owner: guild.ownerId, roles: guild.roles.cache.map((role) => ({ id: role.id, bits: role.permissions.bitfield })) } : null;
}

interface ClientOptions {
  rest: ReturnType<typeof usual>;
  log: Logger;
  /** Null: as many connections as Discord recommends. From 2,500 servers on, one is no longer allowed. */
  shards: Shards | null;
}

/** The connections of one process, where several processes share them. */
export interface Shards {
  /** The shard ids of this process. */
  ids: number[];
  /** The total number of shards. */
  of: number;
}

/** A client that hears what it needs and keeps next to nothing in memory: every event contains all that is needed. */
function makeClient({ rest, log, shards }: ClientOptions): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...(shards ? { shards: shards.ids, shardCount: shards.of } : { shards: 'auto' as const }),
    allowedMentions: { parse: [] },
    rest,
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
