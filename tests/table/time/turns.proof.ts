import { expect, test } from 'vitest';
import { often } from '../../tools/often.ts';
import { playTurns } from './turns.ts';

test('in thousands of turns with restarts, nobody is reminded twice, late or in their quiet hours', { timeout: 900_000 }, async () => {
  const played = await playTurns(often(4000, 2000), 12);
  console.log(played);
  expect(played.said).toBeGreaterThan(often(400, 200));
  expect(played.pings).toBeGreaterThan(often(200, 100));
  expect(played.restarts).toBeGreaterThan(often(40, 20));
  expect(played.unsaid).toBeGreaterThan(often(40, 20));
});
