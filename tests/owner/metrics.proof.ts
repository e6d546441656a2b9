/** What an owner sees of the running program. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPlayground } from '../../src/playground/index.ts';
import { openAlarms } from '../../src/process/alarms.ts';
import { type Gauges, type Minute, openMetrics } from '../../src/process/metrics.ts';
import { openMetricsServer } from '../../src/process/metrics-server.ts';
import { sayVitals } from '../../src/process/vitals.ts';
import { type Program, root, start, temporaryFolder } from './program.ts';

const patience = { timeout: 60_000 };
const standing: Gauges = {
  ...{ deliveries: { waiting: 2, parked: 1, oldestMs: 0 }, games: 3, stopped: 0, pictures: 4 },
  ...{ lastBackup: Date.UTC(2026, 0, 2), backupDue: null, diskFree: 0.5, pool: { used: 2, waiting: 0 } },
};

/** The other counters, all at zero. */
const further = { commits: 0, conflicts: 0, takenOver: 0, deferred: 0, requests: 0 };

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
      // The loop checks its timers between two turns, and so notices how late they are.
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
      ...further,
      acknowledgements: { count: 9, p50: 5, p99, max: 1600 },
      loopDelay: { p99: 1, max: 2 },
    };
    sayVitals({ minute: () => minute }, log);
    expect(lines.map(({ level }) => level)).toEqual(levels);
    expect(lines[0]!.fields).toEqual({ ...minute, lastBackup: '2026-01-02T00:00:00.000Z' });
  });
});

