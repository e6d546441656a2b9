/** Which of three scripted workers gets a press from HAProxy with docs/haproxy.cfg. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { needsHaproxy, openHaproxy } from './haproxy.ts';

/** A worker that answers presses with its number. */
async function worker(number: number) {
  const is = { ready: true, alive: true };
  const used = new WeakSet<object>();
  const seen = { presses: 0, onUsedConnections: 0 };
  const server = createServer(({ url, method, socket }, response) => {
    if (method === 'POST') {
      seen.presses++;
      if (used.has(socket)) seen.onUsedConnections++;
      used.add(socket);
    }
    const isWell = url === '/ready' ? is.ready && is.alive : url === '/health' ? is.alive : true;
    response.writeHead(isWell ? 200 : 503).end(String(number));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { is, seen, port: (server.address() as AddressInfo).port };
}

test('who is ready gets the presses; where nobody is, who lives does', needsHaproxy, async () => {
  const workers = [await worker(1), await worker(2), await worker(3)];
  const { url, close } = await openHaproxy(workers.map(({ port }) => port));
  onTestFinished(close);
  const takers = async () => {
    const taken = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const response = await fetch(url, { method: 'POST', body: '{}' });
      taken.add(response.ok ? await response.text() : String(response.status));
    }
    return [...taken].sort();
  };
  const becomes = (expected: string[]) => expect.poll(takers, { timeout: 20_000 }).toEqual(expected);
  await becomes(['1', '2', '3']);
  workers[0]!.is.ready = false;
  await becomes(['2', '3']);
  for (const { is } of workers) is.ready = false;
  await becomes(['1', '2', '3']);
  workers[1]!.is.alive = false;
  await becomes(['1', '3']);
  workers[2]!.is.ready = true;
  await becomes(['3']);
});

test('no press comes over a connection that a worker may be about to close', needsHaproxy, async () => {
  const workers = [await worker(1), await worker(2), await worker(3)];
  const { url, close } = await openHaproxy(workers.map(({ port }) => port));
  onTestFinished(close);
  for (let i = 0; i < 12; i++) expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(200);
  const seen = workers.map(({ seen }) => seen);
  expect(seen.reduce((sum, { presses }) => sum + presses, 0)).toBe(12);
  expect(seen.map(({ onUsedConnections }) => onUsedConnections)).toEqual([0, 0, 0]);
});
