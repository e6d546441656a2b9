/** A program that is told to stop while people press still answers what comes in until others take over, and what it had begun before. */
import { expect, test } from 'vitest';
import { pixel } from '../tools/pixel.ts';
import { stage } from './setting.ts';
import { begun } from './table.ts';

test('whoever presses while health says no already is answered, and so is what is under way', async () => {
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  const draw = async () => {
    if (isHeld) await held.promise;
    return pixel;
  };
  const on = await stage({ http: true, drainMs: 500, draw });
  const { ada, ben, board } = await begun(on);
  const living = await board();
  const health = async () => (await fetch(`http://127.0.0.1:${on.discord.port}/health`)).status;
  expect(await health()).toBe(200);
  isHeld = true;
  const before = ben.press(living, 'Play');
  const stopping = on.discord.stop();
  expect(await health()).toBe(503);
  isHeld = false;
  expect(ada.text((await ada.press(living, 'Words')).message!)).not.toBe('');
  held.resolve();
  await stopping;
  expect(ben.text((await before).message!)).not.toBe('');
  expect(on.errors).toEqual([]);
});

test('a stop asks once to change a panel that its owner has closed', async () => {
  const on = await stage({ http: true, draw: async () => pixel });
  const { ada, ben, board } = await begun(on);
  // Its picture goes in a request of its own, so Discord has read this answer.
  const panel = (await ada.press(await board(), 'Play')).message!;
  ada.dismiss(panel);
  await ada.wait(() => !ada.sees(panel), 'the panel to close');
  const before = on.seen.length;
  const { message: sure } = await ben.command('#lounge', 'duel', { subcommand: 'resign' });
  await ben.press(sure!, 'Give up');
  await on.discord.stop();
  const changes = on.seen.slice(before).filter(({ method, status }) => method === 'PATCH' && status === 404);
  expect(changes.map(({ path }) => path.startsWith('/webhooks'))).toEqual([true]);
  expect(on.errors).toEqual([]);
});
