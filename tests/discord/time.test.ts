/** A clock that runs out, through the real client. */
import { expect, test } from 'vitest';
import { begun, hour } from './timing.ts';

test('a clock runs out: one is reminded once by a mention, the others are told, and claim the win', async () => {
  const { world, ada, late, other, board, says } = await begun({ clock: '24+12' });
  expect(ada.text(await board())).toMatch(/Time runs out <t:\d+:R>/);
  world.pass(13 * hour);
  const reminder = await says(/⏰/);
  expect(reminder.mentions.map(({ id }) => id)).toEqual([late.user.id]);
  expect(ada.buttons(reminder)).toEqual(['Play', 'Remind me in 3 h', 'Remind me in 24 h']);
  const { message: later } = await late.press(reminder, 'Remind me in 3 h');
  expect(late.text(later!)).toMatch(/You will be reminded/);
  world.pass(12 * hour);
  const zero = await says(/time has run out/);
  expect(zero.mentions.map(({ id }) => id)).toEqual([other.user.id]);
  const { message: sure } = await other.press(zero, 'Claim the win');
  await other.press(sure!, 'Yes, for good');
  expect(ada.text(await says(/is over\./))).toContain('time was over');
});
