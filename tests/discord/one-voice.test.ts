/** All calls of one person, from any table, are one voice: never twice within a quarter of an hour, and together if they are due together. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { here, openWorld, there, until, type World } from '../faults/world.ts';
import { isPublic } from './table.ts';

const minute = 60_000;

/** Messages that notify this person, anywhere, from now on. */
function listen({ place }: World, person: HeadlessPerson) {
  const heard: { path: string; text: string }[] = [];
  place.onRequest(({ method, path, body }) => {
    const { allowed_mentions: allowed } = (body ?? {}) as { allowed_mentions?: { users?: string[] } };
    if (method === 'POST' && allowed?.users?.includes(person.id)) heard.push({ path, text: JSON.stringify(body) });
  });
  return heard;
}

/** A duel of Ada and Ben in this channel. Ben has bid, and Ada is asked for her bids. */
async function duel({ ada, ben }: World, channel: string) {
  const { message } = await ada.command(channel, 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
  await ben.press(message!, 'Accept');
  const board = (): APIMessage | undefined =>
    ben.messages(channel).findLast((one) => isPublic(one) && ben.buttons(one).includes('Words') && ben.buttons(one).includes('Play'));
  await until(async () => board() !== undefined, 10_000, `a board in ${channel}`);
  let { message: panel } = await ben.press(board()!, 'Play');
  for (let i = 0; i < 2; i++) ({ message: panel } = await ben.press(panel!, ben.buttons(panel!)[0]!));
}

test('of two games that begin at once, one calls; the other waits until the first was answered or some hours have gone by', async () => {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const { ada } = world;
  const heard = listen(world, ada);
  await duel(world, here);
  await duel(world, there);
  await until(async () => heard.length === 1, 10_000, 'the first call');
  world.pass(5 * 60 * minute);
  world.pass(61 * minute);
  await until(async () => heard.length === 2, 10_000, 'the second call');
  expect(heard[1]!.path).toContain(ada.channel(there).id);
});

test('what comes in quiet hours is one message when they end, with the way to each game, and a press for each', async () => {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const { ada, bot } = world;
  // Quiet hours that began ten minutes ago and end in two hours.
  const at = new Date();
  const now = at.getUTCHours() * 60 + at.getUTCMinutes();
  const settings = { zone: 'UTC', quietFrom: (now + 1430) % 1440, quietTo: (now + 120) % 1440 };
  expect((await bot.tables.changeSettings(ada.id, settings, 'quiet')).ok).toBe(true);
  const heard = listen(world, ada);
  await duel(world, here);
  await duel(world, there);
  expect(heard).toEqual([]);
  world.pass(121 * minute);
  await until(async () => heard.length === 1, 10_000, 'the message of the morning');
  const [said] = heard;
  expect(said!.text).toContain('2 games are waiting for you.');
  for (const channel of [here, there]) expect(said!.text).toContain(`/${ada.channel(channel).id}/`);
  const digest = await ada.wait(() => ada.messages(here).findLast((one) => ada.text(one).includes('2 games are waiting')), 'the digest');
  expect(ada.buttons(digest).filter((label) => label === 'Play')).toHaveLength(2);
  world.pass(20 * minute);
  expect(heard, 'and nothing more').toHaveLength(1);
});

test('an invitation that comes in quiet hours is part of that message, and the way to it leads on where it is posted anew', async () => {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const { ada, ben, bot } = world;
  const at = new Date();
  const now = at.getUTCHours() * 60 + at.getUTCMinutes();
  const settings = { zone: 'UTC', quietFrom: (now + 1430) % 1440, quietTo: (now + 120) % 1440 };
  expect((await bot.tables.changeSettings(ada.id, settings, 'quiet')).ok).toBe(true);
  const heard = listen(world, ada);
  await duel(world, here);
  const { message: invitation } = await ben.command(there, 'duel', { subcommand: 'start', options: { opponent: 'ada' } });
  world.pass(121 * minute);
  await until(async () => heard.length === 1, 10_000, 'the message of the morning');
  expect(heard[0]!.text).toMatch(/Ben invites you to play/);
  expect(heard[0]!.text).toContain(`/${ada.channel(there).id}/${invitation!.id}`);
  world.pass(60 * minute);
  expect(heard, 'and nothing more').toHaveLength(1);

  const { message: about } = await ben.command(there, 'duel', { subcommand: 'board' });
  await ben.press(about!, 'Show it again');
  await until(async () => ada.text(ada.message(invitation!)).includes('further down'), 10_000, 'the way on');
  const anew = ada.messages(there).findLast((one) => ada.buttons(one).includes('Accept'))!;
  expect(anew.id).not.toBe(invitation!.id);
  expect(ada.text(ada.message(invitation!))).toContain(`/${ada.channel(there).id}/${anew.id}`);
  expect(ada.buttons(ada.message(invitation!))).toEqual([]);
});
