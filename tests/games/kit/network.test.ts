import { expect, test } from 'vitest';
import { outputOf } from '../../../src/games/kit/network.ts';

test('a network adds what its neurons say to what each input says by itself', () => {
  const network = { means: [1, 2], scales: [2, 1], neurons: [[0.5, -1, 0.25]], outputs: [3], direct: [0.1, -0.2] };
  // Both inputs are scaled to 2: 0.1 · 2 − 0.2 · 2 + 3 · tanh(0.5 · 2 − 1 · 2 + 0.25), where tanh(−0.75) is −0.635149.
  expect(outputOf(network, [2, 4])).toBeCloseTo(-2.105447, 6);
  // What is far from anything it was fitted to counts as 6 spreads from the mean: 0.6 − 0.4 + 3 · tanh(1.25), where tanh(1.25) is 0.848284.
  expect(outputOf(network, [100, 4])).toBeCloseTo(2.744851, 6);
  expect(outputOf(network, [1000, 4])).toBe(outputOf(network, [100, 4]));
});
