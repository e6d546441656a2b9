/**
 * The languages that the program speaks, a row each. Nothing else names one: a new language is a row here, a folder with its code beside
 * `discord/text/en`, and one beside each game's `words/en`. A row's place stands in custom ids: new ones come last, and none is ever taken out.
 */

import { deOrD, frenchSpaces } from './french.ts';

/** What a language does its own way. Lists, numbers and plural forms follow from its code, by `Intl`. */
export interface Language {
  /** What its speakers call it. */
  name: string;
  /** The locales of Discord whose readers are spoken to in it, and see commands in it: discord.com/developers/docs/reference#locales. */
  locales: readonly string[];
  /** A quotation, `$1`: what was typed between straight quotes. */
  quotation: string;
  /** Sets the spaces that hold signs to their words, where the language has any. */
  spaced(text: string): string;
  /** What belongs to somebody of this name: «Ada’s», «d’Ada». */
  of(name: string): string;
}

/** By code, as BCP 47 has it. */
const languages = {
  en: { name: 'English', locales: ['en-US', 'en-GB'], quotation: '“$1”', spaced: (text) => text, of: (name) => `${name}’s` },
  fr: { name: 'Français', locales: ['fr'], quotation: '« $1 »', spaced: frenchSpaces, of: deOrD },
} as const satisfies { readonly [code: string]: Language };

export type Lang = keyof typeof languages;
export const langs = Object.keys(languages) as readonly Lang[];

/** What readers of all other locales read, and what permanent names of commands are words of: the first row. */
export const mainLang: Lang = langs[0]!;

/** The language of whoever has this locale, or that has this code; the main one for any other. */
export const langOf = (locale: string | null | undefined): Lang =>
  langs.find((lang) => lang === locale || rowOf(lang).locales.includes(locale ?? '')) ?? mainLang;

/** A language's row. */
export const rowOf = (lang: Lang): Language => languages[lang];

/** Something of each language: `inEachLanguage((lang) => texts[lang].title)`. */
export const inEachLanguage = <T>(make: (lang: Lang) => T): { [L in Lang]: T } =>
  Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as { [L in Lang]: T };

/**
 * Something of each language's folder: `fromEachFolder<GameTexts>(async (lang) => (await import(`./${lang}/index.ts`)).texts)`. That it is of
 * this type each folder says itself. Rejects where a language has no folder.
 */
export async function fromEachFolder<T>(load: (lang: Lang) => Promise<T>): Promise<{ [L in Lang]: T }> {
  const loaded = new Map(await Promise.all(langs.map(async (lang): Promise<[Lang, T]> => [lang, await load(lang)])));
  return inEachLanguage((lang) => loaded.get(lang)!);
}
