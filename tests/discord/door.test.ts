/** The door for interactions over HTTP: what Discord has signed comes in once, and nothing else does. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type DoorOptions, openDoor } from '../../src/discord/connection/http-door.ts';

const keys = generateKeyPairSync('ed25519');
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const press = { id: '1400000000000000001', type: 3, data: { custom_id: 'v1:-:-:games' } };

let now: number;
let taken: object[];
let logged: string[];
let url: string;
let isWell: boolean;
let refused: string[];

beforeEach(async () => {
  [now, taken, logged, isWell, refused] = [Date.now(), [], [], true, []];
  url = `http://127.0.0.1:${await open()}`;
});

/** Opens a door for the test. Returns its port. */
async function open(options: Partial<DoorOptions> = {}): Promise<number> {
  const door = await openDoor({
    port: 0,
    publicKey,
    log: pino({}, { write: (line: string) => void logged.push(line) }),
    isWell: () => isWell,
    now: () => now,
    async take(payload, response) {
      taken.push(payload);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"type":6}');
    },
    refused: (why) => void refused.push(why),
    ...options,
  });
  onTestFinished(() => door.close());
  return door.port;
}

interface Sent {
  at?: number;
  key?: KeyObject;
  /** The text to sign, if it differs from what is sent. */
  signed?: string;
  headers?: Record<string, string>;
}

async function send(payload: object | string, { at = now, key = keys.privateKey, signed, headers = {} }: Sent = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const timestamp = String(Math.floor(at / 1000));
  const signature = sign(null, Buffer.from(timestamp + (signed ?? body)), key).toString('hex');
  const response = await fetch(`${url}/interactions`, {
    method: 'POST',
    body,
    headers: { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp, ...headers },
  });
  return { status: response.status, body: await response.text() };
}

test('a ping is answered with a pong, and nobody hears of it', async () => {
  expect(await send({ type: 1 })).toEqual({ status: 200, body: '{"type":1}' });
  expect(taken).toEqual([]);
});

test('what is signed comes in, and its answer is the response', async () => {
  expect(await send(press)).toEqual({ status: 200, body: '{"type":6}' });
  expect(taken).toEqual([press]);
});

test('letters beyond ASCII are signed as they are sent', async () => {
  await send({ ...press, data: { custom_id: 'v1:-:-:rules:é✦' } });
  expect(taken).toHaveLength(1);
});

test.each<[string, Sent]>([
  ['signed by somebody else', { key: generateKeyPairSync('ed25519').privateKey }],
  ['signed for another body', { signed: '{}' }],
  ['not signed', { headers: { 'x-signature-ed25519': '' } }],
  ['with a signature of the wrong length', { headers: { 'x-signature-ed25519': 'ab'.repeat(63) } }],
  ['with a signature that is no number', { headers: { 'x-signature-ed25519': 'zz'.repeat(64) } }],
  ['without its time', { headers: { 'x-signature-timestamp': '' } }],
  ['with another time than was signed', { headers: { 'x-signature-timestamp': '1700000000' } }],
])('what comes %s is refused', async (_, how) => {
  expect((await send(press, how)).status).toBe(401);
  expect(taken).toEqual([]);
});

test.each([
  ['too old', -301_000],
  ['of the future', 301_000],
])('what is %s is refused, and the owner reads once that the clock may be wrong', async (_, away) => {
  for (let i = 0; i < 2; i++) expect((await send(press, { at: now + away })).status).toBe(401);
  expect(taken).toEqual([]);
  expect(logged.filter((line) => line.includes("this machine's clock"))).toHaveLength(1);
});

test('an interaction that is sent again is refused, however long it counts', async () => {
  expect((await send(press)).status).toBe(200);
  expect((await send(press)).status).toBe(409);
  const at = now;
  now += 299_000;
  expect((await send(press, { at })).status).toBe(409);
  now += 299_000;
  expect((await send({ ...press, id: '1400000000000000002' })).status).toBe(200);
  expect(taken).toHaveLength(2);
});

test('what is too large is refused before it is looked at', async () => {
  expect((await send({ ...press, filling: 'x'.repeat(600_000) })).status).toBe(413);
  expect((await send(press)).status).toBe(200);
});

test('what is signed and makes no sense is refused, and the door stays open', async () => {
  for (const sense of ['', '{', 'null', '[]x']) expect((await send(sense)).status).toBe(400);
  expect((await send(press)).status).toBe(200);
});

test('it says how the bot does, and takes nothing but posts', async () => {
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ discord: true });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  isWell = false;
  expect((await fetch(`${url}/health`)).status).toBe(503);
  expect((await fetch(`${url}/ready`)).status).toBe(503);
  expect((await fetch(url)).status).toBe(405);
});

test('it lives, and is not ready, while a part of it is not', async () => {
  const parts = { database: false };
  const at = `http://127.0.0.1:${await open({ ready: async () => ({ ...parts }) })}`;
  const ready = await fetch(`${at}/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { discord: true, database: false }]);
  expect((await fetch(`${at}/health`)).status).toBe(200);
  parts.database = true;
  expect((await fetch(`${at}/ready`)).status).toBe(200);
});

/** Writes this to a door with short deadlines, and keeps writing `more` as long as it can. Resolves when the door closes the connection. */
async function dawdle(text: string, more = ''): Promise<void> {
  const socket = connect(await open({ readMs: 200 }), '127.0.0.1');
  socket.on('error', () => {}).resume();
  socket.write(text);
  const going = more === '' ? null : setInterval(() => socket.write(more), 20);
  await new Promise((done) => socket.once('close', done));
  clearInterval(going!);
}

const head = 'POST /interactions HTTP/1.1\r\nHost: here\r\n';

test.each([
  ['says nothing', '', ''],
  ['stops in its headers', head, ''],
  ['never ends its headers', head, 'x-more: and more\r\n'],
  ['stops in its body', `${head}Content-Length: 100\r\n\r\n{`, ''],
  ['never ends its body', `${head}Content-Length: 100000\r\n\r\n{`, ' '],
])('whoever connects and %s is sent away by its deadline, and counted once', async (_, text, more) => {
  await dawdle(text, more);
  expect(refused).toEqual(['too slow']);
  expect(logged).toEqual([]);
});

test('what nobody signed is counted by its reason, and fills no log', async () => {
  await send(press, { key: generateKeyPairSync('ed25519').privateKey });
  await send({ ...press, filling: 'x'.repeat(600_000) });
  await fetch(url);
  await dawdle('nonsense\r\n\r\n');
  expect(refused).toEqual(['unsigned', 'too large', 'no post', 'malformed']);
  expect(logged).toEqual([]);
});

test.each([
  ['in its headers', head],
  ['in its body', `${head}Content-Length: 100\r\n\r\n{`],
])('a request that is cut off %s is counted once, and fills no log', async (_, text) => {
  for (const how of ['destroy', 'resetAndDestroy'] as const) {
    refused = [];
    const socket = connect(await open(), '127.0.0.1').on('error', () => {});
    socket.write(text);
    await once(socket, 'connect');
    // Once a later request is answered, this one has come in.
    await fetch(`${url}/health`);
    socket[how]();
    await expect.poll(() => refused.length).toBe(1);
  }
  expect(logged).toEqual([]);
});

test('it listens where it is told to', async () => {
  const port = await open({ host: '127.0.0.2' });
  expect((await fetch(`http://127.0.0.2:${port}/health`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
});
