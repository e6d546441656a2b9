/**
 * Interactions over HTTP: Discord delivers them, everything else goes by REST. There is no connection to keep, and any number of processes can share
 * the work.
 */
import type { ServerResponse } from 'node:http';
import { REST } from 'discord.js';
import { type APIApplication, type APIGuild, Routes } from 'discord-api-types/v10';
import { moderates } from '../interactions/rights.ts';
import { byCallback, type First, interactionOf, type Ways } from './answers.ts';
import { type Connection, type ConnectionOptions, type Listener, restForAnswers, usual } from './connection.ts';
import { type DoorOptions, openDoor } from './http-door.ts';
import { untilReached } from './login.ts';
import { readMs } from './webhook.ts';

export interface HttpOptions extends ConnectionOptions {
  /** The port at which Discord delivers interactions; 0 takes any free one. */
  port: number;
  /** The address to listen on; null: all addresses of this machine. */
  host?: string | null;
  /** The application's public key, in hexadecimal digits. */
  publicKey: string;
  /** Hears of each rejected request. */
  refused?: DoorOptions['refused'];
  /** What `/ready` also reports, besides that interactions are taken. */
  ready?: DoorOptions['ready'];
  now?: () => number;
}

/** Tries until Discord can be reached. Rejects with `FatalError` if it refuses the token. */
export async function openHttp(options: HttpOptions): Promise<Connection & { port: number }> {
  const { token, api, reserve, log, signal, port, host, publicKey, refused, ready, now } = options;
  const rest = new REST({ version: '10', ...usual({ ...(api !== undefined && { api }), ...(reserve && { reserve }) }) });
  const answering = restForAnswers(api);
  // REST forgets a refused token, so each try sets it again.
  const ask = async () => (await rest.setToken(token).get(Routes.currentApplication(), { ...(signal && { signal }) })) as APIApplication;
  const { id, name } = await untilReached(ask, { log, signal });
  let listener: Listener | null = null;
  let isOpen = true;
  const door = await openDoor({
    port,
    ...(host !== undefined && { host }),
    publicKey,
    log,
    ...(refused && { refused }),
    ...(ready && { ready }),
    ...(now && { now }),
    isWell: () => isOpen && listener !== null,
    async take(payload, response) {
      // There is no listener yet, or no longer: the load balancer retries elsewhere.
      if (!listener) return void response.writeHead(503).end();
      const { times, links, replies, tokens } = listener;
      const ways = inResponse(response, byCallback(answering, payload));
      const interaction = interactionOf(payload, { ...ways, rest: answering, moderates: moderatesBy(rest), times, links, replies, tokens });
      if (interaction) await listener.hear(interaction);
    },
  });
  log.info({ application: name, port: door.port }, 'listening for interactions over HTTP');
  return {
    rest,
    answering,
    application: id,
    port: door.port,
    isConnected: () => isOpen,
    open(given) {
      listener = given;
    },
    leave() {
      isOpen = false;
      door.leave();
    },
    shut() {
      listener = null;
      door.shut();
    },
    async close() {
      isOpen = false;
      await door.close();
    },
  };
}

/**
 * A first answer without files is the response itself. Discord drops larger responses and doesn't return the message that a response created, so
 * those answers use a request of their own, which a 202 announces.
 */
function inResponse(response: ServerResponse, byRequest: First): Required<Pick<Ways, 'first' | 'isUnread'>> {
  // Discord has read a request once it has answered it; of a response, nothing tells when.
  let responded = Number.NEGATIVE_INFINITY;
  const first: First = async (answer, files = [], asksForMessage = false) => {
    const isGone = response.headersSent || response.destroyed;
    if (!isGone && files.length === 0 && !asksForMessage) {
      responded = performance.now();
      await new Promise<void>((done) => {
        response.once('close', done).writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer), done);
      });
      return null;
    }
    if (!isGone) response.writeHead(202).end();
    return byRequest(answer, files, asksForMessage);
  };
  return { first, isUnread: () => performance.now() - responded < readMs };
}

/** Whether a user may manage channels on a whole server, by its roles. */
const moderatesBy =
  (rest: REST) =>
  async (guild: string, ...who: [string, readonly string[]]) =>
    moderates(await orderOn(rest, guild), guild, ...who);

/** A server's owner and roles, fetched from Discord. */
async function orderOn(rest: REST, id: string) {
  const guild = (await rest.get(Routes.guild(id))) as APIGuild;
  return { owner: guild.owner_id, roles: guild.roles.map((role) => ({ id: role.id, bits: BigInt(role.permissions) })) };
}
