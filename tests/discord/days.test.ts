import { expect, test } from 'vitest';
import { daysWords } from '../../src/discord/present/parts/people.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';

test('days off that follow one another are told as one time, across the end of a year too', () => {
  const days = ['2026-12-24', '2026-12-30', '2026-12-31', '2027-01-01'];
  const read = (lang: 'en' | 'fr') => daysWords(days, speechOf(null, null, lang)).replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ');
  expect(read('en')).toBe('Dec 24, 2026 and Dec 30, 2026 – Jan 1, 2027');
  expect(read('fr')).toBe('24 déc. 2026 et 30 déc. 2026 – 1 janv. 2027');
  expect(daysWords([], speechOf(null, null, 'en'))).toBe('');
});
