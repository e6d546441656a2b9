/** When words replace the picture of a hand, each card has one line. */
import { expect, test } from 'vitest';
import { withHand } from '../../src/discord/present/panel/hand-lines.ts';

const words = ['**1 · Trust** – Die 4–6: to your base.', '**2, 3 · Immunity** – Answer to an attack.'].join('\n');

test('what an option would lead to stands on the line of its card', () => {
  const told = withHand(words, ['**1 · Trust** – 50%: 5 points.', '**None** – Keep them.']);
  expect(told.words.split('\n')[0]).toBe('**1 · Trust** – Die 4–6: to your base. · 50%: 5 points.');
  expect(told.lines).toEqual(['**None** – Keep them.']);
});

test('of cards that are alike but can be played as well', () => {
  const told = withHand(words, ['**2 · Immunity** – Against Ben.', '**3 · Immunity** – Against Ben.']);
  expect(told.words.split('\n')[1]).toBe('**2, 3 · Immunity** – Answer to an attack. · Against Ben.');
});

test('cards that are alike have one line, and what is told of each is said once', () => {
  const told = withHand(words, ['~~2 · Immunity~~, ~~3 · Immunity~~ – Only an answer.']);
  expect(told.words.split('\n')[1]).toBe('**2, 3 · Immunity** – Answer to an attack. · Only an answer.');
  expect(told.lines).toEqual([]);
});
