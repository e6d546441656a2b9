import { expect, test } from 'vitest';
import { playTurns } from './turns.ts';

test('in ten thousand turns with restarts, nobody is reminded twice, late or in their quiet hours', { timeout: 900_000 }, async () => {
  const played = await playTurns(10_000, 12);
  console.log(played);
  expect(played.said).toBeGreaterThan(1000);
  expect(played.pings).toBeGreaterThan(500);
  expect(played.restarts).toBeGreaterThan(100);
  expect(played.unsaid).toBeGreaterThan(100);
});
