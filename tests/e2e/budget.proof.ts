/** Discord accepts 50 requests a second from a bot, no matter how many processes it has. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openHttp } from '../../src/discord/connection/from-http.ts';
import { openOwnStore } from '../../src/store/open.ts';
import { type Cluster, needsPostgres, startCluster } from '../tools/cluster.ts';

const quiet = pino({ level: 'silent' });
const publicKey = 'ab'.repeat(32);
const posts = 80;

/** Accepts every request and notes when it came. */
async function fakeDiscord() {
  const came: number[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'POST') came.push(performance.now());
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1","name":"Hustings"}'));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, came };
}

/** The most that came within any second. */
const inASecond = (came: readonly number[]) => Math.max(...came.map((from) => came.filter((at) => at >= from && at < from + 1000).length));

describe('three workers with a backlog', needsPostgres, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster?.end());

  /**
   * Works off the backlog. `shares`: share the budget as workers do; otherwise the processes know nothing of each other. Returns when each request
   * came.
   */
  async function workOff(database: string, shares: boolean) {
    const address = await cluster.create(database);
    const { api, came } = await fakeDiscord();
    const workers: Awaited<ReturnType<typeof openHttp>>[] = [];
    for (let i = 0; i < 3; i++) {
      const store = await openOwnStore(address, { log: quiet });
      const line = await openHttp({
        ...{ token: 'token', api, port: 0, publicKey, log: quiet, onLost() {} },
        ...(shares && { reserve: store.reserve! }),
      });
      onTestFinished(async () => {
        await line.close();
        await store.stop();
      });
      workers.push(line);
    }
    const send = ({ rest }: (typeof workers)[0], worker: number) =>
      Array.from({ length: posts }, (_, i) =>
        rest.post(`/channels/${worker + 1}${String(i).padStart(17, '0')}/messages`, { body: { content: 'A board' } }),
      );
    await Promise.all(workers.flatMap(send));
    return came;
  }

  test('ask for 50 in any second at most, and for nearly as many', async () => {
    const came = await workOff('shared', true);
    expect(came.length).toBe(3 * posts);
    expect(inASecond(came)).toBeLessThanOrEqual(50);
    expect(inASecond(came)).toBeGreaterThan(25);
  });

  test('that did not share would ask for more', async () => {
    const came = await workOff('alone', false);
    expect(inASecond(came)).toBeGreaterThan(50);
  });
});

test('a worker on a file counts for itself', async () => {
  const store = await openOwnStore(':memory:', { log: quiet });
  expect(store.reserve).toBeUndefined();
  await store.stop();
});
