/** The door at which Discord hands in interactions over HTTP. Nothing that Discord has not signed just now gets through it. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type APIInteraction, type APIPingInteraction, InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import type { Logger } from 'pino';

export interface DoorOptions {
  /** 0 takes any free one. */
  port: number;
  /** The application's public key, in 64 hexadecimal digits. */
  publicKey: string;
  log: Logger;
  /** What `/health` says. */
  isWell(): boolean;
  /** Gets every interaction once. Whatever is not said on the response by the end of it is not said there at all. */
  take(payload: APIInteraction, response: ServerResponse): Promise<void>;
  now?: () => number;
}

export interface Door {
  port: number;
  close(): Promise<void>;
}

/** No interaction comes near it. */
const mostBytes = 512 * 1024;
/** For how long a signed request counts, before and after its time: clocks differ. Within it every interaction is taken once. */
const windowMs = 5 * 60_000;
const readMs = 5000;
/** Unfinished answers may still go out for so long when the door is closed. */
const farewellMs = 1000;

/** Listens on all addresses of this machine. */
export async function openDoor({ port, publicKey, log, isWell, take, now = Date.now }: DoorOptions): Promise<Door> {
  const key = keyOf(publicKey);
  const taken = new Map<string, number>();
  let complained = false;

  /** Whether the same interaction has come in already. */
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
    if (request.method === 'GET' && request.url === '/health') return say(isWell() ? 200 : 503, { discord: isWell() });
    if (request.method !== 'POST') return say(405, { error: 'POST only' });
    const body = await readBody(request);
    if (body === null) return say(413, { error: 'too large' });
    const timestamp = header(request, 'x-signature-timestamp');
    if (!isSigned(key, timestamp, body, header(request, 'x-signature-ed25519'))) return say(401, { error: 'invalid request signature' });
    const late = now() - Number(timestamp) * 1000;
    if (!(Math.abs(late) <= windowMs)) {
      if (!complained)
        log.error({ lateMs: late }, "Discord's clock differs from this machine's: set this machine's clock, or no press will get through");
      complained = true;
      return say(401, { error: 'not of this time' });
    }
    const payload = JSON.parse(body.toString('utf8')) as APIInteraction | APIPingInteraction;
    if (payload.type === InteractionType.Ping) return say(200, { type: InteractionResponseType.Pong });
    if (isRepeated(payload)) return say(409, { error: 'taken already' });
    await take(payload, response);
    if (!response.headersSent) response.writeHead(202).end();
  };

  const server = createServer({ requestTimeout: readMs, headersTimeout: readMs }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'an HTTP interaction request failed');
      if (!response.headersSent) response.writeHead(400).end();
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      await Promise.race([closed, wait(farewellMs, null, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The raw body; null where it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    // Read to its end all the same: whoever is still speaking hears no answer.
    if (bytes <= mostBytes) parts.push(part);
  }
  return bytes > mostBytes ? null : Buffer.concat(parts);
}

const header = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '');

/** Ed25519 keys have no other form for Node than with this beginning. */
const keyOf = (hex: string): KeyObject => createPublicKey({ key: Buffer.from(`302a300506032b6570032100${hex}`, 'hex'), format: 'der', type: 'spki' });

function isSigned(key: KeyObject, timestamp: string, body: Buffer, signature: string): boolean {
  if (!/^[\da-f]{128}$/i.test(signature) || !/^\d{1,12}$/.test(timestamp)) return false;
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
}
