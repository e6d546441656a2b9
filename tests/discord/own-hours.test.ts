/** Another clock for a running game, with any hours. */
import { expect, test } from 'vitest';
import { stage } from './setting.ts';
import { begun } from './table.ts';

test('any hours are proposed as another clock with /… time, and read as a start reads them', async () => {
  const on = await stage();
  const { ada, ben } = await begun(on);
  const say = async (options: Record<string, string | number>) =>
    ada.text((await ada.command('#lounge', 'duel', { subcommand: 'time', options: options as Record<string, string> })).message!);
  expect(await say({ increment: 5 })).toContain('needs');
  expect(await say({ hours: 10, increment: 11 })).toContain('can’t be more than');
  expect(await say({ hours: 48 })).toContain('I’ve asked in the channel');
  const post = await ben.wait(() => ben.messages('#lounge').findLast((one) => ben.text(one).includes('change the time to answer')), 'the question');
  expect(ben.text(post)).toContain('2 days, plus 1 day each turn');
  await ben.press(post, 'Agree');
  await ben.wait(() => ben.messages('#lounge').find((one) => ben.text(one).includes('the new time to answer applies')), 'that it is agreed');
  expect((await on.tables.of(ada.id))[0]!.clock).toBe('48+24');
});
