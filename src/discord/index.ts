/** The bot on Discord, or on any server that speaks its protocol. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../games/game.ts';
import type { Stopped } from '../games/shelf.ts';
import type { Outbox, Tables } from '../table/types.ts';
import { openApi } from './api.ts';
import { makeClient, registerCommands } from './client.ts';
import type { Desk } from './desk.ts';
import { forLog } from './errors.ts';
import { type Draw, openPictures } from './pictures.ts';
import { openRouter } from './router.ts';
import { openSender } from './sender.ts';
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
}

/** How long a stop waits for what is under way. Nothing is lost if it takes longer. */
const farewellMs = 8000;

export interface Discord {
  client: Client<true>;
  /** Says goodbye, once what is under way is done. */
  stop(): Promise<void>;
}

/** Connects, registers the commands and begins to answer. Rejects if the token is refused. */
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
}: DiscordOptions): Promise<Discord> {
  const log = given.child({}, { serializers: { err: forLog } });
  const client = makeClient({ log, ...(api !== undefined && { api }) });
  const desk: Desk = { games, stopped, tables, pictures: openPictures(draw, log, pictureMs), api: openApi(client.rest), log };
  const route = openRouter(desk);
  const answering = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction) => {
    const work = route(interaction).finally(() => answering.delete(work));
    answering.add(work);
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    throw new Error(`Logging in to Discord failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const connected = await ready;
  log.info({ user: connected.user.tag, guilds: connected.guilds.cache.size }, 'connected to Discord');
  unknownLines.report = (key, error) => log.error({ err: error, key }, 'this version has no sentence for something an older one wrote');
  const sender = openSender(desk, outbox);
  // Discord is back, or somebody has given rights: whatever could not be posted is tried at once.
  for (const event of [Events.ShardReady, Events.ShardResume] as const) client.on(event, () => sender.hurry());
  for (const event of [Events.GuildCreate, Events.GuildRoleUpdate, Events.ChannelUpdate] as const) client.on(event, () => sender.hurry());
  const registering = register(connected, games, stopped, log);
  await Promise.race([registering, wait(5000, null, { ref: false })]);
  return {
    client: connected,
    async stop() {
      const done = Promise.all([sender.stop(), Promise.allSettled(answering)]);
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
