/** Which of three scripted workers gets a press from HAProxy with docs/haproxy.cfg. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { needsHaproxy, openHaproxy } from './haproxy.ts';

/** A worker that answers presses with its number. */
async function worker(number: number) {
  const is = { ready: true, alive: true };
  const server = createServer(({ url }, response) => {
    const isWell = url === '/ready' ? is.ready && is.alive : url === '/health' ? is.alive : true;
    response.writeHead(isWell ? 200 : 503).end(String(number));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { is, port: (server.address() as AddressInfo).port };
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
