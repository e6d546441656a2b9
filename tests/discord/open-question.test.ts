import { expect, test } from 'vitest';
import { cryptoChance } from '../../src/table/work/chance.ts';
import { seedOf } from '../standing/play.ts';
import { stage } from './setting.ts';
import { bid, idOf, isPublic } from './table.ts';

test('an open question is answered with one press on the public board, and by nobody else', async () => {
  // With this seed the first roll leads to a free city, where nobody is asked anything.
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

test('several who are asked side by side answer under the same board, each for themselves and once', async () => {
  const on = await stage();
  const all = ['ada', 'ben', 'cleo'].map((name) => on.place.person(name));
  const [ada, ben, cleo] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
  const { message: lobby } = await ada.command('#lounge', 'demo', { subcommand: 'start' });
  for (const guest of [ben, cleo]) await guest.press(lobby!, 'Join');
  await ada.press(lobby!, 'Start');
  const board = (said: RegExp) =>
    ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && said.test(ada.text(one))), `a board that says ${said}`);
  const first = await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.buttons(one).includes('Play')), 'a board');
  for (const one of all) await bid(one, first, '1', '1');
  const turn = await board(/bids are in/);
  const mover = all.find(({ mention }) => ada.text(turn).includes(mention))!;
  const [one, other] = all.filter((person) => person !== mover) as [typeof ada, typeof ada];
  const { message: panel } = await mover.press(turn, 'Play');
  await mover.press(panel!, idOf(mover, panel!, 'ask'));

  const asking = await ada.wait(
    () => ada.messages('#lounge').findLast((post) => isPublic(post) && ada.buttons(post).includes('no')),
    'a board with «no»',
  );
  expect(ada.buttons(asking)).not.toContain('yes');
  // A player who isn't asked is told so, and so is one who has already answered.
  const { message: mine } = await one.press(asking, 'no');
  expect(isPublic(mine!)).toBe(false);
  const left = () => on.tables.at(asking.channel_id).then((table) => table!.toAct.length);
  expect(await left()).toBe(1);
  for (const nosy of [mover, one]) expect(isPublic((await nosy.press(asking, 'no')).message!)).toBe(false);
  expect(await left()).toBe(1);
  await other.press(asking, 'no');
  await board(/gains 0/);
  expect(on.errors).toEqual([]);
});

test('many open answers are a menu under the board, which answers for whoever is asked and nobody else', async () => {
  const on = await stage();
  const [ada, ben] = [on.place.person('ada'), on.place.person('ben')];
  const { message: lobby } = await ada.command('#lounge', 'candidate', { subcommand: 'start' });
  await ben.press(lobby!, 'Join');
  await ada.press(lobby!, 'Start');
  const latest = () => ada.messages('#lounge').findLast((one) => isPublic(one) && ada.buttons(one).includes('Play'));
  const first = await ada.wait(latest, 'a board');
  for (const one of [ada, ben]) await one.press((await one.press(first, 'Play')).message!, 'Choose none');
  const menu = 'Call a primary, with its states in this order';
  const board = await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && JSON.stringify(one.components).includes(menu)), menu);
  // A group of one stays a button.
  expect(ada.buttons(board)).toContain('Choose the order myself');
  const [dealer, other] = ada.text(board).includes(`${ada.mention}:`) ? [ada, ben] : [ben, ada];
  expect(isPublic((await other.select(board, menu, 'Ohio')).message!)).toBe(false);
  await dealer.select(board, menu, 'Ohio');
  await ada.wait(() => ada.messages('#lounge').findLast((one) => isPublic(one) && /calls.*Ohio/.test(ada.text(one))), 'the primary');
  expect(on.errors).toEqual([]);
});
