/**
 * Three workers on one PostgreSQL behind HAProxy, configured as in docs/haproxy.cfg. While the workers are told to stop one after another, as in an
 * update, two games are played to their end. Every press is answered, and no error appears that an owner would read.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/postgres/open.ts';
import { needsPostgres, startCluster } from '../tools/cluster.ts';
import { onlyLong } from '../tools/often.ts';
import { needsHaproxy, openHaproxy } from './haproxy.ts';
import { expectKeptOnce } from './kept.ts';
import { play, robot } from './robot.ts';
import { everybody, openGroundToday } from './stage.ts';
import { startGame } from './start.ts';
import { startWorkers } from './workers.ts';

const everyMs = 300;
const fewestUpdates = 3;
/** So many answers are given in a game, at most, before the next of these updates. */
const answersBetween = 10;
const needed = [needsPostgres, needsHaproxy, onlyLong].find(({ skip }) => skip) ?? needsHaproxy;

test('nobody waits in vain while workers are updated', { ...needed, timeout: 300_000 }, async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.end());
  const database = await cluster.create('games');
  const ground = await openGroundToday();
  const workers = await startWorkers(ground, database, 3, openHaproxy);
  const store = await openStore(database);
  onTestFinished(() => store.close());

  let isOver = false;
  let updates = 0;
  const updating = (async () => {
    for (; !isOver; updates++) {
      await wait(everyMs);
      if (!isOver) await workers.update(updates % 3);
    }
  })();
  const evenings = games
    .filter(({ command }) => command === 'president' || command === 'moi-president')
    .map(async (game, i) => {
      const channel = `#${game.command}`;
      const robots = everybody.slice(0, game.rules.players.min).map((key, seat) => robot(ground.place.person(key), 10 * i + seat + 1));
      await startGame(
        robots.map(({ person }) => person),
        game,
        {},
        channel,
      );
      let answers = 0;
      // Games may be short and updates slow, so players wait for updates, but answer while they are made.
      const before = async () => {
        const behind = () => updates < Math.min(fewestUpdates, Math.floor(answers / answersBetween));
        for (answers++; behind(); ) await wait(everyMs);
      };
      // Throws if a press goes unanswered.
      const played = await play(robots, channel, { presses: 5000, before });
      expect(played.isOver, game.command).toBe(true);
      return { channel, robots, presses: played.presses };
    });
  const played = await Promise.all(evenings).finally(() => {
    isOver = true;
  });
  await updating;
  for (const { channel, robots } of played) await expectKeptOnce(store, ground.place.channelId(channel), robots);
  console.log(`${updates} updates, ${played.map(({ presses }) => presses).join(' and ')} presses`);
  expect(updates).toBeGreaterThanOrEqual(fewestUpdates);
  expect(workers.errors()).toEqual([]);
});
