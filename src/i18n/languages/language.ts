/** What each language does its own way, and what languages with similar scripts share. */
import { capital } from '../capitals.ts';

/** The plural categories of a language: CLDR's, in the order in which `Intl.PluralRules` lists them. */
export type Category = Intl.LDMLPluralRule;

/** A name by itself, and in the other forms of a language: French has `of` and `to`, German may have `dative`. */
interface NameForms {
  readonly plain: string;
  readonly [form: string]: string;
}

/** What a language does its own way. Lists, numbers and capitals follow from its code. */
export interface Language {
  /** Its name in the language itself. */
  name: string;
  /** The Discord locales whose readers are addressed in it, and see commands in it: discord.com/developers/docs/reference#locales. */
  locales: readonly string[];
  /** The categories of its cardinals and ordinals: a sentence that counts has a form for each. `tests/i18n` compares them to `Intl`. */
  plurals: { readonly cardinal: readonly Category[]; readonly ordinal: readonly Category[] };
  /** A quotation: `$1` is what was typed between straight quotes. */
  quotation: string;
  /** The marks that end the surrounding sentence as well as the quotation, so that no full stop follows: “Peace.”, but « Au feu ! ». */
  endsQuoted: string;
  /** Typesets punctuation, replacing one after another: the spaces that tie signs to their words, and stops inside or outside a quotation. */
  punctuation: readonly (readonly [pattern: RegExp, by: string])[];
  /**
   * The forms of a name: `plain` as it is, and any others that the language has, by its article, gender or case. `mark` (`**`) goes around the name,
   * excluding what was joined to it.
   */
  forms(name: string, mark?: string): NameForms;
  /** The possessive of a name: “Ada’s”, «d’Ada». */
  of(name: string): string;
  /** Turns a clause into a sentence, with what begins and ends one. Keeps an ending that is already there. */
  sentence(clause: string): string;
  /** Removes a sentence's ending, as for brackets or before a colon. */
  clause(sentence: string): string;
  /** The same inside another sentence, after a colon: `Draws a card.` becomes `draws a card`. The first word is no name. German keeps its capital. */
  inside(sentence: string): string;
  /** The first sentence of a text that asks something: the others say what was before. Null: none does. */
  question(text: string): string | null;
}

/**
 * What languages with Latin, Greek and Cyrillic letters share: a sentence begins with a capital and ends with a full stop or another mark. `lang`:
 * its code.
 */
export const withFullStops = (lang: string) => ({
  sentence: (clause: string): string => capital(/[.!?…]$/.test(clause) ? clause : `${clause}.`, lang),
  clause: withoutStop,
  question: (text: string): string | null => text.split(/(?<=[.!?…])\s+/u).find((sentence) => sentence.endsWith('?')) ?? null,
});

/** For languages that capitalize only names: the first letter is small inside another sentence. `lang`: its code. */
export const withSmallLetters = (lang: string) => ({
  inside: (sentence: string): string => `${sentence.charAt(0).toLocaleLowerCase(lang)}${withoutStop(sentence.slice(1))}`,
});

/** English has the stop inside a final quotation. */
const withoutStop = (sentence: string): string => sentence.replace(/\.(”?)$/u, '$1');
