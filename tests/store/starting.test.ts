/** A start that waits for a PostgreSQL server can be ended. */
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openOwnStore } from '../../src/store/postgres/own.ts';

test('a start that is told to end does not wait until a server is there', async () => {
  const ending = new AbortController();
  // A server that hangs up on everyone, as one that is starting may.
  const server = createServer((client) => {
    client.destroy();
    ending.abort();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const log = { error() {}, warn() {}, info() {} };
  await expect(openOwnStore(`postgres://nobody@127.0.0.1:${port}/none`, { log, signal: ending.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
