/** The privacy policy and terms that a bot's owner publishes, in all languages: the texts that My data shows, one file each. */
import { speechOf } from '../discord/speech/speech.ts';
import { bot } from '../discord/text/index.ts';
import { langs } from '../i18n/languages.ts';

/** Who runs the bot, how to reach them, and after how many days a finished game is trimmed; null: never. */
interface Owner {
  owner: string;
  contact: string;
  days: number | null;
}

export const legalTexts = ['privacy', 'terms'] as const;

/** One text in all languages, as Markdown. */
export const legalText = (which: (typeof legalTexts)[number], owner: Owner): string =>
  `${langs.map((lang) => pageOf(speechOf(null, null, lang).text(bot(`bot.legal.${which}`, owner)))).join('\n\n')}\n`;

/** On a page, only the lines of a list stay together. */
const pageOf = (text: string): string => text.replaceAll(/\n(?!- )|(?<=^#.*)\n/gm, '\n\n');
