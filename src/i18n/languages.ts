/**
 * The languages that the program speaks, a row each. Nothing else names one: a new language is a row here, a file in `languages`, a folder with its code
 * beside `discord/text/en`, and one beside each game's `words/en`. A row's place stands in custom ids: new ones come last, and none is ever taken out.
 */

import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import type { Language } from './languages/language.ts';

/** By code, as BCP 47 has it. */
export const languages = { en: english, fr: french } as const satisfies { readonly [code: string]: Language };

export type Lang = keyof typeof languages;
export const langs = Object.keys(languages) as readonly Lang[];

/** What readers of all other locales read, and what permanent names of commands are words of: the first row. */
export const mainLang: Lang = langs[0]!;

/** The language of whoever has this locale, or that has this code; the main one for any other. */
export const langOf = (locale: string | null | undefined): Lang =>
  langs.find((lang) => lang === locale || rowOf(lang).locales.includes(locale ?? '')) ?? mainLang;

/** A language's row. */
export const rowOf = (lang: Lang): Language => languages[lang];

/** What a name has in a language: in English a plain string alone. Where the language is not known, what it has in all of them. */
export type FormsOfName<L extends Lang = Lang> = { readonly [F in keyof ReturnType<(typeof languages)[L]['forms']>]: string };

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
