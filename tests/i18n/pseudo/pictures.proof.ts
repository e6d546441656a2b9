/** Every sample picture of every game, drawn in the pseudo-language: nothing is cut, overlaps or is hidden. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/games/game.ts';
import { games } from '../../../src/games/index.ts';
import { mainLang } from '../../../src/i18n/languages.ts';
import { galleryGames, picturesOf } from '../../render/gallery.ts';
import { faultsOfPaint, faultsOfWords, narrowed } from '../../tools/picture-faults.ts';
import { speakPseudo } from './speak.ts';

/** The faults in a game's samples, in whichever language is the main one now. */
async function faultsIn(command: string): Promise<string[]> {
  const pictures = (await picturesOf(command)).filter(({ lang }) => lang === mainLang);
  expect(pictures.length).toBeGreaterThan(5);
  return pictures.flatMap(({ name, scene }, i) =>
    // In the middle of a film things may pass over words. Painting takes long: every third is enough, since words are looked at in all.
    [...faultsOfWords(scene), ...(/-50$/.test(name) || i % 3 > 0 ? [] : faultsOfPaint(scene))].map((fault) => `${name}: ${fault}`),
  );
}

/**
 * The same fault in another language: either literally or, for paint over struck-out words, the same line in any picture or letters of the same color
 * in this one. Which letters it crosses, and where, depends on their length.
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

  // Longer words may be drawn narrower. A player's token that another covers is covered in English, too.
  expect(faults.filter((fault) => !fault.includes(narrowed) && !alike(fault).some((one) => usual.has(one)))).toEqual([]);
});

test('a longer language is drawn with narrower letters somewhere: it is longer', async () => {
  const [game] = games as [Game];
  speakPseudo(game);
  expect((await faultsIn(game.command)).some((fault) => fault.includes(narrowed))).toBe(true);
});
