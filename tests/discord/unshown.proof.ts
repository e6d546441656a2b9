/** If a press on an invitation can't be shown, a later edit shows it some seconds late. */
import { expect, test } from 'vitest';
import { falling } from './falling.ts';
import { stage } from './setting.ts';
import { isPublic } from './table.ts';

test('a press on the invitation that cannot be shown was taken; the invitation stays, and is brought up to date', { timeout: 30_000 }, async () => {
  const { game, sick } = falling('demo', 'colour');
  const on = await stage({ games: [game] });
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const { message } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
  const before = ada.text(message!);
  sick.now = true;
  const { message: told } = await ben.press(message!, 'Join');
  expect([isPublic(told!), ben.text(told!)]).toEqual([false, expect.stringMatching(/Your choice counts.*incident `\w{6}`/)]);
  expect(ada.text(message!)).toBe(before);
  expect(ada.buttons(message!)).toContain('Join');
  sick.now = false;
  await expect.poll(() => ada.text(message!), { timeout: 20_000 }).toContain('👤 **Ben**');
});
