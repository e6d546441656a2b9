/** Defaults, direct messages, a pause and days off, through the real client. */
import { expect, test } from 'vitest';
import { here, until } from '../faults/world.ts';
import { begun, hour } from './timing.ts';

test('after two days without a clock the other has the game answer, until somebody is back', async () => {
  const { world, late, other, says, table } = await begun();
  world.pass(2 * 24 * hour + hour);
  const zero = await says(/is still waiting for/);
  await other.press(zero, `Let the game play for ${late.user.global_name}`);
  await says(/the game plays for them/);
  expect((await table()).away).toEqual(['A']);
  const { message: panel } = await late.command(here, 'duel', { subcommand: 'time' });
  expect(late.text(panel!)).toContain('no clock');
  await says(/is back\./);
  expect((await table()).away).toEqual([]);
});

test('whoever wants a direct message gets it, and a mention where they take none', async () => {
  const { world, place, late, other, ada, says } = await begun({ clock: '24+12' }, async ({ bot, ada, ben }) => {
    for (const { user } of [ada, ben]) await bot.tables.changeSettings(user.id, { dm: true }, user.id);
  });
  // A player who just came, called by the invitation or the bids, is called again only after a while.
  world.pass(hour / 2);
  await late.wait(() => late.messages(late.direct).find((one) => late.text(one).includes('Deadline')), 'the call');
  place.closeDirect(late.key);
  world.pass(13 * hour);
  expect((await says(/⏰/)).mentions.map(({ id }) => id)).toEqual([late.user.id]);
  world.pass(12 * hour);
  expect((await says(/time has run out/)).mentions).toEqual([]);
  const told = () => other.messages(other.direct).find((one) => other.text(one).includes('time has run out'));
  expect(other.buttons(await other.wait(told, 'that the time of the other is over'))).toContain('Claim the win');
  expect(ada.messages(here).length).toBeGreaterThan(0);
});

test('a pause is agreed on under a proposal, and ended on the panel of /… time', async () => {
  const { late, other, says, table, board } = await begun({ clock: '24+12' });
  const { message: panel } = await other.command(here, 'duel', { subcommand: 'time' });
  expect(other.text(panel!)).toMatch(/1 day, plus 12 h each turn/);
  await other.press(panel!, 'Propose a pause');
  await late.press(await says(/would like to pause/), 'Agree');
  await says(/The game is paused/);
  await until(async () => other.buttons(await board()).includes('Resume'), 10_000, 'the button that ends the pause');
  expect((await table()).paused).not.toBeNull();
  const { message: again } = await late.command(here, 'duel', { subcommand: 'time' });
  const { message: done } = await late.press(again!, 'Resume');
  expect((await table()).paused).toBeNull();
  expect(late.buttons(done!)).toContain('Propose a pause');
});

test('days off are taken with the command, once the time zone is known', async () => {
  const { late, table, world } = await begun({ clock: '24+12' });
  const day = new Date(Date.now() + 48 * hour).toISOString().slice(0, 10);
  const off = () => late.command(here, 'duel', { subcommand: 'time', options: { off: day } });
  expect(late.text((await off()).message!)).toContain('timezone');
  await world.bot.tables.changeSettings(late.user.id, { zone: 'Pacific/Auckland' }, 'zone');
  const { message } = await off();
  const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
  expect(late.text(message!)).toContain(`Your days off: ${shown}.`);
  expect((await table()).toAct).toEqual(['A']);
  const { message: without } = await late.press(message!, 'Cancel my coming days off');
  expect(late.text(without!)).toContain('none taken');
});

test('the panel of /… time tells by the clock of the tables whose time is over', async () => {
  const { world, late, other } = await begun({ clock: '24+12' });
  const { message: early } = await other.command(here, 'duel', { subcommand: 'time' });
  expect(other.buttons(early!)).not.toContain('Ask again in a day');
  world.pass(25 * hour);
  const { message: panel } = await other.command(here, 'duel', { subcommand: 'time' });
  const name = late.user.global_name;
  expect(other.buttons(panel!)).toEqual(
    expect.arrayContaining(['Ask again in a day', `Add a day for ${name}`, `Let the game play for ${name}`, 'Claim the win']),
  );
});
