/** The doors: who may come in, what the page gets, and what a tab hears. */
import { request } from 'node:http';
import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Playground } from '../index.ts';
import type { FromPage, ToPage } from '../protocol.ts';
import { playground, stage } from './helpers.ts';

/** The status of a request with these headers. */
async function status({ url }: Playground, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

/** A page, as a browser would open it. */
class Page {
  readonly frames: ToPage[] = [];
  #socket: WebSocket;

  constructor({ url }: Playground, as: string, origin: string | undefined = url) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/local/socket?as=${as}`, origin === undefined ? {} : { origin });
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
    const { port } = new URL(place.url);
    expect(await status(place, '/', {})).toBe(200);
    expect(await status(place, '/', { host: `localhost:${port}` })).toBe(200);
    expect(await status(place, '/', { host: `evil.example:${port}` })).toBe(403);
    expect(await status(place, '/', { host: '127.0.0.1:1' })).toBe(403);
    expect(await status(place, '/api/v10/gateway', { origin: 'http://evil.example' })).toBe(403);
    expect(await status(place, '/api/v10/gateway', { origin: place.url })).toBe(200);
    expect(await status(place, '/api/v10/users/@me', {})).toBe(401);
    expect(await status(place, '/api/v10/users/@me', { authorization: `Bot ${place.token}` })).toBe(200);
    expect(await status(place, '/api/v10/nothing', { authorization: `Bot ${place.token}` })).toBe(404);
    expect(await status(place, '/../../package.json', {})).toBe(404);
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
    const { url } = await playground();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/local/socket?as=ada`);
    socket.on('error', () => {});
    expect(await new Promise((resolve) => socket.on('unexpected-response', (_, response) => resolve(response.statusCode)))).toBe(403);
  });

  test('serves the page with a script of its own', async () => {
    const { url } = await playground();
    const home = await fetch(url);
    expect(await home.text()).toMatch('<script type="module" src="/main.js">');
    expect(home.headers.get('content-security-policy')).toMatch("default-src 'self'");
    const script = await fetch(`${url}/main.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(await script.text()).toMatch(/practice server/i);
    expect((await fetch(`${url}/main.ts`)).status).toBe(404);
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
