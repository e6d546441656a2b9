import { expect, test } from 'vitest';
import { presentKeys, releasedKeys } from './keys.ts';

test('every key of this version stands in the list: if not, UPDATE_GOLDEN=1 npx vitest run tests/released adds it', () => {
  const released = new Set(releasedKeys());
  expect(presentKeys().filter((key) => !released.has(key))).toEqual([]);
});
