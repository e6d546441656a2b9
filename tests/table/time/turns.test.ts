import { expect, test } from 'vitest';
import { playTurns } from './turns.ts';

test('in a hundred turns with restarts, nobody is reminded twice, late or in their quiet hours', async () => {
  const { said, pings } = await playTurns(100, 1);
  expect(said).toBeGreaterThan(5);
  expect(pings).toBeGreaterThan(2);
});
