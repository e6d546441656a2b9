import { expect, test } from 'vitest';
import { stage } from './setting.ts';
import { begun, bid, idOf, isPublic } from './table.ts';

test('what cannot be made good again is asked about once more, and one can go back to the question', async () => {
  const on = await stage();
  const { ada, ben, board } = await begun(on);
  for (const one of [ada, ben]) await bid(one, await board(), '1', '1');
  const turn = await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).includes('bids are in')), 'a turn');
  const [mover] = [ada, ben].filter(({ mention }) => ada.text(turn).includes(mention));
  const { message: panel } = await mover!.press(turn, 'Play');
  const version = async () => (await on.tables.at(turn.channel_id))!.version;
  const before = await version();

  await mover!.press(panel!, 'pass');
  expect(mover!.text(panel!)).toContain('are you sure?');
  await mover!.press(panel!, 'Back');
  expect(mover!.buttons(panel!)).toContain('gain');
  expect(await version()).toBe(before);

  await mover!.press(panel!, 'pass');
  await mover!.press(panel!, idOf(mover!, panel!, 'pass'));
  expect(mover!.text(panel!)).toContain('nothing to do for now');
  expect(await version()).toBeGreaterThan(before);
  expect(on.errors).toEqual([]);
});
