/** What memory keeps about answered interactions. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Routes } from 'discord-api-types/v10';
import { expect, onTestFinished, test, vi } from 'vitest';
import { restForAnswers } from '../../src/discord/connection/connection.ts';

test('nothing is kept for an interaction a minute after its answer', async () => {
  const server = createServer((_, response) => void response.writeHead(204).end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const rest = restForAnswers(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  for (let i = 0; i < 20; i++) await rest.patch(Routes.webhookMessage('1181230000000000007', `token${i}`), { body: {}, auth: false });
  expect(rest.handlers.size).toBe(20);
  vi.advanceTimersByTime(60_000);
  expect(rest.handlers.size).toBe(0);
});
