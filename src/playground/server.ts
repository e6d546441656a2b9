/** The one HTTP server behind all doors, for this computer only. */
import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { report } from './report.ts';

const HOST = '127.0.0.1';
const BIGGEST_FRAME = 1024 * 1024;

export interface Doors {
  /** REST and the page. */
  http(request: IncomingMessage, response: import('node:http').ServerResponse, url: URL): Promise<void>;
  gateway(socket: WebSocket, url: URL): void;
  page(socket: WebSocket, url: URL): void;
  /** Whether the client may take a seat on the page. */
  maySit(request: IncomingMessage, url: URL): boolean;
}

/** Starts one server for everything, on this computer only. Fails if the port is taken. Port 0 takes any free one. */
export async function listen(port: number, doors: Doors): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const say = (status: number, why: string) => void response.writeHead(status, { 'content-type': 'text/plain' }).end(why);
    if (!isLocal(server, request)) return say(403, 'This server is for this computer only.');
    const url = addressed(request);
    if (url === null) return say(400, 'This is no address.');
    doors.http(request, response, url).catch((error: unknown) => {
      report(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: BIGGEST_FRAME });
  server.on('upgrade', (request, stream, head) => {
    if (!isLocal(server, request)) return reject(stream, 403);
    const url = addressed(request);
    if (url === null) return reject(stream, 400);
    const door = url.pathname.replace(/\/$/, '');
    if (door === '/gateway') return sockets.handleUpgrade(request, stream, head, (socket) => doors.gateway(guarded(socket), url));
    if (door !== '/local/socket') return reject(stream, 404);
    if (request.headers.origin === undefined || !doors.maySit(request, url)) return reject(stream, 403);
    sockets.handleUpgrade(request, stream, head, (socket) => doors.page(guarded(socket), url));
  });
  await new Promise<void>((resolve, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} on ${HOST} is already in use. Is another practice server running there? Take another port.`)
          : error,
      ),
    );
    server.listen(port, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether the request was meant for this server and doesn't come from another server's page. */
function isLocal(server: Server, { headers: { host, origin } }: IncomingMessage): boolean {
  const address = server.address() as AddressInfo | null;
  const own = address === null ? [] : [`${HOST}:${address.port}`, `localhost:${address.port}`];
  return host !== undefined && own.includes(host) && (origin === undefined || own.some((each) => origin === `http://${each}`));
}

/** The request's address; null if that isn't one, or its path can't be decoded. */
function addressed({ url, headers }: IncomingMessage): URL | null {
  const parsed = URL.parse(url ?? '/', `http://${headers.host}`);
  try {
    decodeURI(parsed?.pathname ?? '');
    return parsed;
  } catch {
    return null;
  }
}

function reject(stream: Duplex, status: 400 | 403 | 404): void {
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
}

/** A broken socket closes by itself; its `close` event does the rest. */
function guarded(socket: WebSocket): WebSocket {
  return socket.on('error', () => socket.terminate());
}
