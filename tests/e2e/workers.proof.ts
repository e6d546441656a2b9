/**
 * Three programs on one PostgreSQL, one of them killed every few seconds. Games of every kind are played to their end
 * at the same time, every answer is stored once, replaying them leads to the saved state, one post tells each line, in order, and
 * nothing is left to post.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { games } from '../../src/games/index.ts';
import { openStore } from '../../src/store/postgres/open.ts';
import type { Store } from '../../src/table/model/store/store.ts';
import { infoOf } from '../../src/table/work/loaded/snapshot.ts';
import { linesIn, partsIn } from '../chronicle/channel.ts';
import { expectWhole } from '../chronicle/story.ts';
import { needsPostgres, startCluster } from '../tools/cluster.ts';
import { onlyLong } from '../tools/often.ts';
import { openBalancer } from './balancer.ts';
import { expectKeptOnce, expectReplayed } from './kept.ts';
import { isPublic, play, robot } from './robot.ts';
import { everybody, openGroundToday } from './stage.ts';
import { startGame } from './start.ts';
import { startWorkers } from './workers.ts';

const killEveryMs = 4000;
const needed = needsPostgres.skip ? needsPostgres : onlyLong;

test('games of every kind go on while workers are killed', { ...needed, timeout: 600_000 }, async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.end());
  const database = await cluster.create('games');
  const ground = await openGroundToday();
  const workers = await startWorkers(ground, database, 3, openBalancer);
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
    await expectWholeIn(store, table, posts, kills);
    console.log(`${game.command}: ${presses} presses, ${posts.length} posts`);
  }
  const commands = ground.seen.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands'));
  expect(commands.length, 'the commands are told once').toBe(1);
  expect(await store.untold()).toEqual([]);
  await expect.poll(() => store.due(Number.MAX_SAFE_INTEGER, 10), { timeout: 60_000 }).toEqual([]);
  expect(kills).toBeGreaterThan(3);
  expect(workers.balancer.given.every((given) => given > 10)).toBe(true);
});

/**
 * Checks that replaying the stored answers leads to the saved state, and that the channel's posts tell each public line of the log once, in order.
 */
async function expectWholeIn(store: Store, id: string, posts: readonly APIMessage[], kills: number): Promise<void> {
  const { loaded, record } = await expectReplayed(store, id);
  const { game } = loaded;
  const table = infoOf(loaded);
  // A line below a board that only calls a player has no container.
  const framed = posts.flatMap(({ components = [] }) => (components.some(({ type }) => type === ComponentType.Container) ? [components] : []));
  // If the worker that posted the next board was killed before it could tidy up, the earlier board keeps its call and buttons.
  const boards = framed.map((components) => linesIn(components).filter((line) => !/^<@\d+>/.test(line)));
  const untidied = new Set(boards.filter((_, i) => i < boards.length - 1 && partsIn(framed[i]!).some(({ type }) => type === ComponentType.Button)));
  expect(untidied.size, 'no board is left untidied but by a kill').toBeLessThanOrEqual(kills);
  const events = (await store.publicSince(id, 0)).map(({ message }) => message);
  const view = game.rules.view(record.state!, null);
  expectWhole({ channel: { posts: () => boards }, table, game, speech: speechOf(game, table, table.lang), events, view });
}
