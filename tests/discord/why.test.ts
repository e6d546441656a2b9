/** The deeds of a computer that Why? quotes. */
import { expect, test } from 'vitest';
import { narrated } from '../../src/discord/present/parts/story.ts';
import { fromDeedsOf } from '../../src/games/kit/actors.ts';
import { squareNamed } from '../../src/games/president/data/squares.ts';
import { president } from '../../src/games/president/game.ts';
import type { Message } from '../../src/kernel/types.ts';

const letsGo: Message = { key: 'lets.go', args: { seat: 'B', flyer: 'A', to: squareNamed('lille') } };
const battle: Message = { key: 'battle', args: { city: 'lille', newcomer: 'A', owner: 'B' } };
const attack: Message = { key: 'attacks', args: { seat: 'B', card: 'A1', city: 'lille' } };

test('a flight that it let happen is somebody else’s deed, though both are told in one sentence', () => {
  const told = narrated([letsGo, battle], president);
  expect(told.map(({ args }) => args?.seat)).toEqual(['A']);
  expect(fromDeedsOf('B', told)).toEqual([]);
  expect(fromDeedsOf('A', told)).toEqual(told);
});

test('its own deed is quoted, with what came of it', () => {
  const told = narrated([letsGo, battle, attack, { key: 'repelled', args: { city: 'lille', newcomer: 'A', owner: 'B' } }], president);
  expect(told.length).toBeGreaterThan(1);
  expect(fromDeedsOf('B', told)).toEqual(told.slice(1));
});
