/** What an owner sees of the program while it runs. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPlayground } from '../../src/playground/index.ts';
import { type Minute, openMetrics } from '../../src/process/metrics.ts';
import { sayVitals } from '../../src/process/vitals.ts';
import { type Program, start, temporaryFolder } from './program.ts';

const patience = { timeout: 60_000 };
const standing = { deliveries: { waiting: 2, parked: 1 }, games: 3, pictures: 4, lastBackup: Date.UTC(2026, 0, 2) };

describe('a minute', () => {
  test('tells what was noted in it, and the next one begins anew', () => {
    const metrics = openMetrics(() => standing);
    onTestFinished(metrics.stop);
    for (let ms = 1; ms <= 100; ms++) metrics.note({ what: 'acknowledgement', ms });
    metrics.note({ what: 'answer' });
    metrics.note({ what: 'invalid request' });
    metrics.note({ what: 'late picture' });
    const first = metrics.minute();
    expect(first).toMatchObject({ ...standing, answers: 1, invalidRequests: 1, latePictures: 1, acknowledgements: { count: 100, max: 100 } });
    expect(first.acknowledgements.p50).toBeCloseTo(50, -1);
    expect(first.acknowledgements.p99).toBeCloseTo(99, -1);
    expect(metrics.minute()).toMatchObject({
      answers: 0,
      invalidRequests: 0,
      latePictures: 0,
      refusedAtTheDoor: 0,
      acknowledgements: { count: 0, p50: 0, p99: 0, max: 0 },
    });
  });

  test('notices when nothing else could happen for a while', async () => {
    const metrics = openMetrics(() => standing);
    onTestFinished(metrics.stop);
    const turn = () => new Promise((done) => setImmediate(done));
    const holdUp = async () => {
      for (const end = performance.now() + 300; performance.now() < end; );
      // Between two turns of the loop its timers are looked at, and with them how late they are.
      await turn();
      await turn();
      return metrics.minute().loopDelay.max;
    };
    await expect.poll(holdUp, { timeout: 20_000, interval: 100 }).toBeGreaterThan(200);
  });

  test.each([
    [1500, 0, ['info']],
    [1501, 0, ['info', 'warn']],
    [1500, 215, ['info', 'warn']],
  ])('whose slowest hundredth waited %i ms and that had %i late pictures is one line, and another where that is too much', (p99, latePictures, levels) => {
    const lines: { level: string; fields: object }[] = [];
    const log = { info: (fields: object) => lines.push({ level: 'info', fields }), warn: (fields: object) => lines.push({ level: 'warn', fields }) };
    const minute: Minute = {
      ...standing,
      answers: 7,
      invalidRequests: 0,
      latePictures,
      refusedAtTheDoor: 0,
      refusedBudgets: 0,
      acknowledgements: { count: 9, p50: 5, p99, max: 1600 },
      loopDelay: { p99: 1, max: 2 },
    };
    sayVitals({ minute: () => minute }, log);
    expect(lines.map(({ level }) => level)).toEqual(levels);
    expect(lines[0]!.fields).toEqual({ ...minute, lastBackup: '2026-01-02T00:00:00.000Z' });
  });
});

const portOf = (bot: Program) => Number(bot.log().find(({ port }) => port !== undefined)!.port);

test('/metrics and /health tell of a game that was really played, where they are asked to', patience, async () => {
  const place = await startPlayground({ port: 0 });
  onTestFinished(() => place.stop());
  const bot = start({
    DISCORD_API: place.api,
    DISCORD_TOKEN: place.token,
    DATABASE: join(temporaryFolder(), 'games.db'),
    METRICS_PORT: '0',
    METRICS_HOST: '127.0.0.2',
  });
  await bot.says('"ready"');
  const address = `http://127.0.0.2:${portOf(bot)}`;
  await expect(fetch(address.replace('127.0.0.2', '127.0.0.1'))).rejects.toThrow();
  const health = await fetch(`${address}/health`);
  expect([health.status, await health.json()]).toEqual([200, { discord: true }]);

  const [ada, ben] = [place.person('ada'), place.person('ben')];
  const { message } = await ada.command('#lounge', 'campaign', { subcommand: 'start', options: { opponent: 'ben' } });
  await ben.press(message!, 'Accept');
  const board = () => ada.messages('#lounge').find((one) => ada.buttons(one).includes('Play'));
  await ada.wait(board, 'the first board');
  const called = ada.text(board()!).includes(ada.mention) ? ada : ben;
  const { message: panel } = await called.press(board()!, 'Play');
  await called.press(panel!, 'Draw a card');

  const figures = await (await fetch(`${address}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1]);
  expect(value('hustings_answers_total')).toBe(1);
  expect(value('hustings_games_running')).toBe(1);
  expect(value('hustings_errands_parked')).toBe(0);
  expect(figures).not.toMatch(/^hustings_invalid_requests_total\{/m);
  expect(value('hustings_acknowledgement_seconds_count')).toBe(4);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(50e6);
  expect((await fetch(`${address}/`)).status).toBe(404);

  // Discord is gone: the program runs, and says that it cannot be reached.
  await place.stop();
  for (let status = 200; status !== 503; ) ({ status } = await fetch(`${address}/health`));
});

test('what nobody signed is counted at the door for interactions, and the log says nothing of it', patience, async () => {
  const place = await startPlayground({ port: 0 });
  onTestFinished(() => place.stop());
  const http = { INTERACTIONS_PORT: '0', INTERACTIONS_HOST: '127.0.0.1', DISCORD_PUBLIC_KEY: place.publicKey };
  const bot = start({
    ...http,
    DISCORD_API: place.api,
    DISCORD_TOKEN: place.token,
    DATABASE: join(temporaryFolder(), 'games.db'),
    METRICS_PORT: '0',
  });
  await bot.says('"ready"');
  const port = (of: string) => bot.log().find(({ msg }) => String(msg).includes(of))!.port;
  const door = `http://127.0.0.1:${port('interactions over HTTP')}`;
  for (let i = 0; i < 3; i++) expect((await fetch(door, { method: 'POST', body: '{}' })).status).toBe(401);
  await fetch(door);
  const figures = await (await fetch(`http://127.0.0.1:${port('serving metrics')}/metrics`)).text();
  expect(figures).toMatch(/^hustings_door_refusals_total\{why="unsigned"\} 3$/m);
  expect(figures).toMatch(/^hustings_door_refusals_total\{why="no post"\} 1$/m);
  expect(bot.log().filter(({ level }) => level >= 40)).toEqual([]);
});

test('a taken port is said in words', patience, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as { port: number };
  const bot = start({ DATABASE: join(temporaryFolder(), 'games.db'), METRICS_PORT: String(port), PORT: '0' });
  expect(await bot.ended).toBe(1);
  expect(bot.errors()).toMatch(new RegExp(`^METRICS_PORT: ${port} is taken`));
});
