/** Since when a game waits, by which people find what is most urgent. */
import { expect, test } from 'vitest';
import { sinceOf } from '../../src/table/people/finding.ts';
import { tableInfo } from './table-info.ts';

test('a game waits for somebody since they were asked, and for anybody since the longest of these', () => {
  const game = tableInfo({ seats: { ada: 'A', ben: 'B' }, since: { A: 300, B: 200 } });
  expect(sinceOf(game, 'ada')).toBe(300);
  expect(sinceOf(game, null)).toBe(200);
  expect(sinceOf(game, 'cleo'), 'who doesn’t play').toBe(200);
});

test('a gathering, where nobody is asked, counts as newer: by when it ends', () => {
  expect(sinceOf(tableInfo({ seats: {}, since: {}, expires: 900 }), null)).toBe(900);
  expect(sinceOf(tableInfo({ seats: {}, since: {}, expires: null }), null)).toBe(0);
});