describe('an owner is called', () => {
  const quiet = { ...further, answers: 0, invalidRequests: 0, latePictures: 0, refusedAtTheDoor: 0, refusedBudgets: 0 };
  const still = { acknowledgements: { count: 0, p50: 0, p99: 0, max: 0 }, loopDelay: { p99: 0, max: 0 } };
  const well: Minute = { ...standing, ...quiet, ...still, deliveries: { waiting: 0, parked: 0, oldestMs: 0 } };
  const day = 24 * 3_600_000;
  const start = Date.UTC(2026, 0, 9);

  function watch() {
    const lines: string[] = [];
    const time = { now: start };
    const say = (_: object, text: string) => void lines.push(text);
    const look = openAlarms({ warn: say, error: say }, () => time.now);
    /** The alarms for this minute. */
    const minute = (wrong: Partial<Minute> = {}) => {
      lines.length = 0;
      look({ ...well, ...wrong });
      time.now += 60_000;
      return [...lines];
    };
    return { minute, time };
  }

  test.each<[string, Partial<Minute>, Partial<Minute>, RegExp]>([
    ['late posts', { deliveries: { waiting: 1, parked: 0, oldestMs: 60_000 } }, { deliveries: { waiting: 1, parked: 0, oldestMs: 60_001 } }, /late/],
    ['a refused budget', {}, { refusedBudgets: 1 }, /reached a limit/],
    ['a game set aside', {}, { deliveries: { waiting: 0, parked: 1, oldestMs: 0 } }, /set aside/],
    ['no copy for a day', { backupDue: start - day + 60_000 }, { backupDue: start - 2 * day }, /not been backed up for a day/],
    ['a full disk', { diskFree: 0.1 }, { diskFree: 0.0999 }, /tenth of the disk/],
    ['refusals of Discord', {}, { invalidRequests: 1 }, /403/],
  ])('for %s, by one line with what to do, and not again within the hour', (_, enough, wrong, said) => {
    const { minute, time } = watch();
    expect(minute(enough)).toEqual([]);
    expect(minute(wrong)).toEqual([expect.stringMatching(said)]);
    expect(minute(wrong)[0]).toBeUndefined();
    expect(minute()).toEqual([]);
    expect(minute(wrong)).toEqual([]);
    time.now += 3_600_000;
    minute();
    expect(minute(wrong)).toEqual([expect.stringMatching(said)]);
  });

  test('not for what is set aside already, or where copies and disks are not this program’s', () => {
    const { minute } = watch();
    minute({ deliveries: { waiting: 0, parked: 2, oldestMs: 0 } });
    const later = watch();
    expect(later.minute({ backupDue: undefined, diskFree: null })).toEqual([]);
    expect(minute({ deliveries: { waiting: 0, parked: 1, oldestMs: 0 } })).toEqual([]);
  });

  test('not by a worker where another one says for all how posts are', () => {
    const { minute } = watch();
    expect(minute({ deliveries: null, games: null })).toEqual([]);
    expect(minute({ deliveries: { waiting: 0, parked: 1, oldestMs: 0 } })).toEqual([expect.stringMatching(/set aside/)]);
  });

  test('by rules for Prometheus whose every metric there is', async () => {
    const metrics = openMetrics(() => standing);
    onTestFinished(metrics.stop);
    const server = await openMetricsServer({ port: 0, host: '127.0.0.1' }, metrics, {
      isConnected: () => true,
      ready: async () => ({ database: true, pictures: true }),
    });
    onTestFinished(server.stop);
    const figures = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    const known = new Set([...figures.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
    const rules = readFileSync(join(root, 'docs/alerts.yaml'), 'utf8');
    const board = readFileSync(join(root, 'docs/dashboard.json'), 'utf8');
    const named = [...`${rules}${board}`.matchAll(/\bhustings_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));
    // The dashboard shows every metric except those used only in alerts.
    expect([...known].filter((name) => name!.startsWith('hustings_') && !named.includes(name!))).toEqual(['hustings_last_backup_timestamp_seconds']);
    expect(dashboardExpressions(board).length).toBeGreaterThan(14);
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
    const alerts = rules.split(/^ {6}- alert: /m).slice(1);
    for (const alert of alerts) expect(alert).toMatch(/^Hustings\w+\n {8}expr: .+\n( {8}for: \d+[mh]\n)? {8}annotations:\n {10}summary: [^:]+\.\n$/);
    expect(readFileSync(join(root, 'docs/hosting.md'), 'utf8')).toContain('(alerts.yaml)');
  });
});

/** The queries that a dashboard sends to Prometheus. */
const dashboardExpressions = (board: string) =>
  (JSON.parse(board) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

test('what another worker says for all has no value, so that a sum counts it once', async () => {
  const now: { standing: Gauges } = { standing };
  const metrics = openMetrics(() => now.standing);
  onTestFinished(metrics.stop);
  const well = { isConnected: () => true, ready: async () => ({ database: true, pictures: true }) };
  const server = await openMetricsServer({ port: 0, host: '127.0.0.1' }, metrics, well);
  onTestFinished(server.stop);
  const values = async () => {
    const figures = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    return Object.fromEntries(
      [...figures.matchAll(/^(hustings_(?:errands|games_running|oldest|pool)\w*) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
    );
  };
  const pool = { hustings_pool_used: 2, hustings_pool_waiting: 0 };
  const all = { hustings_errands_waiting: 2, hustings_errands_parked: 1, hustings_oldest_post_seconds: 0, hustings_games_running: 3, ...pool };
  expect(await values()).toEqual(all);
  now.standing = { ...standing, deliveries: null, games: null };
  expect(await values()).toEqual(pool);
  now.standing = standing;
  expect(await values()).toEqual(all);
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
  // It has drawn nothing yet, so it draws something to be sure.
  const ready = await fetch(`${address}/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { discord: true, database: true, pictures: true }]);

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
  expect(value('hustings_commits_total')).toBeGreaterThan(2);
  expect(figures).toMatch(/^hustings_requests_total\{status="200"\} [1-9]/m);
  expect(value('hustings_oldest_post_seconds')).toBeGreaterThanOrEqual(0);
  expect(value('hustings_disk_free_ratio')).toBeLessThanOrEqual(1);
  expect(value('hustings_backup_due_timestamp_seconds')).toBe(0);
  expect(figures).not.toMatch(/^hustings_invalid_requests_total\{/m);
  expect(value('hustings_acknowledgement_seconds_count')).toBe(4);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(50e6);
  expect((await fetch(`${address}/`)).status).toBe(404);

  // Discord is gone: the program runs, and says that it can't reach Discord.
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
