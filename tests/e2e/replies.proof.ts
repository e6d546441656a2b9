/**
 * A process is killed after it has told Discord that a reply will come, and before it gives it. Another process gives it, or the same one after its
 * restart: it says truthfully whether the choice counts.
 */
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { MessageFlags } from 'discord-api-types/v10';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { openStore as openPostgres } from '../../src/store/postgres/open.ts';
import { needsPostgres, startCluster } from '../tools/cluster.ts';
import { onlyLong } from '../tools/often.ts';
import { openBalancer } from './balancer.ts';
import { startChild } from './child.ts';
import { offerOn } from './offer.ts';
import { isPublic, livingPost } from './robot.ts';
import { everybody, type Ground, openGroundToday, temporaryFolder } from './stage.ts';
import { startGame } from './start.ts';
import { startWorkers } from './workers.ts';

const campaign = games.find(({ command }) => command === 'campaign')!;
const channel = '#lounge';
const counts = 'Your choice counts';
const isNotDone = 'nothing was done';

const isThinking = ({ flags }: APIMessage): boolean => (Number(flags) & MessageFlags.Loading) !== 0;

const announced = /^PATCH \/webhooks\//;
const following = /^POST \/webhooks\//;

/** Does this, and kills the program as soon as it sends the reply, which never arrives. */
async function dieReplying({ place }: Ground, act: () => Promise<unknown>, kill: () => Promise<void>, route = announced): Promise<void> {
  const taken = vi.spyOn(place.faults, 'take');
  place.faults.next({ kind: 'hang', route });
  await act();
  await vi.waitFor(() => expect(taken.mock.results.some(({ value }) => value !== null)).toBe(true), { timeout: 60_000 });
  taken.mockRestore();
  await kill();
}

interface Playing {
  ground: Ground;
  called: HeadlessPerson;
  kill(): Promise<void>;
  /** Who gives the replies is there. */
  back(): Promise<void>;
  /** Everyone is there again. */
  whole(): Promise<void>;
}

/** Kills at a press under a board, at a command that does nothing, at a choice, and at the start of a game, each after the one before was replied to. */
async function killedAtEach({ ground, called, kill, back, whole }: Playing): Promise<void> {
  called.patience = 60_000;
  // It announces nothing: the next press opens the panel.
  const play = () => called.press(livingPost(called, channel)!, 'Play', { settle: false });
  const opened = async () => called.settled((await play()).message!);
  await dieReplying(ground, play, kill, following);
  expect(called.messages(channel).some(isThinking), 'it waits').toBe(false);
  await back();
  await whole();
  expect(offerOn(await opened()), 'the panel').not.toBeNull();

  await dieReplying(ground, () => called.command(channel, 'campaign', { subcommand: 'hand' }, { settle: false }), kill);
  expect(called.messages(channel).some(isThinking), 'it waits').toBe(true);
  await back();
  await called.wait(() => {
    const here = called.messages(channel);
    return here.some((one) => called.text(one).includes(isNotDone)) && !here.some(isThinking);
  }, 'the reply to a command that did nothing');

  await whole();
  const panel = await opened();
  await dieReplying(ground, () => called.press(panel, 'Draw a card', { settle: false }), kill);
  await back();
  await called.wait(() => called.sees(panel.id) && called.text(panel).includes(counts), 'the reply to a choice');
  expect(called.buttons(called.message(panel))).toEqual(['Play']);

  await whole();
  const start = () => called.command('#candidate', 'candidate', { subcommand: 'start' }, { settle: false });
  await dieReplying(ground, start, kill);
  const here = () => called.messages('#candidate');
  expect(
    here().some((one) => isPublic(one) && isThinking(one)),
    'everyone sees that it waits',
  ).toBe(true);
  await back();
  await called.wait(() => here().some((one) => !isPublic(one) && called.text(one).includes(counts)), 'the reply to the start');
  await called.wait(() => here().some((one) => called.buttons(one).includes('Join')), 'the invitation');
  expect(here().some(isThinking)).toBe(false);
}

const firstCalled = (people: readonly HeadlessPerson[]): HeadlessPerson => {
  const board = livingPost(people[0]!, channel)!;
  return people.find((person) => person.text(board).includes(person.mention))!;
};

describe('a process killed between announcing a reply and giving it', { timeout: 300_000 }, () => {
  test('gives it after its restart', async () => {
    const ground = await openGroundToday();
    const child = await startChild(ground, join(await temporaryFolder(), 'games.db'), 'held');
    const people = everybody.slice(0, 2).map((key) => ground.place.person(key));
    await startGame(people, campaign, {}, channel);
    await killedAtEach({ ground, called: firstCalled(people), kill: child.kill, back: child.start, whole: async () => {} });
    expect(child.log()).toBe('');
  });

  test('leaves it to another process, and nothing of it is kept', needsPostgres.skip ? needsPostgres : onlyLong, async () => {
    const cluster = await startCluster();
    onTestFinished(() => cluster.end());
    const database = await cluster.create('replies');
    const ground = await openGroundToday();
    const workers = await startWorkers(ground, database, 2, openBalancer, 'held');
    const store = await openPostgres(database);
    onTestFinished(() => store.close());
    const people = everybody.slice(0, 2).map((key) => ground.place.person(key));
    await startGame(people, campaign, {}, channel);
    let dead = 0;
    const kill = () => {
      dead = workers.balancer.last;
      return workers.kill(dead);
    };
    await killedAtEach({ ground, called: firstCalled(people), kill, back: async () => {}, whole: () => workers.restart(dead) });
    await expect.poll(() => store.claimJobs('reply', 'nobody', Number.MAX_SAFE_INTEGER, 0, 9), { timeout: 30_000 }).toEqual([]);
  });
});
