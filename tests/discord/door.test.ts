/** The door for interactions over HTTP: what Discord has signed comes in once, and nothing else does. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDoor } from '../../src/discord/connection/http-door.ts';

const keys = generateKeyPairSync('ed25519');
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
const press = { id: '1400000000000000001', type: 3, data: { custom_id: 'v1:-:-:games' } };

let now: number;
let taken: object[];
let logged: string[];
let url: string;
let isWell: boolean;

beforeEach(async () => {
  [now, taken, logged, isWell] = [Date.now(), [], [], true];
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
  });
  url = `http://127.0.0.1:${door.port}`;
  onTestFinished(() => door.close());
});

interface Sent {
  at?: number;
  key?: KeyObject;
  /** What is signed, where that is not what is sent. */
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
  isWell = false;
  expect((await fetch(`${url}/health`)).status).toBe(503);
  expect((await fetch(url)).status).toBe(405);
});
