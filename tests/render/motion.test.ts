/** A moving thing starts where it was, ends where it is, and never leaves the path between. */
import { expect, test } from 'vitest';
import { boxBetween, eased, within } from '../../src/scene/motion.ts';

const instants = Array.from({ length: 21 }, (_, i) => i / 20);

test('a movement begins and ends slowly, and never goes back', () => {
  const done = instants.map(eased);
  expect([done[0], done[10], done[20]]).toEqual([0, 0.5, 1]);
  const steps = done.slice(1).map((one, i) => one - done[i]!);
  expect(steps.every((step) => step > 0)).toBe(true);
  expect(steps[0]!).toBeLessThan(steps[10]!);
});

test('a part of it waits for its time, and stays where it came to', () => {
  expect(instants.filter((at) => at <= 0.25).map((at) => within(at, 0.25, 0.75))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(within(0.5, 0.25, 0.75)).toBe(0.5);
  expect(instants.filter((at) => at >= 0.75).every((at) => within(at, 0.25, 0.75) === 1)).toBe(true);
});

test('a box goes from one place to the other, and grows on its way', () => {
  const [from, to] = [
    { x: 0, y: 10, w: 20, h: 20 },
    { x: 100, y: 30, w: 40, h: 10 },
  ];
  expect(boxBetween(from, to, 0)).toEqual(from);
  expect(boxBetween(from, to, 1)).toEqual(to);
  expect(boxBetween(from, to, 0.5)).toEqual({ x: 50, y: 20, w: 30, h: 15 });
});
