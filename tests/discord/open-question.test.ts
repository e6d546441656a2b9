import { expect, test } from 'vitest';
import { cryptoChance } from '../../src/table/chance.ts';
import { seedOf } from '../standing/play.ts';
import { stage } from './setting.ts';
import { isPublic } from './table.ts';

test('an open question is answered with one press on the public board, and by nobody else', async () => {
  // With this seed the first roll leads to a free city, where nothing is asked.
  const on = await stage({ chance: { ...cryptoChance, seed: () => seedOf(5) } });
  const [ada, ben, cleo] = [on.place.person('ada'), on.place.person('ben'), on.place.person('cleo')];
  const { message: lobby } = await ada.command('#president', 'president', { subcommand: 'start' });
  await ben.press(lobby!, 'Join');
  await ada.press(lobby!, 'Start');
  const board = () => ada.wait(() => ada.messages('#president').findLast((one) => isPublic(one) && ada.buttons(one).includes('Roll')), 'a board');

  const first = await board();
  const [mover, other] = ada.text(first).includes(ada.mention) ? [ada, ben] : [ben, ada];
  for (const nosy of [other, cleo]) {
    const { message: refused } = await nosy.press(first, 'Roll');
    expect(isPublic(refused!)).toBe(false);
  }
  const privately = mover.messages('#president').length;
  await mover.press(first, 'Roll');
  const second = await ada.wait(
    () => ada.messages('#president').findLast((one) => isPublic(one) && one.id !== first.id && one.id !== lobby!.id),
    'the next board',
  );
  expect(ada.text(second)).toMatch(/rolls/i);
  expect(ada.text(second)).toContain(other.mention);
  expect(mover.messages('#president').length).toBe(privately + 1);
  expect(on.errors).toEqual([]);
});
