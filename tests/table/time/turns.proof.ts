import { expect, test } from 'vitest';
import { playTurns } from './turns.ts';

test('in four thousand turns with restarts, nobody is reminded twice, late or in their quiet hours', { timeout: 900_000 }, async () => {
  const played = await playTurns(4000, 12);
  console.log(played);
  expect(played.said).toBeGreaterThan(400);
  expect(played.pings).toBeGreaterThan(200);
  expect(played.restarts).toBeGreaterThan(40);
  expect(played.unsaid).toBeGreaterThan(40);
});
