/** Every sample picture of every game, drawn in the pseudo-language: nothing is cut, nothing meets, nothing is hidden. */
import { afterEach, expect, test } from 'vitest';
import { texts as bot } from '../../../src/discord/text/index.ts';
import type { Game } from '../../../src/games/game.ts';
import { games } from '../../../src/games/index.ts';
import { langs, mainLang } from '../../../src/i18n/languages.ts';
import { galleryGames, picturesOf } from '../../render/gallery.ts';
import { faultsOfPaint, faultsOfWords, narrowed } from '../../tools/picture-faults.ts';
import { pseudoPhrases, pseudoTexts } from './texts.ts';

const mended: (() => void)[] = [];
afterEach(() => {
  for (const mend of mended.splice(0)) mend();
});

/** Whoever reads the main language reads the pseudo-language, until the test is over. */
function speakPseudo<T>(texts: { [lang: string]: T }, made: (texts: T) => T): void {
  const before = texts[mainLang]!;
  texts[mainLang] = made(before);
  mended.push(() => {
    texts[mainLang] = before;
  });
}

/** What is wrong with the samples of a game, in what the main language is now. */
async function faultsIn(command: string): Promise<string[]> {
  const pictures = (await picturesOf(command)).filter(({ lang }) => lang === mainLang);
  expect(pictures.length).toBeGreaterThan(5);
  return pictures.flatMap(({ name, scene }) => [...faultsOfWords(scene), ...faultsOfPaint(scene)].map((fault) => `${name}: ${fault}`));
}

test.each(galleryGames)('%s: no sample picture has a fault that English has not', async (command) => {
  const game = games.find((one) => one.command === command)!;
  const usual = await faultsIn(command);
  speakPseudo(game.texts, (texts) => pseudoTexts(texts, game.texts[langs.at(-1)!]));
  speakPseudo(bot, pseudoPhrases);

  const faults = await faultsIn(command);

  // Longer words may be drawn narrower; a player's token that another covers is covered in English, too.
  expect(faults.filter((fault) => !fault.includes(narrowed) && !usual.includes(fault))).toEqual([]);
});

test('a longer language is drawn with narrower letters somewhere: it is longer', async () => {
  const [game] = games as [Game];
  speakPseudo(game.texts, (texts) => pseudoTexts(texts, game.texts[langs.at(-1)!]));
  expect((await faultsIn(game.command)).some((fault) => fault.includes(narrowed))).toBe(true);
});
