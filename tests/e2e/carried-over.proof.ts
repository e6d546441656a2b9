/** Two people begin a game in their browsers, on one program with a file. It goes on, with its pictures, on two programs with a PostgreSQL server. */

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launch, needsBrowser } from '../../src/playground/tests/page/browser.ts';
import { openStore } from '../../src/store/postgres/open.ts';
import { isAtHand, needsPostgres, startCluster } from '../tools/cluster.ts';
import { onlyLong } from '../tools/often.ts';
import { openBalancer } from './balancer.ts';
import { startChild } from './child.ts';
import { desktop, keep } from './screens.ts';
import { openGroundToday, temporaryFolder } from './stage.ts';
import { boardIn, playInTabs, type Seat, sendStart, sitDown } from './tab.ts';
import { startWorkers } from './workers.ts';

const root = resolve(import.meta.dirname, '../..');
const command = 'moi-president';

test('a game begun on a file is ended on a server by two programs', {
  ...onlyLong,
  ...(needsBrowser.skip && needsBrowser),
  ...(!isAtHand && needsPostgres),
  timeout: 400_000,
}, async () => {
  const file = join(await temporaryFolder(), 'games.db');
  const ground = await openGroundToday();
  const one = await startChild(ground, file);
  const browser = await launch();
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ locale: 'en-US', viewport: desktop });
  context.setDefaultTimeout(15_000);
  const seats = await sitDown(context, ground.place.url, command, 2);
  const [ada, ben] = seats as [Seat, Seat];
  await sendStart(ada.page, command);
  await ben.page.bringToFront();
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const { page } of seats) await boardIn(page).waitFor();
  expect(await playInTabs(seats, (player, nth) => nth === 1 && player.clicks > 6)).toBe(false);
  const clicks = ada.clicks + ben.clicks;
  await keep(ada.page, 'carried-1-on-a-file');

  await one.kill();
  const cluster = await startCluster();
  onTestFinished(() => cluster.end());
  const database = await cluster.create('games');
  const carried = spawnSync(process.execPath, ['src/scripts/migrate-to.ts', file], {
    cwd: root,
    env: { PATH: process.env.PATH, MIGRATE_TO: database },
    encoding: 'utf8',
  });
  expect(carried.stderr).toBe('');
  expect(carried.stdout).toMatch(/^tables +1 rows .* the same on both sides$/m);

  const workers = await startWorkers(ground, database, 2, openBalancer, 'real');
  expect(await playInTabs(seats, () => false)).toBe(true);
  for (const { page } of seats) await boardIn(page).getByRole('button', { name: 'Rematch' }).waitFor();
  await keep(ada.page, 'carried-2-on-a-server');
  expect(ada.clicks + ben.clicks).toBeGreaterThan(clicks);
  expect(workers.balancer.given.every((given) => given > 5)).toBe(true);
  const store = await openStore(database);
  const table = await store.table((await store.latest(ground.place.channelId(`#${command}`)))!);
  expect(table).toMatchObject({ phase: 'over', game: command });
  await store.close();
});
