import { Locale } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { langOf, langs, mainLang, rowOf } from '../../src/i18n/languages.ts';
import { files, textOf } from '../tools/imports.ts';

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

/** A language named in code: `'fr'`, `fr:`, `.fr`, `{ en, fr }`, `/fr/`. */
const code = `(?:${langs.join('|')})`;
const named = new RegExp(`(['"\`])${code}\\1|\\b${code}:|\\.${code}\\b|[{,] *${code} *[,}]|/${code}/`, 'gu');
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('a language named in code is found', () => {
  for (const text of [`lang === 'fr'`, `{ fr: 'Oui' }`, 'texts.en.title', 'const texts = { en, fr };', `import('./words/en/index.ts')`])
    expect(text.match(named), text).not.toBeNull();
  expect(`city('aix', 'Aix-en-Provence')`.match(named)).toBeNull();
});

test('nobody names a language but the table and the folders of the languages; the local Discord and the App Directory’s listing speak for themselves', () => {
  const own = new RegExp(
    `^(?:i18n/languages\\.ts|i18n/languages/.*|playground/.*|scripts/listing\\.ts|discord/text/${code}/.*|games/[^/]+/words/${code}/.*)$`,
  );
  const others = files.filter((file) => !own.test(file));
  expect(others.length).toBeGreaterThan(200);
  expect(others.flatMap((file) => (withoutComments(textOf(file)).match(named) ?? []).map((found) => `${file}: ${found}`))).toEqual([]);
});
