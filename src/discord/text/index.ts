import { messages } from '../../i18n/messages.ts';
import type { Lang, Phrases } from '../../i18n/types.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Messages } from './messages.ts';

/** What the bot says besides the games. */
export const texts: { [L in Lang]: Phrases<Messages> } = { en, fr };

/** Makes a message of the bot's own: `bot('bot.button.play')`. */
export const bot = messages<Messages>();
