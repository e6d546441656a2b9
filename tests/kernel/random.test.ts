/** What is drawn for a game: the same from the same seed, each purpose on its own. */
import { describe, expect, test } from 'vitest';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { seedOf } from '../standing/play.ts';

const open = (onDraw = () => {}) => openRandom(startRandom(seedOf(1)), onDraw);

test('a purpose draws the same, whatever else is drawn between', () => {
  const [one, other] = [open(), open()];
  const dice = Array.from({ length: 20 }, () => one.die('die'));
  expect(new Set(dice).size).toBeGreaterThan(3);
  expect(dice.map(() => [other.below('cards', 52), other.die('die')][1])).toEqual(dice);
});

test('each draw is told of, once for each number', () => {
  let draws = 0;
  const random = open(() => draws++);
  random.die('die');
  random.shuffle('deck', ['a', 'b', 'c', 'd']);
  expect(draws).toBe(4);
});

describe('nothing is drawn', () => {
  test.each([0, -1, 1.5, Number.NaN])('below %d', (n) => expect(() => open().below('x', n)).toThrow(`Cannot draw below ${n}.`));

  test('from an empty list', () => expect(() => open().pick('card', [])).toThrow('Nothing to pick from (card).'));
});
