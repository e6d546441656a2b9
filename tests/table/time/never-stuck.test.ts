import { expect, test } from 'vitest';
import { neverStuck } from './never-stuck.ts';

test('whatever people do or leave undone, whoever still plays can go on, and nobody is called who is out', async () => {
  const { alone } = await neverStuck(undefined, [2, 3, 4], 60, 5);
  expect(alone).toBeGreaterThan(0);
});
