/** Interactions over HTTP, to a bot that runs its own server and keeps no connection. */
import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { HandClock } from '../index.ts';
import { doorOf, playground, refusalOf } from './helpers.ts';

interface Heard {
  id: string;
  token: string;
  application_id: string;
}

/** A playground whose bot answers each interaction with `answer`; everything it gets must be signed. */
async function stage(answer: (heard: Heard, response: ServerResponse, api: string) => unknown) {
  const clock = new HandClock();
  const place = await playground({ clock });
  const spki = Buffer.from(`302a300506032b6570032100${place.publicKey}`, 'hex');
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const signature = Buffer.from(String(request.headers['x-signature-ed25519']), 'hex');
    const isSigned = verify(null, Buffer.from(`${request.headers['x-signature-timestamp']}${body}`), key, signature);
    if (isSigned) answer(JSON.parse(body), response, place.api);
    else response.writeHead(401).end();
  };
  const bot = createServer((request, response) => void hear(request, response));
  await new Promise<void>((done) => bot.listen(0, '127.0.0.1', done));
  onTestFinished(() => void bot.close());
  const headers = { authorization: `Bot ${place.token}`, 'content-type': 'application/json' };
  const { id } = (await (await fetch(`${place.api}/applications/@me`, { headers })).json()) as { id: string };
  const body = JSON.stringify([{ name: 'go', description: 'Go.' }]);
  await fetch(`${place.api}/applications/${id}/commands`, { method: 'PUT', headers, body });
  place.setEndpoint(`http://127.0.0.1:${(bot.address() as AddressInfo).port}`);
  return { place, clock, ada: place.person('ada') };
}
const say = (content: string) => JSON.stringify({ type: 4, data: { content } });
const json = { 'content-type': 'application/json' };

test('what the bot answers is the first answer, and is seen as such', async () => {
  const { place, ada } = await stage((_, response) => response.writeHead(200, json).end(say('Here.')));
  const seen: string[] = [];
  place.onRequest(({ method, route, status }) => seen.push(`${method} ${route} ${status}`));
  const { message } = await ada.command('lounge', 'go');
  expect(message?.content).toBe('Here.');
  expect(seen).toEqual(['POST /interactions/:id/:token/callback 204']);
});

test('a 202 says that the answer comes by a request', async () => {
  const { ada } = await stage(async ({ id, token }, response, api) => {
    response.writeHead(202).end();
    await fetch(`${api}/interactions/${id}/${token}/callback`, { method: 'POST', headers: json, body: say('There.') });
  });
  expect((await ada.command('lounge', 'go')).message?.content).toBe('There.');
});

test.each<[string, (heard: Heard, response: ServerResponse) => unknown]>([
  ['that refuses', (_, response) => response.writeHead(401).end()],
  ['that answers no JSON', (_, response) => response.writeHead(200).end('Here.')],
  ['that answers what Discord would refuse', (_, response) => response.writeHead(200, json).end(say(''))],
  ['that breaks off', (_, response) => response.destroy()],
])('whoever asked a bot %s is told so after three seconds', async (_, answer) => {
  const heard = Promise.withResolvers<void>();
  const { place, clock, ada } = await stage((given, response) => {
    answer(given, response);
    heard.resolve();
  });
  const refused = refusalOf(ada.command('lounge', 'go'));
  await heard.promise;
  clock.pass({ seconds: 3.1 });
  place.tick();
  expect((await refused).message).toBe('The application did not respond');
});

test('whoever sits at a tab sees that there is a bot', async () => {
  const { place } = await stage((_, response) => response.writeHead(200, json).end(say('Here.')));
  const socket = new WebSocket(doorOf(place, 'local/socket?as=ada', 'ws'), { origin: new URL(place.url).origin });
  onTestFinished(() => socket.terminate());
  const frames: { t: string; bot?: { online: boolean }; online?: boolean }[] = [];
  socket.on('message', (data) => void frames.push(JSON.parse(String(data))));
  await expect.poll(() => frames.find(({ t }) => t === 'hello')?.bot?.online).toBe(true);
  place.setEndpoint(null);
  await expect.poll(() => frames.at(-1)).toMatchObject({ t: 'bot', online: false });
});
