/** The bot on Discord, or on any server that speaks its protocol. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, Events, RESTEvents, Status } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../games/game.ts';
import type { Stopped } from '../games/shelf.ts';
import type { Outbox, Tables } from '../table/types.ts';
import { openApi } from './api.ts';
import { makeClient, registerCommands } from './client.ts';
import type { Desk } from './desk.ts';
import { forLog } from './errors.ts';
import { type Hearing, hearInteractions } from './from-gateway.ts';
import { logIn } from './login.ts';
import { type Lost, lostByClose, lostToken } from './lost.ts';
import { type Draw, openPictures } from './pictures.ts';
import { openRouter } from './router.ts';
import { openSender, type Sender, type SenderOptions } from './sender.ts';
import { unknownLines } from './speech.ts';

export interface DiscordOptions {
  token: string;
  /** The API's address without a version, for a server other than Discord's own. */
  api?: string;
  games: readonly Game[];
  /** Games that are not played until they are corrected: their commands say so. */
  stopped?: readonly Stopped[];
  tables: Tables;
  outbox: Outbox;
  draw: Draw;
  log: Logger;
  /** How long a picture may take before its words stand in. */
  pictureMs?: number;
  /** How its sender looks at the time. */
  sender?: SenderOptions;
  /** Discord has ended it for good while it ran: nothing is answered any more, and whoever opened it should end. */
  onLost?(why: Lost): void;
  /** Hears how long each press waited for its acknowledgement, in milliseconds, and of each request that counts against the bot. */
  watch?: { acknowledged(ms: number): void; refused(): void };
  /** Gives up connecting. */
  signal?: AbortSignal;
}

/** How long a stop waits for what is under way. Nothing is lost if it takes longer. */
const farewellMs = 8000;

export interface Discord {
  client: Client<true>;
  /** Whether Discord can be heard just now. */
  isConnected(): boolean;
  /** Says goodbye, once what is under way is done. */
  stop(): Promise<void>;
}

/** Connects, however long it takes, registers the commands and begins to answer. Rejects with `Lost` if Discord refuses the bot. */
export async function openDiscord({
  token,
  api,
  games,
  stopped = [],
  tables,
  outbox,
  draw,
  log: given,
  pictureMs,
  sender: senderOptions,
  onLost = () => {},
  watch,
  signal,
}: DiscordOptions): Promise<Discord> {
  const log = given.child({}, { serializers: { err: forLog } });
  let hearing: Hearing | null = null;
  const make = () => {
    const client = makeClient({ log, ...(api !== undefined && { api }) });
    hearing = hearInteractions(client);
    return client;
  };
  const client = await logIn({ token, make, log, signal });
  client.on(Events.ShardDisconnect, ({ code }) => onLost(lostByClose(code)));
  const pressed = new Map<string, number>();
  client.rest.on(RESTEvents.Response, ({ path }, { status }) => {
    const [, asked] = /^\/interactions\/(\d+)\//.exec(path) ?? [];
    const began = asked === undefined ? undefined : pressed.get(asked);
    if (began !== undefined && pressed.delete(asked!)) watch?.acknowledged(performance.now() - began);
    if (status === 401 || status === 403 || status === 429) watch?.refused();
    // The token of an interaction may be refused as well, and that is nobody's loss.
    if (status === 401 && !/^\/(webhooks|interactions)\//.test(path)) onLost(lostToken());
  });
  let sender: Sender | null = null;
  const hurry = (table: string) => sender?.hurry({ table });
  const desk: Desk = { games, stopped, tables, pictures: openPictures(draw, log, pictureMs), api: openApi(client.rest), hurry, log };
  const route = openRouter(desk);
  const answering = new Set<Promise<void>>();
  hearing!.open((interaction) => {
    pressed.set(interaction.id, performance.now());
    const work = route(interaction).finally(() => {
      pressed.delete(interaction.id);
      answering.delete(work);
    });
    answering.add(work);
  });
  log.info({ user: client.user.tag, guilds: client.guilds.cache.size }, 'connected to Discord');
  unknownLines.report = (key, error) => log.error({ err: error, key }, 'this version has no sentence for something an older one wrote');
  const posting = openSender(desk, outbox, senderOptions);
  sender = posting;
  // Discord is back, or somebody has given rights: whatever could not be posted is tried at once.
  for (const event of [Events.ShardReady, Events.ShardResume] as const) client.on(event, () => posting.hurry());
  const hurryGuild = (guild: string) => posting.hurry({ guild });
  client.on(Events.GuildCreate, ({ id }) => hurryGuild(id));
  client.on(Events.GuildRoleUpdate, (_, { guild }) => hurryGuild(guild.id));
  client.on(Events.ThreadUpdate, (_, { guildId }) => hurryGuild(guildId));
  client.on(Events.ChannelUpdate, (_, channel) => 'guildId' in channel && hurryGuild(channel.guildId));
  client.on(Events.GuildMemberUpdate, (_, { id, guild }) => id === client.user.id && hurryGuild(guild.id));
  const registering = register(client, games, stopped, log);
  await Promise.race([registering, wait(5000, null, { ref: false })]);
  return {
    client,
    isConnected: () => client.ws.shards.every(({ status }) => status === Status.Ready),
    async stop() {
      const done = Promise.all([posting.stop(), Promise.allSettled(answering)]);
      await Promise.race([done, wait(farewellMs, null, { ref: false })]);
      await client.destroy();
    },
  };
}

/** Tries until it works: a bot with yesterday's commands is better than none. */
async function register(client: Client<true>, games: readonly Game[], stopped: readonly Stopped[], log: Logger): Promise<void> {
  for (let delay = 1000; client.isReady(); delay = Math.min(delay * 2, 600_000)) {
    try {
      return await registerCommands(client, games, stopped);
    } catch (error) {
      log.error({ err: error }, 'the commands could not be registered: trying again');
      await wait(delay, null, { ref: false });
    }
  }
}
