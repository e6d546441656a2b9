import { expect, test } from 'vitest';
import { langs } from '../../src/i18n/languages.ts';
import { sampleOf, sentencesOf } from './sample.ts';

test('the same seed draws the same sentences, each of another kind', () => {
  const lines = ['Ada draws 1 card.', 'Ben draws 2 cards.', 'Zoé draws 3 cards.', 'It is over now.', 'Lyon'];
  expect(sampleOf(lines, 9, 7)).toEqual(sampleOf(lines, 9, 7));
  expect(sampleOf(lines, 9, 7)).toHaveLength(3);
  expect(sampleOf(lines, 1, 7)).toHaveLength(1);
});

test.each(langs)('what the bot itself says can be sampled (%s)', (lang) => {
  expect(sampleOf(sentencesOf('bot', lang), 150, 7)).toHaveLength(150);
});

test('a game that does not exist is refused by name', () => {
  expect(() => sentencesOf('chess', 'en')).toThrow("There is no game 'chess'. There are: campaign,");
});
