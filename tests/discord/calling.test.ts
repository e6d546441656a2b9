/** How people are called over days, according to their settings, through the real client. */
import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { here, until, type World } from '../faults/world.ts';
import { stage } from './setting.ts';
import { begun, hour } from './timing.ts';

const callMenu = (person: HeadlessPerson, panel: APIMessage): string =>
  JSON.stringify(person.message(panel).components).match(/"custom_id":"(v1:[^"]*pings[^"]*)"/)![1]!;

/** Ada and Ben choose in `/settings` how they are called. */
async function choose({ ada, ben }: World, how: string): Promise<void> {
  for (const person of [ada, ben]) {
    const { message } = await person.command(here, 'settings');
    await person.select(message!, callMenu(person, message!), how);
  }
}

/** Whom messages in the channel notify, from now on. A message that is gone has notified as well. */
function listen({ place, ada }: World) {
  const heard: string[] = [];
  const channel = ada.channel(here).id;
  place.onRequest(({ method, path, body }) => {
    if (method !== 'POST' || path !== `/channels/${channel}/messages`) return;
    heard.push(...((body as { allowed_mentions?: { users?: string[] } }).allowed_mentions?.users ?? []));
  });
  return heard;
}

describe('whoever wants to be called', () => {
  test('once a day, is called to the first turn, and to the next one a day later', async () => {
    let heard: string[] = [];
    const { world, ada, late, other, board, table, says } = await begun({}, async (world) => {
      await choose(world, 'Ping me once a day');
      heard = listen(world);
    });
    // The bids call Ada. The invitation was Ben's call of the day.
    await until(async () => heard.length === 1, 10_000, 'Ada to be called');
    expect(heard).toEqual([ada.id]);
    const { message: panel } = await late.press(await board(), 'Play');
    await late.press(panel!, late.buttons(panel!)[0]!);
    await until(async () => (await table()).toAct.join() === 'B', 10_000, 'the turn of the other');
    await says(new RegExp(`<@${other.id}>`));
    world.pass(25 * hour);
    await until(async () => heard.length > 1, 10_000, 'the call a day later');
    expect(heard.slice(1)).toEqual([other.id]);
  });

  test('never, is not: what is due is not said, and the board names them without disturbing them', async () => {
    let heard: string[] = [];
    const { world, late, says, ada } = await begun({ clock: '24+12' }, async (world) => {
      await choose(world, 'Never ping me');
      heard = listen(world);
    });
    await says(new RegExp(`<@${late.id}>`));
    world.pass(25 * hour);
    await says(/time has run out/);
    expect(heard).toEqual([]);
    expect(ada.messages(here).filter((one) => ada.text(one).includes('⏰'))).toEqual([]);
  });

  test('every six hours, is reminded so often, and called by the first of them', async () => {
    const { world, late, ada, says } = await begun({ reminders: 6 });
    await says(/bids are in/);
    const heard = listen(world);
    const posts: string[] = [];
    const reminder = () => ada.messages(here).find((one) => ada.text(one).includes('⏰') && !posts.includes(one.id));
    for (const _ of [1, 2, 3]) {
      world.pass(6 * hour);
      posts.push((await ada.wait(reminder, 'a reminder')).id);
    }
    expect(heard).toEqual([late.id]);
    await ada.wait(() => posts.slice(0, -1).every((id) => !ada.sees(id)), 'one at a time');
  });
});

test('a reminder tells once when time runs out, though the others are told as well', async () => {
  const { world, ada, says } = await begun({ hours: 48, increment: 12 });
  world.pass(24 * hour + 1000);
  const reminder = await says(/⏰/);
  expect(ada.text(reminder)).toContain('runs out');
  expect(ada.text(reminder).match(/<t:\d+:R>/g)).toHaveLength(1);
});

