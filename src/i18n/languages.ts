/**
 * The program's languages, a row each. Nothing else names one: to add a language, add a row here, a file in `languages`, a folder with its code
 * beside `discord/text/en`, and one beside each game's `words/en`. Custom ids contain a row's index: add new ones at the end, and never remove one.
 * Also the plural form that goes with a number, by the categories of each language.
 */
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import type { Category, Language } from './languages/language.ts';

/** By BCP 47 code. */
const languages = { en: english, fr: french } as const satisfies { readonly [code: string]: Language };

export type Lang = keyof typeof languages;
export const langs = Object.keys(languages) as readonly Lang[];

/** The language for readers with any other locale, and of the permanent names of commands: the first row. */
export const mainLang: Lang = langs[0]!;

/** The language with this locale or code; the main one for any other. */
export const langOf = (locale: string | null | undefined): Lang =>
  langs.find((lang) => lang === locale || rowOf(lang).locales.includes(locale ?? '')) ?? mainLang;

/** A language's row. */
export const rowOf = (lang: Lang): Language => languages[lang];

/** The forms that a name has in a language: in English only a plain string. If the language isn't known, the forms that all languages share. */
export type FormsOfName<L extends Lang = Lang> = { readonly [F in keyof ReturnType<(typeof languages)[L]['forms']>]: string };

/** Makes something for each language: `inEachLanguage((lang) => texts[lang].title)`. */
export const inEachLanguage = <T>(make: (lang: Lang) => T): { [L in Lang]: T } =>
  Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as { [L in Lang]: T };

/**
 * Something from each language's folder: `fromEachFolder<GameTexts>(async (lang) => (await import(`./${lang}/index.ts`)).texts)`. Each folder itself
 * declares that it is of this type. Rejects if a language has no folder.
 */
export async function fromEachFolder<T>(load: (lang: Lang) => Promise<T>): Promise<{ [L in Lang]: T }> {
  const loaded = new Map(await Promise.all(langs.map(async (lang): Promise<[Lang, T]> => [lang, await load(lang)])));
  return inEachLanguage((lang) => loaded.get(lang)!);
}

type Kind = 'cardinal' | 'ordinal';

/**
 * A form for each of the language's categories, no more and no fewer: in English `{ one: 'card', other: 'cards' }`, in Polish one, few, many and
 * other. If the language isn't known, for every category of any language.
 */
export type Forms<L extends Lang = Lang, K extends Kind = 'cardinal'> = {
  readonly [C in (typeof languages)[L]['plurals'][K][number]]: string;
};

/** One Intl object per language and kind, cached because making them is slow. */
const rules = inEachLanguage((lang) => ({
  cardinal: new Intl.PluralRules(lang),
  ordinal: new Intl.PluralRules(lang, { type: 'ordinal' }),
}));

/** The form for `n` things. */
export const formFor = <L extends Lang>(lang: L, n: number, forms: Forms<L>): string => chosen(forms, rules[lang].cardinal.select(n));

/** The form for the `n`th: `ordinalFor('en', 2, { one: 'st', two: 'nd', few: 'rd', other: 'th' })` returns “nd”. */
export const ordinalFor = <L extends Lang>(lang: L, n: number, forms: Forms<L, 'ordinal'>): string => chosen(forms, rules[lang].ordinal.select(n));

/** A test makes sure that each language has all categories that Intl can choose, so the form exists. */
const chosen = (forms: { readonly [C in Category]?: string }, category: Category): string => forms[category]!;
