/** Names and descriptions of commands, as Discord takes them: in the main language, with the other languages for their locales. */
import type { LocalizationMap } from 'discord-api-types/v10';
import { type Lang, langs, mainLang, rowOf } from '../../i18n/languages.ts';
import { typeset } from '../../i18n/say.ts';
import { texts, typed } from '../text/index.ts';
import type { Messages } from '../text/messages.ts';
import type { Typed } from '../text/typed.ts';

type Plain = { [K in keyof Messages]: keyof Messages[K] extends never ? K : never }[keyof Messages];

const localized = (said: (lang: Lang) => string): LocalizationMap =>
  Object.fromEntries(langs.filter((lang) => lang !== mainLang).flatMap((lang) => rowOf(lang).locales.map((locale) => [locale, said(lang)])));

/** A typed name: the permanent one, and each language's own. */
export const named = (name: string, said: (lang: Lang) => string) => ({ name, name_localizations: localized(said) });

/** A description, in one short sentence per language. */
export const described = (said: (lang: Lang) => string) => ({ description: said(mainLang), description_localizations: localized(said) });

/** The same, from one of the bot's own sentences. */
export const describedBy = (key: Plain) => described((lang) => typeset((texts[lang][key] as () => string)(), lang));

/** An option's name in every language, and its description. */
export const optionWords = (name: keyof Typed['options'], does: keyof Typed['options'] | 'whose' = name) => ({
  ...named(name, (lang) => typed[lang].options[name]),
  ...describedBy(`bot.option.${does}`),
});
