import { Locale } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { langOf, langs, mainLang, rowOf } from '../../src/i18n/languages.ts';

test('every locale of a language is one of Discord’s, and no other language’s', () => {
  const locales = langs.flatMap((lang) => rowOf(lang).locales);
  expect(Object.values(Locale)).toEqual(expect.arrayContaining(locales));
  expect(new Set(locales).size).toBe(locales.length);
});

test('whoever has a locale of a language reads it, and so does who asks for it by its code', () => {
  for (const lang of langs) for (const locale of [lang, ...rowOf(lang).locales]) expect(langOf(locale)).toBe(lang);
});

test('whoever has another locale, or none, reads the main language; so does a table kept in one that this version does not speak', () => {
  expect([langOf('tlh'), langOf(null), langOf(undefined)]).toEqual([mainLang, mainLang, mainLang]);
});

test('Intl knows every language by its code', () => {
  for (const lang of langs) expect(new Intl.PluralRules(lang).resolvedOptions().locale).toBe(lang);
});
