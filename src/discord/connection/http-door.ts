/** The door at which Discord delivers interactions over HTTP. Only what Discord has just signed gets through it. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type APIInteraction, type APIPingInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Logger } from 'pino';

/** Why a request was rejected: cut off, too slow, not HTTP, not a POST, too large, not signed, outside the time window, or a repeat. */
export type DoorRefusal = 'cut off' | 'too slow' | 'malformed' | 'no post' | 'too large' | 'unsigned' | 'not of this time' | 'repeated';

export interface DoorOptions {
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on; null: all addresses of this machine. */
  host?: string | null;
  /** The application's public key, in 64 hexadecimal digits. */
  publicKey: string;
  log: Logger;
  /** What `/health` says. */
  isWell(): boolean;
  /** What `/ready` also reports, part by part. */
  ready?(): Promise<object>;
  /** Gets every interaction once. Anything not written to the response before it settles is never written there. */
  take(payload: APIInteraction, response: ServerResponse): Promise<void>;
  /** Hears of each rejected request. Anyone can cause these, so they are counted and not logged. */
  refused?(why: DoorRefusal): void;
  now?: () => number;
  /** How long a whole request may take to arrive, in milliseconds. */
  readMs?: number;
}

export interface Door {
  port: number;
  /** From now on each answer ends its connection, so that a balancer that keeps connections opens the next one elsewhere. */
  leave(): void;
  /** Takes no new connections, and closes those without a request under way. */
  shut(): void;
  close(): Promise<void>;
}

/** Far above any interaction's size. */
const mostBytes = 512 * 1024;
/** How far a signed request's timestamp may be off, either way, since clocks differ. Within the window every interaction is taken once. */
const windowMs = 5 * 60_000;
const usualReadMs = 5000;
/** How long unfinished answers may still go out when the door closes. */
const farewellMs = 1000;

/** Opens the door. Rejects if it can't listen on the port. */
export async function openDoor(options: DoorOptions): Promise<Door> {
  const { port, host = null, refused = () => {}, readMs = usualReadMs } = options;
  const handle = handlerOf(options, refused);
  const { follow, endAll } = openEnding();
  const server = createServer(
    // Node checks deadlines only at this interval, by default every 30 seconds. The same check closes silent connections.
    { requestTimeout: readMs, headersTimeout: readMs, connectionsCheckingInterval: readMs / 5 },
    (request, response) => {
      follow(response);
      handle(request, response);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    refused(isSlow ? 'too slow' : error.code === 'ECONNRESET' ? 'cut off' : 'malformed');
    if (socket.writable) socket.write(`HTTP/1.1 ${isSlow ? '408 Request Timeout' : '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
    socket.destroy(error);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen({ port, ...(host !== null && { host }) }, done);
  });
  let closed: Promise<void> | null = null;
  const shut = () => {
    closed ??= new Promise((done) => server.close(() => done()));
    return closed;
  };
  return {
    port: (server.address() as AddressInfo).port,
    leave: endAll,
    shut: () => void shut(),
    async close() {
      await Promise.race([shut(), wait(farewellMs, null, { ref: false })]);
      server.closeAllConnections();
      await shut();
    },
  };
}

/** Ends connections with their answers: `endAll` those under way, and every later one. */
function openEnding(): { follow(response: ServerResponse): void; endAll(): void } {
  const open = new Set<ServerResponse>();
  let isEnding = false;
  const end = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  return {
    follow(response) {
      if (isEnding) return end(response);
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    endAll() {
      isEnding = true;
      for (const response of open) end(response);
    },
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Handles a request: first what anyone may have sent, then what Discord has signed. */
function handlerOf(
  { publicKey, log, isWell, ready = async () => ({}), take, now = Date.now }: DoorOptions,
  refused: (why: DoorRefusal) => void,
): Handler {
  const key = keyOf(publicKey);
  const taken = new Map<string, number>();
  let complained = false;

  /** Whether the same interaction has come in before. */
  const isRepeated = ({ id }: APIInteraction): boolean => {
    for (const [old, at] of taken) {
      if (at > now() - 2 * windowMs) break;
      taken.delete(old);
    }
    if (taken.has(id)) return true;
    taken.set(id, now());
    return false;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const say = (status: number, body: object) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (why: DoorRefusal, status: number, error: string) => {
      refused(why);
      say(status, { error });
    };
    const tell = (parts: object) => say(Object.values(parts).every((is) => is === true) ? 200 : 503, parts);
    if (request.method === 'GET' && request.url === '/health') return tell({ discord: isWell() });
    if (request.method === 'GET' && request.url === '/ready') {
      const parts = await ready();
      return tell({ discord: isWell(), ...parts });
    }
    if (request.method !== 'POST') return refuse('no post', 405, 'POST only');
    const body = await readBody(request);
    // A failed socket was counted when it failed.
    if (body === 'cut off') return request.socket.errored ? undefined : refused('cut off');
    if (body === 'too large') return refuse('too large', 413, 'too large');
    const timestamp = header(request, 'x-signature-timestamp');
    if (!isSigned(key, timestamp, body, header(request, 'x-signature-ed25519'))) return refuse('unsigned', 401, 'invalid request signature');
    const late = now() - Number(timestamp) * 1000;
    if (!(Math.abs(late) <= windowMs)) {
      if (!complained)
        log.error({ lateMs: late }, "Discord's clock differs from this machine's: set this machine's clock, or no press will get through");
      complained = true;
      return refuse('not of this time', 401, 'not of this time');
    }
    const payload = JSON.parse(body.toString('utf8')) as APIInteraction | APIPingInteraction;
    if (payload.type === InteractionType.Ping) return say(200, { type: InteractionResponseType.Pong });
    if (isRepeated(payload)) return refuse('repeated', 409, 'taken already');
    await take(payload, response);
    if (!response.headersSent) response.writeHead(202).end();
  };

  return (request, response) =>
    void handle(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'an HTTP interaction request failed');
      if (!response.headersSent) response.writeHead(400).end();
    });
}

/** The raw body, unless it is too large or was cut off. */
async function readBody(request: IncomingMessage): Promise<Buffer | 'too large' | 'cut off'> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      bytes += part.length;
      // Reads to the end anyway: a client that is still sending hears no answer.
      if (bytes <= mostBytes) parts.push(part);
    }
  } catch {
    return 'cut off';
  }
  return bytes > mostBytes ? 'too large' : Buffer.concat(parts);
}

const header = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '');

/** Node takes an Ed25519 key only with this DER prefix. */
const keyOf = (hex: string): KeyObject => createPublicKey({ key: Buffer.from(`302a300506032b6570032100${hex}`, 'hex'), format: 'der', type: 'spki' });

function isSigned(key: KeyObject, timestamp: string, body: Buffer, signature: string): boolean {
  if (!/^[\da-f]{128}$/i.test(signature) || !/^\d{1,12}$/.test(timestamp)) return false;
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
}
