/** What the bot says besides the games: a folder a language, each with its sentences and with what is typed in it. */
import { fromEachFolder, inEachLanguage } from '../../i18n/languages.ts';
import { messages } from '../../i18n/say.ts';
import type { Phrases } from '../../i18n/types.ts';
import type { Messages } from './messages.ts';
import type { Typed } from './typed.ts';

const folders = await fromEachFolder<{ phrases: Phrases<Messages>; typed: Typed; guideWords: readonly string[] }>(
  (lang) => import(`./${lang}/index.ts`),
);

export const texts = inEachLanguage((lang) => folders[lang].phrases);
/** What How to play is also looked for by. */
export const guideWords = inEachLanguage((lang) => folders[lang].guideWords);
export const typed = inEachLanguage((lang) => folders[lang].typed);

/** Makes a message of the bot's own: `bot('bot.button.play')`. */
export const bot = messages<Messages>();
