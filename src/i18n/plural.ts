/** The form that goes with a number: by the categories that a language counts by, each of which a sentence has a form for. */
import type { Category } from './languages/language.ts';
import { inEachLanguage, type Lang, type languages } from './languages.ts';

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
