/**
 * Three programs on one PostgreSQL, one of them killed every few seconds: games of every kind are played to their end at the same time, every answer
 * is kept once, every board is posted once, and nothing that was to be said is left.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { HandClock, type HeadlessPerson } from '../../src/playground/index.ts';
import { openStore } from '../../src/store/postgres/open.ts';
import { isAtHand, startCluster } from '../tools/cluster.ts';
import { expectKeptOnce } from './kept.ts';
import { isPublic, play, robot } from './robot.ts';
import { everybody, openGround } from './stage.ts';
import { startGame } from './start.ts';
import { startWorkers } from './workers.ts';

const killEveryMs = 4000;

test.skipIf(!isAtHand)('games of every kind go on while workers are killed', { timeout: 600_000 }, async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.end());
  const database = await cluster.create('games');
  const ground = await openGround(new HandClock(Date.now()));
  const workers = await startWorkers(ground, database, 3);
  const store = await openStore(database);
  onTestFinished(() => store.close());

  let kills = 0;
  let isOver = false;
  const killing = (async () => {
    for (; !isOver; kills++) {
      await wait(killEveryMs);
      if (!isOver) await workers.restart(kills % 3);
    }
  })();
  const evenings = games.map(async (game, i) => {
    const channel = `#${game.command}`;
    const robots = everybody.slice(0, game.rules.players.min).map((key, seat) => robot(ground.place.person(key), 10 * i + seat + 1));
    const people = robots.map(({ person }) => person);
    await startGame(people, game, {}, channel);
    const { isOver, presses } = await play(robots, channel, { presses: 5000, back: async () => {} });
    expect(isOver, game.command).toBe(true);
    return { game, channel, robots, presses };
  });
  const played = await Promise.all(evenings).finally(() => {
    isOver = true;
  });
  await killing;
  console.log(`${kills} kills, ${workers.balancer.again} requests handed on, ${workers.balancer.given} answered by each`);

  for (const { game, channel, robots, presses } of played) {
    const id = ground.place.channelId(channel);
    await expectKeptOnce(store, id, robots);
    const table = (await store.latest(id))!;
    await expect
      .poll(async () => (await store.table(table))!.announced, { timeout: 60_000, message: `${game.command} is told` })
      .toBe((await store.table(table))!.queued);
    const { person } = robots[0]!;
    const posts = person.messages(channel).filter(isPublic);
    const texts = posts.map((post) => person.text(post));
    expect(texts.filter((text) => text.includes('is over')).length, 'one result').toBe(1);
    expect(repeated(posts, person), 'no board twice').toEqual([]);
    console.log(`${game.command}: ${presses} presses, ${posts.length} posts`);
  }
  expect(await store.untold()).toEqual([]);
  await expect.poll(() => store.due(Number.MAX_SAFE_INTEGER, 10), { timeout: 60_000 }).toEqual([]);
  expect(kills).toBeGreaterThan(3);
  expect(workers.balancer.given.every((given) => given > 10)).toBe(true);
});

/** Stories that stand twice, one post after the other: each post tells what the one before did not. */
function repeated(posts: readonly APIMessage[], person: HeadlessPerson): string[] {
  const stories = posts.map((post) => storyOf(person.text(post))).filter((story) => story.length > 40);
  return stories.filter((story, i) => i > 0 && stories[i - 1] === story);
}

/** The sentences, without who is called and what waits. */
const storyOf = (text: string): string => text.replace(/<@\d+>|<t:[^>]+>/g, '').trim();
