/** How an answer that a computer advises is named. */
import { expect, test } from 'vitest';
import { nameOf } from '../../src/discord/present/panel/advice.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { demoGame } from '../table/demo-game.ts';

const { text: say } = speechOf(demoGame, null, 'en');
const option = (id: string, gains: number, group?: number) => ({
  id,
  label: { key: 'demo.bids', args: { total: gains } },
  ...(group !== undefined && { group: { key: 'demo.bids', args: { total: group } } }),
});

test('options that read alike are told apart by their groups, and others need none', () => {
  const options = [option('a', 3, 7), option('b', 3, 8), option('c', 4, 7), option('d', 5)] as never;
  const [three, four, five, seven, eight] = [3, 4, 5, 7, 8].map((n) => say({ key: 'demo.bids', args: { total: n } }));
  expect(nameOf({ options }, ['a'], say)).toBe(`${three} (${seven})`);
  expect(nameOf({ options }, ['b'], say)).toBe(`${three} (${eight})`);
  expect(nameOf({ options }, ['c', 'd'], say)).toBe(say.list([four!, five!]));
  expect(nameOf({ options }, [], say)).not.toBe('');
});
