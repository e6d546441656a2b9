/** The pseudo-language instead of the main one, in this process. */
import { onTestFinished } from 'vitest';
import { texts as bot } from '../../../src/discord/text/index.ts';
import type { Game } from '../../../src/games/game.ts';
import { langs, mainLang } from '../../../src/i18n/languages.ts';
import { pseudoPhrases, pseudoTexts } from './texts.ts';

/** Replaces the main language with the pseudo-language, for the bot and this game, until the test is over. */
export function speakPseudo({ texts }: Game): void {
  instead(texts, (own) => pseudoTexts(own, texts[langs.at(-1)!]));
  instead(bot, pseudoPhrases);
}

function instead<T>(texts: { [lang: string]: T }, made: (texts: T) => T): void {
  const before = texts[mainLang]!;
  texts[mainLang] = made(before);
  onTestFinished(() => {
    texts[mainLang] = before;
  });
}
