/** Names and descriptions of commands, as Discord takes them: in the main language, and beside it in each of the others for its locales. */
import type { LocalizationMap } from 'discord-api-types/v10';
import { type Lang, langs, mainLang, rowOf } from '../../i18n/languages.ts';
import { typeset } from '../../i18n/typeset.ts';
import { texts, typed } from '../text/index.ts';
import type { Messages } from '../text/messages.ts';
import type { Typed } from '../text/typed.ts';

type Plain = { [K in keyof Messages]: keyof Messages[K] extends never ? K : never }[keyof Messages];

const localized = (said: (lang: Lang) => string): LocalizationMap =>
  Object.fromEntries(langs.filter((lang) => lang !== mainLang).flatMap((lang) => rowOf(lang).locales.map((locale) => [locale, said(lang)])));

/** What is typed: a permanent name, and what each language calls it. */
export const named = (name: string, said: (lang: Lang) => string) => ({ name, name_localizations: localized(said) });

/** What it does, in one short sentence of each language. */
export const described = (said: (lang: Lang) => string) => ({ description: said(mainLang), description_localizations: localized(said) });

/** The same, from a sentence of the bot's own. */
export const describedBy = (key: Plain) => described((lang) => typeset((texts[lang][key] as () => string)(), lang));

/** The words of an option, as every language types it, and what it is for. */
export const optionWords = (name: keyof Typed['options'], does: keyof Typed['options'] | 'whose' = name) => ({
  ...named(name, (lang) => typed[lang].options[name]),
  ...describedBy(`bot.option.${does}`),
});
