import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { copyJson, copySharing } from '../../src/kernel/copy.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { apply, applyInPlace, decisions } from '../../src/kernel/run.ts';
import { fastRandom } from '../../src/kernel/simulation.ts';
import { standings } from '../games/standings.ts';
import { randomAnswer, seedOf, startRandomGame } from '../standing/play.ts';

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

/** The same value, frozen: writing into any part of it throws. */
const frozen = <T>(value: T): T => {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
};

test.each(
  standings.map((standing) => [standing.game.command, standing] as const),
)('an answer on a copy leads where it leads in place in %s, and changes nothing of what it was given', (_, standing) => {
  const { rules } = standing.game;
  for (let n = 0; n < standing.tables.length; n++) {
    const chance = openRandom(startRandom(seedOf(n)), () => {});
    const inPlace = startRandomGame(standing, n, chance);
    let state = frozen(copyJson(inPlace));
    for (let i = 0; i < 40 && !state.outcome; i++) {
      const given = randomAnswer(chance.pick('who', decisions(rules, state)), chance);
      const done = apply(rules, state, given);
      const placed = applyInPlace(rules, inPlace, given);
      if (!done.ok || !placed.ok) return expect.fail('An answer was refused.');
      const { asked, ...applied } = done.value;
      const open = decisions(rules, applied.state);
      // Describing a difference is expensive, so it is done only when there is one.
      if (!isDeepStrictEqual(applied, placed.value)) expect(applied).toEqual(placed.value);
      if (!isDeepStrictEqual(decisions(rules, applied.state, asked), open)) expect(decisions(rules, applied.state, asked)).toEqual(open);
      state = frozen(applied.state);
    }
  }
});

test('a copy that shares some fields has its own of the others', () => {
  const state = { fixed: { cards: ['a'] }, hands: { me: ['a', null], you: [] }, turn: 1 };
  const copy = copySharing(state, ['fixed']);
  expect(copy).toEqual(state);
  expect(copy.fixed).toBe(state.fixed);
  copy.hands.me.push('b');
  expect(state.hands.me).toEqual(['a', null]);
});

test('a copy that shares the items of a list has a list of its own', () => {
  const state = { tiles: [{ row: ['a'] }], hands: [{ cards: ['b'] }] };
  const copy = copySharing(state, [], ['tiles']);
  copy.tiles.push({ row: [] });
  expect(state.tiles).toEqual([{ row: ['a'] }]);
  expect(copy.tiles[0]).toBe(state.tiles[0]);
  expect(copy.hands[0]).not.toBe(state.hands[0]);
});

test('what is no object is its own copy', () => {
  for (const value of [null, 1, 'text', true]) expect(copyJson(value)).toBe(value);
});
