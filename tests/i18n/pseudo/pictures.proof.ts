/** Every sample picture of every game, drawn in the pseudo-language: nothing is cut, nothing meets, nothing is hidden. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/games/game.ts';
import { games } from '../../../src/games/index.ts';
import { mainLang } from '../../../src/i18n/languages.ts';
import { galleryGames, picturesOf } from '../../render/gallery.ts';
import { faultsOfPaint, faultsOfWords, narrowed } from '../../tools/picture-faults.ts';
import { speakPseudo } from './speak.ts';

/** What is wrong with the samples of a game, in what the main language is now. */
async function faultsIn(command: string): Promise<string[]> {
  const pictures = (await picturesOf(command)).filter(({ lang }) => lang === mainLang);
  expect(pictures.length).toBeGreaterThan(5);
  return pictures.flatMap(({ name, scene }) =>
    // In the middle of a film things pass over words.
    [...faultsOfWords(scene), ...(/-50$/.test(name) ? [] : faultsOfPaint(scene))].map((fault) => `${name}: ${fault}`),
  );
}

/**
 * The same fault in another language: as it is or, of what is painted over words that are struck out, the same line in any picture, or letters of the same
 * color in this one. Which of them it meets, and where, goes by how long they are.
 */
function alike(fault: string): string[] {
  const [, name, letters, line] = /^([^:]*): contrast .*, (#\w+) on (#\w+)$/.exec(fault) ?? [];
  return name === undefined ? [fault] : [`${letters} on ${line}`, `${name}: ${letters}`];
}

test.each(galleryGames)('%s: no sample picture has a fault that English has not', async (command) => {
  const game = games.find((one) => one.command === command)!;
  const usual = new Set((await faultsIn(command)).flatMap(alike));
  speakPseudo(game);

  const faults = await faultsIn(command);

  // Longer words may be drawn narrower; a player's token that another covers is covered in English, too.
  expect(faults.filter((fault) => !fault.includes(narrowed) && !alike(fault).some((one) => usual.has(one)))).toEqual([]);
});

test('a longer language is drawn with narrower letters somewhere: it is longer', async () => {
  const [game] = games as [Game];
  speakPseudo(game);
  expect((await faultsIn(game.command)).some((fault) => fault.includes(narrowed))).toBe(true);
});
