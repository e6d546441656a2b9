/** What a client that keeps its connections meets at a door that is about to close. */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDoor } from '../../src/discord/connection/http-door.ts';

const publicKey = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

/** A door, and a client that keeps up to two connections to it. `/ready` is `begun` when asked for, and answered once `held` resolves. */
async function opened() {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<object>()];
  const door = await openDoor({
    ...{ port: 0, host: '127.0.0.1', publicKey },
    log: pino({ enabled: false }),
    isWell: () => true,
    ready() {
      begun.resolve();
      return held.promise;
    },
    take: async () => {},
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  onTestFinished(async () => {
    agent.destroy();
    await door.close();
  });
  /** Whether it came over a connection that was used before, and whether that ends with the answer. */
  const ask = async (path = '/health') => {
    const request = get({ host: '127.0.0.1', port: door.port, path, agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { socket } = response;
    response.resume();
    await once(response, 'end');
    return { isKept: request.reusedSocket, isLast: response.headers.connection === 'close', socket };
  };
  return { door, ask, begun: begun.promise, held };
}

test('a kept connection ends with the next answer, and each later one with its first', async () => {
  const { door, ask } = await opened();
  expect(await ask()).toMatchObject({ isKept: false, isLast: false });
  expect(await ask()).toMatchObject({ isKept: true, isLast: false });
  door.leave();
  expect(await ask()).toMatchObject({ isKept: true, isLast: true });
  expect(await ask()).toMatchObject({ isKept: false, isLast: true });
});

test('an answer under way also ends its connection', async () => {
  const { door, ask, begun, held } = await opened();
  const asking = ask('/ready');
  await begun;
  door.leave();
  held.resolve({});
  expect(await asking).toMatchObject({ isLast: true });
});

test('once shut, the door ends idle connections and takes no new ones, but answers what is under way', async () => {
  const { door, ask, begun, held } = await opened();
  const asking = ask('/ready');
  await begun;
  const { socket: idle } = await ask();
  const closed = once(idle, 'close');
  door.leave();
  door.shut();
  await closed;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  held.resolve({});
  expect(await asking).toMatchObject({ isLast: true });
});
