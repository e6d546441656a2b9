/** A program that is told to end while people press: what comes until others take over is answered. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pixel } from '../tools/pixel.ts';
import { stage } from './setting.ts';
import { begun } from './table.ts';

test('whoever presses while health says no already is answered, and so is what is under way at the end', async () => {
  let isSlow = false;
  const draw = async () => {
    if (isSlow) await wait(700);
    return pixel;
  };
  const on = await stage({ http: true, drainMs: 500, draw });
  const { ada, ben, board } = await begun(on);
  const living = await board();
  const health = async () => (await fetch(`http://127.0.0.1:${on.discord.port}/health`)).status;
  expect(await health()).toBe(200);
  const stopping = on.discord.stop();
  expect(await health()).toBe(503);
  expect(ada.text((await ada.press(living, 'Play')).message!)).not.toBe('');
  isSlow = true;
  // Its picture is ready when the door has long been shut.
  const last = ben.press(living, 'Play');
  await stopping;
  expect(ben.text((await last).message!)).not.toBe('');
  expect(on.errors).toEqual([]);
});
