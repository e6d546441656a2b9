/** The doors: who may come in, what the page gets, and what a tab is told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MessageFlags } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Playground, startPlayground } from '../index.ts';
import type { FromPage, ToPage } from '../protocol.ts';
import { doorOf, playground, stage } from './helpers.ts';

/** The address it listens at, without the page's key. */
const originOf = ({ url }: Pick<Playground, 'url'>): string => new URL(url).origin;

/** The status of a request with these headers and its path unchanged. */
async function status(place: Playground, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(originOf(place), { path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

/** How a socket ended: an HTTP status or a close code; 101 if it opened. */
const outcome = async (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('error', () => {});
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('close', resolve);
  });

/** A page, as a browser would open it. */
class Page {
  readonly frames: ToPage[] = [];
  #socket: WebSocket;

  constructor(place: Playground, as: string, origin: string = originOf(place)) {
    this.#socket = new WebSocket(doorOf(place, `local/socket?as=${as}`, 'ws'), { origin });
    this.#socket.on('message', (data) => this.frames.push(JSON.parse(String(data)) as ToPage));
  }

  /** How the socket ended: an HTTP status or a close code. */
  async end(): Promise<number> {
    return new Promise((resolve) => {
      this.#socket.on('error', () => {});
      this.#socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      this.#socket.on('close', resolve);
    });
  }

  send(frame: FromPage | object): void {
    this.#socket.send(JSON.stringify(frame));
  }

  async hear<T extends ToPage['t']>(t: T): Promise<Extract<ToPage, { t: T }>> {
    return expect
      .poll(() => this.frames.find((frame) => frame.t === t))
      .toBeDefined()
      .then(() => this.frames.find((frame): frame is Extract<ToPage, { t: T }> => frame.t === t)!);
  }

  close(): void {
    this.#socket.close();
  }
}

describe('the server', () => {
  test('is for this computer only', async () => {
    const place = await playground();
    const { port, search } = new URL(place.url);
    expect(await status(place, `/${search}`, {})).toBe(200);
    expect(await status(place, `/${search}`, { host: `localhost:${port}` })).toBe(200);
    expect(await status(place, `/${search}`, { host: `evil.example:${port}` })).toBe(403);
    expect(await status(place, `/${search}`, { host: '127.0.0.1:1' })).toBe(403);
    expect(await status(place, '/api/v10/gateway', { origin: 'http://evil.example' })).toBe(403);
    expect(await status(place, '/api/v10/gateway', { origin: originOf(place) })).toBe(200);
    expect(await status(place, '/api/v10/users/@me', {})).toBe(401);
    expect(await status(place, '/api/v10/users/@me', { authorization: `Bot ${place.token}` })).toBe(200);
    expect(await status(place, '/api/v10/nothing', { authorization: `Bot ${place.token}` })).toBe(404);
    expect(await status(place, `/../../package.json${search}`, {})).toBe(404);
  });

  test('lets only its own page in', async () => {
    const place = await playground();
    expect(await new Page(place, 'ada', 'http://evil.example').end()).toBe(403);
    expect(await new Page(place, 'ada', 'null').end()).toBe(403);
    expect(await new Page(place, 'mallory').end()).toBe(4004);
    const page = new Page(place, 'ada');
    await page.hear('hello');
    page.send({ t: 'nonsense' });
    expect(await page.end()).toBe(4002);
  });

  test('refuses a socket that does not say where it comes from', async () => {
    expect(await outcome(new WebSocket(doorOf(await playground(), 'local/socket?as=ada', 'ws')))).toBe(403);
  });

  test.each([
    '/',
    '/?as=ada',
    '/?key=',
    '/main.js',
    '/world.json',
    '/offers/0',
    '/world.json?key=AAAAAAAAAAAAAAAAAAAAAA',
  ])('keeps other users of this computer out of %s', async (path) => {
    const place = await playground();
    const { port } = new URL(place.url);
    expect(await status(place, path, {})).toBe(403);
    expect(await status(place, path, { cookie: `playground-${port}=AAAAAAAAAAAAAAAAAAAAAA` })).toBe(403);
  });

  test('seats nobody who has not read its address', async () => {
    const place = await playground();
    const socket = (query: string) =>
      new WebSocket(`${originOf(place).replace('http', 'ws')}/local/socket?as=ada${query}`, { origin: originOf(place) });
    expect(await outcome(socket(''))).toBe(403);
    expect(await outcome(socket('&key=AAAAAAAAAAAAAAAAAAAAAA'))).toBe(403);
    const good = socket(`&${new URL(place.url).search.slice(1)}`);
    expect(await outcome(good)).toBe(101);
    good.terminate();
  });

  test('says what to open where the key is missing', async () => {
    expect(await (await fetch(originOf(await playground()))).text()).toMatch(/Open the address that the program printed/);
  });

  test('keeps the key in a cookie that no script reads and no other site sends, for tabs and reloads', async () => {
    const place = await playground();
    const cookie = (await fetch(place.url)).headers.get('set-cookie')!;
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    const headers = { cookie: `theme=dark; ${cookie.split(';')[0]}` };
    expect(await status(place, '/', headers)).toBe(200);
    expect(await status(place, '/world.json', headers)).toBe(200);
    const socket = new WebSocket(`${originOf(place).replace('http', 'ws')}/local/socket?as=ada`, { origin: originOf(place), headers });
    expect(await outcome(socket)).toBe(101);
    socket.terminate();
  });

  test('keeps it beside the key of another server on this computer: a browser has one jar for all ports', async () => {
    const [one, other] = [await playground(), await playground()];
    const kept = await Promise.all([one, other].map(async ({ url }) => (await fetch(url)).headers.get('set-cookie')!.split(';')[0]!));
    const jar = new Map(kept.map((cookie) => cookie.split('=') as [string, string]));
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    for (const place of [one, other]) expect(await status(place, '/', { cookie })).toBe(200);
  });

  test('has one key for the life of its file, and a new one without a file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'key-')), 'local.db');
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    const keyAt = async (where: string) => {
      const place = await startPlayground({ port: 0, file: where });
      await place.stop();
      return new URL(place.url).searchParams.get('key');
    };
    expect(await keyAt(file)).toBe(await keyAt(file));
    expect(await keyAt(':memory:')).not.toBe(await keyAt(':memory:'));
  });

  test('answers an address that cannot be decoded with 400', async () => {
    const place = await playground();
    for (const path of ['/%', '/%c0%af', `/%?${place.url.split('?')[1]}`, '//']) expect(await status(place, path, {}), path).toBe(400);
  });

  test('serves the page with a script of its own', async () => {
    const place = await playground();
    const home = await fetch(place.url);
    expect(await home.text()).toMatch('<script type="module" src="/main.js">');
    expect(home.headers.get('content-security-policy')).toMatch("default-src 'self'");
    const script = await fetch(doorOf(place, 'main.js'));
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(await script.text()).toMatch(/practice server/i);
    expect((await fetch(doorOf(place, 'main.ts'))).status).toBe(404);
  });

  test('says so plainly when it has no page', async () => {
    const { url } = await playground({ page: '/nowhere' });
    expect(await (await fetch(url)).text()).toMatch(/practice server/i);
  });
});

describe('a page', () => {
  test('is greeted, acts, and hears what its person may hear', async () => {
    const { place, ada } = await stage((interaction) => interaction.reply({ content: 'psst', flags: MessageFlags.Ephemeral }));
    const [page, other] = [new Page(place, 'ben'), new Page(place, 'ada')];
    const hello = await page.hear('hello');
    expect(hello).toMatchObject({
      you: { key: 'ben' },
      server: { name: 'Practice server' },
      bot: { online: true },
      locale: 'en-US',
      commands: [{ name: 'go' }],
    });
    expect(hello.channels.map((channel) => 'name' in channel && channel.name)).toEqual(['lounge', 'testing', null]);
    expect(hello.people).toHaveLength(6);
    const channel = place.channelId('lounge');
    page.send({ t: 'command', nonce: 'n1', channel, command: hello.commands[0]?.id, options: [] });
    expect(await page.hear('done')).toMatchObject({ nonce: 'n1' });
    expect(await page.hear('message')).toMatchObject({ change: 'create', message: { content: 'psst', flags: 64 } });
    ada.say('lounge', 'hello Ben');
    await expect
      .poll(() => other.frames.filter(({ t }) => t === 'message'))
      .toMatchObject([{ message: { content: 'hello Ben', author: { username: 'ada' } } }]);
    page.send({ t: 'press', nonce: 'n2', channel, message: '1', customId: 'x' });
    expect(await page.hear('failed')).toMatchObject({ nonce: 'n2' });
    const again = new Page(place, 'ben');
    await again.hear('hello');
    again.send({ t: 'open', channel });
    expect((await again.hear('history')).messages.map(({ content }) => content)).toEqual(['psst', 'hello Ben']);
    for (const each of [page, other, again]) each.close();
  });

  test('sees the bot go', async () => {
    const { place, client } = await stage((interaction) => interaction.reply('x'));
    const page = new Page(place, 'ada');
    await page.hear('hello');
    await client.destroy();
    expect(await page.hear('bot')).toMatchObject({ online: false });
    page.close();
  });
});
