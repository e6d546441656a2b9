import { expect, test } from 'vitest';
import { orderGroups } from '../../src/discord/present/orders.ts';
import type { Option } from '../../src/kernel/types.ts';

const about = (group: string, n: number): Option[] =>
  Array.from({ length: n }, (_, i) => ({ id: `${group}-${i}`, label: { key: 'order' }, group: { key: group } }));

test('orders about one thing stand in one menu, and what is too much for it in the next, under the same heading', () => {
  const menus = orderGroups([...about('duels', 30), ...about('parries', 2)]);
  expect(menus.map(({ name, options }) => [name?.key ?? null, options.length])).toEqual([
    ['duels', 25],
    [null, 5],
    ['parries', 2],
  ]);
});
