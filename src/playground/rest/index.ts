/** The REST door: finds the route of a request, lets a planned fault happen, and answers as Discord does. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIInteraction } from 'discord-api-types/v10';
import type { Upload } from '../attachments.ts';
import { DiscordError, refusal } from '../errors.ts';
import type { Fault, FaultKind, Faults } from '../faults.ts';
import type { Local } from '../local.ts';
import { report } from '../report.ts';
import { basicRoutes } from './basics.ts';
import { type Read, readBody } from './body.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { reactionRoutes } from './reactions.ts';
import { type RestAnswer, type Route, Router } from './router.ts';
import { threadRoutes } from './threads.ts';

/** A request of the bot and its result, for tests to look at. */
export interface Seen {
  method: string;
  /** The path's pattern, as `/channels/:channel/messages`; null if Discord has no such route. */
  route: string | null;
  /** Decoded, without `/api/v10`. */
  path: string;
  query: string;
  body: unknown;
  files: readonly Upload[];
  status: number;
  response: unknown;
}

export type SeenListener = (seen: Seen) => void;

const PREFIX = /^\/api(?:\/v10)?(?=\/)/;

/** All the routes a bot can use, by subject. */
export const routesIn = {
  'The bot, the server and its people': basicRoutes,
  Commands: commandRoutes,
  Channels: channelRoutes,
  Messages: messageRoutes,
  Reactions: reactionRoutes,
  Threads: threadRoutes,
  'Answers to interactions': interactionRoutes,
};

const routesOf = (local: Local): Route[] => Object.values(routesIn).flatMap((of) => of(local));

/** The REST side of the server. */
export class Rest {
  #local: Local;
  #faults: Faults;
  #router: Router;
  #listeners = new Set<SeenListener>();

  constructor(local: Local, faults: Faults) {
    this.#local = local;
    this.#faults = faults;
    this.#router = new Router(routesOf(local));
    local.bus.on('interaction', (payload) => {
      if (local.endpoint.url !== null) void this.#handIn(payload);
    });
  }

  /** Posts an interaction to the bot's own server. Its response counts as the interaction's callback. */
  async #handIn(payload: APIInteraction): Promise<void> {
    // No server, or no response: people who wait learn it after three seconds, as always.
    const { status, json } = await this.#local.endpoint.hand(payload).catch(() => ({ status: 0, json: undefined }));
    if (status !== 200) return;
    const path = `/interactions/${payload.id}/${payload.token}/callback`;
    const { answer, route } = this.#answer('POST', path, undefined, new URLSearchParams(), { json, files: [] });
    this.#tell({ method: 'POST', route, path, query: '', body: json, files: [], status: answer.status, response: answer.body });
  }

  #tell(seen: Seen): void {
    for (const listener of this.#listeners) listener(seen);
  }

  /** Reports every request from now on, until the returned function is called. */
  onRequest(listener: SeenListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(PREFIX, '').split('/').map(decode).join('/');
    const fault = this.#faults.take(method, path);
    if (fault?.kind === 'drop' || fault?.kind === 'reset') return cut(request, fault.kind);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'slow') await wait(fault.delay ?? 1000);
    const read = await readBody(request).catch((error: unknown) => error);
    // The bot disconnected before its request was complete.
    if (!isRead(read) && !request.complete) return;
    const body = isRead(read) ? read : { json: undefined, files: [] };
    const before = fault === null ? null : instead(fault);
    const { answer, route } = before
      ? { answer: before, route: null }
      : isRead(read)
        ? this.#answer(method, path, request.headers.authorization, url.searchParams, body)
        : { answer: asAnswer(read), route: null };
    const shown = fault?.kind === '502-after-success' ? badGateway : answer;
    const seen = { method, route, path, query: url.search, body: body.json, files: body.files, status: shown.status, response: shown.body };
    this.#tell(seen);
    if (fault?.kind === 'drop-after-success' || fault?.kind === 'reset-after-success') return cut(request, fault.kind);
    if (fault?.kind !== 'timeout-after-success') write(response, shown);
  }

  #answer(
    method: string,
    path: string,
    authorization: string | undefined,
    query: URLSearchParams,
    { json, files }: Read,
  ): { answer: RestAnswer; route: string | null } {
    let pattern: string | null = null;
    try {
      const { route, param } = this.#router.find(method, path);
      pattern = route.path;
      if (!route.isOpen && authorization !== `Bot ${this.#local.token}`) throw refusal('unauthorised');
      return { answer: route.handle({ method, path, query, body: json, files }, param), route: pattern };
    } catch (error) {
      return { answer: asAnswer(error), route: pattern };
    }
  }
}

function cut({ socket }: IncomingMessage, kind: FaultKind): void {
  if (kind.startsWith('reset')) socket.resetAndDestroy();
  else socket.destroy();
}

const badGateway: RestAnswer = { status: 502, body: { message: '502: Bad Gateway', code: 0 } };

/** A fault's answer when nothing is done. */
function instead({ kind, retryAfter = 1, as = 'notFound' }: Fault): RestAnswer | null {
  if (kind === 'refused') return asAnswer(refusal(as));
  if (kind === '502') return badGateway;
  if (kind === '500') return { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
  if (kind === '401') return { status: 401, body: { message: '401: Unauthorized', code: 0 } };
  if (kind === '429') return { status: 429, body: { message: 'You are being rate limited.', retry_after: retryAfter, global: false } };
  return null;
}

/** Discord's refusals as they are; anything else is a bug of this server and is not hidden. */
function asAnswer(error: unknown): RestAnswer {
  if (error instanceof DiscordError) return { status: error.status, body: error.toJSON() };
  report(error);
  return { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
}

function write(response: ServerResponse, { status, body }: RestAnswer): void {
  const retry = status === 429 && typeof body === 'object' && body !== null && 'retry_after' in body ? Number(body.retry_after) : null;
  response.writeHead(status, {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(retry !== null && {
      'retry-after': String(retry),
      'x-ratelimit-reset-after': String(retry),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-limit': '5',
    }),
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function isRead(read: unknown): read is Read {
  return typeof read === 'object' && read !== null && 'files' in read;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
