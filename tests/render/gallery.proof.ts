/** The whole gallery is drawn: every game, boards, hands and ends, in every language; and none of it is large. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { langs } from '../../src/i18n/types.ts';
import { drawGallery, galleryGames, picturesOf } from './gallery.ts';

/** In bytes: a board, and a hand. A phone loads either at once. */
const most = { board: 300 * 1024, hand: 120 * 1024 };

test.each(galleryGames)('%s', async (game) => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const pictures = await picturesOf(game);
  for (const lang of langs) expect(pictures.filter((picture) => picture.lang === lang).length).toBeGreaterThan(5);
  await drawGallery(folder, pictures);
  expect(readdirSync(join(folder, game))).toHaveLength(pictures.length * 2);
  const large = pictures.flatMap(({ name, lang }) => {
    const { size } = statSync(join(folder, game, `${name}-${lang}.png`));
    return size > (name.startsWith('hand') ? most.hand : most.board) ? [`${name} ${lang}: ${Math.round(size / 1024)} KB`] : [];
  });
  expect(large).toEqual([]);
});
