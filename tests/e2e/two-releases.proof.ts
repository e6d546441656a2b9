/**
 * An update without downtime, and the way back. Two workers on one PostgreSQL start as the previous release; then one of them becomes this release,
 * then both; then one after another they become the previous release again, on the database that this one has upgraded. All the while games go on
 * through both, every answer is stored once, everything is told, and neither release logs an error.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { poolOf, storeOn } from '../../src/store/postgres/open.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { needsPostgres, startCluster } from '../tools/cluster.ts';
import { needsReleaseBefore, releaseBefore } from '../tools/release.ts';
import { openBalancer } from './balancer.ts';
import { expectKeptOnce, expectReplayed } from './kept.ts';
import { livingPost, play, type Robot, robot } from './robot.ts';
import { everybody, type Ground, openGroundToday } from './stage.ts';
import { startGame } from './start.ts';
import { startWorkers, type Workers } from './workers.ts';

const ours = new URL('../..', import.meta.url).pathname;
const needed = [needsPostgres, needsReleaseBefore].find(({ skip }) => skip) ?? needsReleaseBefore;
/** How many requests each worker answers before the next one changes. */
const each = 25;

const migrationsIn = async (database: string): Promise<number> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ n: string }>('SELECT count(*) AS n FROM migrations');
  await client.end();
  return Number(rows[0]!.n);
};

/** Resolves once each worker has answered `each` more requests. Rejects if the games end before that, with their error. */
async function goOn({ balancer }: Workers, playing: Promise<unknown>): Promise<void> {
  const before = [...balancer.given];
  let isOver = false;
  const enough = async () => {
    while (!isOver && balancer.given.some((given, i) => given < before[i]! + each)) await wait(50);
  };
  const ended = playing.then(() => {
    throw new Error('Nobody plays any more.');
  });
  await Promise.race([enough(), ended]).finally(() => {
    isOver = true;
  });
}

/** Plays one game after another in a channel until `isEnough`. Returns their tables. */
async function playAll({ place }: Ground, store: Store, game: Game, isEnough: () => boolean): Promise<string[]> {
  const channel = `#${game.command}`;
  const ids: string[] = [];
  for (let n = 1; ; n++) {
    const robots = everybody.slice(0, game.rules.players.min).map((key, seat) => robot(place.person(key), 10 * n + seat + 1));
    const [{ person }] = robots as [Robot];
    const before = livingPost(person, channel)?.id;
    await startGame(
      robots.map(({ person }) => person),
      game,
      {},
      channel,
    );
    await person.wait(() => livingPost(person, channel)?.id !== before, 'the board of this game');
    // Throws if a press goes unanswered.
    const { isOver } = await play(robots, channel, { presses: 5000 });
    expect(isOver, game.command).toBe(true);
    await expectKeptOnce(store, place.channelId(channel), robots);
    ids.push((await store.latest(place.channelId(channel)))!);
    if (isEnough()) return ids;
  }
}

test('games go on through an update, and back', { ...needed, timeout: 600_000 }, async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.end());
  const database = await cluster.create('games');
  const ground = await openGroundToday();
  // Discord's clock otherwise stands still, and a worker refuses requests signed more than five minutes ago.
  const going = setInterval(() => ground.clock.pass({ seconds: 1 }), 2000);
  onTestFinished(() => clearInterval(going));
  const before = releaseBefore();
  onTestFinished(before.remove);
  const workers = await startWorkers(ground, database, 2, (ports) => openBalancer(ports, true), 'none', before.folder);
  const old = await migrationsIn(database);

  // Only reads, and leaves the schema as the programs have it.
  const store = storeOn(poolOf(database));
  onTestFinished(() => store.close());
  let isEnough = false;
  const game = games.find(({ command }) => command === 'moi-president')!;
  const playing = playAll(ground, store, game, () => isEnough);
  playing.catch(() => {});
  const steps: readonly (readonly [worker: number, release: string])[] = [
    [0, ours],
    [1, ours],
    [0, before.folder],
    [1, before.folder],
  ];
  await goOn(workers, playing);
  for (const [worker, release] of steps) {
    await workers.become(worker, release);
    if (release === ours) expect(await migrationsIn(database), 'brought up to date').toBeGreaterThan(old);
    await goOn(workers, playing);
  }
  isEnough = true;
  const played = await playing;
  console.log(`${before.commit.slice(0, 8)}: ${played.length} games, ${workers.balancer.given} requests answered by each`);
  await expect.poll(() => store.due(Number.MAX_SAFE_INTEGER, 10), { timeout: 60_000 }).toEqual([]);
  expect(await store.untold()).toEqual([]);
  for (const id of played) await expectReplayed(store, id);
  expect(workers.errors()).toEqual([]);
});
