/** What a language does its own way, and what those written alike share. */
import { capital } from '../capitals.ts';

/** What a language counts by: CLDR's categories, in the order in which `Intl.PluralRules` lists them. */
export type Category = Intl.LDMLPluralRule;

/** A name as it stands alone, and by the names of a language's cases: French has `of` and `to`, German may have `dative`. */
interface NameForms {
  readonly plain: string;
  readonly [form: string]: string;
}

/** What a language does its own way. Lists, numbers and capitals follow from its code. */
export interface Language {
  /** What its speakers call it. */
  name: string;
  /** The locales of Discord whose readers are spoken to in it, and see commands in it: discord.com/developers/docs/reference#locales. */
  locales: readonly string[];
  /** The categories of its numbers, and of its ordinals: a sentence that counts has a form for each. `tests/i18n` holds them to `Intl`. */
  plurals: { readonly cardinal: readonly Category[]; readonly ordinal: readonly Category[] };
  /** A quotation, `$1`: what was typed between straight quotes. */
  quotation: string;
  /** The marks that end a sentence together with the quotation they stand in, so that no full stop follows: “Peace.”, but « Au feu ! ». */
  endsQuoted: string;
  /** Sets what stands around signs: the spaces that hold them to their words, a stop inside or outside a quotation. */
  punctuated(text: string): string;
  /**
   * The forms of a name: `plain` as it is, and those that the language has besides, by its article, gender or case. `mark` (`**`) stands round the name,
   * without what was joined to it.
   */
  forms(name: string, mark?: string): NameForms;
  /** What belongs to somebody of this name: «Ada’s», «d’Ada». */
  of(name: string): string;
  /** A clause as a sentence of its own: with what opens and ends one. What ends already stays. */
  sentence(clause: string): string;
  /** A sentence without what ends it, as it stands in brackets or before a colon. */
  clause(sentence: string): string;
  /** The same inside another sentence, after a colon: «Draws a card.» is «draws a card» there. The first word is no name. German keeps its capital. */
  inside(sentence: string): string;
}

/** What Latin, Greek and Cyrillic letters share: a sentence begins with a capital and ends with a full stop or a mark of its own. `lang`: its code. */
export const withFullStops = (lang: string) => ({
  sentence: (clause: string): string => capital(/[.!?…]$/.test(clause) ? clause : `${clause}.`, lang),
  clause: withoutStop,
});

/** Where only names have capitals: the first letter is small inside another sentence. `lang`: its code. */
export const withSmallLetters = (lang: string) => ({
  inside: (sentence: string): string => `${sentence.charAt(0).toLocaleLowerCase(lang)}${withoutStop(sentence.slice(1))}`,
});

/** English has the stop inside a quotation at the end. */
const withoutStop = (sentence: string): string => sentence.replace(/\.(”?)$/u, '$1');
