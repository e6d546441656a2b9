/** A player who isn't asked answers ahead on the panel. */
import { expect, test } from 'vitest';
import { stage } from './setting.ts';
import { begun, bid, idOf, isPublic } from './table.ts';

test('whoever waits answers ahead, changes it, and is not called any more', async () => {
  const on = await stage();
  const { ada, ben, board } = await begun(on);
  for (const one of [ada, ben]) await bid(one, await board(), '1', '1');
  const turn = await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && /bids are in/.test(ada.text(one))), 'the bids');
  const [mover, other] = ada.text(turn).includes(ada.mention) ? [ada, ben] : [ben, ada];

  const { message: panel } = await other.press(turn, 'Play');
  expect(other.text(panel!)).toMatch(/Answer ahead.*your turn/);
  const { message: given } = await other.press(panel!, idOf(other, panel!, 'roll'));
  expect(other.text(given!)).toContain('Answered ahead:** roll');
  const { message: open } = await other.press(given!, 'Choose again');
  expect(other.text(open!)).not.toContain('Answered ahead');
  await other.press(open!, idOf(other, open!, 'gain'));

  const posts = ada.messages('#lounge').filter(isPublic).length;
  const { message: mine } = await mover.press(turn, 'Play');
  await mover.press(mine!, idOf(mover, mine!, 'gain'));
  // Both have played, and the mover is asked again, as the panel shows.
  const after = await ada.wait(
    () => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.text(one).match(/gains 1/g)?.length === 2),
    'a board with both turns',
  );
  expect(ada.text(after)).not.toContain('ahead');
  expect(ada.messages('#lounge').filter(isPublic).length).toBeLessThanOrEqual(posts + 1);
  expect(on.errors).toEqual([]);
});
