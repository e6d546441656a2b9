/**
 * The languages that the program speaks, a row each. Nothing else names one: a new language is a row here, a file in `languages`, a folder with its
 * code beside `discord/text/en`, and one beside each game's `words/en`. A row's place stands in custom ids: new ones come last, and none is ever
 * taken out. And the form that goes with a number, by the categories that a language counts by.
 */
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import type { Category, Language } from './languages/language.ts';

/** By code, as BCP 47 has it. */
const languages = { en: english, fr: french } as const satisfies { readonly [code: string]: Language };

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

type Kind = 'cardinal' | 'ordinal';

/**
 * A form for each category of the language, no more and no fewer: in English `{ one: 'card', other: 'cards' }`, in Polish one, few, many and other.
 * Where the language is not known, for every category that any of the languages has.
 */
export type Forms<L extends Lang = Lang, K extends Kind = 'cardinal'> = {
  readonly [C in (typeof languages)[L]['plurals'][K][number]]: string;
};

/** One object of Intl per language and kind, made once: making them is slow. */
const rules = inEachLanguage((lang) => ({
  cardinal: new Intl.PluralRules(lang),
  ordinal: new Intl.PluralRules(lang, { type: 'ordinal' }),
}));

/** The form for `n` things. */
export const formFor = <L extends Lang>(lang: L, n: number, forms: Forms<L>): string => chosen(forms, rules[lang].cardinal.select(n));

/** The form for the `n`th: `ordinalFor('en', 2, { one: 'st', two: 'nd', few: 'rd', other: 'th' })` gives «nd». */
export const ordinalFor = <L extends Lang>(lang: L, n: number, forms: Forms<L, 'ordinal'>): string => chosen(forms, rules[lang].ordinal.select(n));

/** A test holds each language's categories to those that Intl can choose: the form is there. */
const chosen = (forms: { readonly [C in Category]?: string }, category: Category): string => forms[category]!;
