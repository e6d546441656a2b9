import { expect, test } from 'vitest';
import { told } from '../../src/discord/present/board-post.ts';

const events = (...keys: string[]) => keys.map((key) => ({ key }));
const game = { asides: ['detail'] };

test('what fits a post is told whole, in its order', () => {
  const all = events('detail', 'a', 'detail', 'b');
  expect(told(all, game)).toEqual(all);
});

test('where too much has happened, details go first, the oldest before the newer', () => {
  expect(told(events('a', 'detail', 'b', 'detail', 'c'), game).map(({ key }) => key)).toEqual(['a', 'b', 'detail', 'c']);
  expect(told(events('a', 'b', 'c', 'detail', 'd', 'e'), game).map(({ key }) => key)).toEqual(['b', 'c', 'd', 'e']);
  expect(told(events('a', 'b', 'c', 'd', 'e'), {}).map(({ key }) => key)).toEqual(['b', 'c', 'd', 'e']);
});
