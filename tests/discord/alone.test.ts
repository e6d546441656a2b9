/** A late player, a game in which only computers wait, and the replies to choices about yourself, through the real client. */
import { expect, onTestFinished, test } from 'vitest';
import { here, openWorld, there } from '../faults/world.ts';
import { thinkingGame } from '../table/demo-mind.ts';
import { begun, hour } from './timing.ts';

test('against computers nobody is asked what becomes of who is late: they are reminded, with the way to their panel', async () => {
  const rules = { ...thinkingGame.rules, players: { min: 2, max: 2 } };
  const world = await openWorld({ games: [{ ...thinkingGame, command: 'duel', rules }] });
  onTestFinished(() => world.close());
  const { ada } = world;
  await ada.command(here, 'duel', { subcommand: 'start', options: { opponent: '1181230000000000007' } });
  await ada.wait(() => ada.messages(here).find((one) => ada.buttons(one).includes('Play')), 'a board');
  const { message: panel } = await ada.command(here, 'duel', { subcommand: 'time' });
  expect(ada.text(panel!)).toContain('I remind you, and nobody else chooses');
  expect(ada.text(panel!)).not.toContain('the others');
  world.pass(9 * 24 * hour);
  const post = await ada.wait(() => ada.messages(here).findLast((one) => /⏰|⌛/.test(ada.text(one))), 'a reminder');
  expect(ada.text(post)).toContain(ada.mention);
  expect(ada.text(post)).not.toMatch(/🤖|you choose|claim/);
  expect(ada.buttons(post)).toEqual(['Play', 'Remind me in 3 h', 'Remind me in 24 h']);
});

test('a hint says before it is pressed that it costs the rating, where there is one to lose', async () => {
  const rules = { ...thinkingGame.rules, players: { min: 2, max: 2 } };
  const world = await openWorld({ games: [{ ...thinkingGame, command: 'duel', rules }] });
  onTestFinished(() => world.close());
  const { ada, ben, cleo } = world;
  const { message: invitation } = await ada.command(here, 'duel', { subcommand: 'start', options: { opponent: 'ben' } });
  await ben.press(invitation!, 'Accept');
  const boardIn = (channel: string, person: typeof ada) =>
    person.wait(() => person.messages(channel).findLast((one) => person.buttons(one).includes('Play')), 'a board');
  const { message: panel } = await ada.press(await boardIn(here, ada), 'Play');
  expect(ada.buttons(panel!)).toContain('Hint (unrated)');
  await cleo.command(there, 'duel', { subcommand: 'start', options: { opponent: '1181230000000000007' } });
  const { message: alone } = await cleo.press(await boardIn(there, cleo), 'Play');
  expect(cleo.buttons(alone!).filter((label) => label.startsWith('Hint'))).toEqual(['Hint']);
});

test('whoever is late and presses a choice about themselves reads the truth, on their panel', async () => {
  const { world, late, other, says } = await begun({ clock: '24+12' });
  world.pass(25 * hour);
  const zero = await says(/time has run out/);
  for (const way of ['Ask again in a day', 'Claim the win']) {
    const { message: panel } = await late.press(zero, way);
    expect(late.text(panel!)).toContain('The game is waiting for you');
    expect(late.buttons(panel!).join()).toMatch(/draw|gain/i);
  }
  expect(other.text((await other.press(zero, 'Claim the win')).message!), 'as long as a turn gives').toContain('You can only decide that');
  world.pass(24 * hour);
  const { message: sure } = await other.press(zero, 'Claim the win');
  expect(other.text(sure!)).toContain('Do you want to claim the win');
});

test('nobody is asked whether they are sure of what they may not do', async () => {
  const { world, says } = await begun({ clock: '24+12' });
  world.pass(25 * hour);
  const zero = await says(/time has run out/);
  const { message } = await world.cleo.press(zero, 'Claim the win');
  expect(world.cleo.text(message!)).toContain('You aren’t playing in this game');
  expect(world.cleo.buttons(message!)).toEqual([]);
});
