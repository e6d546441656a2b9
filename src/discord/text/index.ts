/** What the bot says besides the games: a folder per language, with its sentences and what is typed in it. */
import { fromEachFolder, inEachLanguage } from '../../i18n/languages.ts';
import { messages } from '../../i18n/say.ts';
import type { Phrases } from '../../i18n/types.ts';
import type { Messages } from './messages.ts';
import type { Typed } from './typed.ts';

const folders = await fromEachFolder<{ phrases: Phrases<Messages>; typed: Typed; guideWords: readonly string[] }>(
  (lang) => import(`./${lang}/index.ts`),
);

export const texts = inEachLanguage((lang) => folders[lang].phrases);
/** Other words that find How to play. */
export const guideWords = inEachLanguage((lang) => folders[lang].guideWords);
export const typed = inEachLanguage((lang) => folders[lang].typed);

/** Makes one of the bot's own messages: `bot('bot.button.play')`. */
export const bot = messages<Messages>();