test('whoever asked to be reminded later, is, though somebody has given them a day meanwhile', async () => {
  const { world, late, other, says } = await begun({ clock: '24+12' });
  world.pass(23 * hour);
  await late.press(await says(/⏰/), 'Remind me in 3 h');
  world.pass(1.5 * hour);
  await other.press(await says(/time has run out/), `Add a day for ${late.user.global_name}`);
  await says(/one more day/);
  const heard = listen(world);
  world.pass(2 * hour);
  await until(async () => heard.length > 0, 10_000, 'the reminder');
  expect(heard).toEqual([late.id]);
});

describe('a proposal', () => {
  /** Quiet hours in UTC, from an hour before the last full hour to two hours after it. */
  const asleep = async ({ bot, ada, ben }: World) => {
    const now = new Date().getUTCHours();
    const at = (hours: number) => ((now + hours + 24) % 24) * 60;
    for (const { id } of [ada, ben]) await bot.tables.changeSettings(id, { zone: 'UTC', quietFrom: at(-1), quietTo: at(2) }, `quiet ${id}`);
  };

  test.each(['draw', 'cancel'])('made in quiet hours (%s) calls when they end, once', async (subcommand) => {
    const { world, late, other, says, table } = await begun({}, asleep);
    const heard = listen(world);
    await late.command(here, 'duel', { subcommand });
    const proposal = await says(/do you agree/);
    expect(proposal.mentions).toEqual([]);
    await until(async () => (await table()).proposals[0]?.postMessage === proposal.id, 10_000, 'the note of where it stands');
    world.pass(2 * hour);
    const call = await says(/answer is still missing/);
    expect(call.mentions.map(({ id }) => id)).toEqual([other.id]);
    expect(other.text(call)).toContain(proposal.id);
    world.pass(3 * hour);
    expect(heard.filter((id) => id === other.id)).toHaveLength(1);
    await other.press(proposal, 'Refuse');
    await other.wait(() => !other.sees(call), 'the call to go');
    expect(other.text(proposal)).toContain('said no');
  });

  test('that was settled in quiet hours calls nobody', async () => {
    const { world, late, other, says, ada } = await begun({}, asleep);
    await late.command(here, 'duel', { subcommand: 'draw' });
    const proposal = await says(/do you agree/);
    await other.press(proposal, 'Refuse');
    await says(/said no/);
    world.pass(2 * hour);
    await says(/⏰|<@/);
    expect(ada.messages(here).filter((one) => ada.text(one).includes('still missing'))).toEqual([]);
  });
});

test('orders that contradict one another are refused with their names, and nothing is changed', async () => {
  const on = await stage();
  const [ada, ben] = ['ada', 'ben'].map((key) => on.place.person(key)) as [HeadlessPerson, HeadlessPerson];
  const { message: lobby } = await ada.command('#lounge', 'president', { subcommand: 'start' });
  await ben.press(lobby!, 'Join');
  await ada.press(lobby!, 'Start');
  await ada.wait(() => ada.messages('#lounge').find((one) => ada.buttons(one).includes('Play')), 'the board');
  const { message: panel } = await ada.command('#lounge', 'president', { subcommand: 'orders' });
  const menus = [...JSON.stringify(panel!.components).matchAll(/"custom_id":"(v1:[^"]*:order:\d)"[^\]]*?"value":"attack-never"/g)];
  const before = (await on.tables.snapshot((await on.tables.at(panel!.channel_id))!.id, ada.id)) as { value: { orders: { left: string[] } } };
  const { message: refused } = await ada.select(panel!, menus[0]![1]!, ['attack-never', 'attack-always']);
  expect(ada.text(refused!)).toMatch(/“[^”]+” and “[^”]+” contradict each other/);
  const after = (await on.tables.snapshot((await on.tables.at(panel!.channel_id))!.id, ada.id)) as typeof before;
  expect(after.value.orders.left).toEqual(before.value.orders.left);
  const { message: taken } = await ada.select(panel!, menus[0]![1]!, ['attack-never']);
  expect(ada.text(taken!)).toMatch(/You have \d standing orders? now/);
});
