/** The one HTTP server behind all doors, for this computer alone. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
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
}

/** One server for everything, on this computer only. Fails when the port is taken. Port 0 takes any free one. */
export async function listen(port: number, doors: Doors): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const url = local(server, request);
    if (url === null) return void response.writeHead(403, { 'content-type': 'text/plain' }).end('This server is for this computer only.');
    doors.http(request, response, url).catch((error: unknown) => {
      report(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: BIGGEST_FRAME });
  server.on('upgrade', (request, stream, head) => {
    const url = local(server, request);
    const door = url?.pathname.replace(/\/$/, '');
    if (url === null) return reject(stream, 403);
    if (door === '/gateway') return sockets.handleUpgrade(request, stream, head, (socket) => doors.gateway(guarded(socket), url));
    if (door !== '/local/socket') return reject(stream, 404);
    if (request.headers.origin === undefined) return reject(stream, 403);
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

/** The request's address, if it was meant for this server and does not come from a page of another one. */
function local(server: Server, request: IncomingMessage): URL | null {
  const address = server.address() as AddressInfo | null;
  const own = address === null ? [] : [`${HOST}:${address.port}`, `localhost:${address.port}`];
  const { host, origin } = request.headers;
  if (host === undefined || !own.includes(host)) return null;
  if (origin !== undefined && !own.some((each) => origin === `http://${each}`)) return null;
  return URL.parse(request.url ?? '/', `http://${host}`);
}

function reject(stream: Duplex, status: 403 | 404): void {
  stream.end(`HTTP/1.1 ${status} ${status === 403 ? 'Forbidden' : 'Not Found'}\r\nConnection: close\r\n\r\n`);
}

/** A socket that breaks ends itself; its `close` event says the rest. */
function guarded(socket: WebSocket): WebSocket {
  return socket.on('error', () => socket.terminate());
}
