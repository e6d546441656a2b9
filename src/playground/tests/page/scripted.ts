import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIMessage } from 'discord-api-types/v10';
import { build } from 'esbuild';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Begun, FromPage, ToPage } from '../../protocol.ts';
import { bot, channels, commands, everybody, server as guild, world } from './fixtures.ts';

const PAGE = new URL('../../page/browser/', import.meta.url);
const BOARD = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#0E1A2B"/><rect x="48" y="48" width="620" height="90" fill="#3F8CFF"/><rect x="668" y="48" width="484" height="90" fill="#F0524B"/><rect x="48" y="190" width="540" height="300" rx="16" fill="#18283F"/><rect x="612" y="190" width="540" height="300" rx="16" fill="#18283F"/><rect x="48" y="514" width="540" height="300" rx="16" fill="#18283F"/><rect x="612" y="514" width="540" height="300" rx="16" fill="#18283F"/><g font-family="sans-serif" font-size="64" fill="#F4F1E8"><text x="72" y="116">143</text><text x="1010" y="116">130</text><text x="80" y="280">Ohio 20</text><text x="644" y="280">Michigan 17</text></g></svg>`;

let bundled: Promise<string> | undefined;
const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [new URL('main.ts', PAGE).pathname],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
};

export type Hears = (frame: FromPage, tell: (frame: ToPage) => void, who: string) => void;

/** A server that speaks the page's protocol and only does what a test tells it to. */
export class Scripted {
  readonly heard: FromPage[] = [];
  history: (channel: string) => APIMessage[] = () => [];
  hears: Hears = () => {};
  online = true;
  /** What is under way, for the first page. */
  begun: Begun[] = [];
  offered = commands;
  /** The channels each page is told of when it connects. */
  channels = channels;
  port = 0;
  private http: Server | undefined;
  private sockets: WebSocketServer | undefined;

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    bundled ??= bundle();
    const script = await bundled;
    this.http = createServer(async (request, response) => {
      const path = new URL(request.url ?? '/', 'http://page').pathname;
      const send = (type: string, body: string | Buffer): unknown => response.writeHead(200, { 'content-type': type }).end(body);
      if (path === '/') send('text/html', await readFile(new URL('index.html', PAGE)));
      else if (path === '/main.js') send('text/javascript', script);
      else if (path === '/world.json') send('application/json', JSON.stringify({ ...world, remembers: this.begun.length > 0 }));
      else if (path === '/begun.json') send('application/json', JSON.stringify({ now: Date.now(), begun: this.begun }));
      else if (path === '/board.svg') send('image/svg+xml', BOARD);
      else if (/^\/[a-z]+\.css$/.test(path)) send('text/css', await readFile(new URL(path.slice(1), PAGE)));
      else response.writeHead(404).end();
    });
    this.sockets = new WebSocketServer({ server: this.http, path: '/local/socket' });
    this.sockets.on('connection', (socket, request) => this.welcome(socket, new URL(request.url ?? '', 'http://page').searchParams.get('as') ?? ''));
    await new Promise<void>((resolve) => this.http?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.http.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets?.clients ?? []) socket.terminate();
    this.sockets?.close();
    this.http?.closeAllConnections();
    await new Promise((resolve) => this.http?.close(resolve));
  }

  /** Sends to every tab. */
  tell(frame: ToPage): void {
    for (const socket of this.sockets?.clients ?? []) socket.send(JSON.stringify(frame));
  }

  /** The page's frames of one kind. */
  of<T extends FromPage['t']>(t: T): Extract<FromPage, { t: T }>[] {
    return this.heard.filter((frame): frame is Extract<FromPage, { t: T }> => frame.t === t);
  }

  private welcome(socket: WebSocket, key: string): void {
    const you = everybody.find(key);
    if (!you) {
      socket.close();
      return;
    }
    const tell = (frame: ToPage): void => socket.send(JSON.stringify(frame));
    tell({
      t: 'hello',
      time: { now: Date.now(), ahead: 0 },
      you,
      people: [...everybody.all],
      server: guild,
      channels: this.channels,
      commands: this.offered,
      bot: { user: bot, online: this.online },
      locale: 'en-US',
    });
    socket.on('message', (data) => {
      const frame: FromPage = JSON.parse(String(data));
      this.heard.push(frame);
      if (frame.t === 'open') tell({ t: 'history', channel: frame.channel, messages: this.history(frame.channel) });
      this.hears(frame, tell, key);
    });
  }
}
