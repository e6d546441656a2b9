/** A person has one private panel at a table: an older one gives way to a line. */
import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { HeadlessPerson } from '../../src/playground/index.ts';
import { cryptoChance } from '../../src/table/chance.ts';
import { seedOf } from '../standing/play.ts';
import { pixel } from '../tools/pixel.ts';
import { type Stage, stage } from './setting.ts';
import { begun, bid, idOf, isPublic } from './table.ts';

const moved = 'This panel moved below.';
const changes = ({ seen }: Stage) => seen.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/webhooks'));
const hasPicture = (person: HeadlessPerson, message: APIMessage) =>
  JSON.stringify(person.message(message).components).includes(`"type":${ComponentType.MediaGallery}`);
describe.each([{ http: false }, { http: true }])('where interactions come over http: $http', ({ http }) => {
  test('the panel before moves below when another opens, in words or as a hand, and nobody else sees a difference', async () => {
    const on = await stage({ http, draw: async () => pixel });
    const { ada, ben, board } = await begun(on);
    ada.setLocale('fr');
    const first = (await ada.press(await board(), 'Play')).message!;
    const others = (await ben.press(await board(), 'Play')).message!;
    const second = (await ada.press(await board(), 'Hand')).message!;
    await ada.wait(() => ada.text(first).includes('passé plus bas'), 'the first to give way');
    expect(ada.text(first).trim().split('\n')).toHaveLength(1);
    expect(ada.buttons(first)).toEqual([]);
    expect(hasPicture(ada, first)).toBe(false);
    const third = (await ada.command('#lounge', 'duel', { subcommand: 'hand' })).message!;
    await ada.wait(() => ada.text(second).includes('passé plus bas'), 'the second to give way');
    expect(ada.buttons(third)).toContain('Jouer');
    expect(ben.buttons(others)).toContain('1');
    expect(on.errors).toEqual([]);
  });

  test('a press on the panel changes it where it stands', async () => {
    const on = await stage({ http, draw: async () => pixel });
    const { ada, board } = await begun(on);
    const { message: panel } = await ada.press(await board(), 'Play');
    for (const label of ['Hand', 'Play', 'Words', 'Play', idOf(ada, panel!, '1')])
      expect((await ada.press(panel!, label)).message!.id).toBe(panel!.id);
    expect(ada.buttons(panel!)).toContain('2');
    expect(changes(on)).toEqual([]);
  });
});

test('what is no panel stays: log, words and rules stand beside it', async () => {
  const on = await stage({ draw: async () => pixel });
  const { ada, board } = await begun(on);
  const { message: panel } = await ada.press(await board(), 'Play');
  for (const label of ['Log', 'Words']) await ada.press(await board(), label);
  for (const subcommand of ['help', 'log', 'board']) await ada.command('#lounge', 'duel', { subcommand });
  expect(ada.buttons(panel!)).toContain('1');
  expect(changes(on)).toEqual([]);
});

test('after the last answer a line is left, without what was held', async () => {
  const on = await stage({ draw: async () => pixel });
  const { ada, board } = await begun(on);
  const { message: panel } = await ada.press(await board(), 'Play');
  expect(hasPicture(ada, panel!)).toBe(true);
  for (const n of ['1', '2']) await ada.press(panel!, idOf(ada, panel!, n));
  expect(ada.text(panel!)).toContain('You bid 2.');
  expect(ada.text(panel!)).toContain('nothing to do now');
  expect(hasPicture(ada, panel!)).toBe(false);
  expect(ada.buttons(panel!)).toEqual(['Undo', 'Hand', 'Words', 'Orders']);
});

test('a panel whose question is answered under the board is closed', async () => {
  // With this seed the first roll leads to a free city, where nothing is asked.
  const on = await stage({ draw: async () => pixel, chance: { ...cryptoChance, seed: () => seedOf(5) } });
  const [ada, ben] = ['ada', 'ben'].map((key) => on.place.person(key)) as [HeadlessPerson, HeadlessPerson];
  const { message: lobby } = await ada.command('#president', 'president', { subcommand: 'start' });
  await ben.press(lobby!, 'Join');
  await ada.press(lobby!, 'Start');
  const board = await ada.wait(() => ada.messages('#president').findLast((one) => isPublic(one) && ada.buttons(one).includes('Roll')), 'a board');
  const [mover] = [ada, ben].filter(({ mention }) => ada.text(board).includes(mention));
  const panel = (await mover!.press(board, 'Play')).message!;
  expect(mover!.buttons(panel)).toContain('Roll');
  await mover!.press(board, 'Roll');
  await mover!.wait(() => mover!.text(panel).includes('This is settled'), 'the panel to close');
  expect(mover!.buttons(panel)).toEqual([]);
  expect(on.errors).toEqual([]);
});

test('a press on a panel that is giving way is acknowledged at once, and shows what it led to in the end', async () => {
  const on = await stage({ draw: async () => pixel });
  const { ada, board } = await begun(on);
  const first = (await ada.press(await board(), 'Play')).message!;
  on.place.faults.next({ kind: 'slow', delay: 400, route: /^PATCH \/webhooks/ });
  const second = (await ada.press(await board(), 'Play')).message!;
  await ada.press(first, idOf(ada, first, '1'));
  await ada.wait(() => ada.text(first).includes('You bid 1.') && ada.text(second).includes(moved), 'the one pressed last to be the panel');
  expect(ada.buttons(first)).toContain('2');
  const acknowledged = on.seen.findIndex(({ body }) => (body as { type?: number } | null)?.type === 6);
  const line = on.seen.findIndex(({ method, path }) => method === 'PATCH' && path.startsWith('/webhooks'));
  expect(acknowledged).toBeGreaterThan(0);
  expect(acknowledged).toBeLessThan(line);
  expect(on.errors).toEqual([]);
});

test('where an old panel cannot give way, nothing else fails, and it says so when it is pressed', async () => {
  const on = await stage({ draw: async () => pixel });
  const { ada, board } = await begun(on);
  const old = (await ada.press(await board(), 'Play')).message!;
  on.place.faults.next({ kind: 'refused', as: 'unknownWebhook', times: 9, route: /^PATCH \/webhooks/ });
  await bid(ada, await board(), '1', '2');
  await ada.press(old, idOf(ada, old, '3'));
  expect(ada.text(old)).toContain('moved on');
  expect(ada.text(old)).toContain('nothing to do now');
  expect(on.errors).toEqual([]);
});
