import { expect, test } from 'vitest';
import { capital, capitals } from '../../src/i18n/capitals.ts';
import { withFullStops, withSmallLetters } from '../../src/i18n/languages/language.ts';
import { langs, rowOf } from '../../src/i18n/languages.ts';

test.each(langs)('%s opens and ends what is said in passing, once', (lang) => {
  const { sentence, clause, inside } = rowOf(lang);
  expect(['draw a card', 'Draw a card.', 'why?', 'then …'].map(sentence)).toEqual(['Draw a card.', 'Draw a card.', 'Why?', 'Then …']);
  expect(['Draw a card.', 'Draw a card'].map(clause)).toEqual(['Draw a card', 'Draw a card']);
  expect(['Draw a card.', 'Then …'].map(inside)).toEqual(['draw a card', 'then …']);
});

test.each(langs)('%s finds what a text asks', (lang) => {
  const { question } = rowOf(lang);
  expect(question('Wisconsin is yours. Which state comes into play? Choose one.')).toBe('Which state comes into play?');
  expect(question('À vous\u202f! Où voulez-vous aller\u202f?')).toBe('Où voulez-vous aller\u202f?');
  expect(question('Your turn: play a card or draw one.')).toBeNull();
});

test('a language to come may keep its capitals inside, or end otherwise', () => {
  const german = { ...withFullStops('de'), inside: withFullStops('de').clause };
  expect(german.inside('Karten ziehen.')).toBe('Karten ziehen');
  expect(withSmallLetters('tr').inside('Ilk kart.')).toBe('ılk kart');
});

test('capitals follow the language', () => {
  expect(capital('état', 'fr')).toBe('État');
  expect([capitals('straße', 'de'), capitals('Μαΐου', 'el'), capitals('ilk', 'tr'), capitals('McCain', 'en')]).toEqual([
    'STRASSE',
    'ΜΑΪΟΥ',
    'İLK',
    'McCAIN',
  ]);
});
