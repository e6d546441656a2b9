import { expect, expectTypeOf, test } from 'vitest';
import { nth } from '../../src/games/moi-president/words/en/numbers.ts';
import { nth as nthInFrench } from '../../src/games/moi-president/words/fr/numbers.ts';
import { oneOrMore } from '../../src/i18n/languages/french.ts';
import type { Category } from '../../src/i18n/languages/language.ts';
import { type Forms, formFor, langs, ordinalFor, rowOf } from '../../src/i18n/languages.ts';

test.each(langs)('%s counts by the categories that Intl chooses from, of numbers and of ordinals', (lang) => {
  const { cardinal, ordinal } = rowOf(lang).plurals;
  const known = (type: Intl.PluralRuleType): string[] => new Intl.PluralRules(lang, { type }).resolvedOptions().pluralCategories.toSorted();
  expect(cardinal.toSorted()).toEqual(known('cardinal'));
  expect(ordinal.toSorted()).toEqual(known('ordinal'));
});

test('a sentence has a form for each category of its language, no more and no fewer', () => {
  expectTypeOf<Forms<'en'>>().toEqualTypeOf<{ readonly one: string; readonly other: string }>();
  expectTypeOf<Forms<'fr'>>().toEqualTypeOf<{ readonly one: string; readonly many: string; readonly other: string }>();
  // @ts-expect-error English has no form for a few
  formFor('en', 3, { one: 'card', few: 'cards', other: 'cards' });
  // @ts-expect-error French has one for millions
  formFor('fr', 3, { one: 'carte', other: 'cartes' });
});

test('a language to come may count by all six', () => {
  expectTypeOf<Category>().toEqualTypeOf<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>();
});

test('English counts one and more, French begins with two and has a form for millions', () => {
  const cards = [0, 1, 1.5, 2, 1_000_000].map((n) => formFor('en', n, { one: 'card', other: 'cards' }));
  expect(cards).toEqual(['cards', 'card', 'cards', 'cards', 'cards']);
  const voix = [0, 1, 1.5, 2, 1_000_000].map((n) => formFor('fr', n, { one: 'carte', many: 'de cartes', other: 'cartes' }));
  expect(voix).toEqual(['carte', 'carte', 'carte', 'cartes', 'de cartes']);
  expect(formFor('fr', 3, oneOrMore('perdue', 'perdues'))).toBe('perdues');
});

test('ordinals have categories of their own', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(nth)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '111th']);
  expect([1, 2, 21].map(nthInFrench)).toEqual(['1re', '2e', '21e']);
  expect(ordinalFor('fr', 1, { one: 're', other: 'e' })).toBe('re');
});
