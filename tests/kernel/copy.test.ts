import { expect, test } from 'vitest';
import { copyJson, copySharing } from '../../src/kernel/copy.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import { standings } from '../games/standings.ts';
import { startRandomGame } from '../standing/play.ts';

/** Every object and list in a value. */
const partsOf = (value: unknown): object[] => (typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []);

test.each(
  standings.map((standing) => [standing.game.command, standing] as const),
)('a copy of a state of %s has its own of everything', (_, standing) => {
  const state = startRandomGame(standing, 0, fastRandom(0));
  const copy = copyJson(state);
  expect(copy).toEqual(structuredClone(state));
  const own = new Set(partsOf(copy));
  expect(partsOf(state).filter((part) => own.has(part))).toEqual([]);
});

test('a copy that shares some fields has its own of the others', () => {
  const state = { fixed: { cards: ['a'] }, hands: { me: ['a', null], you: [] }, turn: 1 };
  const copy = copySharing(state, ['fixed']);
  expect(copy).toEqual(state);
  expect(copy.fixed).toBe(state.fixed);
  copy.hands.me.push('b');
  expect(state.hands.me).toEqual(['a', null]);
});

test('what is no object is its own copy', () => {
  for (const value of [null, 1, 'text', true]) expect(copyJson(value)).toBe(value);
});
